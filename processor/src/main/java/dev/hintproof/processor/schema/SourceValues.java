package dev.hintproof.processor.schema;

import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import org.jspecify.annotations.Nullable;

/**
 * The value of an expression in an enum, where it follows from constants alone: literals, constant fields, the enum's own name, and
 * what {@code String} makes of them. Strings, whole numbers as {@code Long}, characters; null for everything else.
 */
final class SourceValues {

    /** The constant whose code it is. */
    interface Self {

        /** Its name. */
        String name();

        /** Its place among the others. */
        int ordinal();

        /** What one of its fields holds. */
        @Nullable
        Object field(String name, int depth);

        /** What one of its methods without parameters returns. */
        @Nullable
        Object method(String name, int depth);
    }

    private final Elements elements;
    private final TypeElement type;
    private final Self self;

    SourceValues(Elements elements, TypeElement type, Self self) {
        this.elements = elements;
        this.type = type;
        this.self = self;
    }

    List<@Nullable Object> all(
            List<? extends ExpressionTree> expressions, Map<String, @Nullable Object> locals, int depth) {
        var result = new ArrayList<@Nullable Object>();
        expressions.forEach(one -> result.add(of(one, locals, depth)));
        return result;
    }

    @Nullable
    Object of(@Nullable Tree expression, Map<String, @Nullable Object> locals, int depth) {
        if (expression instanceof LiteralTree literal) {
            return plain(literal.getValue());
        }
        if (expression instanceof ParenthesizedTree inner) {
            return of(inner.getExpression(), locals, depth);
        }
        if (expression instanceof IdentifierTree identifier) {
            String name = identifier.getName().toString();
            return locals.containsKey(name) ? locals.get(name) : variable(name, depth);
        }
        if (expression instanceof MemberSelectTree select) {
            return isThis(select.getExpression())
                    ? self.field(select.getIdentifier().toString(), depth)
                    : constant(
                            select.getExpression().toString(),
                            select.getIdentifier().toString());
        }
        if (expression instanceof BinaryTree sum && sum.getKind() == Tree.Kind.PLUS) {
            return sum(of(sum.getLeftOperand(), locals, depth), of(sum.getRightOperand(), locals, depth));
        }
        if (expression instanceof MethodInvocationTree call) {
            return call(call, locals, depth);
        }
        return expression instanceof SwitchExpressionTree choice ? choice(choice, locals, depth) : null;
    }

    private static @Nullable Object plain(@Nullable Object value) {
        if (value instanceof Integer number) {
            return number.longValue();
        }
        return value instanceof String || value instanceof Long || value instanceof Character ? value : null;
    }

    private static @Nullable Object sum(@Nullable Object left, @Nullable Object right) {
        if (left == null || right == null || !(left instanceof String || right instanceof String)) {
            return left instanceof Long one && right instanceof Long other ? (Object) (one + other) : null;
        }
        return left.toString() + right;
    }

    private static boolean isThis(@Nullable Tree tree) {
        return tree instanceof IdentifierTree identifier && identifier.getName().contentEquals("this");
    }

    /** A field of the constant, or a constant of a class around it. */
    private @Nullable Object variable(String name, int depth) {
        Object field = self.field(name, depth);
        for (Element scope = type; field == null && scope instanceof TypeElement; scope = scope.getEnclosingElement()) {
            field = constant((TypeElement) scope, name);
        }
        return field;
    }

    private static @Nullable Object constant(TypeElement owner, String name) {
        for (VariableElement field : ElementFilter.fieldsIn(owner.getEnclosedElements())) {
            if (field.getSimpleName().contentEquals(name)) {
                return plain(field.getConstantValue());
            }
        }
        return null;
    }

    /** A constant of a class that is named: nested in a class around the enum, of the same package, or in full. */
    private @Nullable Object constant(String owner, String name) {
        var scopes = new ArrayList<String>();
        for (Element scope = type; scope instanceof TypeElement around; scope = scope.getEnclosingElement()) {
            scopes.add(around.getQualifiedName() + ".");
            boolean itself = around.getSimpleName().contentEquals(owner);
            if (itself) {
                return constant(around, name);
            }
        }
        scopes.add(elements.getPackageOf(type).getQualifiedName() + ".");
        scopes.add("");
        for (String scope : scopes) {
            TypeElement found = elements.getTypeElement(scope.equals(".") ? owner : scope + owner);
            if (found != null) {
                return constant(found, name);
            }
        }
        return null;
    }

    private @Nullable Object call(MethodInvocationTree call, Map<String, @Nullable Object> locals, int depth) {
        if (call.getMethodSelect() instanceof IdentifierTree own) {
            return call.getArguments().isEmpty() ? self.method(own.getName().toString(), depth) : null;
        }
        if (!(call.getMethodSelect() instanceof MemberSelectTree select)) {
            return null;
        }
        String method = select.getIdentifier().toString();
        if (isThis(select.getExpression())) {
            return call.getArguments().isEmpty() ? self.method(method, depth) : null;
        }
        if (select.getExpression().toString().equals("super")) {
            return method.equals("toString") ? self.name() : null;
        }
        Object receiver = of(select.getExpression(), locals, depth);
        return receiver instanceof String text ? text(text, method, call.getArguments(), locals, depth) : null;
    }

    private @Nullable Object text(
            String text,
            String method,
            List<? extends ExpressionTree> expressions,
            Map<String, @Nullable Object> locals,
            int depth) {
        boolean cased = method.equals("toLowerCase") || method.equals("toUpperCase");
        if (cased) {
            return method.equals("toLowerCase") ? text.toLowerCase(Locale.ROOT) : text.toUpperCase(Locale.ROOT);
        }
        List<@Nullable Object> arguments = all(expressions, locals, depth);
        if (arguments.contains(null)) {
            return null;
        }
        try {
            return switch (method + arguments.size()) {
                case "strip0", "trim0" -> text.strip();
                case "toString0" -> text;
                case "concat1" -> text + arguments.get(0);
                case "replace2" -> text.replace(String.valueOf(arguments.get(0)), String.valueOf(arguments.get(1)));
                case "substring1" -> text.substring(index(arguments.get(0)));
                case "substring2" -> text.substring(index(arguments.get(0)), index(arguments.get(1)));
                default -> null;
            };
        } catch (IndexOutOfBoundsException | ClassCastException e) {
            return null;
        }
    }

    private static int index(@Nullable Object value) {
        return value instanceof Long number ? Math.toIntExact(number) : -1;
    }

    /** {@code switch (this)} with arrows. */
    private @Nullable Object choice(SwitchExpressionTree choice, Map<String, @Nullable Object> locals, int depth) {
        boolean onSelf = choice.getExpression() instanceof ParenthesizedTree inner && isThis(inner.getExpression());
        if (!onSelf) {
            return null;
        }
        Tree otherwise = null;
        for (CaseTree one : choice.getCases()) {
            for (ExpressionTree label : one.getExpressions()) {
                if (label.toString().equals(self.name())) {
                    return of(one.getBody(), locals, depth);
                }
            }
            otherwise = one.getExpressions().isEmpty() ? one.getBody() : otherwise;
        }
        return of(otherwise, locals, depth);
    }
}
