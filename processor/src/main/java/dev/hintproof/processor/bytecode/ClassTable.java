package dev.hintproof.processor.bytecode;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldNode;

/**
 * All classes of one program, read when they are first asked for, and how names resolve among them. Not safe for use by several
 * threads.
 */
public final class ClassTable {

    private final ClassSource source;
    private final JdkImage jdk = new JdkImage();
    private final Set<String> moduleNames;
    private final Map<String, @Nullable ClassModel> classes = new HashMap<>();
    private final Map<String, Set<String>> supertypes = new HashMap<>();

    /**
     * A table over a source.
     *
     * @param moduleNames internal names of the classes of the module that is checked
     */
    public ClassTable(ClassSource source, Set<String> moduleNames) {
        this.source = source;
        this.moduleNames = moduleNames;
    }

    /**
     * The class of that internal name.
     *
     * @return null where there is none
     * @throws ClassFileException where its class file can't be understood
     */
    public @Nullable ClassModel find(String internalName) {
        if (classes.containsKey(internalName)) {
            return classes.get(internalName);
        }
        ClassModel model = isName(internalName) ? load(internalName) : null;
        classes.put(internalName, model);
        return model;
    }

    /**
     * Whether a text can be the name of a class (JVMS §4.2.1), as it needn't be where a program makes the name.
     */
    private static boolean isName(String name) {
        if (name.isEmpty() || name.charAt(0) == '/' || name.endsWith("/") || name.contains("//")) {
            return false;
        }
        for (int i = 0; i < name.length(); i++) {
            if (name.charAt(i) == 0 || ".;[".indexOf(name.charAt(i)) >= 0) {
                return false;
            }
        }
        return true;
    }

    private @Nullable ClassModel load(String name) {
        if (!name.startsWith("java/")) {
            byte[] bytes = source.find(name);
            if (bytes != null) {
                Origin origin = moduleNames.contains(name) ? Origin.MODULE : Origin.DEPENDENCY;
                return parse(name, bytes, origin, ClassReader.SKIP_FRAMES, digest(bytes));
            }
        }
        byte[] bytes = jdk.find(name);
        return bytes == null
                ? null
                : parse(
                        name,
                        bytes,
                        Origin.JDK,
                        ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES,
                        "");
    }

