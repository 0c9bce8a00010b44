package com.example.photos;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

final class Cleaner {

    private Cleaner() {}

    static void tidy(Path photo) {
        try {
            Files.delete(photo);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
