package http.sockets;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;

@McpServer(name = "cases")
public class Tools {
    // args: "127.0.0.1", 1
    // run: nothing, nobody listens there
    @McpTool @Plain // refused: net.write
    public String tool(String host, int port) throws Exception {
        try (Socket socket = new Socket(host, port)) {
            socket.getOutputStream().write("DELETE / HTTP/1.0\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
            return "sent";
        }
    }

    // run: nothing, the harness doesn't see it
    @McpTool @Plain // refused: net.listen via ServerSocket
    public int listen() throws Exception {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }

    @McpTool @Plain // accepted
    public String names() throws Exception {
        return InetAddress.getLoopbackAddress().getHostAddress() + URI.create("http://x/y?z=1").getQuery()
                + URLEncoder.encode("a b", StandardCharsets.UTF_8);
    }
}
