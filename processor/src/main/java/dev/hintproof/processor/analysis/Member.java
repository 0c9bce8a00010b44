package dev.hintproof.processor.analysis;

import dev.hintproof.processor.bytecode.MethodModel;
import java.util.List;

/** A method, constructor or field that reflection or a method handle names: what {@link Obj.Kind#MEMBER} objects stand for. */
sealed interface Member {

    /** Methods of one name, as {@code getMethod} finds them; several where parameter types aren't known. */
    record Methods(List<MethodModel> candidates) implements Member {}

    /** A method handle; {@code special} binds exactly, {@code constructs} makes an object first. */
    record Handle(MethodModel target, boolean special, boolean constructs) implements Member {}

    /** A method handle that reads a field, or writes it. */
    record Accessor(Field field, boolean writes) implements Member {}

    /** A field. */
    record Field(String owner, String name, String descriptor, boolean isStatic) implements Member {}
}
