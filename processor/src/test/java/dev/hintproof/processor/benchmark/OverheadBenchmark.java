package dev.hintproof.processor.benchmark;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * What the processor adds to a build: whole {@code javac} processes over 1,000 classes and 100 tools, with and without it, taking
 * turns in one run. Prints medians of the elapsed time and their ratio; {@code docs/benchmarks.md} has the figures.
 */
@Tag("benchmark")
class OverheadBenchmark {

    private static final int ROUNDS = Integer.getInteger("benchmark.rounds", 7);

    @TempDir
    Path folder;

    @Test
    @Timeout(value = 60, unit = TimeUnit.MINUTES)
    void thousandClassesHundredTools() throws IOException, InterruptedException {
        compare("1,000 classes, 100 tools", new GeneratedProject(100, 25));
    }

    @Test
    @Timeout(value = 60, unit = TimeUnit.MINUTES)
    void thousandClassesFourTools() throws IOException, InterruptedException {
        compare("1,000 classes, 4 tools", new GeneratedProject(100, 1));
    }

    private void compare(String what, GeneratedProject project) throws IOException, InterruptedException {
        Path list = Files.write(
                folder.resolve("sources"),
                project.write(folder.resolve("src")).stream()
                        .map(Path::toString)
                        .toList());
        List<Double> without = new ArrayList<>();
        List<Double> with = new ArrayList<>();
        for (int round = -1; round < ROUNDS; round++) {
            double plain = javac(list, "-proc:none");
            double checked = javac(list, "-processorpath", processorPath());
            if (round >= 0) {
                without.add(plain);
                with.add(checked);
            }
        }
        System.out.printf(
                Locale.ROOT,
                "%s: javac alone %.2f s, with the processor %.2f s, ratio %.2f (medians of %d)%n",
                what,
                median(without),
                median(with),
                median(with) / median(without),
                ROUNDS);
    }

    private double javac(Path sources, String... options) throws IOException, InterruptedException {
        Path out = Files.createDirectory(folder.resolve("out"));
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "javac").toString(),
                "-nowarn",
                "-d",
                out.toString(),
                "-cp",
                System.getProperty("java.class.path")));
        command.addAll(Arrays.asList(options));
        command.add("@" + sources);
        Path log = folder.resolve("log");
        long start = System.nanoTime();
        int status = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start()
                .waitFor();
        double seconds = (System.nanoTime() - start) / 1e9;
        assertEquals(0, status, () -> read(log));
        try (Stream<Path> files = Files.walk(out)) {
            files.sorted(Comparator.reverseOrder()).map(Path::toFile).forEach(File::delete);
        }
        return seconds;
    }

    private static String read(Path log) {
        try {
            return Files.readString(log);
        } catch (IOException failed) {
            return failed.toString();
        }
    }

    private static double median(List<Double> values) {
        return values.stream().sorted().toList().get(values.size() / 2);
    }

    /** The shaded processor if it has been packaged, as users have it; else the classes as they are. */
    private static String processorPath() throws IOException {
        Path target = Path.of("target");
        if (Files.isDirectory(target)) {
            try (Stream<Path> files = Files.list(target)) {
                List<Path> jars = files.filter(
                                file -> file.getFileName().toString().matches("hintproof-processor-[0-9.]+\\.jar"))
                        .toList();
                if (!jars.isEmpty()) {
                    return jars.get(0).toAbsolutePath().toString();
                }
            }
        }
        return System.getProperty("java.class.path");
    }
}
