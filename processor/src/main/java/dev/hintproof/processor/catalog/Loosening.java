package dev.hintproof.processor.catalog;

import dev.hintproof.manifest.effect.Capability;
import dev.hintproof.processor.catalog.CatalogException.Problem;
import dev.hintproof.processor.catalog.CatalogTable.Entry;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Finds lines of added catalogs that say less than a rule of ours. What ours say nothing of may be described, also a type of a
 * package that ours only refuse.
 */
final class Loosening {
    /** Enough arguments for any slot that a rule of ours names. */
    private static final String ANY_ARGUMENTS = "(" + "Ljava/lang/Object;".repeat(12) + ")Ljava/lang/Object;";

    private final BuiltInCatalog ours;
    private final RuleBuilder builder = new RuleBuilder(type -> false);

    Loosening(BuiltInCatalog ours) {
        this.ours = ours;
    }

    /** The problems of an added table's files. */
    List<Problem> problems(CatalogFile file, CatalogTable theirs) {
        var result = new ArrayList<Problem>();
        for (CatalogFile.Line line : file.lines()) {
            if (line.statement().effect() == null) {
                traits(file, line, result);
                continue;
            }
            var entry = new Entry(file.file(), file.catalog(), line);
            String type = line.selector().type();
            for (Entry our : overlapped(line.selector())) {
                Rule before = builder.method(our, type == null ? null : ownTypeLine(type), ANY_ARGUMENTS);
                Rule after = builder.method(entry, type == null ? null : theirs.typeLine(type), ANY_ARGUMENTS);
                if (isLooser(before, after)) {
                    result.add(new Problem(file.file(), line.number(), message(line.selector(), our)));
                }
            }
        }
        return result;
    }

    private static String message(Selector selector, Entry our) {
        return "'" + selector + "' says less than hintproof's own rule '"
                + our.line().selector() + "' (" + our.where()
                + "); a catalog can add to what is known or be stricter, but not looser: vouch for the place that needs it";
    }

    /** Traits change what the rules of a type's methods mean, so a type of ours keeps its own. */
    private void traits(CatalogFile file, CatalogFile.Line line, List<Problem> result) {
        String type = line.selector().type();
        Entry our = type == null ? null : ownTypeLine(type);
        if (our != null && our.line().selector() instanceof Selector.OfType) {
            result.add(new Problem(file.file(), line.number(), message(line.selector(), our)));
        }
    }

    private @Nullable Entry ownTypeLine(String type) {
        CatalogTable table = ours.table(CatalogTable.packageOf(type));
        return table == null ? null : table.typeLine(type);
    }

    /** The lines of ours that a line would take the place of. */
    private List<Entry> overlapped(Selector selector) {
        var result = new ArrayList<Entry>();
        CatalogTable table = ours.table(selector.packageName());
        String type = selector.type();
        if (table == null) {
            return result;
        }
        if (type == null || selector instanceof Selector.OfField) {
            Entry same = selector instanceof Selector.OfField f ? table.fieldLine(f.type(), f.name()) : null;
            return same == null ? result : List.of(same);
        }
        if (!(selector instanceof Selector.OfType)) {
            table.methodLines(type)
                    .filter(e -> overlaps(selector, e.line().selector()))
                    .forEach(result::add);
        }
        Entry whole = table.typeLine(type);
        if (result.isEmpty()
                && whole != null
                && whole.line().selector() instanceof Selector.OfType
                && whole.statement().effect() != null) {
            result.add(whole);
        }
        return result;
    }

    private static boolean overlaps(Selector theirs, Selector ours) {
        if (theirs instanceof Selector.OfSignature t && ours instanceof Selector.OfSignature o) {
            return t.name().equals(o.name())
                    && t.parameters().size() == o.parameters().size();
        }
        String name = name(theirs);
        String ourName = name(ours);
        return name.equals(ourName)
                || (theirs instanceof Selector.OfPrefix && ourName.startsWith(name))
                || (ours instanceof Selector.OfPrefix && name.startsWith(ourName));
    }

    private static String name(Selector selector) {
        if (selector instanceof Selector.OfSignature s) {
            return s.name();
        }
        if (selector instanceof Selector.OfMethod m) {
            return m.name();
        }
        return selector instanceof Selector.OfPrefix p ? p.prefix() : "";
    }

    /** Whether something that the first rule counts isn't counted by the second. */
    static boolean isLooser(Rule before, Rule after) {
        if (after.effects().contains(Capability.OPAQUE)) {
            return false;
        }
        boolean sameResult = after.result().equals(before.result())
                || after.result() instanceof Rule.Result.Open
                || (after.result() instanceof Rule.Result.Any && !(before.result() instanceof Rule.Result.Open));
        return !after.effects().containsAll(before.effects())
                || !(before.decider() instanceof Rule.Decider.None
                        || before.decider().equals(after.decider()))
                || (before.carrier() && !after.carrier())
                || (before.need().isPresent() && !before.need().equals(after.need()))
                || callsLess(before, after)
                || !new HashSet<>(after.mutates()).containsAll(before.mutates())
                || (before.keeps() && !after.keeps() && !after.mutates().isEmpty())
                || !sameResult
                || (before.uses() && !after.uses())
                || !before.follows().equals(after.follows())
                || (before.openWorld() && !after.openWorld());
    }

    private static boolean callsLess(Rule before, Rule after) {
        return after.callbacks().isPresent()
                && (before.callbacks().isEmpty()
                        || !new HashSet<>(after.callbacks().get())
                                .containsAll(before.callbacks().get()));
    }
}
