package dev.hintproof.server.call;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.hintproof.server.load.DataModel;
import dev.hintproof.server.load.ServedTool;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Checks decoded arguments against constraints that no schema says, where the program brings what can. */
interface ConstraintCheck {

    /** What is wrong, one line each with a JSON pointer. */
    List<String> violations(ServedTool tool, @Nullable Object[] values);

    /** By Jakarta Validation, if it and a provider are on the class path; else none. */
    static ConstraintCheck of(DataModel model, ObjectMapper mapper) {
        ClassLoader loader = model.loader().orElseGet(ClassLoader::getSystemClassLoader);
        try {
            Class.forName("jakarta.validation.Validation", false, loader);
            return JakartaCheck.of(loader, mapper);
        } catch (ClassNotFoundException | NoClassDefFoundError absent) {
            return (tool, values) -> List.of();
        }
    }
}
