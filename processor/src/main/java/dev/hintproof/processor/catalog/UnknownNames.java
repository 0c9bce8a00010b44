package dev.hintproof.processor.catalog;

import dev.hintproof.processor.catalog.CatalogException.Problem;
import dev.hintproof.processor.catalog.CatalogTable.Entry;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Finds lines of a project's own catalog that speak of nothing: a class that isn't there, a method that the class doesn't declare.
 * Such a line would be believed to describe something, and describes nothing.
 */
public final class UnknownNames {

    /** Where class files come from, the JDK's included. */
    public interface Classes {
        /** The bytes of a class file by internal name; null where there is none. */
        byte @Nullable [] find(String internalName);
    }

    private final Classes classes;
    private final Map<String, Members> known = new HashMap<>();

    /** What a class declares: methods as {@code name(descriptor)}, and the classes that it inherits from. */
    private record Members(TreeSet<String> methods, TreeSet<String> fields, List<String> parents) {}

    /** Looks names up in these classes. */
    public UnknownNames(Classes classes) {
        this.classes = classes;
    }

    /**
     * The lines that speak of nothing, with what may have been meant.
     *
     * @throws CatalogException if the file can't be read as a catalog
     */
    public List<Problem> in(CatalogText catalog) {
        var problems = new ArrayList<Problem>();
        for (CatalogFile.Line line :
                CatalogParser.parse(catalog.file(), catalog.text()).lines()) {
            String message = unknown(catalog, line);
            if (message != null) {
                problems.add(new Problem(catalog.file(), line.number(), message));
            }
        }
        return problems;
    }

    private @Nullable String unknown(CatalogText catalog, CatalogFile.Line line) {
        String type = line.selector().type();
        if (type == null) {
            return null;
        }
        Members members = members(type);
        if (members == null) {
            return "there is no class " + type.replace('/', '.') + " on the class path";
        }
        if (line.selector() instanceof Selector.OfField f) {
            return members.fields().contains(f.name())
                    ? null
                    : type.replace('/', '.') + " declares no field '" + f.name() + "'"
                            + Suggestions.didYouMean(f.name(), members.fields());
        }
        return line.selector() instanceof Selector.OfType || declares(catalog, line, members)
                ? null
                : notDeclared(type, line.selector(), members);
    }

    private static boolean declares(CatalogText catalog, CatalogFile.Line line, Members members) {
        var lines = new TypeLines();
        lines.add(new Entry(catalog.file(), "", line));
        for (String method : members.methods()) {
            int open = method.indexOf('(');
            if (!lines.of(method.substring(0, open), method.substring(open)).isEmpty()) {
                return true;
            }
        }
        return false;
    }

    private String notDeclared(String type, Selector selector, Members members) {
        String text = selector.toString();
        String method = text.substring(text.indexOf('#') + 1);
        int open = method.indexOf('(');
        String name = open < 0 ? method : method.substring(0, open);
        var names = new TreeSet<String>();
        members.methods().forEach(one -> names.add(one.substring(0, one.indexOf('('))));
        if (names.contains(name)) {
            return type.replace('/', '.') + " declares no '" + method + "', but other overloads";
        }
        for (String parent : members.parents()) {
            String owner = declarer(parent, name);
            if (owner != null) {
                return type.replace('/', '.') + " doesn't declare '" + method + "' but inherits it: say '"
                        + owner.replace('/', '.') + "#" + method + "'";
            }
        }
        return type.replace('/', '.') + " declares no method '" + method + "'" + Suggestions.didYouMean(name, names);
    }

    private @Nullable String declarer(String type, String name) {
        Members members = members(type);
        if (members == null) {
            return null;
        }
        if (members.methods().stream().anyMatch(one -> one.startsWith(name.concat("(")))) {
            return type;
        }
        for (String parent : members.parents()) {
            String found = declarer(parent, name);
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    private @Nullable Members members(String type) {
        if (!known.containsKey(type)) {
            byte[] bytes = classes.find(type);
            if (bytes == null) {
                return null;
            }
            known.put(type, read(bytes));
        }
        return known.get(type);
    }

    private static Members read(byte[] bytes) {
        var reader = new ClassReader(bytes);
        // The superclass first, as JVMS §5.4.3.3 looks.
        var parents = new ArrayList<String>();
        if (reader.getSuperName() != null) {
            parents.add(reader.getSuperName());
        }
        parents.addAll(List.of(reader.getInterfaces()));
        var result = new Members(new TreeSet<>(), new TreeSet<>(), parents);
        reader.accept(
                new ClassVisitor(Opcodes.ASM9) {
                    @Override
                    public @Nullable MethodVisitor visitMethod(
                            int access,
                            String name,
                            String descriptor,
                            @Nullable String signature,
                            String @Nullable [] exceptions) {
                        result.methods().add(name + descriptor);
                        return null;
                    }

                    @Override
                    public @Nullable FieldVisitor visitField(
                            int access,
                            String name,
                            String descriptor,
                            @Nullable String signature,
                            @Nullable Object value) {
                        result.fields().add(name);
                        return null;
                    }
                },
                ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
        return result;
    }
}
