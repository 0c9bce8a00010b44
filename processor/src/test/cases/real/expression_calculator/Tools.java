package real.expression_calculator;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.util.Map;

@McpServer(name = "cases")
public class Tools {
    // args: "2 * (3 + x) - -4 / 2", {"x": 5}
    @McpTool @Plain // accepted
    public double evaluate(String expression, Map<String, Double> variables) {
        Parser parser = new Parser(expression, variables);
        double value = parser.sum();
        parser.expectEnd();
        return value;
    }

    private static final class Parser {
        private final String text;
        private final Map<String, Double> variables;
        private int at;

        Parser(String text, Map<String, Double> variables) {
            this.text = text;
            this.variables = variables;
        }

        double sum() {
            double value = product();
            while (true) {
                if (eat('+')) {
                    value += product();
                } else if (eat('-')) {
                    value -= product();
                } else {
                    return value;
                }
            }
        }

        private double product() {
            double value = factor();
            while (true) {
                if (eat('*')) {
                    value *= factor();
                } else if (eat('/')) {
                    value /= factor();
                } else {
                    return value;
                }
            }
        }

        private double factor() {
            if (eat('-')) {
                return -factor();
            }
            if (eat('(')) {
                double value = sum();
                if (!eat(')')) {
                    throw error("')' expected");
                }
                return value;
            }
            int start = at;
            while (at < text.length() && (Character.isLetterOrDigit(text.charAt(at)) || text.charAt(at) == '.')) {
                at++;
            }
            String word = text.substring(start, at);
            if (word.isEmpty()) {
                throw error("a number or a name expected");
            }
            Double variable = variables.get(word);
            return variable != null ? variable : Double.parseDouble(word);
        }

        private boolean eat(char wanted) {
            while (at < text.length() && text.charAt(at) == ' ') {
                at++;
            }
            if (at < text.length() && text.charAt(at) == wanted) {
                at++;
                while (at < text.length() && text.charAt(at) == ' ') {
                    at++;
                }
                return true;
            }
            return false;
        }

        void expectEnd() {
            if (at < text.length()) {
                throw error("unexpected");
            }
        }

        private IllegalArgumentException error(String what) {
            return new IllegalArgumentException(what + " at " + at + " in " + text);
        }
    }
}
