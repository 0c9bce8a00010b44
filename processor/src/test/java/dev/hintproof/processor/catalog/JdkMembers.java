package dev.hintproof.processor.catalog;

import static java.util.Objects.requireNonNull;

import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InnerClassNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.ModuleExportNode;

/**
 * What a program can call of the running JDK: the public and protected methods and constructors of every type that a module
 * exports to all, and of the package-private types that such a type inherits from.
 */
final class JdkMembers {
    private final FileSystem image = FileSystems.getFileSystem(URI.create("jrt:/"));
    private final Map<String, Path> packages = new HashMap<>();
    private final SortedSet<String> exported = new TreeSet<>();
    private final Map<String, ClassNode> classes = new HashMap<>();

    /** Type, by internal name, to members as {@code name(descriptor)}. */
    final SortedMap<String, SortedSet<String>> members = new TreeMap<>();

    /** {@code type#name(descriptor)} of static methods. */
    final SortedSet<String> statics = new TreeSet<>();

    JdkMembers() throws IOException {
        try (Stream<Path> modules = Files.list(image.getPath("/modules"))) {
            for (Path module : (Iterable<Path>) modules::iterator) {
                readModule(module);
            }
        }
        for (String name : exported) {
            readPackage(name);
        }
    }

    SortedSet<String> exportedPackages() {
        return exported;
    }

    private void readModule(Path module) throws IOException {
        ClassNode info = new ClassNode();
        new ClassReader(Files.readAllBytes(module.resolve("module-info.class"))).accept(info, 0);
        if (info.module.exports != null) {
            for (ModuleExportNode export : info.module.exports) {
                if (export.modules == null || export.modules.isEmpty()) {
                    exported.add(export.packaze);
                    packages.put(export.packaze, module);
                }
            }
        }
    }

    private void readPackage(String name) throws IOException {
        List<String> types = new ArrayList<>();
        try (Stream<Path> files = Files.list(requireNonNull(packages.get(name)).resolve(name))) {
            for (Path file : (Iterable<Path>) files::iterator) {
                String simple = file.getFileName().toString();
                if (simple.endsWith(".class") && !simple.equals("package-info.class")) {
                    types.add(name + "/" + simple.substring(0, simple.length() - ".class".length()));
                }
            }
        }
        for (String type : types) {
            if (isVisible(type)) {
                take(type, name);
            }
        }
    }

    /** Takes a type, and what it inherits from within its package. */
    private void take(String type, String packageName) throws IOException {
        if (members.containsKey(type) || !CatalogTable.packageOf(type).equals(packageName)) {
            return;
        }
        ClassNode node = load(type);
        if (node == null) {
            return;
        }
        var found = new TreeSet<String>();
        for (MethodNode method : node.methods) {
            if (isOpen(method.access) && !method.name.equals("<clinit>")) {
                found.add(method.name + method.desc);
                if ((method.access & Opcodes.ACC_STATIC) != 0) {
                    statics.add(type + "#" + method.name + method.desc);
                }
            }
        }
        members.put(type, found);
        if (node.superName != null) {
            take(node.superName, packageName);
        }
        for (String parent : node.interfaces) {
            take(parent, packageName);
        }
    }

    private boolean isVisible(String type) throws IOException {
        ClassNode node = load(type);
        if (node == null) {
            return false;
        }
        for (InnerClassNode inner : node.innerClasses) {
            if (inner.name.equals(type)) {
                return inner.outerName != null && isOpen(inner.access) && isVisible(inner.outerName);
            }
        }
        return isOpen(node.access);
    }

    private static boolean isOpen(int access) {
        return (access & (Opcodes.ACC_PUBLIC | Opcodes.ACC_PROTECTED)) != 0;
    }

    private @Nullable ClassNode load(String type) throws IOException {
        if (!classes.containsKey(type)) {
            Path module = packages.get(CatalogTable.packageOf(type));
            Path file = module == null ? null : module.resolve(type + ".class");
            ClassNode node = null;
            if (file != null && Files.exists(file)) {
                node = new ClassNode();
                new ClassReader(Files.readAllBytes(file))
                        .accept(node, ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
            }
            classes.put(type, node);
        }
        return classes.get(type);
    }
}
