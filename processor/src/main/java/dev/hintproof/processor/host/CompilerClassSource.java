package dev.hintproof.processor.host;

import dev.hintproof.processor.bytecode.ClassSource;
import java.io.Closeable;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import javax.annotation.processing.Filer;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.util.Elements;
import javax.tools.FileObject;
import javax.tools.JavaFileManager.Location;
import javax.tools.StandardLocation;
import org.jspecify.annotations.Nullable;

/**
 * The class files of a compilation: those just written, and those of its class or module path. Each is found through the
 * compiler's own file manager, so that the first of two equal names wins here as it did there.
 */
public final class CompilerClassSource implements ClassSource, Closeable {

    private final Filer filer;
    private final ClassOutput output;
    private final Set<String> generated;
    private final List<String> modules;
    private final ClassPathRoots roots = new ClassPathRoots();
    private final Map<String, Optional<Found>> found = new HashMap<>();

    /** A class file and where it was found. */
    private static final class Found {
        private final byte[] bytes;
        private final Optional<Archive> archive;

        Found(byte[] bytes, Optional<Archive> archive) {
            this.bytes = bytes;
            this.archive = archive;
        }
    }

    /**
     * The class files of a finished compilation.
     *
     * @param environment javac's
     * @param output where it wrote
     * @param generated internal names of the classes that it wrote
     */
    public CompilerClassSource(ProcessingEnvironment environment, ClassOutput output, Set<String> generated) {
        this.filer = environment.getFiler();
        this.output = output;
        this.generated = Set.copyOf(generated);
        this.modules = namedModules(environment.getElementUtils());
    }

    private static List<String> namedModules(Elements elements) {
        return elements.getAllModuleElements().stream()
                .filter(module -> !module.isUnnamed())
                .map(ModuleElement::getQualifiedName)
                .map(Object::toString)
                .filter(name -> ModuleLayer.boot().findModule(name).isEmpty())
                .filter(name -> !name.startsWith("java.") && !name.startsWith("jdk."))
                .sorted()
                .toList();
    }

    @Override
    public byte @Nullable [] find(String internalName) {
        return locate(internalName).map(place -> place.bytes).orElse(null);
    }

    private Optional<Found> locate(String internalName) {
        return found.computeIfAbsent(internalName, name -> {
            try {
                return search(name + ".class");
            } catch (IOException e) {
                throw new UncheckedIOException("class file " + name + " can't be read: " + e.getMessage(), e);
            }
        });
    }

    private Optional<Found> search(String file) throws IOException {
        Optional<byte[]> own = output.read(file);
        if (own.isPresent()) {
            return Optional.of(new Found(own.get(), Optional.empty()));
        }
        Optional<Found> onClassPath = in(StandardLocation.CLASS_PATH, "", file);
        if (onClassPath.isPresent()) {
            return onClassPath;
        }
        for (String module : modules) {
            Optional<Found> inModule = in(StandardLocation.MODULE_PATH, module + "/", file);
            if (inModule.isPresent()) {
                return inModule;
            }
        }
        return Optional.empty();
    }

    private Optional<Found> in(Location location, String modulePrefix, String file) throws IOException {
        FileObject object;
        try {
            object = filer.getResource(location, modulePrefix, file);
        } catch (NoSuchFileException | FileNotFoundException e) {
            return Optional.empty();
        } catch (IllegalArgumentException e) {
            // The location isn't part of this compilation, or has no such module.
            return Optional.empty();
        } catch (NullPointerException e) {
            // So javac answers for a module that isn't on its module path, such as the one that it compiles (seen on 17
            // and 25).
            if (location == StandardLocation.MODULE_PATH) {
                return Optional.empty();
            }
            throw e;
        }
        Optional<Archive> archive = roots.archiveOf(object.toUri(), file);
        if (archive.isPresent()) {
            Optional<byte[]> bytes = archive.get().read(file);
            if (bytes.isPresent()) {
                return Optional.of(new Found(bytes.get(), archive));
            }
        }
        try (InputStream stream = object.openInputStream()) {
            return Optional.of(new Found(stream.readAllBytes(), archive));
        } catch (NoSuchFileException | FileNotFoundException e) {
            return Optional.empty();
        }
    }

    @Override
    public List<String> moduleClasses() throws IOException {
        var names = new TreeSet<String>(generated);
        var root = output.root();
        if (root.isPresent()) {
            names.addAll(new Archive.Folder(root.get()).classes());
        }
        return List.copyOf(names);
    }

    @Override
    public List<String> siblings(String internalName) throws IOException {
        Optional<Found> place = locate(internalName);
        if (place.isEmpty() || place.get().archive.isEmpty()) {
            return List.of(internalName);
        }
        return place.get().archive.get().classes();
    }

    /**
     * Whether a class comes from one of those dependencies.
     *
     * @param coordinates {@code group:artifact} or {@code group:artifact:version} each
     */
    public boolean isFrom(String internalName, List<String> coordinates) {
        return locate(internalName)
                .flatMap(place -> place.archive)
                .flatMap(archive -> Coordinates.of(archive.place()))
                .filter(known -> coordinates.stream().anyMatch(meant -> Coordinates.matches(known, meant)))
                .isPresent();
    }

    /**
     * The jars with those coordinates that the compiled classes refer to. A class path can't be listed, so a jar that they don't
     * name isn't found.
     */
    public List<Path> jarsOf(List<String> coordinates) throws IOException {
        if (coordinates.isEmpty()) {
            return List.of();
        }
        var jars = new TreeSet<Path>();
        for (String name : moduleClasses()) {
            byte[] bytes = find(name);
            for (String used : bytes == null ? List.<String>of() : ClassNames.usedBy(bytes)) {
                if (isFrom(used, coordinates)) {
                    locate(used)
                            .flatMap(place -> place.archive)
                            .map(Archive::place)
                            .ifPresent(jars::add);
                }
            }
        }
        return List.copyOf(jars);
    }

    @Override
    public List<String> services(String service) throws IOException {
        String file = "META-INF/services/" + service;
        var names = new TreeSet<String>();
        output.read(file).ifPresent(bytes -> addProviders(bytes, names));
        in(StandardLocation.CLASS_PATH, "", file).ifPresent(first -> addProviders(first.bytes, names));
        for (Archive archive : roots.all()) {
            archive.read(file).ifPresent(bytes -> addProviders(bytes, names));
        }
        return List.copyOf(names);
    }

    /** Lines of a provider file (ServiceLoader): a name each, {@code #} begins a comment. */
    private static void addProviders(byte[] file, Set<String> names) {
        new String(file, StandardCharsets.UTF_8)
                .lines()
                .map(line -> line.replaceFirst("#.*", "").strip())
                .filter(line -> !line.isEmpty())
                .forEach(names::add);
    }

    @Override
    public void close() throws IOException {
        roots.close();
    }
}
