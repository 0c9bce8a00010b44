package dev.hintproof.processor.catalog;

import java.util.List;

/**
 * A catalog file that was read.
 *
 * @param file its name, for places
 * @param catalog what its {@code catalog} line calls it
 * @param lines what it says, in order
 */
record CatalogFile(String file, String catalog, List<Line> lines) {

    /**
     * One thing that is said; a line with several methods gives several.
     *
     * @param number of the line, from 1
     */
    record Line(int number, Selector selector, Statement statement) {}
}
