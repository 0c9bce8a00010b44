package dev.hintproof.processor.schema;

import com.sun.source.doctree.DocTree;
import com.sun.source.doctree.EndElementTree;
import com.sun.source.doctree.EntityTree;
import com.sun.source.doctree.ErroneousTree;
import com.sun.source.doctree.LinkTree;
import com.sun.source.doctree.LiteralTree;
import com.sun.source.doctree.StartElementTree;
import com.sun.source.doctree.TextTree;
import com.sun.source.doctree.ValueTree;
import com.sun.source.util.SimpleDocTreeVisitor;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Renders Javadoc as plain text: paragraphs stay, list items get a dash, code and links keep their words, markup goes. */
final class JavadocText extends SimpleDocTreeVisitor<@Nullable Void, @Nullable Void> {

    private static final Map<String, String> ENTITIES = Map.ofEntries(
            Map.entry("lt", "<"),
            Map.entry("gt", ">"),
            Map.entry("amp", "&"),
            Map.entry("quot", "\""),
            Map.entry("apos", "'"),
            Map.entry("nbsp", " "),
            Map.entry("mdash", "\u2014"),
            Map.entry("ndash", "\u2013"),
            Map.entry("hellip", "\u2026"),
            Map.entry("le", "\u2264"),
            Map.entry("ge", "\u2265"),
            Map.entry("copy", "\u00a9"),
            Map.entry("times", "\u00d7"),
            Map.entry("rarr", "\u2192"),
            Map.entry("larr", "\u2190"));

    private static final char PARAGRAPH = '\uE000';
    private static final char LINE = '\uE001';

    private final StringBuilder text = new StringBuilder();

    /** The text of a comment's part. */
    String of(List<? extends DocTree> trees) {
        visit(trees, null);
        String flat = text.toString().replaceAll("\\s+", " ");
        flat = flat.replaceAll(" ?" + LINE + " ?", "\n")
                .replaceAll("[ \n]*" + PARAGRAPH + "[ \n" + PARAGRAPH + "]*", "\n\n");
        return flat.strip();
    }

    @Override
    protected @Nullable Void defaultAction(DocTree node, @Nullable Void unused) {
        // Markdown comments of newer JDKs come as raw text, which is readable as it is.
        if (node.getKind().name().equals("MARKDOWN")) {
            text.append(node);
        }
        return null;
    }

    @Override
    public @Nullable Void visitText(TextTree node, @Nullable Void unused) {
        text.append(node.getBody());
        return null;
    }

    @Override
    public @Nullable Void visitErroneous(ErroneousTree node, @Nullable Void unused) {
        text.append(node.getBody());
        return null;
    }

    @Override
    public @Nullable Void visitLiteral(LiteralTree node, @Nullable Void unused) {
        text.append(node.getBody().getBody());
        return null;
    }

    @Override
    public @Nullable Void visitLink(LinkTree node, @Nullable Void unused) {
        if (node.getLabel().isEmpty()) {
            String signature = node.getReference().getSignature();
            text.append(signature.startsWith("#") ? signature.substring(1) : signature.replace('#', '.'));
        } else {
            visit(node.getLabel(), null);
        }
        return null;
    }

    @Override
    public @Nullable Void visitValue(ValueTree node, @Nullable Void unused) {
        if (node.getReference() != null) {
            text.append(node.getReference().getSignature().replace('#', '.'));
        }
        return null;
    }

    @Override
    public @Nullable Void visitEntity(EntityTree node, @Nullable Void unused) {
        text.append(entity(node.getName().toString()));
        return null;
    }

    private static String entity(String name) {
        try {
            if (name.startsWith("#x") || name.startsWith("#X")) {
                return Character.toString(Integer.parseInt(name.substring(2), 16));
            }
            if (name.startsWith("#")) {
                return Character.toString(Integer.parseInt(name.substring(1)));
            }
        } catch (IllegalArgumentException e) {
            return "&" + name + ";";
        }
        return ENTITIES.getOrDefault(name, "&" + name + ";");
    }

    @Override
    public @Nullable Void visitStartElement(StartElementTree node, @Nullable Void unused) {
        switch (node.getName().toString().toLowerCase(Locale.ROOT)) {
            case "p", "ul", "ol", "dl", "table", "pre", "blockquote", "h1", "h2", "h3", "h4" -> text.append(PARAGRAPH);
            case "li" -> text.append(LINE).append("- ");
            case "br", "tr", "dt", "dd" -> text.append(LINE);
            default -> {
                // Inline markup says nothing to a model.
            }
        }
        return null;
    }

    @Override
    public @Nullable Void visitEndElement(EndElementTree node, @Nullable Void unused) {
        switch (node.getName().toString().toLowerCase(Locale.ROOT)) {
            case "ul", "ol", "dl", "table", "pre", "blockquote" -> text.append(PARAGRAPH);
            default -> {
                // As above.
            }
        }
        return null;
    }
}
