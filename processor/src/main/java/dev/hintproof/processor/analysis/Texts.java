package dev.hintproof.processor.analysis;

import dev.hintproof.processor.bytecode.ClassModel;
import dev.hintproof.processor.bytecode.MethodModel;
import dev.hintproof.processor.constants.ConstantText;
import dev.hintproof.processor.ir.Op;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.FieldNode;

/** Strings as far as they are known: constants, and what is put together from them. */
final class Texts {

    /** How many texts one value may stand for before it counts as not constant. */
    private static final int MANY = 48;

    /** Described methods that may make {@code ?, ?, ?} out of nothing but question marks and commas. */
    private static final Set<String> PLACEHOLDER_MAKERS = Set.of("join", "repeat", "collect");

    private static final char ARGUMENT = '\u0001';
    private static final char CONSTANT = '\u0002';

    private Texts() {}

    /** The parts of a concatenation, by the recipe of {@code StringConcatFactory.makeConcatWithConstants}. */
    static List<Object> parts(Instance body, Op.Dynamic d, Type[] types, List<Node> arguments) {
        List<Object> parts = new ArrayList<>();
        int next = 0;
        if (!d.bootstrap().getName().equals("makeConcatWithConstants")) {
            for (; next < types.length; next++) {
                parts.add(hole(body, types[next], arguments.get(next)));
            }
            return parts;
        }
        int constant = 1;
        StringBuilder literal = new StringBuilder();
        String recipe = String.valueOf(d.constants().get(0));
        for (int i = 0; i < recipe.length(); i++) {
            char c = recipe.charAt(i);
            if (c == ARGUMENT) {
                parts.add(literal.toString());
                literal.setLength(0);
                parts.add(hole(body, types[next], arguments.get(next)));
                next++;
            } else if (c == CONSTANT) {
                literal.append(d.constants().get(constant++));
            } else {
                literal.append(c);
            }
        }
        parts.add(literal.toString());
        return parts;
    }

    private static Template.Hole hole(Instance body, Type type, Node values) {
        return new Template.Hole(type, values, "a " + Labels.type(type) + " in " + body.label());
    }

    /** What a described method makes that only gives values: a text where it can be told from the arguments. */
    static Obj value(World world, DescribedCall call, String type) {
        MethodModel method = call.call().method();
        if (!type.equals(Heap.STRING)) {
            return world.heap.value(type);
        }
        List<Object> parts = new ArrayList<>();
        String name = method.name();
        boolean ofString = method.owner().name().equals(Heap.STRING);
        Type string = Type.getObjectType(Heap.STRING);
        if (ofString && name.equals("concat")) {
            parts.add(new Template.Hole(string, call.receivers(), "a String"));
            parts.add(new Template.Hole(string, call.argument(0), "a String"));
        } else if (ofString
                && Set.of("toString", "strip", "trim", "stripIndent", "intern").contains(name)) {
            parts.add(new Template.Hole(string, call.receivers(), "a String"));
        } else if (ofString && name.equals("valueOf") && call.argumentCount() == 1) {
            parts.add(new Template.Hole(method.parameters().get(0), call.argument(0), "a value"));
        } else if (Set.of("toString").contains(name) && isNumber(method.owner().name()) && call.argumentCount() <= 1) {
            parts.add(new Template.Hole(Type.INT_TYPE, call.receivers(), "a number"));
        } else if (Set.of("name", "toString").contains(name)
                && method.owner().name().equals("java/lang/Enum")) {
            parts.add(new Template.Hole(Type.getObjectType("java/lang/Enum"), call.receivers(), "an enum's constant"));
        } else if (PLACEHOLDER_MAKERS.contains(name)) {
            parts.add(new Template.Joined(call.pool(), call.receivers()));
        } else {
            return world.heap.value(type);
        }
        return world.heap.at(
                call.call().body(), Obj.Kind.TEXT, List.of(call.call().site(), method), type, new Template(parts));
    }

    private static boolean isNumber(String type) {
        return Set.of("java/lang/Integer", "java/lang/Long", "java/lang/Short").contains(type);
    }

    /** All texts that a node can stand for. */
    static List<ConstantText> texts(World world, Node node) {
        List<ConstantText> result = new ArrayList<>();
        for (Obj object : node.objects()) {
            result.addAll(texts(world, object, 0, "a " + Labels.simple(object.type()) + " that isn't constant"));
            if (result.size() > MANY) {
                return List.of(unknown("one of many texts"));
            }
        }
        return result;
    }

    private static ConstantText unknown(String what) {
        return new ConstantText(List.of(new ConstantText.Part.Unknown(what)));
    }

    private static List<ConstantText> texts(World world, Obj object, int depth, String what) {
        if (object.kind() == Obj.Kind.TEXT && object.data() instanceof String text) {
            return List.of(ConstantText.of(text));
        }
        if (object.kind() == Obj.Kind.TEXT && object.data() instanceof Template template && depth < 8) {
            List<ConstantText> result = List.of(new ConstantText(List.of()));
            for (Object part : template.parts()) {
                result = append(result, part(world, part, depth));
                if (result.size() > MANY) {
                    return List.of(unknown("one of many texts"));
                }
            }
            return result;
        }
        if (object.kind() == Obj.Kind.CONSTANT && object.data() instanceof String name) {
            return List.of(ConstantText.of(name));
        }
        return List.of(unknown(what));
    }

