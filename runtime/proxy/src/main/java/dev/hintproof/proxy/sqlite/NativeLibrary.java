package dev.hintproof.proxy.sqlite;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.sqlite.util.LibraryLoaderUtil;

/**
 * SQLite's native part in a folder that only this user can write to, for as long as the driver loads it. The driver would unpack it
 * by itself, into the folder that all users share, and then read it again byte by byte, which takes longer than all else that a
 * journal needs to be opened.
 */
final class NativeLibrary {
    /** Where the driver looks first; whoever sets it wants another library. */
    private static final String PATH = "org.sqlite.lib.path";

    private static boolean unpackedOnce;

    private final @Nullable Path folder;

    private NativeLibrary(@Nullable Path folder) {
        this.folder = folder;
    }

    /** Unpacks it where no connection of this process has loaded it yet. */
    static synchronized NativeLibrary unpacked() {
        if (unpackedOnce || System.getProperty(PATH) != null) {
            return new NativeLibrary(null);
        }
        unpackedOnce = true;
        String resource = LibraryLoaderUtil.getNativeLibResourcePath() + "/" + LibraryLoaderUtil.getNativeLibName();
        try (InputStream packed = LibraryLoaderUtil.class.getResourceAsStream(resource)) {
            return new NativeLibrary(packed == null ? null : unpack(packed));
        } catch (IOException e) {
            return new NativeLibrary(null); // the driver tries its own ways, and says what is wrong
        }
    }

    private static Path unpack(InputStream packed) throws IOException {
        Path folder = Files.createTempDirectory("hintproof-");
        try {
            Files.copy(packed, library(folder));
            System.setProperty(PATH, folder.toString());
            return folder;
        } catch (IOException e) {
            remove(library(folder));
            remove(folder);
            throw e;
        }
    }

    private static Path library(Path folder) {
        return folder.resolve(LibraryLoaderUtil.getNativeLibName());
    }

    /** It is loaded, and needed no more as a file. */
    void remove() {
        if (folder != null) {
            System.clearProperty(PATH);
            remove(library(folder));
            remove(folder);
        }
    }

    private static void remove(Path path) {
        try {
            Files.deleteIfExists(path);
        } catch (IOException e) {
            path.toFile().deleteOnExit(); // some systems keep a library that is in use
        }
    }
}
