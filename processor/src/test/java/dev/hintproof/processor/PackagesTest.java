package dev.hintproof.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Type;

/** Packages are phases: each may use those before it, and none after it. Each foreign API is met in few places. */
class PackagesTest {

    private static final String ROOT = "dev/hintproof/processor/";
    private static final int CLASS = 7;
    private static final int NAME_AND_TYPE = 12;
    private static final Path CLASSES = Path.of("target/classes");

    /** What each package may use of the others; the root may use all. */
    private static final Map<String, Set<String>> MAY_USE = Map.ofEntries(
            Map.entry("constants", Set.of()),
            Map.entry("catalog", Set.of("constants")),
            Map.entry("bytecode", Set.of()),
            Map.entry("ir", Set.of("bytecode", "catalog", "constants")),
            Map.entry("bounds", Set.of("bytecode", "catalog", "constants")),
            Map.entry("analysis", Set.of("bounds", "ir", "bytecode", "catalog", "constants")),
            Map.entry("report", Set.of()),
            Map.entry("host", Set.of("report", "bytecode")),
            Map.entry("model", Set.of("report", "host")),
            Map.entry("schema", Set.of("report", "host", "model")),
            Map.entry("validate", Set.of("report", "host", "model", "schema")),
            Map.entry("generate", Set.of("schema")),
            Map.entry("verify", Set.of("report", "host", "model", "check", "analysis", "bytecode", "catalog")),
            Map.entry("check", Set.of("report", "host", "model", "analysis")));

    private static Map<String, Set<String>> uses() throws IOException {
        var uses = new TreeMap<String, Set<String>>();
        try (Stream<Path> files = Files.walk(CLASSES.resolve(ROOT))) {
            for (Path file :
                    files.filter(path -> path.toString().endsWith(".class")).toList()) {
                String name = CLASSES.relativize(file).toString().replace('\\', '/');
                uses.put(name, types(new ClassReader(Files.readAllBytes(file))));
            }
        }
        return uses;
    }

    /** All types that a class file names: classes (JVMS §4.4.1) and those in descriptors (§4.4.6). */
    private static Set<String> types(ClassReader reader) {
        var found = new TreeSet<String>();
        char[] buffer = new char[reader.getMaxStringLength()];
        for (int i = 1; i < reader.getItemCount(); i++) {
            int at = reader.getItem(i);
            int tag = at == 0 ? 0 : reader.readByte(at - 1);
            if (tag == CLASS) {
                add(Type.getObjectType(reader.readUTF8(at, buffer)), found);
            } else if (tag == NAME_AND_TYPE) {
                add(Type.getType(reader.readUTF8(at + 2, buffer)), found);
            }
        }
        return found;
    }

    private static void add(Type type, Set<String> found) {
        switch (type.getSort()) {
            case Type.ARRAY -> add(type.getElementType(), found);
            case Type.OBJECT -> found.add(type.getInternalName());
            case Type.METHOD -> {
                add(type.getReturnType(), found);
                for (Type argument : type.getArgumentTypes()) {
                    add(argument, found);
                }
            }
            default -> {
                // A primitive belongs to nobody.
            }
        }
    }

    private static String phase(String className) {
        String rest = className.substring(ROOT.length());
        int slash = rest.indexOf('/');
        return slash < 0 ? "" : rest.substring(0, slash);
    }

    @Test
    void eachPhaseUsesOnlyThoseBeforeIt() throws IOException {
        var wrong = new ArrayList<String>();
        uses().forEach((user, used) -> {
            String from = phase(user);
            for (String one : used) {
                if (!from.isEmpty() && one.startsWith(ROOT) && !phase(one).equals(from)) {
                    assertTrue(MAY_USE.containsKey(from), "the package " + from + " has no place in the order yet");
                    if (!MAY_USE.get(from).contains(phase(one))) {
                        wrong.add(user + " uses " + one);
                    }
                }
            }
        });
        assertEquals(List.of(), wrong);
    }

    @Test
    void eachForeignApiHasItsPlace() throws IOException {
        var places = Map.of(
                "com/palantir/javapoet/", Set.of("generate", ""),
                "com/sun/source/", Set.of("host", "schema"));
        var wrong = new ArrayList<String>();
        uses().forEach((user, used) -> places.forEach((api, allowed) -> {
            if (!allowed.contains(phase(user))) {
                used.stream().filter(one -> one.startsWith(api)).forEach(one -> wrong.add(user + " uses " + one));
            }
        }));
        assertEquals(List.of(), wrong);
    }
}
