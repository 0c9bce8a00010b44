package dev.hintproof.processor.cases.run;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;

/** A server on the loopback interface that counts the requests by unsafe methods. */
final class HttpLog {

    private static final Set<String> SAFE = Set.of("GET", "HEAD", "OPTIONS", "TRACE");
    private static final String BODY =
            "{\"results\": [{\"name\": \"x\", \"latitude\": 1.5}], \"daily\": {\"mon\": \"2\"}, \"items\": []}";

    private final HttpServer server;
    private final AtomicLong unsafe = new AtomicLong();

    HttpLog() {
        try {
            server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        server.createContext("/", this::answer);
        server.start();
    }

    private void answer(HttpExchange exchange) throws IOException {
        try (exchange) {
            if (!SAFE.contains(exchange.getRequestMethod())) {
                unsafe.incrementAndGet();
            }
            exchange.getRequestBody().readAllBytes();
            byte[] body = BODY.getBytes(StandardCharsets.UTF_8);
            boolean head = exchange.getRequestMethod().equals("HEAD");
            exchange.sendResponseHeaders(200, head ? -1 : body.length);
            if (!head) {
                exchange.getResponseBody().write(body);
            }
        }
    }

    URI address() {
        return URI.create("http://127.0.0.1:" + server.getAddress().getPort() + "/");
    }

    long unsafeRequests() {
        return unsafe.get();
    }
}
