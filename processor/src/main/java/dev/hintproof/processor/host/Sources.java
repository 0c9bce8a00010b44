package dev.hintproof.processor.host;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreeScanner;
import com.sun.source.util.Trees;
import dev.hintproof.processor.report.Place;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import org.jspecify.annotations.Nullable;

/**
 * The members of this compilation's sources by line, so that a line of a class file leads back to a place when all is compiled.
 * They are looked up while their round lasts: javac takes the trees apart when it generates code, and only positions remain.
 */
public final class Sources {

    private final Trees trees;
    private final Elements elements;
    private final Map<String, Unit> units = new HashMap<>();

    private record Unit(CompilationUnitTree tree, String file, NavigableMap<Long, Tree> members) {}

    /** No sources yet. */
    public Sources(Javac javac) {
        this.trees = javac.trees();
        this.elements = javac.environment().getElementUtils();
    }

    /** Keeps the members of a root element of a round, and of all types within. */
    public void add(Element root) {
        if (!(root instanceof TypeElement type)) {
            return;
        }
        TreePath path = trees.getPath(type);
        if (path == null) {
            return;
        }
        CompilationUnitTree unit = path.getCompilationUnit();
        NavigableMap<Long, Tree> members = new TreeMap<>();
        new MemberScanner(unit, members).scan(path.getLeaf(), null);
        Path file = Path.of(unit.getSourceFile().getName()).getFileName();
        String name = elements.getBinaryName(type).toString().replace('.', '/');
        units.put(name, new Unit(unit, String.valueOf(file), members));
    }

    /**
     * The member that a line belongs to.
     *
     * @param internalName a class, or one within a class, of this compilation
     * @param file the source file's name without folder
     * @param line counted from 1
     * @return {@link Place#NOWHERE} where the source isn't here
     */
    public Place place(String internalName, String file, int line) {
        int inner = internalName.indexOf('$', internalName.lastIndexOf('/') + 2);
        Unit unit = units.get(internalName);
        if (unit == null && inner > 0) {
            unit = units.get(internalName.substring(0, inner));
        }
        if (unit == null || !unit.file().equals(file)) {
            return Place.NOWHERE;
        }
        Map.Entry<Long, Tree> member = unit.members().floorEntry((long) line);
        return member == null ? Place.NOWHERE : new TreePlace(member.getValue(), unit.tree(), trees);
    }

    /** Collects classes, methods and fields by the line that they begin on. */
    private final class MemberScanner extends TreeScanner<@Nullable Void, @Nullable Void> {

        private final CompilationUnitTree unit;
        private final Map<Long, Tree> members;

        MemberScanner(CompilationUnitTree unit, Map<Long, Tree> members) {
            this.unit = unit;
            this.members = members;
        }

        private void keep(Tree tree) {
            long start = trees.getSourcePositions().getStartPosition(unit, tree);
            if (start >= 0) {
                members.putIfAbsent(unit.getLineMap().getLineNumber(start), tree);
            }
        }

        @Override
        public @Nullable Void visitClass(ClassTree node, @Nullable Void unused) {
            keep(node);
            return super.visitClass(node, null);
        }

        @Override
        public @Nullable Void visitMethod(MethodTree node, @Nullable Void unused) {
            keep(node);
            return null;
        }

        @Override
        public @Nullable Void visitVariable(VariableTree node, @Nullable Void unused) {
            keep(node);
            return null;
        }
    }
}
