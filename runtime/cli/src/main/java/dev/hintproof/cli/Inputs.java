package dev.hintproof.cli;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** The FILE arguments of a command: files, folders (all tool lists in them), glob patterns, and {@code -} for standard input. */
final class Inputs {

    static final String STANDARD_INPUT = "-";

    private static final List<String> SUFFIXES = List.of(".json", ".jsonl", ".ndjson", ".yaml", ".yml", ".md");

    private Inputs() {}

    /**
     * One input.
     *
     * @param name what to call it: the path as given, or {@code -}
     * @param path where it is; not used for standard input
     */
    record Input(String name, Path path) {

        boolean isStandardInput() {
            return name.equals(STANDARD_INPUT);
        }

        InputStream open(Terminal terminal) throws IOException {
            return isStandardInput() ? terminal.in() : new BufferedInputStream(Files.newInputStream(path), 1 << 16);
        }
    }

    /**
     * Resolves arguments, in order; files of a folder or pattern are sorted.
     *
     * @throws CommandException if one can't be found
     */
    static List<Input> resolve(List<String> arguments) throws IOException {
        var inputs = new ArrayList<Input>();
        for (String argument : arguments) {
            if (argument.equals(STANDARD_INPUT)) {
                inputs.add(new Input(argument, Path.of("")));
            } else if (Files.isDirectory(Path.of(argument))) {
                addAll(
                        inputs,
                        Path.of(argument),
                        Inputs::isToolList,
                        "tool list (" + String.join(", ", SUFFIXES) + ")");
            } else if (Files.exists(Path.of(argument))) {
                inputs.add(new Input(argument, Path.of(argument)));
            } else if (argument.matches(".*[*?\\[{].*")) {
                addPattern(inputs, argument);
            } else {
                throw new CommandException(argument + ": there is no such file");
            }
        }
        return inputs;
    }

    private static void addPattern(List<Input> inputs, String pattern) throws IOException {
        int wild = pattern.split("[*?\\[{]", 2)[0].length();
        int slash = pattern.lastIndexOf('/', wild);
        Path root = Path.of(slash < 0 ? "." : pattern.substring(0, slash + 1));
        PathMatcher matcher = FileSystems.getDefault().getPathMatcher("glob:" + pattern);
        if (!Files.isDirectory(root)) {
            throw new CommandException(pattern + ": there is no folder " + root);
        }
        addAll(
                inputs,
                root,
                path -> matcher.matches(slash < 0 ? path.normalize() : path),
                "file that matches " + pattern);
    }

    private static void addAll(List<Input> inputs, Path root, Predicate<Path> filter, String what) throws IOException {
        int before = inputs.size();
        try (Stream<Path> files = Files.walk(root)) {
            files.filter(Files::isRegularFile)
                    .filter(filter)
                    .sorted()
                    .forEach(path -> inputs.add(new Input(path.toString(), path)));
        }
        if (inputs.size() == before) {
            throw new CommandException(root + ": there is no " + what);
        }
    }

    private static boolean isToolList(Path path) {
        String name = path.getFileName().toString().toLowerCase(Locale.ROOT);
        return SUFFIXES.stream().anyMatch(name::endsWith);
    }
}
