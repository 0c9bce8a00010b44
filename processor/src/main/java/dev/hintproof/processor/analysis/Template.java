package dev.hintproof.processor.analysis;

import java.util.List;
import org.objectweb.asm.Type;

/**
 * A text put together from constants and values: {@code "SELECT … LIMIT " + n}.
 *
 * @param parts strings, {@link Hole}s, and {@link Joined} texts
 */
record Template(List<Object> parts) {

    /** A value in it: its static type, and where its objects are; what messages call it. */
    record Hole(Type type, Node values, String what) {}

    /** A text that described code put together from what it could get hold of. */
    record Joined(Node pool, Node receivers) {}
}
