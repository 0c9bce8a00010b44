/**
 * What the author of a server writes: which methods are tools, and what each of them may do at most.
 *
 * <p>These annotations need nothing but {@code java.base}, are kept in class files ({@code CLASS} retention, so that an
 * unchanged class can be checked again from its class file) and are absent at run time.
 */
package dev.hintproof.annotations;
