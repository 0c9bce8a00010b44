package com.example.files;

import java.io.IOException;
import java.nio.file.Path;

/** What the tool does. */
final class Files {

    private Files() {}

    static String text(String name) throws IOException {
        return java.nio.file.Files.readString(Path.of(name));
    }
}
