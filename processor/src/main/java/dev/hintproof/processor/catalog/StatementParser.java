package dev.hintproof.processor.catalog;

import dev.hintproof.manifest.effect.Capability;
import dev.hintproof.processor.catalog.SlotParser.SyntaxError;
import dev.hintproof.processor.catalog.Statement.Calls;
import dev.hintproof.processor.catalog.Statement.Trait;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Reads what stands to the right of a line's colon: the effect, then clauses separated by commas. */
final class StatementParser {
    private static final List<String> CLAUSES =
            List.of("carrier", "needs", "calls", "mutates", "keeps", "returns", "uses", "follows", "openworld");
    private static final List<String> RESULTS = List.of("value", "fresh", "this", "contents", "view", "open", "any");

    private final boolean ofType;
    private final Set<String> seen = new HashSet<>();
    private Statement.@Nullable Effect effect;
    private final EnumSet<Trait> traits = EnumSet.noneOf(Trait.class);
    private boolean carrier;
    private Optional<Rule.Need> need = Optional.empty();
    private @Nullable Calls calls;
    private @Nullable List<Rule.Slot> mutates;
    private @Nullable Boolean keeps;
    private Rule.@Nullable Result result;
    private @Nullable Boolean uses;
    private Optional<String> follows = Optional.empty();
    private boolean openWorld;

    private StatementParser(boolean ofType) {
        this.ofType = ofType;
    }

    /**
     * Reads the text.
     *
     * @param ofType whether the line is a type's, which may say traits and leave the effect out
     * @throws SyntaxError at the first word that has no meaning there
     */
    static Statement parse(String text, boolean ofType) {
        var parser = new StatementParser(ofType);
        List<String> parts = Words.split(text, ',');
        parser.first(Words.of(parts.get(0)));
        for (String part : parts.subList(1, parts.size())) {
            parser.clause(Words.of(part));
        }
        return parser.finish();
    }

    private Statement finish() {
        return new Statement(
                effect,
                Collections.unmodifiableSet(traits),
                carrier,
                need,
                calls,
                mutates,
                keeps,
                result,
                uses,
                follows,
                openWorld);
    }

    /** The effect, and a type's traits. A type's line may begin with a clause instead. */
    private void first(List<String> words) {
        if (ofType && !words.isEmpty() && CLAUSES.contains(words.get(0))) {
            clause(words);
            return;
        }
        SortedSet<Capability> capabilities = new TreeSet<>();
        Rule.Decider decider = new Rule.Decider.None();
        boolean plain = false;
        for (int i = 0; i < words.size(); i++) {
            String word = words.get(i);
            Optional<Capability> capability = Capability.of(word);
            if (capability.isPresent()) {
                require(capabilities.add(capability.get()), "'" + word + "' stands twice");
            } else if (word.equals("plain")) {
                require(!plain, "'plain' stands twice");
                plain = true;
            } else if (word.equals("by")) {
                require(decider instanceof Rule.Decider.None, "'by' stands twice");
                i++;
                decider = decider(i < words.size() ? words.get(i) : "");
            } else {
                trait(word);
            }
        }
        boolean stated = plain || !capabilities.isEmpty() || !(decider instanceof Rule.Decider.None);
        require(stated || ofType, "an effect is missing: 'plain', capabilities, or 'by …'");
        require(!plain || capabilities.isEmpty(), "'plain' can't stand beside a capability");
        effect = stated ? new Statement.Effect(Collections.unmodifiableSortedSet(capabilities), decider) : null;
    }

    private static Rule.Decider decider(String word) {
        int open = word.indexOf('(');
        String argument = open > 0 && word.endsWith(")") ? word.substring(open + 1, word.length() - 1) : "";
        String name = open > 0 ? word.substring(0, open) : word;
        boolean all = argument.equals("*") && name.equals("options");
        require(
                all || Words.isNumber(argument),
                "'by' needs sql(N), http-method(N), options(N) or options(*), but has '" + word + "'");
        int index = all ? -1 : Integer.parseInt(argument);
        return switch (name) {
            case "sql" -> new Rule.Decider.Sql(index);
            case "http-method" -> new Rule.Decider.HttpMethod(index);
            case "options" -> new Rule.Decider.OpenOptions(index);
            default ->
                throw new SyntaxError("nothing is decided by '" + name + "'"
                        + Suggestions.didYouMean(name, List.of("sql", "http-method", "options")));
        };
    }

