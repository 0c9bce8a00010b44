package files.mapped_buffer;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.IOException;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // refused: fs.write via FileChannel.open
    public long tool(String path) throws IOException {
        try (FileChannel channel =
                FileChannel.open(Path.of(path), StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            MappedByteBuffer buffer = channel.map(FileChannel.MapMode.READ_WRITE, 0, 2);
            buffer.put(0, (byte) 'x');
            buffer.force();
            return channel.size();
        }
    }
}
