package files.open_options_computed;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.Files;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // refused: fs.write via Files.newByteChannel, maybe fs.delete, maybe fs.create
    public long hash_set() throws IOException {
        Set<OpenOption> options = new HashSet<>(EnumSet.of(StandardOpenOption.WRITE));
        return written(options);
    }

    @McpTool @Plain // refused: fs.write via Files.newByteChannel, maybe fs.delete, maybe fs.create
    public long added() throws IOException {
        Set<OpenOption> options = new HashSet<>();
        Collections.addAll(options, StandardOpenOption.WRITE);
        return written(options);
    }

    // run: nothing, it is CREATE_NEW on a file that is there
    @McpTool @Plain // refused: fs.write via Files.newByteChannel, maybe fs.delete, maybe fs.create
    public long complement() throws IOException {
        return written(EnumSet.complementOf(EnumSet.of(StandardOpenOption.READ, StandardOpenOption.APPEND)));
    }

    @McpTool @Plain // refused: fs.write via Files.newByteChannel, maybe fs.delete, maybe fs.create
    public long copy_of_complement() throws IOException {
        return written(new HashSet<>(EnumSet.complementOf(EnumSet.complementOf(EnumSet.of(StandardOpenOption.WRITE)))));
    }

    @McpTool @Plain // refused: fs.write via Files.newByteChannel, maybe fs.delete, maybe fs.create
    public long range() throws IOException {
        return written(EnumSet.range(StandardOpenOption.WRITE, StandardOpenOption.WRITE));
    }

    @McpTool @Plain // refused: fs.write via Files.newByteChannel, maybe fs.delete, maybe fs.create
    public long element_of_all() throws IOException {
        return written(StandardOpenOption.values()[1]);
    }

    @McpTool @Plain // refused: fs.write via Files.newByteChannel, maybe fs.delete, maybe fs.create
    public long one_of_all_overwritten() throws IOException {
        StandardOpenOption[] all = StandardOpenOption.values();
        all[0] = StandardOpenOption.READ;
        return written(all[1]);
    }

    @McpTool @Plain // refused: fs.write via Files.newByteChannel, maybe fs.delete, maybe fs.create
    public long by_name() throws IOException {
        return written(StandardOpenOption.valueOf("WRITE"));
    }

    @McpTool @Plain // refused: fs.write via Files.newByteChannel, maybe fs.delete, maybe fs.create
    public long by_names() throws IOException {
        return written(Stream.of("WRITE").map(StandardOpenOption::valueOf).toArray(OpenOption[]::new));
    }

    @McpTool @Plain // refused: fs.write via Files.newByteChannel, maybe fs.delete, maybe fs.create
    public long collected_by_names() throws IOException {
        return written(Stream.of("WRITE").map(StandardOpenOption::valueOf).collect(Collectors.toSet()));
    }

    @McpTool @Plain // accepted
    public long reading_set() throws IOException {
        Set<OpenOption> options = new HashSet<>(Set.of(StandardOpenOption.READ));
        return opened(options);
    }

    @McpTool @Plain // accepted
    public long reading_enum_set() throws IOException {
        EnumSet<StandardOpenOption> options = EnumSet.noneOf(StandardOpenOption.class);
        options.add(StandardOpenOption.READ);
        return opened(options);
    }

    @McpTool @Plain // accepted
    public long reading_array() throws IOException {
        OpenOption[] options = new OpenOption[1];
        Arrays.fill(options, StandardOpenOption.READ);
        return opened(options);
    }

    @McpTool @Plain // accepted
    public long reading_list() throws IOException {
        List<OpenOption> options = new ArrayList<>();
        options.add(StandardOpenOption.READ);
        return opened(options.toArray(new OpenOption[0]));
    }

    @McpTool @Plain // accepted
    public long reading_by_default() throws IOException {
        return opened();
    }

    private static long opened(Set<? extends OpenOption> options) throws IOException {
        try (SeekableByteChannel channel = Files.newByteChannel(Path.of("canary.txt"), options)) {
            return channel.size();
        }
    }

    private static long opened(OpenOption... options) throws IOException {
        try (SeekableByteChannel channel = Files.newByteChannel(Path.of("canary.txt"), options)) {
            return channel.size();
        }
    }

    private static long written(Set<? extends OpenOption> options) throws IOException {
        try (SeekableByteChannel channel = Files.newByteChannel(Path.of("canary.txt"), options)) {
            return channel.write(ByteBuffer.wrap(new byte[] {1}));
        }
    }

    private static long written(OpenOption... options) throws IOException {
        try (SeekableByteChannel channel = Files.newByteChannel(Path.of("canary.txt"), options)) {
            return channel.write(ByteBuffer.wrap(new byte[] {1}));
        }
    }
}
