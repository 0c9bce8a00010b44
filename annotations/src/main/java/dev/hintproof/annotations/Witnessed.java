package dev.hintproof.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Admits plain capabilities and changes that can be undone: to files ({@code fs.*}), databases ({@code db.*}), memory that
 * outlives the call ({@code state}) and the system ({@code system.modify}).
 *
 * <p>On a tool it names the tool that takes the change back, and the data from which that is called. The undo may reach no
 * emission and must change every family ({@code fs}, {@code db}, {@code state}, {@code system}) that the tool changes.
 *
 * <pre>{@code
 * @McpTool @Witnessed(undo = "restore_note")     // the deleted note, returned, is the witness
 * public Note deleteNote(long noteId) { ... }
 * }</pre>
 */
@Documented
@Target({ElementType.METHOD, ElementType.CONSTRUCTOR, ElementType.TYPE, ElementType.PARAMETER, ElementType.FIELD})
@Retention(RetentionPolicy.CLASS)
public @interface Witnessed {

    /** The wire name of the tool of the same server that takes the change back. Only a helper may leave it empty. */
    String undo() default "";

    /** From what the undo is called. */
    Witness witness() default Witness.RESULT;

    /** The undoable capabilities admitted beside the plain ones, such as {@code "db.write"}; empty means all of them. */
    String[] value() default {};
}
