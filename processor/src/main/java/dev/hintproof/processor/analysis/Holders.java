package dev.hintproof.processor.analysis;

import dev.hintproof.processor.bytecode.MethodModel;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Type;

/** What is known of collections and streams beyond what a catalog's line says: what they keep apart, and what can't be both. */
final class Holders {

    private static final String STREAMS = "java/util/stream/";

    private static final Set<String> MAPPING =
            Set.of("map", "mapToObj", "flatMap", "mapMulti", "mapToInt", "mapToLong", "mapToDouble");

    /** Families of which no object of the JDK's belongs to two. */
    private static final List<String> FAMILIES = List.of(
            "java/util/Collection",
            "java/util/Map",
            "java/util/Map$Entry",
            "java/util/Iterator",
            "java/util/Enumeration",
            "java/util/stream/BaseStream",
            "java/lang/CharSequence",
            "java/lang/Number",
            "java/nio/file/Path",
            "java/time/temporal/TemporalAccessor");

    private static final Set<String> UNMODIFIABLE = Set.of(
            "of",
            "ofEntries",
            "copyOf",
            "entry",
            "emptyList",
            "emptySet",
            "emptyMap",
            "singleton",
            "singletonList",
            "singletonMap",
            "toList");

    private static final Set<String> MAKERS = Set.of(
            "java/util/List", "java/util/Set", "java/util/Map", "java/util/Collections", "java/util/stream/Stream");

    private Holders() {}

    /** Whether a type only keeps what it is given, so that a collection and its elements can be told apart. */
    static boolean isHolder(World world, String type) {
        return world.traits(type).holder()
                || type.startsWith(STREAMS)
                || type.equals("java/util/Optional")
                || type.equals("java/lang/Iterable")
                || type.equals("java/util/Iterator");
    }

    /** Whether a parameter takes a collection or an array for the sake of its elements. */
    static boolean isHolder(World world, Type type) {
        return type.getSort() == Type.ARRAY
                || (type.getSort() == Type.OBJECT && isHolder(world, type.getInternalName()));
    }

    /** Whether objects of the type are only there to be called; what stands for an entry or a node of the JDK's is none. */
    static boolean isFunction(String type) {
        return type.startsWith("java/util/function/")
                || type.equals("java/lang/Runnable")
                || type.equals("java/util/concurrent/Callable")
                || type.equals("java/util/Comparator");
    }

    /** Whether the result holds nothing but what the function returned. */
    static boolean isMapped(MethodModel method) {
        String owner = method.owner().name();
        return (owner.startsWith(STREAMS) || owner.equals("java/util/Optional")) && MAPPING.contains(method.name());
    }

    /** Whether the result only passes on elements of the receiver, so that a change through one of them is the receiver's. */
    static boolean isPassage(MethodModel method) {
        String type =
                method.returns().getSort() == Type.OBJECT ? method.returns().getInternalName() : "";
        return isPassage(type);
    }

    /** Whether objects of the type are no collections themselves, and change nothing when they are used. */
    static boolean isPassage(String type) {
        return type.startsWith(STREAMS) || type.equals("java/util/Optional") || type.equals("java/util/Spliterator");
    }

    /** Whether what the method makes refuses every change by itself. */
    static boolean isUnmodifiable(MethodModel method) {
        String owner = method.owner().name();
        return UNMODIFIABLE.contains(method.name()) && MAKERS.contains(owner);
    }

    /** Whether an object of the JDK's of one type can't be of the other. */
    static boolean areDisjoint(World world, String one, String other) {
        String first = family(world, one);
        String second = family(world, other);
        return first != null && second != null && !first.equals(second);
    }

    private static @Nullable String family(World world, String type) {
        if (isFunction(type)) {
            return type;
        }
        for (String one : FAMILIES) {
            if (world.table.isSubtype(type, one)) {
                return one;
            }
        }
        return null;
    }
}
