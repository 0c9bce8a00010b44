package dev.hintproof.processor.host;

import dev.hintproof.processor.report.Message;
import dev.hintproof.processor.report.Place;
import dev.hintproof.processor.report.Problem;
import javax.annotation.processing.ProcessingEnvironment;
import javax.tools.Diagnostic;

/** A compiler that isn't javac: nothing can be checked there, and it is told so. */
public final class ForeignCompiler {

    private ForeignCompiler() {}

    /** Fails the compilation with the one message that there is. */
    public static void refuse(ProcessingEnvironment environment) {
        Message message = Message.of(
                Problem.UNSUPPORTED_COMPILER,
                Place.NOWHERE,
                "Hintproof checks what javac has compiled, and this compiler ("
                        + environment.getClass().getName() + ") isn't javac or hides it",
                "compile with javac; in Eclipse, let Maven or Gradle build; in IntelliJ IDEA, choose javac as the compiler");
        environment.getMessager().printMessage(Diagnostic.Kind.ERROR, message.render(2));
    }
}
