package dev.hintproof.processor.catalog;

import dev.hintproof.processor.catalog.CatalogException.Problem;
import dev.hintproof.processor.catalog.SlotParser.SyntaxError;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Reads a catalog file, strictly: what has no meaning is a problem with its line. All problems are collected. The format is
 * described in {@code docs/catalogs.md}.
 */
final class CatalogParser {
    private static final List<String> DIRECTIVES = List.of("catalog", "package", "type", "field");

    private final String file;
    private final List<Problem> problems = new ArrayList<>();
    private final List<CatalogFile.Line> lines = new ArrayList<>();
    /** Where each thing was first spoken of. */
    private final Map<String, Integer> spoken = new HashMap<>();
    /** Most lines say what another has said already. */
    private final Map<String, Statement> statements = new HashMap<>();

    private @Nullable String catalog;
    /** The type that indented lines belong to; null before the first and after other lines. */
    private @Nullable String currentType;

    private CatalogParser(String file) {
        this.file = file;
    }

    /**
     * Reads a file.
     *
     * @param file its name for messages
     * @param text its text
     * @throws CatalogException with all problems
     */
    static CatalogFile parse(String file, String text) {
        var parser = new CatalogParser(file);
        parser.read(text, 1);
        if (parser.catalog == null && parser.problems.isEmpty()) {
            parser.problems.add(new Problem(file, 0, "has no line 'catalog NAME'"));
        }
        if (parser.catalog == null || !parser.problems.isEmpty()) {
            throw new CatalogException(parser.problems);
        }
        return new CatalogFile(file, parser.catalog, List.copyOf(parser.lines));
    }

    /**
     * Reads some lines of a file, which stand in it after its first one.
     *
     * @param number of the first of these lines in the file
     */
    static List<CatalogFile.Line> parse(String file, String catalog, String text, int number) {
        var parser = new CatalogParser(file);
        parser.catalog = catalog;
        parser.read(text, number);
        if (!parser.problems.isEmpty()) {
            throw new CatalogException(parser.problems);
        }
        return parser.lines;
    }

    private void read(String text, int firstNumber) {
        int number = firstNumber;
        for (int start = 0; start < text.length(); ) {
            int end = text.indexOf('\n', start);
            end = end < 0 ? text.length() : end;
            line(number, withoutComment(text.substring(start, end)));
            number++;
            start = end + 1;
        }
    }

    /** A '#' begins a comment at the start of a line or after white space; elsewhere it separates type and method. */
    private static String withoutComment(String line) {
        for (int hash = line.indexOf('#'); hash >= 0; hash = line.indexOf('#', hash + 1)) {
            if (hash == 0 || Character.isWhitespace(line.charAt(hash - 1))) {
                return line.substring(0, hash).stripTrailing();
            }
        }
        return line.stripTrailing();
    }

    private void line(int number, String line) {
        if (line.isEmpty()) {
            return;
        }
        try {
            if (catalog == null) {
                first(line);
            } else if (Character.isWhitespace(line.charAt(0))) {
                indented(number, line);
            } else {
                flush(number, line);
            }
        } catch (SyntaxError e) {
            problems.add(new Problem(file, number, e.problem()));
        }
    }

    private void first(String line) {
        catalog = file;
        if (!line.startsWith("catalog ")) {
            throw new SyntaxError("the first line must be 'catalog NAME'");
        }
        catalog = line.substring("catalog ".length()).strip();
    }

