package dev.hintproof.processor.cases;

import java.nio.file.Path;
import java.util.List;

/**
 * One case: a small program in a package of its own.
 *
 * @param name feature and case, as its folder: {@code lambda/stored_in_map}
 * @param folder its folder
 * @param classes internal names of its classes, sorted
 * @param libraryClasses those of {@code classes} that are a dependency always: they lie in the subpackage {@code lib}
 * @param tools its tools, by place
 * @param exceeds where its bounds are exceeded
 */
record Case(
        String name,
        Path folder,
        List<String> classes,
        List<String> libraryClasses,
        List<CaseTool> tools,
        List<Exceeded> exceeds) {

    /**
     * A bound that is exceeded.
     *
     * @param file simple name of the source file
     * @param line the line where the offender begins, or the one before its first instruction
     * @param finding what exceeds it
     */
    record Exceeded(String file, int line, Verdict.Finding finding) {}

    /** The package of its classes, as class files spell it, with a slash at the end. */
    String prefix() {
        return name + "/";
    }
}
