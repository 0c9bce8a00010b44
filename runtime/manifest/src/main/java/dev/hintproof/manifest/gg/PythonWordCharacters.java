package dev.hintproof.manifest.gg;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;

/**
 * Which characters Python's {@code \b} takes for parts of words: {@code str.isalnum()} and the underscore, by a table of one
 * Unicode version, so that labels don't depend on the JDK. Loaded when a non-ASCII character is asked for first.
 */
final class PythonWordCharacters {

    private static final String TABLE = "alphanumeric.txt";

    private final int[] starts;
    private final int[] ends;

    private PythonWordCharacters(int[] starts, int[] ends) {
        this.starts = starts;
        this.ends = ends;
    }

    /** Whether Python's regular expressions count that code point as part of a word. */
    static boolean contains(int codePoint) {
        if (codePoint < 0x80) {
            return (codePoint >= 'a' && codePoint <= 'z')
                    || (codePoint >= 'A' && codePoint <= 'Z')
                    || (codePoint >= '0' && codePoint <= '9')
                    || codePoint == '_';
        }
        return Table.INSTANCE.find(codePoint);
    }

    private boolean find(int codePoint) {
        int at = Arrays.binarySearch(starts, codePoint);
        int range = at >= 0 ? at : -at - 2;
        return range >= 0 && codePoint <= ends[range];
    }

    private static PythonWordCharacters load() {
        var lines = new ArrayList<String>();
        try (InputStream in = PythonWordCharacters.class.getResourceAsStream(TABLE)) {
            if (in == null) {
                throw new IllegalStateException("the resource " + TABLE + " is missing from this build");
            }
            var reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.US_ASCII));
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                if (!line.startsWith("#")) {
                    lines.add(line);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        int[] starts = new int[lines.size()];
        int[] ends = new int[lines.size()];
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            int dash = line.indexOf('-');
            starts[i] = Integer.parseInt(line.substring(0, dash), 16);
            ends[i] = Integer.parseInt(line.substring(dash + 1), 16);
        }
        return new PythonWordCharacters(starts, ends);
    }

    /** Holds the table, so that it's loaded only if needed. */
    private static final class Table {
        static final PythonWordCharacters INSTANCE = load();
    }
}
