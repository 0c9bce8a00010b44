package com.example.photos;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;

final class PhotoFolder {

    private final Path root;

    PhotoFolder(Path root) {
        this.root = root;
    }

    void visitDuplicates(Consumer<Path> visitor) throws IOException {
        Set<Long> sizes = new HashSet<>();
        try (Stream<Path> photos = Files.list(root)) {
            for (Path photo : photos.sorted().toList()) {
                if (!sizes.add(Files.size(photo))) {
                    visitor.accept(photo);
                }
            }
        }
    }
}
