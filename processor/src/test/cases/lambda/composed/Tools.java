package lambda.composed;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;
import java.util.function.Function;
import java.util.function.Predicate;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // refused: fs.delete via File.delete
    public String tool(String name) {
        Function<String, String> trim = String::trim;
        Function<String, String> drop = s -> s + new File("canary.txt").delete();
        return trim.andThen(drop).compose(Object::toString).apply(name);
    }

    @McpTool @Plain // accepted
    public String other(String name) {
        Function<String, String> trim = String::trim;
        Predicate<String> empty = String::isEmpty;
        return empty.negate().or(s -> s.length() > 3).test(name) ? trim.andThen(s -> s + "!").apply(name) : "";
    }
}
