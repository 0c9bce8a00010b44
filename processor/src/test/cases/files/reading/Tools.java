package files.reading;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.BufferedInputStream;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;
import java.util.stream.Stream;

@McpServer(name = "cases")
public class Tools {
    @McpTool @Plain // accepted
    public String text(String path) throws IOException {
        return Files.readString(Path.of(path)) + Files.readAllLines(Path.of(path)).size();
    }

    @McpTool @Plain // accepted
    public String attributes(String path) throws IOException {
        BasicFileAttributes attributes = Files.readAttributes(Path.of(path), BasicFileAttributes.class);
        return attributes.size() + " " + attributes.isDirectory() + Files.exists(Path.of(path)) + Files.probeContentType(Path.of(path));
    }

    @McpTool @Plain // accepted
    public List<String> folder() throws IOException {
        List<String> names = new ArrayList<>();
        try (DirectoryStream<Path> entries = Files.newDirectoryStream(Path.of("."))) {
            for (Path entry : entries) {
                names.add(entry.getFileName().toString());
            }
        }
        try (Stream<Path> all = Files.walk(Path.of("."))) {
            all.filter(Files::isRegularFile).map(Path::toString).forEach(names::add);
        }
        return names;
    }

    @McpTool @Plain // accepted
    public int stream(String path) throws IOException {
        int n = 0;
        try (InputStream in = new BufferedInputStream(new FileInputStream(path));
                Reader reader = new InputStreamReader(in, StandardCharsets.UTF_8)) {
            char[] buffer = new char[64];
            for (int got = reader.read(buffer); got >= 0; got = reader.read(buffer)) {
                n += got;
            }
        }
        return n;
    }

    @McpTool @Plain // accepted
    public String scanner(String path) throws IOException {
        try (Scanner scanner = new Scanner(Path.of(path), StandardCharsets.UTF_8)) {
            return scanner.hasNextLine() ? scanner.nextLine() : "";
        }
    }
}