    private void trait(String word) {
        for (Trait trait : Trait.values()) {
            if (trait.name().toLowerCase(Locale.ROOT).equals(word)) {
                require(ofType, "'" + word + "' can be said of a type only");
                require(traits.add(trait), "'" + word + "' stands twice");
                return;
            }
        }
        var known = new ArrayList<String>(List.of("plain", "by"));
        Arrays.stream(Capability.values()).map(Capability::wireName).forEach(known::add);
        if (ofType) {
            Arrays.stream(Trait.values())
                    .map(t -> t.name().toLowerCase(Locale.ROOT))
                    .forEach(known::add);
        }
        throw new SyntaxError("unknown effect '" + word + "'" + Suggestions.didYouMean(word, known));
    }

    private void clause(List<String> words) {
        require(!words.isEmpty(), "a clause is missing between or after commas");
        String name = words.get(0);
        require(CLAUSES.contains(name), "unknown clause '" + name + "'" + Suggestions.didYouMean(name, CLAUSES));
        require(seen.add(name), "clause '" + name + "' stands twice");
        List<String> rest = words.subList(1, words.size());
        switch (name) {
            case "carrier" -> carrier = flag(name, rest);
            case "openworld" -> openWorld = flag(name, rest);
            case "needs" -> need = Optional.of(need(rest));
            case "calls" -> calls = calls(rest);
            case "mutates" -> mutates = mutates(rest);
            case "returns" -> result = result(one(name, rest));
            case "uses" -> uses = allOrNone(name, one(name, rest));
            case "keeps" -> keeps = allOrNone(name, one(name, rest));
            default -> follows = Optional.of(one(name, rest));
        }
    }

    private static boolean flag(String name, List<String> rest) {
        require(rest.isEmpty(), "'" + name + "' stands alone, but '" + String.join(" ", rest) + "' follows");
        return true;
    }

    private static String one(String name, List<String> rest) {
        require(rest.size() == 1, "'" + name + "' needs exactly one word, but has '" + String.join(" ", rest) + "'");
        return rest.get(0);
    }

    private static Rule.Need need(List<String> rest) {
        require(
                rest.size() == 3 && rest.get(1).equals("else"),
                "'needs' is written 'needs X else CAPABILITY', not 'needs " + String.join(" ", rest) + "'");
        String otherwise = rest.get(2);
        var known = Arrays.stream(Capability.values()).map(Capability::wireName).toList();
        Capability capability = Capability.of(otherwise)
                .orElseThrow(() -> new SyntaxError(
                        "unknown capability '" + otherwise + "'" + Suggestions.didYouMean(otherwise, known)));
        return new Rule.Need(SlotParser.slot(rest.get(0)), capability);
    }

    private static Calls calls(List<String> rest) {
        require(!rest.isEmpty(), "'calls' needs 'none', 'any', or what is called back");
        if (rest.size() == 1 && rest.get(0).equals("any")) {
            return new Calls(true, List.of());
        }
        return new Calls(
                false,
                isNone(rest)
                        ? List.of()
                        : rest.stream().map(SlotParser::callback).toList());
    }

    private static List<Rule.Slot> mutates(List<String> rest) {
        require(!rest.isEmpty(), "'mutates' needs 'none' or what changes");
        if (isNone(rest)) {
            return List.of();
        }
        return rest.stream()
                .map(word -> word.equals("self") ? new Rule.Slot.Self() : SlotParser.slot(word))
                .toList();
    }

    private static boolean isNone(List<String> rest) {
        return rest.size() == 1 && rest.get(0).equals("none");
    }

    private static Rule.Result result(String word) {
        if (word.startsWith("view(") && word.endsWith(")")) {
            return new Rule.Result.View(SlotParser.slot(word.substring("view(".length(), word.length() - 1)));
        }
        boolean known = RESULTS.contains(word) || word.startsWith("contents(") || Words.isNumber(word);
        require(known, "unknown result '" + word + "'" + Suggestions.didYouMean(word, RESULTS));
        return switch (word) {
            case "value" -> new Rule.Result.Value();
            case "fresh" -> new Rule.Result.Fresh();
            case "open" -> new Rule.Result.Open();
            case "any" -> new Rule.Result.Any();
            case "view" -> new Rule.Result.View(new Rule.Slot.This());
            default -> new Rule.Result.Same(SlotParser.slot(word));
        };
    }

    private static boolean allOrNone(String name, String word) {
        require(
                word.equals("none") || word.equals("all"),
                "'" + name + "' is followed by 'none' or 'all', not '" + word + "'");
        return word.equals("all");
    }

    private static void require(boolean condition, String message) {
        if (!condition) {
            throw new SyntaxError(message);
        }
    }
}
