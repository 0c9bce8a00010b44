package dev.hintproof.processor.host;

import com.sun.source.util.TaskEvent;
import com.sun.source.util.TaskListener;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/**
 * Tells when the compilation has finished and has written a class file for every class that it began with. javac's exported
 * API has no count of errors, but a class that it refuses is never generated.
 *
 * <p>With {@code -proc:only}, or after an error before code generation, nothing is generated, and nothing is told.
 */
public final class CompilationWatch implements TaskListener {

    private final Elements elements;
    private final Consumer<Set<String>> whenCompiled;
    private final Set<String> begun = new LinkedHashSet<>();
    private final Set<String> generated = new TreeSet<>();

    /**
     * Makes a watch.
     *
     * @param elements for names of class files
     * @param whenCompiled is given the internal names of all classes that were written
     */
    public CompilationWatch(Elements elements, Consumer<Set<String>> whenCompiled) {
        this.elements = elements;
        this.whenCompiled = whenCompiled;
    }

    @Override
    public void started(TaskEvent event) {
        if (event.getKind() == TaskEvent.Kind.ANALYZE) {
            TypeElement type = event.getTypeElement();
            if (type != null && isClass(type)) {
                begun.add(internalName(type));
            }
        }
    }

    @Override
    public void finished(TaskEvent event) {
        if (event.getKind() == TaskEvent.Kind.GENERATE) {
            TypeElement type = event.getTypeElement();
            if (type != null && isClass(type)) {
                generated.add(internalName(type));
            }
        } else if (event.getKind() == TaskEvent.Kind.COMPILATION
                && !generated.isEmpty()
                && generated.containsAll(begun)) {
            whenCompiled.accept(generated);
        }
    }

    /**
     * {@code package-info} and {@code module-info} come with elements that are no classes, with an anonymous class where they
     * hold nothing but a comment and so have no class file, or with none.
     */
    private static boolean isClass(TypeElement type) {
        ElementKind kind = type.getKind();
        return (kind.isClass() || kind.isInterface())
                && !type.getSimpleName().isEmpty()
                && !type.getSimpleName().contentEquals("package-info");
    }

    private String internalName(TypeElement type) {
        return elements.getBinaryName(type).toString().replace('.', '/');
    }
}
