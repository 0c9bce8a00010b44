package dev.hintproof.processor.schema;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import dev.hintproof.processor.host.Javac;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import org.jspecify.annotations.Nullable;

/**
 * What {@code @JsonValue} gives for each constant of an enum, read off the source: a field that constructors or initialisers set, a
 * method of one {@code return}, the body of a constant. What isn't that plain is left unknown.
 */
final class EnumValues {

    /** Methods and constructors call each other; more than this is a circle. */
    private static final int DEEPEST = 16;

    private final Javac javac;

    EnumValues(Javac javac) {
        this.javac = javac;
    }

    /** A string or a whole number; null where it can't be told, or the enum isn't compiled here. */
    @Nullable
    Object of(TypeElement type, VariableElement constant, Element value) {
        Tree tree = javac.trees().getTree(type);
        if (!(tree instanceof ClassTree source)) {
            return null;
        }
        String name = constant.getSimpleName().toString();
        List<VariableTree> constants = constants(type, source);
        for (int i = 0; i < constants.size(); i++) {
            if (constants.get(i).getName().contentEquals(name)
                    && constants.get(i).getInitializer() instanceof NewClassTree created) {
                var one = new Constant(type, source, name, i, created);
                boolean field = value instanceof VariableElement;
                String member = value.getSimpleName().toString();
                Object found = field ? one.field(member, 0) : one.method(member, 0);
                return found instanceof String || found instanceof Long ? found : null;
            }
        }
        return null;
    }

    private static List<VariableTree> constants(TypeElement type, ClassTree source) {
        var names = new ArrayList<String>();
        type.getEnclosedElements().stream()
                .filter(member -> member.getKind() == javax.lang.model.element.ElementKind.ENUM_CONSTANT)
                .forEach(member -> names.add(member.getSimpleName().toString()));
        var result = new ArrayList<VariableTree>();
        for (Tree member : source.getMembers()) {
            if (member instanceof VariableTree variable
                    && names.contains(variable.getName().toString())) {
                result.add(variable);
            }
        }
        return result;
    }

    /** One constant: what its fields hold and its methods return. */
    private final class Constant implements SourceValues.Self {

        private final ClassTree source;
        private final String name;
        private final int ordinal;
        private final NewClassTree created;
        private final SourceValues values;

        Constant(TypeElement type, ClassTree source, String name, int ordinal, NewClassTree created) {
            this.source = source;
            this.name = name;
            this.ordinal = ordinal;
            this.created = created;
            this.values = new SourceValues(javac.environment().getElementUtils(), type, this);
        }

        @Override
        public String name() {
            return name;
        }

        @Override
        public int ordinal() {
            return ordinal;
        }

        @Override
        public @Nullable Object field(String field, int depth) {
            for (Tree member : source.getMembers()) {
                if (member instanceof VariableTree variable
                        && variable.getName().contentEquals(field)) {
                    return variable.getInitializer() == null
                            ? constructed(field, values.all(created.getArguments(), Map.of(), depth), depth)
                            : values.of(variable.getInitializer(), Map.of(), depth);
                }
            }
            return null;
        }

        /** What the constructor that takes those arguments leaves in a field. */
        private @Nullable Object constructed(String field, List<@Nullable Object> arguments, int depth) {
            MethodTree chosen = null;
            for (Tree member : source.getMembers()) {
                if (member instanceof MethodTree method
                        && method.getName().contentEquals("<init>")
                        && method.getParameters().size() == arguments.size()) {
                    if (chosen != null) {
                        return null; // Two of one length: which one is meant isn't plain to see.
                    }
                    chosen = method;
                }
            }
            if (chosen == null || depth > DEEPEST) {
                return null;
            }
            Map<String, @Nullable Object> locals = new HashMap<>();
            for (int i = 0; i < arguments.size(); i++) {
                locals.put(chosen.getParameters().get(i).getName().toString(), arguments.get(i));
            }
            return assigned(field, chosen.getBody(), locals, depth);
        }

        private @Nullable Object assigned(
                String field, BlockTree body, Map<String, @Nullable Object> locals, int depth) {
            for (StatementTree statement : body.getStatements()) {
                ExpressionTree expression =
                        statement instanceof ExpressionStatementTree one ? one.getExpression() : null;
                if (expression instanceof AssignmentTree assignment) {
                    if (field.equals(target(assignment.getVariable()))) {
                        return values.of(assignment.getExpression(), locals, depth);
                    }
                } else if (expression instanceof MethodInvocationTree call
                        && call.getMethodSelect() instanceof IdentifierTree constructor) {
                    if (constructor.getName().contentEquals("this")) {
                        return constructed(field, values.all(call.getArguments(), locals, depth), depth + 1);
                    }
                } else {
                    return null; // A condition, a loop, a new local: no longer plain.
                }
            }
            return null;
        }

        private static @Nullable String target(ExpressionTree variable) {
            if (variable instanceof IdentifierTree identifier) {
                return identifier.getName().toString();
            }
            boolean own = variable instanceof MemberSelectTree select
                    && select.getExpression() instanceof IdentifierTree self
                    && self.getName().contentEquals("this");
            return own ? ((MemberSelectTree) variable).getIdentifier().toString() : null;
        }

        @Override
        public @Nullable Object method(String method, int depth) {
            Optional<MethodTree> own =
                    created.getClassBody() == null ? Optional.empty() : find(created.getClassBody(), method);
            Optional<MethodTree> found = own.or(() -> find(source, method));
            if (found.isEmpty()) {
                return switch (method) {
                    case "name", "toString" -> name;
                    case "ordinal" -> Long.valueOf(ordinal);
                    default -> null;
                };
            }
            BlockTree body = found.get().getBody();
            if (body == null || body.getStatements().size() != 1 || depth > DEEPEST) {
                return null;
            }
            return body.getStatements().get(0) instanceof ReturnTree only && only.getExpression() != null
                    ? values.of(only.getExpression(), Map.of(), depth + 1)
                    : null;
        }

        private static Optional<MethodTree> find(ClassTree type, String name) {
            return type.getMembers().stream()
                    .filter(MethodTree.class::isInstance)
                    .map(MethodTree.class::cast)
                    .filter(method -> method.getName().contentEquals(name)
                            && method.getParameters().isEmpty())
                    .findFirst();
        }
    }
}
