package dev.hintproof.processor.cases;

import dev.hintproof.processor.bytecode.ClassSource;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.JarURLConnection;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Enumeration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * The classes of one case as a program: some are its module, others a jar that it depends on; behind them the jars of the
 * test's class path.
 */
public final class CaseSource implements ClassSource {

    private static final Map<String, List<String>> JARS = new ConcurrentHashMap<>();

    private final Map<String, byte[]> module;
    private final Map<String, byte[]> dependency;
    private final Path others;
    private final Path resources;

    /**
     * Makes a program.
     *
     * @param module the module's class files by internal name
     * @param dependency those of the jar
     * @param others a folder with more classes of dependencies
     * @param resources the folder with {@code META-INF/services}
     */
    public CaseSource(Map<String, byte[]> module, Map<String, byte[]> dependency, Path others, Path resources) {
        this.module = new TreeMap<>(module);
        this.dependency = new TreeMap<>(dependency);
        this.others = others;
        this.resources = resources;
    }

    @Override
    public byte @Nullable [] find(String internalName) {
        byte[] own = module.get(internalName);
        if (own == null) {
            own = dependency.get(internalName);
        }
        return own != null ? own : fromOthers(internalName);
    }

    private byte @Nullable [] fromOthers(String internalName) {
        Path file = others.resolve(internalName + ".class");
        if (Files.exists(file)) {
            try {
                return Files.readAllBytes(file);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return fromClassPath(internalName);
    }

    private static byte @Nullable [] fromClassPath(String internalName) {
        URL url = CaseSource.class.getClassLoader().getResource(internalName + ".class");
        if (url == null || url.getProtocol().equals("jrt")) {
            return null;
        }
        try (InputStream in = url.openStream()) {
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public List<String> moduleClasses() {
        return List.copyOf(module.keySet());
    }

    @Override
    public List<String> siblings(String internalName) throws IOException {
        if (dependency.containsKey(internalName)) {
            return List.copyOf(dependency.keySet());
        }
        URL url = CaseSource.class.getClassLoader().getResource(internalName + ".class");
        if (url != null && url.openConnection() instanceof JarURLConnection jar) {
            return JARS.computeIfAbsent(jar.getJarFileURL().toString(), key -> classesOf(jar));
        }
        return List.of(internalName);
    }

    private static List<String> classesOf(JarURLConnection connection) {
        try {
            List<String> result = new ArrayList<>();
            connection.getJarFile().stream().forEach(entry -> {
                String name = entry.getName();
                if (name.endsWith(".class") && !name.startsWith("META-INF/") && !name.endsWith("-info.class")) {
                    result.add(name.substring(0, name.length() - ".class".length()));
                }
            });
            return result.stream().sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public List<String> services(String service) throws IOException {
        List<String> result = new ArrayList<>();
        Path own = resources.resolve("META-INF").resolve("services").resolve(service);
        if (Files.exists(own)) {
            names(Files.readString(own), result);
        }
        Enumeration<URL> others = CaseSource.class.getClassLoader().getResources("META-INF/services/" + service);
        while (others.hasMoreElements()) {
            try (InputStream in = others.nextElement().openStream()) {
                names(new String(in.readAllBytes(), StandardCharsets.UTF_8), result);
            }
        }
        return result;
    }

    private static void names(String text, List<String> into) {
        for (String line : text.split("\n", -1)) {
            String name = line.replaceAll("#.*", "").strip();
            if (!name.isEmpty()) {
                into.add(name);
            }
        }
    }
}
