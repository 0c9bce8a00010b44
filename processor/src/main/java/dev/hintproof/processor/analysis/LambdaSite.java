package dev.hintproof.processor.analysis;

import java.util.List;
import java.util.Set;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Type;

/**
 * Where a lambda or method reference is made.
 *
 * @param maker the body that makes it
 * @param line where in that body
 * @param method the functional method's name
 * @param descriptors the functional method's descriptor and its bridges'
 * @param instantiated its descriptor with the types that the lambda really takes
 * @param implementation what it runs
 * @param captured what it captured
 * @param markers further interfaces that it implements
 */
record LambdaSite(
        Instance maker,
        int line,
        String method,
        Set<String> descriptors,
        Type instantiated,
        Handle implementation,
        List<Node> captured,
        Set<String> markers) {}
