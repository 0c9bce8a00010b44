package t;

import dev.hintproof.annotations.*;
import java.util.*;

@McpServer(name = "s")
class Server {
    String read() { return ""; }
}
