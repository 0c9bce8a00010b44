package dev.hintproof.processor.life;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.StringWriter;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URL;
import java.net.URLConnection;
import java.net.URLStreamHandler;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import javax.annotation.processing.Processor;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;

/** A class output that is no folder, as an IDE or a test framework has it: what was written lives on for the next compilation. */
final class Memory {

    private final Map<String, byte[]> files = new TreeMap<>();

    /** What javac said, in its success too. */
    record Result(boolean success, String output) {}

    /** A file as text, or nothing where there is none. */
    @Nullable
    String text(String name) {
        byte[] bytes = files.get(name);
        return bytes == null ? null : new String(bytes, StandardCharsets.UTF_8);
    }

    /** Compiles into it. */
    Result compile(List<Processor> processors, String... sources) throws IOException {
        var javac = ToolProvider.getSystemJavaCompiler();
        var out = new StringWriter();
        var units = new ArrayList<JavaFileObject>();
        for (String source : sources) {
            String name = source.replaceFirst("(?s).*?(?:class|interface) (\\w+).*", "$1");
            units.add(
                    new SimpleJavaFileObject(
                            URI.create("memory:/sources/t/" + name + ".java"), JavaFileObject.Kind.SOURCE) {
                        @Override
                        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
                            return source;
                        }
                    });
        }
        try (StandardJavaFileManager standard = javac.getStandardFileManager(null, Locale.ROOT, null)) {
            List<String> options =
                    List.of("--release", "17", "-Xlint:all", "-cp", System.getProperty("java.class.path"));
            var task = javac.getTask(out, new Manager(standard), null, options, null, units);
            task.setLocale(Locale.ROOT);
            task.setProcessors(processors);
            return new Result(task.call(), out.toString());
        }
    }

    /** Loads what is in it. */
    ClassLoader loader() {
        return new Loader();
    }

    private final class Manager extends ForwardingJavaFileManager<JavaFileManager> {

        Manager(JavaFileManager standard) {
            super(standard);
        }

        @Override
        public FileObject getFileForInput(Location location, String packageName, String name) throws IOException {
            return location == StandardLocation.CLASS_OUTPUT
                    ? new Entry(path(packageName, name), JavaFileObject.Kind.OTHER)
                    : super.getFileForInput(location, packageName, name);
        }

        @Override
        public FileObject getFileForOutput(
                Location location, String packageName, String name, @Nullable FileObject sibling) throws IOException {
            return new Entry(path(packageName, name), JavaFileObject.Kind.OTHER);
        }

        @Override
        public JavaFileObject getJavaFileForOutput(
                Location location, String className, JavaFileObject.Kind kind, @Nullable FileObject sibling) {
            return new Entry(className.replace('.', '/') + kind.extension, kind);
        }

        @Override
        public Iterable<JavaFileObject> list(
                Location location, String packageName, Set<JavaFileObject.Kind> kinds, boolean recurse)
                throws IOException {
            var found = new ArrayList<JavaFileObject>();
            super.list(location, packageName, kinds, recurse).forEach(found::add);
            if (location == StandardLocation.CLASS_PATH && kinds.contains(JavaFileObject.Kind.CLASS)) {
                String prefix = packageName.replace('.', '/') + "/";
                files.keySet().stream()
                        .filter(name -> name.endsWith(".class") && name.startsWith(prefix))
                        .filter(name -> name.indexOf('/', prefix.length()) < 0)
                        .forEach(name -> found.add(new Entry(name, JavaFileObject.Kind.CLASS)));
            }
            return found;
        }

        @Override
        public @Nullable String inferBinaryName(Location location, JavaFileObject file) {
            return file instanceof Entry entry
                    ? entry.name
                            .substring(0, entry.name.length() - ".class".length())
                            .replace('/', '.')
                    : super.inferBinaryName(location, file);
        }

        private static String path(String packageName, String name) {
            return packageName.isEmpty() ? name : packageName.replace('.', '/') + "/" + name;
        }
    }

    private final class Entry extends SimpleJavaFileObject {

        private final String name;

        Entry(String name, Kind kind) {
            super(URI.create("memory:/" + name), kind);
            this.name = name;
        }

        @Override
        public InputStream openInputStream() throws IOException {
            byte[] bytes = files.get(name);
            if (bytes == null) {
                throw new FileNotFoundException(name);
            }
            return new ByteArrayInputStream(bytes);
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) throws IOException {
            return new String(openInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }

        @Override
        public OutputStream openOutputStream() {
            return new ByteArrayOutputStream() {
                @Override
                public void close() {
                    files.put(name, toByteArray());
                }
            };
        }
    }

    private final class Loader extends ClassLoader {

        Loader() {
            super(Memory.class.getClassLoader());
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            byte[] bytes = files.get(name.replace('.', '/') + ".class");
            if (bytes == null) {
                throw new ClassNotFoundException(name);
            }
            return defineClass(name, bytes, 0, bytes.length);
        }

        @Override
        protected @Nullable URL findResource(String name) {
            byte[] bytes = files.get(name);
            return bytes == null ? null : url(name, bytes);
        }

        @Override
        protected Enumeration<URL> findResources(String name) {
            URL found = findResource(name);
            return Collections.enumeration(found == null ? List.of() : List.of(found));
        }

        private static URL url(String name, byte[] bytes) {
            try {
                return new URL(null, "memory:/" + name, new URLStreamHandler() {
                    @Override
                    protected URLConnection openConnection(URL url) {
                        return new URLConnection(url) {
                            @Override
                            public void connect() {}

                            @Override
                            public InputStream getInputStream() {
                                return new ByteArrayInputStream(bytes);
                            }
                        };
                    }
                });
            } catch (MalformedURLException e) {
                throw new IllegalStateException(e);
            }
        }
    }
}
