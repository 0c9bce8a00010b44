package dev.hintproof.processor.ir;

import java.util.Arrays;
import java.util.List;
import org.objectweb.asm.tree.analysis.Value;

/** A value on the stack or in a local while a body is interpreted: which definitions can have made it. */
final class IrValue implements Value {

    static final int[] NONE = {};
    static final IrValue SINGLE = new IrValue(1, NONE);
    static final IrValue DOUBLE = new IrValue(2, NONE);

    private final int size;
    private final int[] definitions;

    IrValue(int size, int[] definitions) {
        this.size = size;
        this.definitions = definitions;
    }

    static IrValue of(int definition) {
        return new IrValue(1, new int[] {definition});
    }

    /** The definitions, sorted. */
    List<Integer> list() {
        return Arrays.stream(definitions).boxed().toList();
    }

    @Override
    public int getSize() {
        return size;
    }

    /** The union; {@code this} where the other adds nothing, as the interpreter's fixpoint asks. */
    IrValue merge(IrValue other) {
        if (contains(other.definitions)) {
            return this;
        }
        int[] union = Arrays.copyOf(definitions, definitions.length + other.definitions.length);
        System.arraycopy(other.definitions, 0, union, definitions.length, other.definitions.length);
        return new IrValue(size, Arrays.stream(union).sorted().distinct().toArray());
    }

    private boolean contains(int[] others) {
        for (int one : others) {
            if (Arrays.binarySearch(definitions, one) < 0) {
                return false;
            }
        }
        return true;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof IrValue other && size == other.size && Arrays.equals(definitions, other.definitions);
    }

    @Override
    public int hashCode() {
        return 31 * size + Arrays.hashCode(definitions);
    }
}
