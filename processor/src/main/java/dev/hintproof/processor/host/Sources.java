package dev.hintproof.processor.host;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.LineMap;
import com.sun.source.tree.Tree;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreeScanner;
import com.sun.source.util.Trees;
import dev.hintproof.processor.report.Place;
import java.util.HashMap;
import java.util.Map;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import org.jspecify.annotations.Nullable;

/** The sources of this compilation by class, so that a line of a class file leads back to its place when all is compiled. */
public final class Sources {

    private final Trees trees;
    private final Elements elements;
    private final Map<String, CompilationUnitTree> units = new HashMap<>();

    /** No sources yet. */
    public Sources(Javac javac) {
        this.trees = javac.trees();
        this.elements = javac.environment().getElementUtils();
    }

    /** Keeps a root element of a round, and all types within. */
    public void add(Element root) {
        if (root instanceof TypeElement type) {
            TreePath path = trees.getPath(type);
            if (path != null) {
                units.put(elements.getBinaryName(type).toString().replace('.', '/'), path.getCompilationUnit());
            }
        }
    }

    /**
     * The place of a line.
     *
     * @param internalName a class, or one within a class, of this compilation
     * @param file the source file's name without folder
     * @param line counted from 1
     * @return {@link Place#NOWHERE} where the source isn't here
     */
    public Place place(String internalName, String file, int line) {
        String top = internalName.contains("$") ? internalName.substring(0, internalName.indexOf('$')) : internalName;
        CompilationUnitTree unit = units.get(internalName);
        unit = unit == null ? units.get(top) : unit;
        if (unit == null || !unit.getSourceFile().getName().endsWith(file)) {
            return Place.NOWHERE;
        }
        Tree tree = new LineFinder(unit, trees.getSourcePositions(), line).find();
        return tree == null ? Place.NOWHERE : new TreePlace(tree, unit, trees);
    }

    /** Finds the first tree that begins on a line. */
    private static final class LineFinder extends TreeScanner<@Nullable Void, @Nullable Void> {

        private final CompilationUnitTree unit;
        private final SourcePositions positions;
        private final LineMap lines;
        private final int line;
        private @Nullable Tree found;

        LineFinder(CompilationUnitTree unit, SourcePositions positions, int line) {
            this.unit = unit;
            this.positions = positions;
            this.lines = unit.getLineMap();
            this.line = line;
        }

        @Nullable
        Tree find() {
            scan(unit, null);
            return found;
        }

        @Override
        public @Nullable Void scan(@Nullable Tree tree, @Nullable Void unused) {
            if (tree == null || found != null) {
                return null;
            }
            long start = positions.getStartPosition(unit, tree);
            if (start >= 0 && lines.getLineNumber(start) == line) {
                found = tree;
                return null;
            }
            return super.scan(tree, null);
        }
    }
}
