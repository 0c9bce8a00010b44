package dev.hintproof.processor.catalog;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** A rule with all its defaults, in the words of the format. */
final class RuleText {
    private RuleText() {}

    static String of(Rule rule) {
        var text = new StringBuilder(rule.effects().isEmpty() ? "plain" : words(rule.effects()));
        if (rule.decider() instanceof Rule.Decider.Sql d) {
            text.append(" by sql(").append(d.argument()).append(')');
        } else if (rule.decider() instanceof Rule.Decider.HttpMethod d) {
            text.append(" by http-method(").append(d.argument()).append(')');
        } else if (rule.decider() instanceof Rule.Decider.OpenOptions d) {
            text.append(" by options(")
                    .append(d.argument() < 0 ? "*" : d.argument())
                    .append(')');
        }
        text.append(rule.carrier() ? ", carrier" : "");
        rule.need()
                .ifPresent(n -> text.append(", needs ")
                        .append(slot(n.value()))
                        .append(" else ")
                        .append(n.otherwise()));
        text.append(", calls ").append(rule.callbacks().map(RuleText::calls).orElse("any"));
        text.append(", mutates ")
                .append(orNone(rule.mutates().stream().map(RuleText::slot).toList()));
        text.append(rule.keeps() ? "" : ", keeps none");
        text.append(", returns ").append(result(rule.result()));
        text.append(rule.uses() ? "" : ", uses none");
        rule.follows().ifPresent(name -> text.append(", follows ").append(name));
        return text.append(rule.openWorld() ? ", openworld" : "").toString();
    }

    private static String words(Iterable<?> words) {
        var list = new ArrayList<String>();
        words.forEach(word -> list.add(word.toString()));
        return String.join(" ", list);
    }

    private static String calls(List<Rule.Callback> callbacks) {
        return orNone(callbacks.stream()
                .map(c -> slot(c.target()) + c.method().map(m -> "." + m).orElse(""))
                .toList());
    }

    private static String orNone(List<String> words) {
        return words.isEmpty() ? "none" : words.stream().collect(Collectors.joining(" "));
    }

    private static String slot(Rule.Slot slot) {
        if (slot instanceof Rule.Slot.This) {
            return "this";
        } else if (slot instanceof Rule.Slot.Self) {
            return "self";
        } else if (slot instanceof Rule.Slot.Argument a) {
            return String.valueOf(a.index());
        } else if (slot instanceof Rule.Slot.AllArguments) {
            return "*";
        } else if (slot instanceof Rule.Slot.ContentsOf c) {
            return "contents(" + c.index() + ")";
        }
        return "contents";
    }

    private static String result(Rule.Result result) {
        if (result instanceof Rule.Result.Same same) {
            return slot(same.slot());
        } else if (result instanceof Rule.Result.View view) {
            return view.slot() instanceof Rule.Slot.This ? "view" : "view(" + slot(view.slot()) + ")";
        }
        return result.getClass().getSimpleName().toLowerCase(Locale.ROOT);
    }
}
