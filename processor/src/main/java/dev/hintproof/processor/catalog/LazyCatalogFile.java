package dev.hintproof.processor.catalog;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A catalog file of ours of which only those lines are read that are needed: a program uses few of the JDK's types. Where the
 * blocks of types lie is found by looking at the first character of each line.
 */
final class LazyCatalogFile {
    /** Lines of a type, from its {@code type} line on. */
    private record Block(int start, int end, int number) {}

    private final String file;
    private final String text;
    private final String catalog;
    private final Map<String, Block> blocks = new HashMap<>();
    private final List<CatalogFile.Line> eager = new ArrayList<>();

    private LazyCatalogFile(String file, String text, String catalog) {
        this.file = file;
        this.text = text;
        this.catalog = catalog;
    }

    /** Finds the blocks. The first line that is no comment names the catalog. */
    static LazyCatalogFile read(String file, String text) {
        int name = text.startsWith("catalog ") ? 0 : text.indexOf("\ncatalog ") + 1;
        int end = text.indexOf('\n', name);
        var result = new LazyCatalogFile(
                file, text, text.substring(name + "catalog ".length(), end).strip());
        result.scan(end + 1, Words.split(text.substring(0, end), '\n').size() + 1);
        return result;
    }

    private void scan(int from, int firstNumber) {
        int number = firstNumber;
        int blockStart = -1;
        int blockNumber = 0;
        for (int start = from; start < text.length(); number++) {
            int newline = text.indexOf('\n', start);
            int end = newline < 0 ? text.length() : newline;
            char first = end == start ? '#' : text.charAt(start);
            if (first > ' ' && first != '#') {
                close(blockStart, start, blockNumber);
                boolean type = text.startsWith("type ", start);
                blockStart = type ? start : -1;
                blockNumber = number;
                if (!type) {
                    eager.addAll(CatalogParser.parse(file, catalog, text.substring(start, end), number));
                }
            }
            start = end + 1;
        }
        close(blockStart, text.length(), blockNumber);
    }

    private void close(int start, int end, int number) {
        if (start >= 0) {
            int name = start + "type ".length();
            while (text.charAt(name) == ' ') {
                name++;
            }
            int nameEnd = name;
            while (nameEnd < end && text.charAt(nameEnd) > ' ' && text.charAt(nameEnd) != ':') {
                nameEnd++;
            }
            blocks.put(text.substring(name, nameEnd).replace('.', '/'), new Block(start, end, number));
        }
    }

    String file() {
        return file;
    }

    String catalog() {
        return catalog;
    }

    /** Lines that belong to no type's block: of packages and fields. Ours have no others. */
    List<CatalogFile.Line> eager() {
        return eager;
    }

    /** Whether the type has a block. */
    boolean has(String type) {
        return blocks.containsKey(type);
    }

    /** The lines of a type's block. */
    List<CatalogFile.Line> lines(String type) {
        Block block = blocks.get(type);
        return block == null
                ? List.of()
                : CatalogParser.parse(file, catalog, text.substring(block.start(), block.end()), block.number());
    }
}
