package dev.hintproof.processor.catalog;

import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * Answers what is known of methods without reading their bodies. Implementations are immutable and may be asked from several
 * threads.
 */
public interface EffectCatalog {

    /**
     * The rule for a method, by the class that declares it.
     *
     * @param declaringClass the internal name of the class that declares the method (JVMS §4.2.1), such as
     *     {@code java/util/ArrayList}
     * @param name the method's name; {@code <init>} for a constructor
     * @param descriptor its descriptor (JVMS §4.3.3)
     * @return empty where the catalog doesn't describe the class at all, so that it may be analysed
     */
    Optional<Rule> rule(String declaringClass, String name, String descriptor);

    /**
     * The rule for reading a static field of a type that isn't analysed, such as {@code System.out}: its effects, whether what
     * it holds is a {@linkplain Rule#carrier() carrier}, and its result.
     *
     * @param declaringClass the internal name of the class that declares the field
     * @param name the field's name
     * @return empty where reading it has no effect and its value nothing special
     */
    Optional<Rule> field(String declaringClass, String name);

    /** What is said of a type as a whole, by internal name; traits with {@code known} false where nothing is. */
    TypeTraits traits(String internalName);

    /** {@code sha256:} and the hex digest of all rules, in the manifest's {@code derivedBy.catalog}. */
    String digest();

    /**
     * The names of catalogs that aren't ours, as {@link Rule#catalog()} has them: a project's own and those of admitted libraries.
     * Whoever relies on a rule of theirs lists it.
     */
    default SortedSet<String> added() {
        return new TreeSet<>();
    }
}
