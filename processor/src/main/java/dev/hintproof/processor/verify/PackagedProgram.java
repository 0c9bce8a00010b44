package dev.hintproof.processor.verify;

import dev.hintproof.processor.bytecode.ClassSource;
import dev.hintproof.processor.host.Archive;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import java.util.zip.ZipEntry;
import org.jspecify.annotations.Nullable;

/**
 * A program in jars and folders: those that were named are the module itself, those that they name in {@code Class-Path} or carry in
 * {@code BOOT-INF/lib}, and those given beside them, are its dependencies.
 */
public final class PackagedProgram implements ClassSource, Closeable {

    private static final String BOOT_CLASSES = "BOOT-INF/classes/";
    private static final String BOOT_LIBRARIES = "BOOT-INF/lib/";

    private record Place(Archive archive, String prefix, boolean module) {}

    private final List<Place> places = new ArrayList<>();
    private final List<Path> unpacked = new ArrayList<>();

    private PackagedProgram() {}

    /**
     * Opens a program.
     *
     * @param module jars and folders that are the program itself
     * @param dependencies jars and folders beside them
     * @throws IOException where one can't be read
     */
    public static PackagedProgram open(Collection<Path> module, Collection<Path> dependencies) throws IOException {
        var program = new PackagedProgram();
        try {
            Set<Path> further = new LinkedHashSet<>();
            for (Path path : module) {
                program.add(path, further);
            }
            further.addAll(dependencies);
            for (Path path : further) {
                if (Files.exists(path)) {
                    program.places.add(new Place(Archive.open(path), "", false));
                }
            }
            return program;
        } catch (IOException e) {
            program.close();
            throw e;
        }
    }

    private void add(Path path, Set<Path> further) throws IOException {
        Archive archive = Archive.open(path);
        if (Files.isDirectory(path)) {
            places.add(new Place(archive, "", true));
            return;
        }
        try (var jar = new JarFile(path.toFile(), false)) {
            boolean boot = jar.getEntry(BOOT_CLASSES) != null;
            places.add(new Place(archive, boot ? BOOT_CLASSES : "", true));
            for (ZipEntry entry : jar.stream().toList()) {
                if (boot
                        && entry.getName().startsWith(BOOT_LIBRARIES)
                        && entry.getName().endsWith(".jar")) {
                    further.add(unpack(jar, entry));
                }
            }
            further.addAll(classPath(path, jar.getManifest()));
        }
    }

    private Path unpack(JarFile jar, ZipEntry entry) throws IOException {
        Path file = Files.createTempFile("hintproof", ".jar");
        unpacked.add(file);
        try (InputStream in = jar.getInputStream(entry)) {
            Files.copy(in, file, java.nio.file.StandardCopyOption.REPLACE_EXISTING);
        }
        return file;
    }

    private static List<Path> classPath(Path jar, @Nullable Manifest manifest) {
        String value = manifest == null ? null : manifest.getMainAttributes().getValue("Class-Path");
        List<Path> result = new ArrayList<>();
        if (value != null) {
            for (String one : value.trim().split("\\s+", -1)) {
                if (!one.isEmpty() && !one.contains(":")) {
                    result.add(jar.resolveSibling(one));
                }
            }
        }
        return result;
    }

    /** Names of the entries of the module's places under a folder such as {@code META-INF/mcp/}. */
    public List<String> resources(String folder) throws IOException {
        Set<String> names = new TreeSet<>();
        for (Place place : places) {
            if (place.module()) {
                names.addAll(place.archive().list(place.prefix() + folder));
            }
        }
        return names.stream().map(name -> name.substring(name.indexOf(folder))).toList();
    }

    /** The bytes of an entry of the module. */
    public Optional<byte[]> resource(String name) throws IOException {
        for (Place place : places) {
            Optional<byte[]> found = place.module() ? place.archive().read(place.prefix() + name) : Optional.empty();
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    @Override
    public byte @Nullable [] find(String internalName) {
        try {
            for (Place place : places) {
                Optional<byte[]> found = place.archive().read(place.prefix() + internalName + ".class");
                if (found.isPresent()) {
                    return found.get();
                }
            }
            return null;
        } catch (IOException e) {
            throw new UncheckedIOException("the class file of " + internalName + " can't be read", e);
        }
    }

    @Override
    public List<String> moduleClasses() throws IOException {
        Set<String> names = new TreeSet<>();
        for (Place place : places) {
            if (place.module()) {
                names.addAll(classes(place));
            }
        }
        return List.copyOf(names);
    }

    private static List<String> classes(Place place) throws IOException {
        String prefix = place.prefix();
        return place.archive().classes().stream()
                .filter(name -> name.startsWith(prefix))
                .map(name -> name.substring(prefix.length()))
                .toList();
    }

    @Override
    public List<String> siblings(String internalName) throws IOException {
        for (Place place : places) {
            if (place.archive().read(place.prefix() + internalName + ".class").isPresent()) {
                return classes(place);
            }
        }
        return List.of(internalName);
    }

    @Override
    public List<String> services(String service) throws IOException {
        Set<String> names = new TreeSet<>();
        for (Place place : places) {
            Optional<byte[]> file = place.archive().read(place.prefix() + "META-INF/services/" + service);
            if (file.isPresent()) {
                for (String line : new String(file.get(), StandardCharsets.UTF_8).split("\\R", -1)) {
                    int comment = line.indexOf('#');
                    String name = (comment < 0 ? line : line.substring(0, comment)).trim();
                    if (!name.isEmpty()) {
                        names.add(name);
                    }
                }
            }
        }
        return List.copyOf(names);
    }

    @Override
    public void close() throws IOException {
        for (Place place : places) {
            place.archive().close();
        }
        for (Path file : unpacked) {
            Files.deleteIfExists(file);
        }
    }
}