    /** A line that begins with a word. */
    private void flush(int number, String line) {
        // A signature has no colon, so the first one ends it.
        int colon = line.indexOf(':');
        String head = (colon < 0 ? line : line.substring(0, colon)).strip();
        String tail = colon < 0 ? "" : line.substring(colon + 1).strip();
        int space = head.indexOf(' ');
        if (space < 0) {
            currentType = null;
            requireColon(colon, head);
            add(number, member(head), tail, false);
            return;
        }
        String directive = head.substring(0, space);
        String name = head.substring(space + 1).strip();
        switch (directive) {
            case "package" -> {
                currentType = null;
                requireColon(colon, head);
                add(number, new Selector.OfPackage(internal(name)), tail, false);
            }
            case "type" -> {
                currentType = internal(name);
                add(number, new Selector.OfType(currentType), tail, true);
            }
            case "field" -> {
                currentType = null;
                requireColon(colon, head);
                int hash = name.indexOf('#');
                require(hash > 0, "'field' needs TYPE#NAME, not '" + name + "'");
                add(
                        number,
                        new Selector.OfField(internal(name.substring(0, hash)), name.substring(hash + 1)),
                        tail,
                        false);
            }
            case "catalog" -> throw new SyntaxError("'catalog' can stand in the first line only");
            default ->
                throw new SyntaxError(
                        "unknown word '" + directive + "'" + Suggestions.didYouMean(directive, DIRECTIVES));
        }
    }

    /** A line with methods of the type above. */
    private void indented(int number, String line) {
        int colon = line.indexOf(':');
        requireColon(colon, line.strip());
        String type = currentType;
        if (type == null) {
            throw new SyntaxError("an indented line belongs to a 'type' line above it, but there is none");
        }
        for (String member : Words.of(line.substring(0, colon))) {
            add(number, selector(type, member), line.substring(colon + 1).strip(), false);
        }
    }

    private static void requireColon(int colon, String what) {
        require(colon >= 0, "a colon is missing after '" + what + "'");
    }

    private void add(int number, Selector selector, String tail, boolean ofType) {
        Integer before = spoken.putIfAbsent(selector.toString(), number);
        if (before != null) {
            throw new SyntaxError("'" + selector + "' was already described in line " + before);
        }
        Statement statement = statements.get(tail);
        if (statement == null || ofType) {
            statement = StatementParser.parse(tail, ofType);
            if (!ofType) {
                statements.put(tail, statement);
            }
        }
        lines.add(new CatalogFile.Line(number, selector, statement));
    }

    private static Selector member(String head) {
        int hash = head.indexOf('#');
        require(
                hash > 0,
                "expected 'TYPE#METHOD : …' or one of " + String.join(", ", DIRECTIVES) + ", found '" + head + "'");
        return selector(internal(head.substring(0, hash)), head.substring(hash + 1));
    }

    private static Selector selector(String type, String member) {
        int open = member.indexOf('(');
        String name = open < 0 ? member : member.substring(0, open);
        boolean prefix = open < 0 && name.endsWith("*");
        String bare = prefix ? name.substring(0, name.length() - 1) : name;
        require(bare.equals("<init>") || Words.isIdentifier(bare), "'" + bare + "' is no method's name");
        if (open < 0) {
            return prefix ? new Selector.OfPrefix(type, bare) : new Selector.OfMethod(type, name);
        }
        require(
                member.endsWith(")"),
                "'" + member + "' has no closing bracket (no space may stand between parameters)");
        String parameters = member.substring(open + 1, member.length() - 1);
        List<String> list = parameters.isEmpty() ? List.of() : Words.split(parameters, ',');
        for (String parameter : list) {
            require(isTypeName(parameter), "'" + parameter + "' is no erased type (int, String, Path, byte[])");
        }
        return new Selector.OfSignature(type, name, List.copyOf(list));
    }

    private static boolean isTypeName(String parameter) {
        String element = parameter;
        while (element.endsWith("[]")) {
            element = element.substring(0, element.length() - 2);
        }
        return Words.isQualified(element);
    }

    private static String internal(String binaryName) {
        require(Words.isQualified(binaryName), "'" + binaryName + "' is no name of a package or type");
        return binaryName.replace('.', '/');
    }

    private static void require(boolean condition, String message) {
        if (!condition) {
            throw new SyntaxError(message);
        }
    }
}
