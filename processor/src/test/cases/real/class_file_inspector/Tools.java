package real.class_file_inspector;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.CharBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.Map;

@McpServer(name = "cases")
public class Tools {
    // args: "canary.txt"
    @McpTool @Plain // accepted
    public Map<String, Object> inspect(String path) throws IOException {
        ByteBuffer buffer = ByteBuffer.wrap(Files.readAllBytes(Path.of(path))).order(ByteOrder.BIG_ENDIAN);
        Map<String, Object> result = new LinkedHashMap<>();
        result.put("size", buffer.remaining());
        if (buffer.remaining() >= 4) {
            result.put("magic", String.format("%08x", buffer.getInt()));
        }
        BitSet seen = new BitSet(256);
        while (buffer.hasRemaining()) {
            seen.set(buffer.get() & 0xff);
        }
        result.put("different", seen.cardinality());
        CharBuffer text = StandardCharsets.UTF_8.decode(ByteBuffer.wrap(new byte[] {65, 66}));
        result.put("text", text.toString());
        return result;
    }
}
