package pattern.either_result_type;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.util.function.Function;

@McpServer(name = "cases")
public class Tools {
    // args: "x"
    @McpTool @Plain // accepted
    public String tool(String text) {
        return parse(text).map(n -> n + 1).fold(error -> "bad: " + error, n -> "got " + n);
    }

    private static Result<Integer> parse(String text) {
        try {
            return new Result.Ok<>(Integer.parseInt(text));
        } catch (NumberFormatException e) {
            return new Result.Err<>(e.getMessage());
        }
    }

    sealed interface Result<T> {
        record Ok<T>(T value) implements Result<T> {}

        record Err<T>(String error) implements Result<T> {}

        default <R> Result<R> map(Function<T, R> f) {
            if (this instanceof Ok<T> ok) {
                return new Ok<>(f.apply(ok.value()));
            }
            return new Err<>(((Err<T>) this).error());
        }

        default <R> R fold(Function<String, R> onError, Function<T, R> onValue) {
            return this instanceof Ok<T> ok ? onValue.apply(ok.value()) : onError.apply(((Err<T>) this).error());
        }
    }
}
