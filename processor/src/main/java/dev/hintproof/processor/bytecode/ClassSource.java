package dev.hintproof.processor.bytecode;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Where the class files of one program come from. The JDK's own classes are not among them: they are looked up in the running
 * JDK's image, or in another's.
 */
public interface ClassSource {

    /**
     * The bytes of a class file.
     *
     * @param internalName such as {@code com/example/NoteTools}
     * @return null where there is no such class
     * @throws UncheckedIOException where it is there but can't be read
     */
    byte @Nullable [] find(String internalName);

    /** Internal names of all classes of the module that is checked, sorted: the program itself, not its dependencies. */
    List<String> moduleClasses() throws IOException;

    /**
     * Internal names of all classes in the same archive or folder as the given dependency class, sorted; just that class
     * where the place can't be listed.
     */
    List<String> siblings(String internalName) throws IOException;

    /**
     * The implementations that {@code META-INF/services} files of module and dependencies name for a service.
     *
     * @param service the service's binary name, such as {@code java.sql.Driver}
     */
    List<String> services(String service) throws IOException;
}
