package dev.hintproof.processor.host;

import com.sun.source.util.DocTrees;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreePath;
import dev.hintproof.processor.report.Message;
import dev.hintproof.processor.report.Messages;
import dev.hintproof.processor.report.Place;
import dev.hintproof.processor.report.Severity;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.tools.Diagnostic;
import org.jspecify.annotations.Nullable;

/** The running javac: the one class that touches {@code com.sun.source} for places and messages. */
public final class Javac implements Messages {

    /** javac indents the second and later lines of a message by itself; with these, rows stand at the fourth column. */
    private static final int ROW_INDENT = 2;

    private final ProcessingEnvironment environment;
    private final JavacTask task;
    private final DocTrees trees;
    private boolean strict;
    private int errors;

    private Javac(ProcessingEnvironment environment) {
        this.environment = environment;
        this.task = JavacTask.instance(environment);
        this.trees = DocTrees.instance(environment);
    }

    /**
     * The javac that made an environment.
     *
     * @param environment its own, which {@link Unwrapping} finds behind wrappers
     */
    public static Javac of(ProcessingEnvironment environment) {
        return new Javac(environment);
    }

    /** javac's own environment, free of wrappers. */
    public ProcessingEnvironment environment() {
        return environment;
    }

    /** Javadoc as trees. */
    public DocTrees trees() {
        return trees;
    }

    /** From now on warnings are errors. */
    public void strict() {
        strict = true;
    }

    /** Has the rest of the compilation watched. */
    public void watch(CompilationWatch watch) {
        task.addTaskListener(watch);
    }

    /** The place of an element's declaration. */
    public Place place(Element element) {
        return place(trees.getPath(element));
    }

    /** The place of an annotation on an element. */
    public Place place(Element element, AnnotationMirror annotation) {
        TreePath path = trees.getPath(element, annotation);
        return path == null ? place(element) : place(path);
    }

    /** The place of one value of an annotation on an element. */
    public Place place(Element element, AnnotationMirror annotation, AnnotationValue value) {
        TreePath path = trees.getPath(element, annotation, value);
        return path == null ? place(element, annotation) : place(path);
    }

    private Place place(@Nullable TreePath path) {
        return path == null ? Place.NOWHERE : new TreePlace(path.getLeaf(), path.getCompilationUnit(), trees);
    }

    @Override
    public void report(Message message) {
        Severity severity = strict && message.problem().severity() == Severity.WARNING
                ? Severity.ERROR
                : message.problem().severity();
        if (severity == Severity.ERROR) {
            errors++;
        }
        print(kind(severity), message.render(ROW_INDENT), message.place());
    }

    private void print(Diagnostic.Kind kind, String text, Place place) {
        if (place instanceof TreePlace at) {
            trees.printMessage(kind, text, at.tree(), at.unit());
        } else {
            environment.getMessager().printMessage(kind, text);
        }
    }

    private static Diagnostic.Kind kind(Severity severity) {
        return switch (severity) {
            case ERROR -> Diagnostic.Kind.ERROR;
            case WARNING -> Diagnostic.Kind.WARNING;
            case NOTE -> Diagnostic.Kind.NOTE;
        };
    }

    @Override
    public int errors() {
        return errors;
    }

    /** Whether a type exists for this compilation. */
    public boolean hasType(String qualifiedName) {
        return environment.getElementUtils().getTypeElement(qualifiedName) != null;
    }
}
