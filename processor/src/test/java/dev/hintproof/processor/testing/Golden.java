package dev.hintproof.processor.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Files with what is expected; {@code -Dgolden.update=true} writes them anew, to be read before they are kept. */
public final class Golden {

    private Golden() {}

    /** Compares a text with a file. */
    public static void check(Path file, String actual) throws IOException {
        if (Boolean.getBoolean("golden.update")) {
            Files.createDirectories(file.getParent());
            Files.writeString(file, actual);
            return;
        }
        if (!Files.exists(file)) {
            fail("there is no " + file + "; with -Dgolden.update=true it is written:\n" + actual);
        }
        assertEquals(Files.readString(file), actual, "differs from " + file);
    }
}
