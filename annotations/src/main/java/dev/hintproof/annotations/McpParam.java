package dev.hintproof.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Overrides what the definition of a tool says of one parameter. Without it, name and text come from the source. */
@Documented
@Target({ElementType.PARAMETER, ElementType.RECORD_COMPONENT, ElementType.FIELD})
@Retention(RetentionPolicy.CLASS)
public @interface McpParam {

    /** The argument's name on the wire; empty means the parameter's name in {@code snake_case}. */
    String name() default "";

    /** What the argument means, for the model; empty means the text of the Javadoc's {@code @param}. */
    String description() default "";

    /**
     * The value used where the argument is absent, as JSON ({@code 10}, {@code "text"}, {@code ["a"]}) or, for a string or
     * an enum, as bare text. {@link #NONE} means that there is no default.
     */
    String defaultValue() default NONE;

    /** Stands for "no default", since an annotation's member can't be null and the empty string is a value. */
    String NONE = "\u0000";
}
