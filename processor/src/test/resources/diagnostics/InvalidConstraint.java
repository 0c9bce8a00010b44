package t;

import dev.hintproof.annotations.*;
import java.util.*;

import jakarta.validation.constraints.*;

@McpServer(name = "s")
class Server {
    /** No number is both. */
    @McpTool @Plain
    void a(@Min(5) @Max(3) int number) {}

    /** A number has no size. */
    @McpTool @Plain
    void b(@Size(min = 1) int number) {}

    /** Not a decimal. */
    @McpTool @Plain
    void c(@DecimalMin("much") double number) {}

    /** An element's. */
    @McpTool @Plain
    void d(List<@Size(min = 4, max = 2) String> texts) {}

    /** Fine. */
    @McpTool @Plain
    void e(@Min(3) @Max(3) int number, @NotBlank @Size(max = 9) String text, @NotEmpty List<@Positive Integer> numbers) {}
}
