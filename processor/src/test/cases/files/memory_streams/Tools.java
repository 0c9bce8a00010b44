package files.memory_streams;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // accepted
    public String tool(String text) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8);
                Writer writer = new OutputStreamWriter(bytes, StandardCharsets.UTF_8)) {
            out.printf("%s%n", text);
            writer.write("x");
        }
        StringWriter plain = new StringWriter();
        PrintWriter printer = new PrintWriter(plain);
        printer.println(text);
        new IllegalStateException("x").printStackTrace(printer);
        printer.flush();
        return bytes.toString(StandardCharsets.UTF_8) + plain;
    }

    @McpTool @Plain // accepted
    public int zip(String text) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(bytes)) {
            out.write(text.getBytes(StandardCharsets.UTF_8));
        }
        try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
            return in.readAllBytes().length;
        }
    }
}
