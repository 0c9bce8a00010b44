package t;

import dev.hintproof.annotations.*;
import java.util.*;

import jakarta.validation.constraints.*;

@McpServer(name = "s")
class Server {
    /** Possessive. */
    @McpTool @Plain
    void a(@Pattern(regexp = "a*+b") String text) {}

    /** POSIX. */
    @McpTool @Plain
    void b(@Pattern(regexp = "\\p{Alpha}+") String text) {}

    /** Flags. */
    @McpTool @Plain
    void c(@Pattern(regexp = "(?i)abc") String text) {}

    /** Broken. */
    @McpTool @Plain
    void d(@Pattern(regexp = "[a-z") String text) {}

    /** Fine. */
    @McpTool @Plain
    void e(@Pattern(regexp = "[A-Z]{2}-\\d+|x(?:y)?") String text) {}
}
