package dev.hintproof.processor.schema;

import com.sun.source.doctree.DocCommentTree;
import com.sun.source.doctree.EndElementTree;
import com.sun.source.doctree.ErroneousTree;
import com.sun.source.doctree.StartElementTree;
import com.sun.source.util.DocTreeScanner;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Finds what is broken in a comment: what the parser couldn't read, and HTML elements that don't nest. */
final class BrokenJavadoc extends DocTreeScanner<@Nullable Void, @Nullable Void> {

    /** Elements without an end tag, or whose end tag HTML lets one leave out. */
    private static final Set<String> OPEN_ENDED = Set.of(
            "br", "hr", "img", "input", "meta", "link", "col", "wbr", "p", "li", "dt", "dd", "tr", "td", "th", "thead",
            "tbody", "tfoot", "option");

    private final Deque<String> open = new ArrayDeque<>();
    private String broken = "";

    private BrokenJavadoc() {}

    static String find(DocCommentTree comment) {
        var scanner = new BrokenJavadoc();
        scanner.scan(comment, null);
        if (scanner.broken.isEmpty() && !scanner.open.isEmpty()) {
            return "<" + scanner.open.peek() + "> isn't closed";
        }
        return scanner.broken;
    }

    @Override
    public @Nullable Void visitErroneous(ErroneousTree node, @Nullable Void unused) {
        note("'" + node.getBody().strip().lines().findFirst().orElse("") + "' can't be read");
        return null;
    }

    @Override
    public @Nullable Void visitStartElement(StartElementTree node, @Nullable Void unused) {
        String name = node.getName().toString().toLowerCase(Locale.ROOT);
        if (!node.isSelfClosing() && !OPEN_ENDED.contains(name)) {
            open.push(name);
        }
        return super.visitStartElement(node, null);
    }

    @Override
    public @Nullable Void visitEndElement(EndElementTree node, @Nullable Void unused) {
        String name = node.getName().toString().toLowerCase(Locale.ROOT);
        if (!OPEN_ENDED.contains(name)) {
            if (name.equals(open.peek())) {
                open.pop();
            } else {
                note("</" + name + "> ends nothing");
            }
        }
        return null;
    }

    private void note(String what) {
        broken = broken.isEmpty() ? what : broken;
    }
}
