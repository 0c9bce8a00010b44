package dev.hintproof.processor.host;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.Trees;
import dev.hintproof.processor.report.Place;
import java.nio.file.Path;

/**
 * A place in a source file. The tree and its unit are kept from the round in which they were seen: when the compilation has
 * finished, an element alone no longer leads to its source.
 */
record TreePlace(Tree tree, CompilationUnitTree unit, Trees trees) implements Place {

    @Override
    public String describe() {
        long position = trees.getSourcePositions().getStartPosition(unit, tree);
        long line = position < 0 ? 0 : unit.getLineMap().getLineNumber(position);
        Path name = Path.of(unit.getSourceFile().getName()).getFileName();
        return line == 0 ? String.valueOf(name) : name + ":" + line;
    }
}
