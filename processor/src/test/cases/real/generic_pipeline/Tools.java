package real.generic_pipeline;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;
import java.util.function.Function;

@McpServer(name = "cases")
public class Tools {
    private final Pipeline<String, Integer> words =
            Pipeline.<String>start().then(String::trim).then(text -> text.split("\\s+")).then(parts -> parts.length);

    // args: " a b c "
    @McpTool @Plain // accepted
    public int count(String text) {
        return words.run(text);
    }

    // args: "x"
    @McpTool @Plain // refused: fs.delete via File.delete
    public int purge(String text) {
        return Pipeline.<String>start().then(t -> new File("canary.txt").delete()).then(gone -> gone ? 1 : 0).run(text);
    }
}

final class Pipeline<I, O> {
    private final Function<I, O> body;

    private Pipeline(Function<I, O> body) {
        this.body = body;
    }

    static <T> Pipeline<T, T> start() {
        return new Pipeline<>(Function.identity());
    }

    <R> Pipeline<I, R> then(Function<? super O, ? extends R> next) {
        return new Pipeline<>(input -> next.apply(body.apply(input)));
    }

    O run(I input) {
        return body.apply(input);
    }
}
