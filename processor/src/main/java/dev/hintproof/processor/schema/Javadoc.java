package dev.hintproof.processor.schema;

import com.sun.source.doctree.DocCommentTree;
import com.sun.source.doctree.DocTree;
import com.sun.source.doctree.ParamTree;
import dev.hintproof.processor.host.Javac;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Element;
import org.jspecify.annotations.Nullable;

/** Texts for models from Javadoc: what a declaration or a parameter is, as plain text. */
public final class Javadoc {

    private final Javac javac;
    private final boolean whole;

    /**
     * A reader.
     *
     * @param whole whether a description is the whole of a comment, and not only its first sentence
     */
    Javadoc(Javac javac, boolean whole) {
        this.javac = javac;
        this.whole = whole;
    }

    /** The description of a declaration; empty where there is none, or no source. */
    public String description(Element element) {
        DocCommentTree comment = comment(element);
        if (comment == null) {
            return "";
        }
        List<? extends DocTree> body = whole ? comment.getFullBody() : comment.getFirstSentence();
        return new JavadocText().of(body);
    }

    /** The text of a declaration's {@code @param} tag; empty where there is none. */
    public String parameter(Element element, String name) {
        return parameters(element).getOrDefault(name, "");
    }

    /** The texts of all {@code @param} tags of a declaration but those of type parameters, by name, in their order. */
    public Map<String, String> parameters(Element element) {
        var result = new LinkedHashMap<String, String>();
        DocCommentTree comment = comment(element);
        if (comment == null) {
            return result;
        }
        for (DocTree tag : comment.getBlockTags()) {
            if (tag instanceof ParamTree param && !param.isTypeParameter()) {
                String text = new JavadocText().of(param.getDescription());
                result.putIfAbsent(param.getName().getName().toString(), text);
            }
        }
        return result;
    }

    /** The first piece of a comment that can't be read, as it stands there; empty for a sound one. */
    public String broken(Element element) {
        DocCommentTree comment = comment(element);
        return comment == null ? "" : BrokenJavadoc.find(comment);
    }

    private @Nullable DocCommentTree comment(Element element) {
        return javac.trees().getDocCommentTree(element);
    }
}
