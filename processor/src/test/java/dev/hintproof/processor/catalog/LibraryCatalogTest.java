package dev.hintproof.processor.catalog;

import static java.util.Objects.requireNonNull;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Every line of a library's catalog speaks of something that the library has. */
class LibraryCatalogTest {
    private static final BuiltInCatalog BUILT_IN = new BuiltInCatalog();
    /** Type to {@code name(descriptor)}. */
    private static final Map<String, Set<String>> LIBRARIES = new HashMap<>();

    @BeforeAll
    static void readTheJars() throws IOException {
        Path folder = Path.of("target", "catalog-jars");
        assertTrue(Files.isDirectory(folder), "the build copies the libraries to " + folder);
        try (Stream<Path> jars = Files.list(folder)) {
            for (Path jar : (Iterable<Path>) jars.sorted()::iterator) {
                readJar(jar);
            }
        }
    }

    private static void readJar(Path path) throws IOException {
        try (var jar = new JarFile(path.toFile())) {
            for (JarEntry entry : Collections.list(jar.entries())) {
                if (entry.getName().endsWith(".class") && !entry.getName().startsWith("META-INF")) {
                    readClass(jar.getInputStream(entry).readAllBytes());
                }
            }
        }
    }

    private static void readClass(byte[] bytes) {
        var reader = new ClassReader(bytes);
        var members = new HashSet<String>();
        LIBRARIES.put(reader.getClassName(), members);
        reader.accept(
                new ClassVisitor(Opcodes.ASM9) {
                    @Override
                    public @Nullable MethodVisitor visitMethod(
                            int access, String name, String descriptor, String signature, String[] exceptions) {
                        members.add(name + descriptor);
                        return null;
                    }
                },
                ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
    }

    @Test
    void everyLineResolves() {
        var used = new HashSet<String>();
        LIBRARIES.forEach((type, members) -> {
            CatalogTable table = BUILT_IN.table(CatalogTable.packageOf(type));
            if (table != null) {
                for (String member : members) {
                    int open = member.indexOf('(');
                    table.methodLines(type, member.substring(0, open), member.substring(open))
                            .forEach(entry ->
                                    used.add(entry.where() + " " + entry.line().selector()));
                }
            }
        });
        var dead = new ArrayList<String>();
        for (CatalogFile file : libraryFiles()) {
            for (CatalogFile.Line line : file.lines()) {
                String where = file.file() + ":" + line.number() + " " + line.selector();
                boolean alive = line.selector() instanceof Selector.OfType type
                        ? LIBRARIES.containsKey(type.type())
                        : used.contains(where);
                if (!alive) {
                    dead.add(where);
                }
            }
        }
        assertEquals(List.of(), dead);
    }

    @Test
    void noMethodHasTwoRules() {
        var ties = new ArrayList<String>();
        LIBRARIES.forEach((type, members) -> {
            CatalogTable table = BUILT_IN.table(CatalogTable.packageOf(type));
            if (table != null) {
                for (String member : members) {
                    int open = member.indexOf('(');
                    if (table.methodLines(type, member.substring(0, open), member.substring(open))
                                    .size()
                            > 1) {
                        ties.add(type + "#" + member);
                    }
                }
            }
        });
        assertEquals(List.of(), ties);
    }

    private static List<CatalogFile> libraryFiles() {
        return BUILT_IN.files().stream()
                .filter(file -> file.startsWith("lib."))
                .map(file -> CatalogParser.parse(file, requireNonNull(BuiltInCatalog.text(file))))
                .toList();
    }
}
