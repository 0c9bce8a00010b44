package dev.hintproof.processor.schema;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import dev.hintproof.processor.host.Javac;
import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import org.jspecify.annotations.Nullable;

/**
 * What {@code @JsonValue} gives for each constant of an enum, read off the source in the one form that nearly all such enums
 * have: a field, set by the constructor from a literal.
 */
final class EnumValues {

    private final Javac javac;

    EnumValues(Javac javac) {
        this.javac = javac;
    }

    /** A string or an integer; null where it isn't of that form, or the enum isn't compiled here. */
    @Nullable
    Object of(TypeElement type, VariableElement constant, Element value) {
        Tree tree = javac.trees().getTree(type);
        if (!(tree instanceof ClassTree source)) {
            return null;
        }
        String field = field(source, value);
        return field == null ? null : argument(source, constant.getSimpleName().toString(), field);
    }

    private static @Nullable String field(ClassTree source, Element value) {
        String name = value.getSimpleName().toString();
        for (Tree member : source.getMembers()) {
            if (member instanceof VariableTree variable && variable.getName().contentEquals(name)) {
                return name;
            }
            if (member instanceof MethodTree method && method.getName().contentEquals(name)) {
                return returned(method);
            }
        }
        return null;
    }

    private static @Nullable String returned(MethodTree method) {
        BlockTree body = method.getBody();
        if (body == null || body.getStatements().size() != 1) {
            return null;
        }
        StatementTree only = body.getStatements().get(0);
        return only instanceof ReturnTree statement ? variable(statement.getExpression()) : null;
    }

    /** {@code name} or {@code this.name}. */
    private static @Nullable String variable(@Nullable ExpressionTree expression) {
        if (expression instanceof IdentifierTree identifier) {
            return identifier.getName().toString();
        }
        if (expression instanceof MemberSelectTree select
                && select.getExpression() instanceof IdentifierTree self
                && self.getName().contentEquals("this")) {
            return select.getIdentifier().toString();
        }
        return null;
    }

    private static @Nullable Object argument(ClassTree source, String constant, String field) {
        List<? extends ExpressionTree> arguments = List.of();
        int index = -1;
        for (Tree member : source.getMembers()) {
            if (member instanceof VariableTree variable
                    && variable.getName().contentEquals(constant)
                    && variable.getInitializer() instanceof NewClassTree created) {
                arguments = created.getArguments();
            }
            if (member instanceof MethodTree method && method.getName().contentEquals("<init>")) {
                if (index >= 0) {
                    // Two constructors: which one a constant uses isn't plain to see.
                    return null;
                }
                index = parameterFor(method, field);
            }
        }
        boolean there = index >= 0 && index < arguments.size();
        return there && arguments.get(index) instanceof LiteralTree literal ? literal.getValue() : null;
    }

    /** The index of the parameter that a constructor assigns to the field, unchanged. */
    private static int parameterFor(MethodTree constructor, String field) {
        for (StatementTree statement : constructor.getBody().getStatements()) {
            if (statement instanceof ExpressionStatementTree expression
                    && expression.getExpression() instanceof AssignmentTree assignment
                    && field.equals(variable(assignment.getVariable()))
                    && assignment.getExpression() instanceof IdentifierTree from) {
                for (int i = 0; i < constructor.getParameters().size(); i++) {
                    if (constructor.getParameters().get(i).getName().equals(from.getName())) {
                        return i;
                    }
                }
            }
        }
        return -1;
    }
}
