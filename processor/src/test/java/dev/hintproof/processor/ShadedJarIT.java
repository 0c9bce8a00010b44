package dev.hintproof.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.Test;

/** The jar that users put on their processor path: nothing in it can clash with what else is there. */
class ShadedJarIT {

    private static final Path JAR = Path.of(System.getProperty("hintproof.processor.jar"));

    private static List<String> entries() throws IOException {
        try (var jar = new JarFile(JAR.toFile())) {
            return jar.stream()
                    .filter(entry -> !entry.isDirectory())
                    .map(ZipEntry::getName)
                    .sorted()
                    .toList();
        }
    }

    @Test
    void hasNothingOutsideOfOurPackageButMetadata() throws IOException {
        List<String> foreign = entries().stream()
                .filter(name -> !name.startsWith("dev/hintproof/") && !name.startsWith("META-INF/"))
                .toList();

        assertEquals(List.of(), foreign);
    }

    @Test
    void itsMetadataIsWhatIsMeantToBeThere() throws IOException {
        List<String> metadata = entries().stream()
                .filter(name -> name.startsWith("META-INF/"))
                .filter(name -> !name.startsWith("META-INF/hintproof/"))
                .toList();

        assertEquals(
                List.of(
                        "META-INF/FastDoubleParser-LICENSE",
                        "META-INF/FastDoubleParser-ThirdParty-LICENSE",
                        "META-INF/Schubfach-LICENSE",
                        "META-INF/THIRD-PARTY.txt",
                        "META-INF/services/javax.annotation.processing.Processor"),
                metadata);
    }

    @Test
    void namesTheProcessorBeforeTheOneThatClaims() throws IOException {
        try (var jar = new JarFile(JAR.toFile())) {
            JarEntry services = jar.getJarEntry("META-INF/services/javax.annotation.processing.Processor");
            String text = new String(jar.getInputStream(services).readAllBytes(), StandardCharsets.UTF_8);

            assertEquals(
                    List.of("dev.hintproof.processor.HintproofProcessor", "dev.hintproof.processor.OwnAnnotations"),
                    text.lines().filter(line -> !line.isBlank()).toList());
        }
    }

    @Test
    void hasNoClassOfALibraryUnderItsOwnName() throws IOException {
        try (var jar = new JarFile(JAR.toFile())) {
            assertTrue(jar.stream()
                    .filter(entry -> entry.getName().endsWith(".class"))
                    .noneMatch(entry -> entry.getName().startsWith("dev/hintproof/manifest/")));
        }
    }
}
