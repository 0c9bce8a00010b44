package dev.hintproof.processor.analysis;

import dev.hintproof.processor.bytecode.MethodModel;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One call, whatever makes it: an instruction, a lambda's adapter, reflection, described code that calls back.
 *
 * @param body the body that it stands in
 * @param line where
 * @param site which operation of the body; unique in it
 * @param mode how the callee is followed
 * @param method the resolved method
 * @param arguments the receiver first, where there is one
 * @param result where the result goes; null if nobody takes it
 * @param link how a path shows it
 */
record Call(
        Instance body,
        int line,
        int site,
        Mode mode,
        MethodModel method,
        List<Node> arguments,
        @Nullable Node result,
        Instance.Link link) {

    /** Whether effects count. */
    boolean counts() {
        return mode == Mode.REACH && body.counts();
    }

    boolean startup() {
        return body.startup();
    }

    Call muted() {
        return new Call(body, line, site, mode == Mode.REACH ? Mode.MUTED : mode, method, arguments, result, link);
    }

    Call with(MethodModel target) {
        return new Call(body, line, site, mode, target, arguments, result, link);
    }
}
