package real.tokeniser;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

@McpServer(name = "cases")
public class Tools {
    // args: "let x = 42; // done"
    @McpTool @Plain // accepted
    public List<Token> tokens(String source) {
        List<Token> result = new ArrayList<>();
        Lexer lexer = new Lexer(source);
        for (Token token : lexer) {
            if (token.kind() != Kind.SPACE) {
                result.add(token);
            }
        }
        return result;
    }

    public enum Kind {
        WORD,
        NUMBER,
        SPACE,
        SIGN
    }

    public record Token(Kind kind, String text, int at) {}

    static final class Lexer implements Iterable<Token> {
        private final String source;

        Lexer(String source) {
            this.source = source;
        }

        @Override
        public Iterator<Token> iterator() {
            return new Iterator<>() {
                private int at;

                @Override
                public boolean hasNext() {
                    return at < source.length();
                }

                @Override
                public Token next() {
                    int start = at;
                    Kind kind = kindOf(source.charAt(at));
                    do {
                        at++;
                    } while (hasNext() && kind != Kind.SIGN && kindOf(source.charAt(at)) == kind);
                    return new Token(kind, source.substring(start, at), start);
                }
            };
        }

        private static Kind kindOf(char c) {
            if (Character.isDigit(c)) {
                return Kind.NUMBER;
            }
            return Character.isLetter(c) ? Kind.WORD : Character.isWhitespace(c) ? Kind.SPACE : Kind.SIGN;
        }
    }
}
