package com.example.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Texts that are files of one folder. */
public class FileTexts implements Texts {

    private final Path folder;

    public FileTexts(Path folder) {
        this.folder = folder;
    }

    @Override
    public String text(String name) throws IOException {
        return Files.readString(folder.resolve(name));
    }
}
