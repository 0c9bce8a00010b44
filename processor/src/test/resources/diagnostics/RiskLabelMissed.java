// options: -Ahintproof.parameterNames=java
package t;

import dev.hintproof.annotations.*;
import java.util.*;

@McpServer(name = "s")
class Server {
    /**
     * Reads.
     *
     * @param clientSecret a value
     * @param userToken a value
     * @param filePath the path of the file
     * @param totalResults how many
     */
    @McpTool @Plain
    void a(String clientSecret, String userToken, String filePath, int totalResults) {}
}