    private static ClassModel parse(String name, byte[] bytes, Origin origin, int flags, String digest) {
        try {
            ClassNode node = new ClassNode();
            new ClassReader(bytes).accept(node, flags);
            return new ClassModel(node, origin, digest);
        } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
            int major = bytes.length > 7 ? (bytes[6] & 0xff) << 8 | (bytes[7] & 0xff) : 0;
            throw new ClassFileException(
                    "class file " + name + " (version " + major + ") can't be read: "
                            + (e.getMessage() == null ? e.toString() : e.getMessage()),
                    e);
        }
    }

    /** {@code sha256:} and the hex digest of the bytes, as manifests have it under {@code classes}. */
    public static String digest(byte[] bytes) {
        try {
            return "sha256:"
                    + HexFormat.of()
                            .formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }

    /** The digest of a text. */
    public static String digest(String text) {
        return digest(text.getBytes(StandardCharsets.UTF_8));
    }

    /** All supertypes of a class by internal name, itself first; unknown ones are named but not followed. */
    public Set<String> supertypes(String name) {
        Set<String> known = supertypes.get(name);
        if (known != null) {
            return known;
        }
        Set<String> result = new LinkedHashSet<>();
        Deque<String> open = new ArrayDeque<>();
        open.add(name);
        while (!open.isEmpty()) {
            String next = open.remove();
            if (!result.add(next)) {
                continue;
            }
            ClassModel model = find(next);
            if (model != null) {
                if (model.superName() != null) {
                    open.add(model.superName());
                }
                open.addAll(model.interfaces());
            }
        }
        result.add("java/lang/Object");
        supertypes.put(name, result);
        return result;
    }

    /** Whether a class or array type is a subtype of another, both as internal names or array descriptors. */
    public boolean isSubtype(String sub, String sup) {
        if (sub.equals(sup) || sup.equals("java/lang/Object")) {
            return true;
        }
        if (sub.startsWith("[")) {
            if (sup.equals("java/lang/Cloneable") || sup.equals("java/io/Serializable")) {
                return true;
            }
            return sup.startsWith("[") && isElementSubtype(sub.substring(1), sup.substring(1));
        }
        return !sup.startsWith("[") && supertypes(sub).contains(sup);
    }

    private boolean isElementSubtype(String sub, String sup) {
        Type subType = Type.getType(sub);
        Type supType = Type.getType(sup);
        if (subType.getSort() < Type.ARRAY || supType.getSort() < Type.ARRAY) {
            return sub.equals(sup);
        }
        return isSubtype(subType.getInternalName(), supType.getInternalName());
    }

    /** Whether every supertype of the class is there to be read. */
    public boolean isComplete(String name) {
        for (String one : supertypes(name)) {
            if (find(one) == null) {
                return false;
            }
        }
        return true;
    }

    /**
     * Resolves a method reference (JVMS §5.4.3.3 and §5.4.3.4).
     *
     * @return the declaration; null where none is found
     */
    public @Nullable MethodModel resolve(String owner, String name, String descriptor) {
        if (owner.startsWith("[")) {
            return resolve("java/lang/Object", name, descriptor);
        }
        for (String at = owner; at != null; ) {
            ClassModel model = find(at);
            if (model == null) {
                return null;
            }
            MethodModel found = model.method(name, descriptor);
            if (found != null) {
                return found;
            }
            at = model.superName();
        }
        return maximallySpecific(owner, name, descriptor);
    }

    /**
     * Selects the method that runs for a resolved instance method on an object of exactly the given class (JVMS §5.4.6).
     *
     * @return the declaration that runs; null where none does (an abstract method error)
     */
    public @Nullable MethodModel select(String runtimeClass, MethodModel resolved) {
        if (resolved.isPrivate() || resolved.isConstructor() || runtimeClass.startsWith("[")) {
            return resolved;
        }
        for (String at = runtimeClass; at != null; ) {
            ClassModel model = find(at);
            if (model == null) {
                return null;
            }
            MethodModel found = model.method(resolved.name(), resolved.descriptor());
            if (found != null && !found.isStatic() && !found.isPrivate() && overrides(found, resolved)) {
                return found;
            }
            at = model.superName();
        }
        MethodModel found = maximallySpecific(runtimeClass, resolved.name(), resolved.descriptor());
        return found == null || found.isAbstract() ? null : found;
    }

    /** Whether a declaration can override another of the same name and descriptor (JVMS §5.4.5, package-private access). */
    public boolean overrides(MethodModel candidate, MethodModel resolved) {
        if (candidate == resolved) {
            return true;
        }
        int access = resolved.node().access;
        if ((access & (Opcodes.ACC_PUBLIC | Opcodes.ACC_PROTECTED)) != 0) {
            return true;
        }
        if ((access & Opcodes.ACC_PRIVATE) != 0) {
            return false;
        }
        return packageOf(candidate.owner().name())
                .equals(packageOf(resolved.owner().name()));
    }

    private @Nullable MethodModel maximallySpecific(String owner, String name, String descriptor) {
        List<MethodModel> found = new ArrayList<>();
        for (String one : supertypes(owner)) {
            ClassModel model = find(one);
            if (model != null && model.isInterface()) {
                MethodModel method = model.method(name, descriptor);
                if (method != null && !method.isStatic() && !method.isPrivate()) {
                    found.add(method);
                }
            }
        }
        MethodModel best = null;
        for (MethodModel method : found) {
            boolean shadowed = false;
            for (MethodModel other : found) {
                shadowed |= other != method
                        && !other.owner().name().equals(method.owner().name())
                        && isSubtype(other.owner().name(), method.owner().name());
            }
            if (!shadowed && (best == null || (best.isAbstract() && !method.isAbstract()))) {
                best = method;
            }
        }
        return best;
    }

    /** A field by the class that declares it. */
    public record FieldModel(ClassModel owner, FieldNode node) {
        /** Whether it is static. */
        public boolean isStatic() {
            return (node.access & Opcodes.ACC_STATIC) != 0;
        }
    }

    /** Resolves a field reference (JVMS §5.4.3.2); null where none is found. */
    public @Nullable FieldModel resolveField(String owner, String name, String descriptor) {
        ClassModel model = find(owner);
        if (model == null) {
            return null;
        }
        FieldNode own = model.field(name, descriptor);
        if (own != null) {
            return new FieldModel(model, own);
        }
        for (String one : model.interfaces()) {
            FieldModel found = resolveField(one, name, descriptor);
            if (found != null) {
                return found;
            }
        }
        return model.superName() == null ? null : resolveField(model.superName(), name, descriptor);
    }

    /**
     * The single abstract method of an interface, by JLS §9.8.
     *
     * @return null where it has none or several
     */
    public @Nullable MethodModel functionalMethod(String interfaceName) {
        ClassModel model = find(interfaceName);
        if (model == null || !model.isInterface()) {
            return null;
        }
        MethodModel only = null;
        Set<String> seen = new HashSet<>();
        for (String one : supertypes(interfaceName)) {
            ClassModel type = find(one);
            if (type == null || !type.isInterface()) {
                continue;
            }
            for (MethodModel method : type.methods()) {
                if (method.isAbstract() && seen.add(method.key()) && !isObjectMethod(method)) {
                    MethodModel selected = maximallySpecific(interfaceName, method.name(), method.descriptor());
                    if (selected != null && !selected.isAbstract()) {
                        continue;
                    }
                    if (only != null && !only.name().equals(method.name())) {
                        return null;
                    }
                    only = only == null ? method : only;
                }
            }
        }
        return only;
    }

    private boolean isObjectMethod(MethodModel method) {
        ClassModel object = find("java/lang/Object");
        return object != null && object.method(method.name(), method.descriptor()) != null;
    }

    /** The package of a class, by internal name; empty for the unnamed one. */
    public static String packageOf(String internalName) {
        int slash = internalName.lastIndexOf('/');
        return slash < 0 ? "" : internalName.substring(0, slash);
    }
}
