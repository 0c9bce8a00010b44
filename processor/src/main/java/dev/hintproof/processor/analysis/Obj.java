package dev.hintproof.processor.analysis;

import dev.hintproof.processor.bytecode.ClassModel;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** An abstract object: all objects that one place of the program makes, or of which the same is known. Identity is by object. */
final class Obj {

    /** What is known of where it comes from. */
    enum Kind {
        /** Made by {@code new} in a body that is followed; its class is exact. */
        MADE,
        /** An array. */
        ARRAY,
        /** A lambda or method reference. */
        LAMBDA,
        /** A string, as far as it is known: {@link Obj#data} is the text or a template. */
        TEXT,
        /** A class literal: {@link Obj#data} is the name of the class it stands for. */
        CLASS,
        /** A constant of an enum of the JDK: {@link Obj#data} is its name. */
        CONSTANT,
        /** A method, constructor, field or method handle known by name. */
        MEMBER,
        /** Made by code that a catalog describes; its class is the declared one or a subclass. */
        FOREIGN,
        /** A value of a described type that relates to nothing else. */
        VALUE,
        /** From outside the program. */
        UNKNOWN,
        /** The instance that a container or the server's main makes of a class. */
        AMBIENT,
        /** Decoded from the arguments of the call. */
        ARGUMENT,
        /** Not an object: a capability that a carrier carries. */
        CAPABILITY
    }

    private final Kind kind;
    private final String type;
    private final boolean outlives;
    private final @Nullable Object data;
    private final @Nullable ClassModel programClass;
    private final Map<Object, Node> slots = new HashMap<>();
    private final Map<Object, Node> overlay = new HashMap<>();
    private @Nullable Node base;
    private Reach.@Nullable Vouch vouch;
    private @Nullable Obj original;
    private List<Node.Slot> heldBy = List.of();
    private boolean ofCall;

    Obj(Kind kind, String type, boolean outlives, @Nullable Object data, @Nullable ClassModel programClass) {
        this.kind = kind;
        this.type = type;
        this.outlives = outlives;
        this.data = data;
        this.programClass = programClass;
    }

    Kind kind() {
        return kind;
    }

    /** Whether a place in the call that is looked at makes it, so that it is forgotten with the call. */
    boolean isOfCall() {
        return ofCall;
    }

    void markOfCall() {
        ofCall = true;
    }

    /** Internal name, or array descriptor. */
    String type() {
        return type;
    }

    /** Whether it exists before and after the call. */
    boolean outlives() {
        return outlives;
    }

    @Nullable
    Object data() {
        return data;
    }

    /** Its class, where that is exact and its bodies are followed; null otherwise. */
    @Nullable
    ClassModel programClass() {
        return programClass;
    }

    Map<Object, Node> slots() {
        return slots;
    }

    /** The slots of the program's objects that hold it. */
    List<Node.Slot> heldBy() {
        if (heldBy.isEmpty()) {
            heldBy = new ArrayList<>(2);
        }
        return heldBy;
    }

    /** What the call itself wrote into an object that outlives it. */
    Map<Object, Node> overlay() {
        return overlay;
    }

    /** The objects that change when this one is changed, for a view; null for others. */
    @Nullable
    Node base() {
        return base;
    }

    /** The same, made where there is none yet; one object can be a view of several. */
    Node base(boolean shared) {
        if (base == null) {
            base = new Node(shared);
        }
        return base;
    }

    /** The object that this one is a copy of, whose fields it shares what they hold with; null for most. */
    @Nullable
    Obj original() {
        return original;
    }

    void copyOf(Obj object) {
        original = object;
    }

    /** What vouches for changes of it; null for most. */
    Reach.@Nullable Vouch vouch() {
        return vouch;
    }

    void vouchedBy(Reach.Vouch by) {
        vouch = by;
    }

    @Override
    public String toString() {
        return kind + " " + type + (data == null ? "" : " " + data) + (outlives ? " (outlives)" : "");
    }
}
