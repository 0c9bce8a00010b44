package deep.http_forms;

import dev.hintproof.annotations.*;
import java.io.*;
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.nio.file.*;
import java.util.stream.*;
import java.lang.reflect.*;
import java.lang.invoke.*;
import java.nio.charset.*;
import java.net.*;
import java.net.http.*;
import java.time.Duration;

@McpServer(name = "cases")
public class Tools {
    private final HttpClient client = HttpClient.newHttpClient();
    private final HttpRequest.Builder post = HttpRequest.newBuilder(URI.create("http://localhost:1/")).POST(HttpRequest.BodyPublishers.noBody());
    private final HttpRequest made = post.build();
    private final HttpRequest get = HttpRequest.newBuilder(URI.create("http://localhost:1/")).build();
    private final String verb = System.getProperty("verb", "GET");
    private final Map<String, HttpRequest> requests = Map.of("a", made);
    private final Function<URI, HttpRequest> factory = u -> HttpRequest.newBuilder(u).DELETE().build();
    private void send(HttpRequest r) { try { client.send(r, HttpResponse.BodyHandlers.discarding()); } catch (IOException | InterruptedException e) { } }
    // run: no, net
    @McpTool @Plain // refused: net.write
    public void made() { send(made); }
    // run: no, net
    @McpTool @Plain // refused: net.write
    public void builder_copy() { send(post.copy().timeout(Duration.ofSeconds(1)).build()); }
    // run: no, net
    @McpTool @Plain // refused: net.write
    public void method() { send(HttpRequest.newBuilder(URI.create("http://localhost:1/")).method("POST", HttpRequest.BodyPublishers.noBody()).build()); }
    // run: no, net
    @McpTool @Plain // refused: net.write
    public void method_lower() { send(HttpRequest.newBuilder(URI.create("http://localhost:1/")).method("post".toUpperCase(), HttpRequest.BodyPublishers.noBody()).build()); }
    // run: no, net
    @McpTool @Plain // refused: net.write
    public void map() { send(requests.get("a")); }
    // run: no, net
    @McpTool @Plain // refused: net.write
    public void async() { client.sendAsync(made, HttpResponse.BodyHandlers.ofString()).join(); }
    // run: no, net
    @McpTool @Plain // refused: net.write
    public void get_then_post() { HttpRequest.Builder b = HttpRequest.newBuilder(URI.create("http://localhost:1/")).GET(); b.POST(HttpRequest.BodyPublishers.noBody()); send(b.build()); }
    // run: no, net
    @McpTool @Plain // refused: fs.delete via File.delete
    public void handler() { try { client.send(get, i -> { D.d(); return HttpResponse.BodySubscribers.ofString(StandardCharsets.UTF_8); }); } catch (Exception e) { } }
    // run: no, net
    @McpTool @Plain // refused: net.write
    public void url_connection() throws IOException { HttpURLConnection c = (HttpURLConnection) new URL("http://localhost:1/").openConnection(); c.setRequestMethod("DELETE"); c.getResponseCode(); }
    // run: no, net
    @McpTool @Plain // refused: net.write
    public void url_method_variable() throws IOException { HttpURLConnection c = (HttpURLConnection) new URL("http://localhost:1/").openConnection(); c.setRequestMethod(verb); c.connect(); }
    // run: no, net
    @McpTool @Plain // refused: net.write,maybe net.listen
    public void datagram() throws IOException { try (DatagramSocket s = new DatagramSocket()) { s.send(new DatagramPacket(new byte[1], 1, InetAddress.getLoopbackAddress(), 1)); } }
    // run: no, net
    @McpTool @Plain // refused: net.write,maybe net.listen
    public void datagram_channel() throws IOException { try (var s = java.nio.channels.DatagramChannel.open()) { s.send(java.nio.ByteBuffer.wrap(new byte[1]), new InetSocketAddress("localhost", 1)); } }
    // run: no, net
    @McpTool @Plain // accepted
    public void honest() { send(get); }
    // run: no, net
    @McpTool @Plain // accepted
    public void honest_method() { send(HttpRequest.newBuilder(URI.create("http://localhost:1/")).method("HEAD", HttpRequest.BodyPublishers.noBody()).build()); }


}

class D {
    static String d() {
        return "x" + new File("canary.txt").delete();
    }
}
