package dev.hintproof.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Admits nothing but plain capabilities: reading files, databases and the network, the clock, randomness, logging, talking
 * to the client. A plain tool gets {@code readOnlyHint: true}.
 *
 * <p>Where it stands decides what it bounds:
 *
 * <ul>
 *   <li>on a tool: the tool's declared class;
 *   <li>on another method or constructor: a bound that its body is checked against and that callers see;
 *   <li>on an interface's or an overridable method: a bound for every override;
 *   <li>on a parameter or field of functional type: a bound for what may be put there;
 *   <li>on a type: the default of its tools and of its non-private methods.
 * </ul>
 */
@Documented
@Target({ElementType.METHOD, ElementType.CONSTRUCTOR, ElementType.TYPE, ElementType.PARAMETER, ElementType.FIELD})
@Retention(RetentionPolicy.CLASS)
public @interface Plain {}
