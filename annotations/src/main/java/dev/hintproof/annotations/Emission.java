package dev.hintproof.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Admits what can't be taken back: requests that may write, other processes, code that can't be looked into. Without
 * capabilities it admits everything; with them, only those beside the plain ones.
 *
 * <pre>{@code
 * @McpTool @Emission("net.write")
 * public void shareNote(long noteId, URI webhook) { ... }
 * }</pre>
 */
@Documented
@Target({ElementType.METHOD, ElementType.CONSTRUCTOR, ElementType.TYPE, ElementType.PARAMETER, ElementType.FIELD})
@Retention(RetentionPolicy.CLASS)
public @interface Emission {

    /** The capabilities admitted beside the plain ones; empty means every capability. */
    String[] value() default {};
}
