package dev.hintproof.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A boundary stated by a person: its body is not inspected, and every tool that reaches it shows the reason in its
 * manifest.
 *
 * <p>On a method or constructor it stands for that body, on a type for all of its methods, on a field for the calls made
 * through the field and for changes to the state that it holds (a cache, a counter).
 *
 * <pre>{@code
 * @Vouched(as = Plain.class, capabilities = "net.read", reason = "OSV's query endpoint reads, though it is a POST")
 * Advisories query(String coordinate) { ... }
 * }</pre>
 */
@Documented
@Target({ElementType.METHOD, ElementType.CONSTRUCTOR, ElementType.TYPE, ElementType.FIELD})
@Retention(RetentionPolicy.CLASS)
public @interface Vouched {

    /** The effect class it is vouched to be: {@code Plain.class}, {@code Witnessed.class} or {@code Emission.class}. */
    Class<? extends java.lang.annotation.Annotation> as();

    /** The capabilities that it uses, such as {@code "net.read"}; each must be admitted by {@link #as()}. */
    String[] capabilities() default {};

    /** Whether it may touch entities outside the server's own system; unless said otherwise, it may. */
    boolean openWorld() default true;

    /** Why it may be believed. Mandatory: an empty reason does not compile. */
    String reason();
}
