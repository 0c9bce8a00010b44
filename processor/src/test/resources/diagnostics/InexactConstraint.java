package t;

import dev.hintproof.annotations.*;
import java.util.*;

import jakarta.validation.constraints.*;
import java.time.LocalDate;

@McpServer(name = "s")
class Server {
    /** Now isn't known to a schema. */
    @McpTool @Plain
    void a(@Past LocalDate date, @Pattern(regexp = "abc", flags = Pattern.Flag.CASE_INSENSITIVE) String text) {}

    /** Fine. */
    @McpTool @Plain
    void b(@Pattern(regexp = "abc") String text, @Email String mail) {}
}
