package dev.hintproof.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a method that an MCP client may call. The method belongs to a class marked {@link McpServer} and is neither
 * private nor generic.
 *
 * <p>What the tool may do at most is said beside it: {@link Plain}, {@link Witnessed} or {@link Emission}. Without one of
 * them the tool counts as an unscoped emission. At compile time everything that the method can reach is followed; a tool
 * that can reach more than it declares does not build.
 */
@Documented
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.CLASS)
public @interface McpTool {

    /** The tool's name on the wire; empty means the method's name in {@code snake_case}. */
    String name() default "";

    /** The tool's name for people; empty means one made from its wire name. */
    String title() default "";

    /** What the tool does, for the model; empty means the method's Javadoc. */
    String description() default "";
}
