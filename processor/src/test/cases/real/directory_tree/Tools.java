package real.directory_tree;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.IOException;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.EnumSet;
import java.util.List;

@McpServer(name = "cases")
public class Tools {
    // args: ".", 2
    @McpTool @Plain // accepted
    public Node tree(String root, int depth) throws IOException {
        Deque<Node> stack = new ArrayDeque<>();
        Node top = new Node(root);
        stack.push(top);
        Files.walkFileTree(Path.of(root), EnumSet.noneOf(FileVisitOption.class), depth, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
                if (folder.getFileName() != null && folder.getFileName().toString().startsWith(".git")) {
                    return FileVisitResult.SKIP_SUBTREE;
                }
                Node node = new Node(String.valueOf(folder.getFileName()));
                stack.element().children.add(node);
                stack.push(node);
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                Node node = new Node(file.getFileName().toString());
                node.size = attributes.size();
                stack.element().children.add(node);
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult postVisitDirectory(Path folder, IOException failure) {
                Node done = stack.pop();
                stack.element().size += done.size;
                return FileVisitResult.CONTINUE;
            }
        });
        return top;
    }

    public static final class Node {
        private final String name;
        private long size;
        private final List<Node> children = new ArrayList<>();

        Node(String name) {
            this.name = name;
        }

        public String getName() {
            return name;
        }

        public long getSize() {
            return size;
        }

        public List<Node> getChildren() {
            return Collections.unmodifiableList(children);
        }
    }
}
