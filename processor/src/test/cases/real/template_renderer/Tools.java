package real.template_renderer;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

@McpServer(name = "cases")
public class Tools {
    private static final Pattern HOLE = Pattern.compile("\\{\\{\\s*(\\w+)(?:\\s*\\|\\s*(\\w+))?\\s*}}");
    private static final Map<String, UnaryOperator<String>> FILTERS = new HashMap<>();

    static {
        FILTERS.put("upper", s -> s.toUpperCase(Locale.ROOT));
        FILTERS.put("lower", s -> s.toLowerCase(Locale.ROOT));
        FILTERS.put("trim", String::strip);
        FILTERS.put("quote", s -> '"' + s.replace("\"", "\\\"") + '"');
    }

    // args: "Hello {{ name | upper }} and {{ other }}", {"name": "x"}
    @McpTool @Plain // accepted
    public String render(String template, Map<String, String> values) {
        Matcher matcher = HOLE.matcher(template);
        StringBuilder out = new StringBuilder();
        List<String> missing = new ArrayList<>();
        while (matcher.find()) {
            String name = matcher.group(1);
            String value = values.get(name);
            if (value == null) {
                missing.add(name);
                value = "?";
            }
            UnaryOperator<String> filter = FILTERS.getOrDefault(matcher.group(2) == null ? "" : matcher.group(2), UnaryOperator.identity());
            matcher.appendReplacement(out, Matcher.quoteReplacement(filter.apply(value)));
        }
        matcher.appendTail(out);
        return missing.isEmpty() ? out.toString() : out + " (missing: " + String.join(", ", missing) + ")";
    }
}
