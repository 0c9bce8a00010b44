package dev.hintproof.manifest.audit;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * What one text shows at one place.
 *
 * @param sentences a sentence, or two that follow each other
 * @param text the same, as written
 * @param about whether the text is about one argument
 * @param tool whose text it is
 */
record Seen(List<Clauses> sentences, String text, boolean about, Topic tool) {

    /**
     * What a tool is for, by the words of its name, of its arguments and of its first sentence.
     *
     * @param view the tool
     * @param name words of its name
     * @param arguments words of the names of its arguments
     * @param named what name and arguments name
     * @param topic the same with the first sentence: later sentences may name it too
     */
    record Topic(ToolView view, List<String> name, List<String> arguments, Set<WordClass> named, Set<WordClass> topic) {

        private static final Set<WordClass> TOPICS = EnumSet.of(
                WordClass.PRIVATE,
                WordClass.ELSE,
                WordClass.MONEY,
                WordClass.DETAIL,
                WordClass.PROTECTION,
                WordClass.COMMAND,
                WordClass.CHAT,
                WordClass.SELF,
                WordClass.NETWORK,
                WordClass.DISCREDIT,
                WordClass.EVALUATION);

        static Topic of(ToolView view) {
            List<String> name = WriteWords.words(view.name());
            List<String> arguments =
                    WriteWords.words(String.join(" ", view.declared().propertyNames()));
            Set<WordClass> named = EnumSet.noneOf(WordClass.class);
            var words = new ArrayList<>(name);
            words.addAll(arguments);
            for (String word : words) {
                Words.beginningWith(word).stream()
                        .filter(entry -> entry.words().size() == 1 && TOPICS.contains(entry.meaning()))
                        .forEach(entry -> named.add(entry.meaning()));
            }
            Set<WordClass> topic = EnumSet.copyOf(named);
            Sentences.of(PlainText.of(view.description())).stream()
                    .limit(1)
                    .map(sentence -> new Clauses(sentence, view, Set.of(), true))
                    .forEach(first -> TOPICS.stream().filter(first::has).forEach(topic::add));
            return new Topic(view, name, arguments, named, topic);
        }
    }

    boolean any(Predicate<Clauses.Clause> wanted) {
        return sentences.stream().anyMatch(sentence -> sentence.all().stream().anyMatch(wanted));
    }

    /** Whether something of this is ordered. */
    boolean orders(WordClass... any) {
        return any(clause -> clause.orders(any));
    }

    /** Whether anything is ordered. */
    boolean ordersAnything() {
        return any(clause -> clause.mode() == Clauses.Mode.ORDER && !clause.negated());
    }

    /** Whether a word of that meaning stands anywhere. */
    boolean has(WordClass... any) {
        return sentences.stream().anyMatch(sentence -> sentence.has(any));
    }

    boolean isOne() {
        return sentences.size() == 1;
    }

    boolean says(Pattern pattern) {
        return pattern.matcher(text).find();
    }

    /** Names of tools that are declared nowhere. */
    Set<String> foreign() {
        var names = new TreeSet<String>();
        sentences.forEach(sentence -> names.addAll(sentence.foreign()));
        return names;
    }

    /** Whether other tools are its matter, by name or in general. */
    boolean namesOthers() {
        return has(WordClass.TOOLS) || !foreign().isEmpty();
    }

    /** Whether the tool is for that. */
    boolean isFor(Sign sign) {
        return sign.isTopicOf(tool.name()) || sign.isTopicOf(tool.arguments()) || sign.isMatterOf(tool.arguments());
    }
}
