package plainest.strings_and_numbers;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.math.BigInteger;
import java.text.MessageFormat;
import java.text.NumberFormat;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

@McpServer(name = "cases")
public class Tools {
    // args: "12,3;x"
    @McpTool @Plain // accepted
    public Map<String, Object> tool(String text) {
        Map<String, Object> result = new LinkedHashMap<>();
        Matcher matcher = Pattern.compile("(\\d+)|(?<word>[a-z]+)").matcher(text);
        int sum = 0;
        while (matcher.find()) {
            if (matcher.group("word") == null) {
                sum += Integer.parseInt(matcher.group(1));
            }
        }
        result.put("sum", sum);
        result.put("sorted", text.chars().sorted().mapToObj(c -> String.valueOf((char) c)).collect(Collectors.joining()));
        result.put("big", new BigInteger("123").pow(3).toString());
        result.put("number", NumberFormat.getInstance(Locale.ROOT).format(1234.5));
        result.put("message", MessageFormat.format("{0} of {1}", 1, 2));
        result.put("list", Arrays.asList(text.split("[,;]")));
        result.put("xor", Objects.hash(text, sum) ^ 31);
        return result;
    }
}
