package files.creating;

import dev.hintproof.annotations.Emission;
import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // refused: fs.create via Files.createFile
    public String create() throws IOException {
        return Files.createFile(Path.of("new.txt")).toString();
    }

    @McpTool @Emission("fs.create") // accepted
    public String scoped() throws IOException {
        Files.createDirectories(Path.of("a", "b"));
        Files.createDirectory(Path.of("c"));
        return Files.createFile(Path.of("d.txt")).toString();
    }

    @McpTool @Emission("fs.create") // refused: fs.write via Files.writeString
    public String exceeds_scope() throws IOException {
        return Files.writeString(Path.of("canary.txt"), "x").toString();
    }

    @McpTool @Emission("fs.create") // accepted
    public String create_new() throws IOException {
        return Files.write(Path.of("f.txt"), List.of("x"), StandardOpenOption.CREATE_NEW).toString();
    }

    @McpTool @Plain // refused: fs.create via File.mkdirs
    public boolean mkdirs() {
        return new File("x/y").mkdirs();
    }

    @McpTool @Plain // refused: fs.create via File.createNewFile
    public boolean new_file() throws IOException {
        return new File("z").createNewFile();
    }
}
