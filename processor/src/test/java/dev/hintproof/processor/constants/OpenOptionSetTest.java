package dev.hintproof.processor.constants;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.hintproof.manifest.effect.Capability;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OpenOptionSetTest {

    @ParameterizedTest
    @CsvSource({
        "'', fs.read",
        "READ, fs.read",
        "READ CREATE_NEW, fs.read",
        "TRUNCATE_EXISTING, fs.read",
        "READ NOFOLLOW_LINKS SYNC, fs.read",
        "WRITE, fs.write",
        "APPEND, fs.write",
        "READ WRITE, fs.read fs.write",
        "WRITE CREATE, fs.write",
        "WRITE CREATE_NEW, fs.create",
        "WRITE CREATE CREATE_NEW, fs.create",
        "APPEND CREATE_NEW, fs.create",
        "READ WRITE CREATE_NEW, fs.create fs.read",
        "WRITE CREATE_NEW TRUNCATE_EXISTING, fs.write",
        "DELETE_ON_CLOSE, fs.delete fs.read",
        "WRITE CREATE_NEW DELETE_ON_CLOSE, fs.create fs.delete",
        "READ OTHER, fs.delete fs.read fs.write",
    })
    void whereReadingIsTheDefault(String options, String effect) {
        assertEquals(effect, effect(options, true, true));
    }

    @ParameterizedTest
    @CsvSource({
        "'', fs.write",
        "CREATE TRUNCATE_EXISTING WRITE, fs.write",
        "APPEND, fs.write",
        "CREATE APPEND, fs.write",
        "CREATE_NEW, fs.create",
        "CREATE_NEW WRITE, fs.create",
        "CREATE_NEW TRUNCATE_EXISTING, fs.write",
        "CREATE_NEW DELETE_ON_CLOSE, fs.create fs.delete",
        "CREATE_NEW OTHER, fs.create fs.delete fs.write",
    })
    void whereWritingIsTheDefault(String options, String effect) {
        assertEquals(effect, effect(options, true, false));
    }

    @Test
    void anOptionThatIsNotKnownMayWriteAndDelete() {
        assertEquals("fs.delete fs.read fs.write", effect("", false, true));
        assertEquals("fs.delete fs.read fs.write", effect("READ", false, true));
        assertEquals("fs.delete fs.write", effect("", false, false));
        assertEquals("fs.create fs.delete fs.write", effect("CREATE_NEW", false, false));
    }

    /** Opens a file with every set of options that aren't neutral, and one that isn't there: what happens to them must be covered. */
    @Test
    void coversWhatTheFileSystemDoes(@TempDir Path folder) throws IOException {
        StandardOpenOption[] all = {
            StandardOpenOption.READ,
            StandardOpenOption.WRITE,
            StandardOpenOption.APPEND,
            StandardOpenOption.TRUNCATE_EXISTING,
            StandardOpenOption.CREATE,
            StandardOpenOption.CREATE_NEW,
            StandardOpenOption.DELETE_ON_CLOSE
        };
        for (int bits = 0; bits < 1 << all.length; bits++) {
            Set<OpenOption> options = new HashSet<>();
            Set<String> names = new TreeSet<>();
            for (int i = 0; i < all.length; i++) {
                if ((bits & 1 << i) != 0) {
                    options.add(all[i]);
                    names.add(all[i].name());
                }
            }
            Set<Capability> allowed = OpenOptionSet.effect(names, true, true);
            Set<Capability> seen = happens(folder, options);
            assertTrue(covers(allowed, seen), names + " did " + seen + ", but only " + allowed + " is expected");
        }
    }

    private static boolean covers(Set<Capability> allowed, Set<Capability> seen) {
        Set<Capability> covered = EnumSet.copyOf(allowed);
        if (allowed.contains(Capability.FS_WRITE)) {
            covered.add(Capability.FS_CREATE);
        }
        return covered.containsAll(seen);
    }

    private static Set<Capability> happens(Path folder, Set<OpenOption> options) throws IOException {
        Path there = Files.writeString(folder.resolve("there"), "before");
        Path absent = folder.resolve("absent");
        write(there, options);
        write(absent, options);
        Set<Capability> result = EnumSet.noneOf(Capability.class);
        if (!Files.exists(there)) {
            result.add(Capability.FS_DELETE);
        } else if (!Files.readString(there).equals("before")) {
            result.add(Capability.FS_WRITE);
        }
        if (Files.deleteIfExists(absent)) {
            result.add(Capability.FS_CREATE);
        }
        return result;
    }

    private static void write(Path path, Set<OpenOption> options) {
        try (SeekableByteChannel channel = Files.newByteChannel(path, options)) {
            channel.write(ByteBuffer.wrap("after".getBytes(StandardCharsets.UTF_8)));
        } catch (IOException | RuntimeException e) {
            // Not there, there already, read only, or options that exclude each other: what the files look like then
            // counts.
            assertTrue(e.getMessage() != null || e instanceof RuntimeException, e::toString);
        }
    }

    private static String effect(String options, boolean complete, boolean forReadingByDefault) {
        Set<String> names = options.isEmpty() ? Set.of() : Set.of(options.split(" ", -1));
        var result = new TreeSet<String>();
        for (Capability capability : OpenOptionSet.effect(names, complete, forReadingByDefault)) {
            result.add(capability.wireName());
        }
        return String.join(" ", result);
    }
}