    private static List<ConstantText> append(List<ConstantText> heads, List<ConstantText> tails) {
        List<ConstantText> result = new ArrayList<>();
        for (ConstantText head : heads) {
            for (ConstantText tail : tails) {
                List<ConstantText.Part> parts = new ArrayList<>(head.parts());
                parts.addAll(tail.parts());
                result.add(new ConstantText(parts));
            }
        }
        return result;
    }

    private static List<ConstantText> part(World world, Object part, int depth) {
        if (part instanceof String text) {
            return List.of(ConstantText.of(text));
        }
        if (part instanceof Template.Joined joined) {
            return List.of(joined(joined));
        }
        Template.Hole hole = (Template.Hole) part;
        switch (hole.type().getSort()) {
            case Type.INT, Type.LONG, Type.SHORT, Type.BYTE -> {
                return List.of(new ConstantText(List.of(new ConstantText.Part.Number())));
            }
            case Type.BOOLEAN -> {
                return List.of(ConstantText.of("true"), ConstantText.of("false"));
            }
            case Type.OBJECT -> {
                return objects(world, hole, depth);
            }
            default -> {
                return List.of(unknown(hole.what()));
            }
        }
    }

    /** Question marks and commas, if there is nothing else that could be joined; otherwise a text that isn't known. */
    private static ConstantText joined(Template.Joined joined) {
        boolean marks = false;
        for (Node node : List.of(joined.pool(), joined.receivers())) {
            for (Obj object : node.objects()) {
                if (object.kind() == Obj.Kind.TEXT && object.data() instanceof String text) {
                    boolean fine = text.chars().allMatch(c -> c == '?' || c == ',' || c == ' ');
                    if (!fine) {
                        return unknown("a text put together from parts");
                    }
                    marks |= text.indexOf('?') >= 0;
                } else if (object.type().equals(Heap.STRING)
                        || object.type().equals("java/lang/CharSequence")
                        || object.kind() == Obj.Kind.UNKNOWN) {
                    return unknown("a text put together from parts");
                }
            }
        }
        return marks
                ? new ConstantText(List.of(new ConstantText.Part.Placeholders()))
                : unknown("a text put together from parts");
    }

    private static List<ConstantText> objects(World world, Template.Hole hole, int depth) {
        String type = hole.type().getInternalName();
        if (isNumber(type)) {
            return List.of(new ConstantText(List.of(new ConstantText.Part.Number())));
        }
        List<String> names = type.equals("java/lang/Enum") ? namesOf(world, hole) : enumNames(world, type);
        if (!names.isEmpty()) {
            return List.of(new ConstantText(List.of(new ConstantText.Part.Identifier(names))));
        }
        if (hole.values().isEmpty()) {
            return List.of(unknown(hole.what()));
        }
        List<ConstantText> result = new ArrayList<>();
        for (Obj object : hole.values().objects()) {
            List<String> constants = enumNames(world, object.type());
            result.addAll(
                    constants.isEmpty()
                            ? texts(world, object, depth + 1, hole.what())
                            : List.of(new ConstantText(List.of(new ConstantText.Part.Identifier(constants)))));
        }
        return result;
    }

    /** The names of all constants of the enums that a node's objects are of. */
    private static List<String> namesOf(World world, Template.Hole hole) {
        Set<String> names = new TreeSet<>();
        for (Obj object : hole.values().objects()) {
            ClassModel model = world.table.find(object.type());
            if (model == null || !model.isEnum()) {
                return List.of();
            }
            for (FieldNode field : model.node().fields) {
                if ((field.access & org.objectweb.asm.Opcodes.ACC_ENUM) != 0) {
                    names.add(field.name);
                }
            }
        }
        return List.copyOf(names);
    }

    /** The names of an enum's constants, where they are what its constants print. */
    private static List<String> enumNames(World world, String type) {
        ClassModel model = world.table.find(type);
        if (model == null || !model.isEnum() || printsOtherwise(world, model)) {
            return List.of();
        }
        Set<String> names = new TreeSet<>();
        for (FieldNode field : model.node().fields) {
            if ((field.access & org.objectweb.asm.Opcodes.ACC_ENUM) != 0) {
                names.add(field.name);
            }
        }
        return List.copyOf(names);
    }

    private static boolean printsOtherwise(World world, ClassModel model) {
        MethodModel printed = world.table.resolve(model.name(), "toString", "()Ljava/lang/String;");
        return printed == null || !printed.owner().isJdk() || !model.isFinal();
    }

    /** The single constant text in a node; null where there is none, or more than one, or something else. */
    static @Nullable String constant(Node node) {
        if (node.objects().size() == 1) {
            Obj only = node.objects().get(0);
            return only.kind() == Obj.Kind.TEXT && only.data() instanceof String text ? text : null;
        }
        return null;
    }
}
