package dev.hintproof.processor.analysis;

import dev.hintproof.processor.bytecode.ArchiveIndex;
import dev.hintproof.processor.bytecode.ClassModel;
import dev.hintproof.processor.bytecode.ClassSource;
import dev.hintproof.processor.bytecode.ClassTable;
import dev.hintproof.processor.bytecode.Origin;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The archives of one program, indexed when they are first needed: the module, and each library that a reach enters. */
final class Program {

    private final ClassSource source;
    private final ClassTable table;
    private final List<String> moduleClasses;
    private final Map<String, ArchiveIndex> byClass = new HashMap<>();
    private final List<ArchiveIndex> indexes = new ArrayList<>();
    private @Nullable ArchiveIndex module;

    Program(ClassSource source, ClassTable table, List<String> moduleClasses) {
        this.source = source;
        this.table = table;
        this.moduleClasses = moduleClasses;
    }

    /** The module's own index. */
    ArchiveIndex module() {
        if (module == null) {
            module = new ArchiveIndex(table, moduleClasses);
            indexes.add(module);
        }
        return module;
    }

    /** All indexes made so far, with that of the class's own archive among them; the module's first. */
    List<ArchiveIndex> around(ClassModel model) {
        module();
        if (model.origin() == Origin.DEPENDENCY && !byClass.containsKey(model.name())) {
            try {
                List<String> names = source.siblings(model.name());
                ArchiveIndex index = new ArchiveIndex(table, names);
                for (String name : names) {
                    byClass.put(name, index);
                }
                byClass.put(model.name(), index);
                indexes.add(index);
            } catch (IOException e) {
                throw new UncheckedIOException("the archive of " + model.name() + " can't be listed", e);
            }
        }
        return List.copyOf(indexes);
    }

    /** All indexes made so far, the module's first. */
    List<ArchiveIndex> all() {
        module();
        return List.copyOf(indexes);
    }
}
