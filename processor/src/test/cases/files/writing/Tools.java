package files.writing;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.BufferedWriter;
import java.io.File;
import java.io.FileOutputStream;
import java.io.FileWriter;
import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // refused: fs.write via Files.writeString
    public String write_string(String path) throws IOException {
        Files.writeString(Path.of(path), "x");
        return path;
    }

    @McpTool @Plain // refused: fs.write via Files.newBufferedWriter
    public String buffered(String path) throws IOException {
        try (BufferedWriter out = Files.newBufferedWriter(Path.of(path))) {
            out.write("x");
        }
        return path;
    }

    @McpTool @Plain // refused: fs.write via FileWriter
    public String file_writer(String path) throws IOException {
        try (PrintWriter out = new PrintWriter(new BufferedWriter(new FileWriter(path)))) {
            out.println("x");
        }
        return path;
    }

    @McpTool @Plain // refused: fs.write via FileOutputStream
    public String opened_only(String path) throws IOException {
        new FileOutputStream(path).close(); // opening truncates
        return path;
    }

    @McpTool @Plain // refused: fs.write via PrintStream
    public String print_stream(String path) throws IOException {
        try (PrintStream out = new PrintStream(path, StandardCharsets.UTF_8)) {
            out.print("x");
        }
        return path;
    }

    @McpTool @Plain // refused: fs.write via Formatter
    public String formatter(String path) throws IOException {
        try (java.util.Formatter out = new java.util.Formatter(path)) {
            out.format("%d", 3);
        }
        return path;
    }

    @McpTool @Plain // refused: fs.write via Files.move
    public String move(String path) throws IOException {
        Files.move(Path.of(path), Path.of("moved.txt"));
        return path;
    }

    @McpTool @Plain // refused: fs.write via Files.copy
    public String copy(String path) throws IOException {
        Files.copy(Path.of(path), Path.of("copied.txt"), StandardCopyOption.REPLACE_EXISTING);
        return path;
    }

    @McpTool @Plain // refused: fs.write via File.setLastModified
    public boolean touch(String path) {
        return new File(path).setLastModified(1000L);
    }

    @McpTool @Plain // refused: fs.write via Files.setLastModifiedTime
    public String touch_path(String path) throws IOException {
        return Files.setLastModifiedTime(Path.of(path), FileTime.fromMillis(5000)).toString();
    }

    @McpTool @Plain // refused: fs.write via File.renameTo
    public boolean rename(String path) {
        return new File(path).renameTo(new File("renamed.txt"));
    }
}
