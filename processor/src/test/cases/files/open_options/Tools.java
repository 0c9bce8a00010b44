package files.open_options;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.Files;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.EnumSet;
import java.util.Set;

@McpServer(name = "cases")
public class Tools {
    private static final Set<StandardOpenOption> READING = EnumSet.of(StandardOpenOption.READ);
    private static final OpenOption MODE = StandardOpenOption.READ;

    @McpTool @Plain // accepted
    public int read(String path) throws IOException {
        try (SeekableByteChannel channel = Files.newByteChannel(Path.of(path), StandardOpenOption.READ)) {
            return (int) channel.size();
        }
    }

    @McpTool @Plain // accepted
    public int read_by_default(String path) throws IOException {
        try (SeekableByteChannel channel = Files.newByteChannel(Path.of(path))) {
            return channel.read(ByteBuffer.allocate(10));
        }
    }

    @McpTool @Plain // accepted
    public long file_channel(String path) throws IOException {
        try (FileChannel channel = FileChannel.open(Path.of(path), MODE)) {
            return channel.size();
        }
    }

    @McpTool @Plain // accepted
    public long read_set(String path) throws IOException {
        try (SeekableByteChannel channel = Files.newByteChannel(Path.of(path), Set.of(StandardOpenOption.READ))) {
            return channel.size();
        }
    }

    @McpTool @Plain // refused: fs.write via FileChannel.open
    public long write(String path) throws IOException {
        try (FileChannel channel =
                FileChannel.open(Path.of(path), StandardOpenOption.WRITE, StandardOpenOption.TRUNCATE_EXISTING)) {
            return channel.size();
        }
    }

    // args: "canary.txt", "TRUNCATE_EXISTING"
    @McpTool @Plain // refused: fs.write via Files.newByteChannel, maybe fs.delete
    public long computed(String path, String option) throws IOException {
        try (SeekableByteChannel channel = Files.newByteChannel(
                Path.of(path), StandardOpenOption.WRITE, StandardOpenOption.valueOf(option))) {
            return channel.size();
        }
    }

    @McpTool @Plain // refused: fs.delete via Files.newInputStream
    public int delete_on_close(String path) throws IOException {
        try (InputStream in = Files.newInputStream(Path.of(path), StandardOpenOption.DELETE_ON_CLOSE)) {
            return in.read();
        }
    }

    @McpTool @Plain // refused: fs.write via Files.newOutputStream
    public String append(String path) throws IOException {
        try (OutputStream out = Files.newOutputStream(Path.of(path), StandardOpenOption.APPEND)) {
            out.write(1);
        }
        return path;
    }
}
