package dev.hintproof.manifest.audit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Weighs the signs of two sentences that follow each other. What no phrase gives away, several weak signs together may. */
final class SignAudit {

    /** From this sum on a person should look. */
    static final int ENOUGH = 6;

    /** So much more where nothing is named that could be harmed: the text only presses. */
    private static final int ONLY_PRESSURE = 2;

    /** What stands before the name of an argument. */
    private static final String NAMING =
            "(?:[`'\"]|\\b(?:as|in|into|the|for|of|parameter|argument|field|campo|par[aá]metro|argumento|champ|param[eè]tre|feld|als|como|dans|en|no|nel|поле) (?:the |a )?(?:parameter |argument |field |campo |par[aá]metro |champ |feld )?)";

    private static final int MOST_MISUSE = 5;
    private static final int MANY_ARGUMENTS = 200;
    private static final List<Sign> SIGNS = List.of(Sign.values());
    private static final Triggers TRIGGERS =
            new Triggers(SIGNS.stream().map(Sign::triggers).toList());
    private static final Pattern NEGATION = Lexicon.pattern(
            "\\b(?:not|never|no|nor|without|cannot|can't|don't|doesn't|won't|isn't|aren't|mustn't|shouldn't|avoid\\w*|nothing|reject\\w*|refus\\w*|exclud\\w*|mask\\w*|redact\\w*|remov\\w*|detect\\w*|block\\w*)\\b[^,;:.]{0,30}$"
                    + "|\\b(?:do not|don't|never|must not|should not|avoid|without) (?:\\w+ ){0,2}?(?:includ|send|shar|pass|put|stor|provid|expos|log|leak|read|reveal)\\w*\\b(?![^;]*\\b(?:but|instead|then)\\b)[^;]{0,160}$");
    private static final Set<Sign> NEGATABLE =
            EnumSet.of(Sign.SECRET, Sign.PRIVATE, Sign.CHAT, Sign.HANDOVER, Sign.SEND, Sign.DESTINATION, Sign.ALTER);
    private static final Set<Sign> MATTERS = EnumSet.of(Sign.SECRET, Sign.PRIVATE, Sign.CHAT);

    /** To name these is no act. */
    private static final Set<Sign> NAMED = EnumSet.of(Sign.SECRET, Sign.PRIVATE, Sign.CHAT, Sign.OTHERS);

    /** Where there is nothing but these, something is named and nothing is done with it. */
    private static final Set<Sign> UNMOVED = EnumSet.of(
            Sign.SECRET,
            Sign.PRIVATE,
            Sign.CHAT,
            Sign.ADDRESS,
            Sign.ORDER,
            Sign.SCOPE,
            Sign.OTHERS,
            Sign.THREAT,
            Sign.REMEDY,
            Sign.EXCUSE,
            Sign.BEFORE,
            Sign.ASIDE,
            Sign.GATHER);

    /** Where there is nothing but these, the text only presses. */
    private static final Set<Sign> PRESSURE = EnumSet.of(
            Sign.ADDRESS,
            Sign.ORDER,
            Sign.SCOPE,
            Sign.OTHERS,
            Sign.HANDOVER,
            Sign.SEND,
            Sign.THREAT,
            Sign.REMEDY,
            Sign.EXCUSE,
            Sign.BEFORE,
            Sign.ASIDE,
            Sign.GATHER);

    private final List<String> name;
    private final List<String> argumentNames;
    private final List<String> own;
    private final Map<Sign, Boolean> topics = new EnumMap<>(Sign.class);

    SignAudit(ToolView tool) {
        this.name = WriteWords.words(tool.name());
        this.argumentNames = WriteWords.words(String.join(" ", tool.declared().propertyNames()));
        this.own = tool.declared().propertyNames().stream()
                .filter(argument -> argument.length() >= 3)
                .limit(MANY_ARGUMENTS)
                .toList();
    }

    private static boolean isForeign(String sentence) {
        return sentence.chars().anyMatch(c -> c >= 0xC0 && Character.isLetter(c));
    }

    /**
     * What is too much.
     *
     * @param signs what they say
     * @param sentence the sentence, or two
     */
    record Verdict(int sum, String signs, String sentence) {}

    /**
     * What one sentence, or two, show.
     *
     * @param signs the signs
     * @param matters the words by which secrets, private things or the conversation are named
     * @param arguments the tool's arguments that are named
     * @param about whether the text is about one argument, and nothing else
     * @param isValue whether it stands where a value belongs
     */
    private record Shown(
            Set<Sign> signs, List<String> matters, List<String> arguments, boolean about, boolean isValue) {

        Shown and(Shown other) {
            Set<Sign> both = EnumSet.noneOf(Sign.class);
            both.addAll(signs);
            both.addAll(other.signs);
            return new Shown(both, join(matters, other.matters), join(arguments, other.arguments), about, isValue);
        }

        private static List<String> join(List<String> first, List<String> second) {
            var all = new ArrayList<>(first);
            all.addAll(second);
            return all;
        }

        Shown naming(List<String> names) {
            return new Shown(signs, matters, names, about, isValue);
        }

        /** Whether it depends on the arguments that are named; to look for them takes time. */
        boolean needsArguments(int enough) {
            return !matters.isEmpty() && signs.stream().mapToInt(Sign::weight).sum() + MOST_MISUSE >= enough;
        }

        /** An argument that gets something of which its name says nothing: twice as bad for a secret. */
        int misuse() {
            if (matters.isEmpty()) {
                return 0;
            }
            boolean unrelated = arguments.stream().anyMatch(argument -> !isRelated(argument));
            int weight = (signs.contains(Sign.SECRET) ? 2 : 1) + (about ? 1 : 0);
            return (unrelated ? weight : 0) + (isValue ? 2 : 0);
        }

        private boolean isRelated(String argument) {
            String own = argument.toLowerCase(Locale.ROOT);
            return matters.stream()
                    .flatMap(text -> Arrays.stream(text.toLowerCase(Locale.ROOT).split("\\W+", -1)))
                    .anyMatch(word -> word.length() >= 4 && own.contains(word));
        }

        int sum() {
            return signs.stream().mapToInt(Sign::weight).sum() + misuse();
        }

        boolean isEnough(int enough) {
            boolean moved = (misuse() > 0 && !NAMED.containsAll(signs)) || !UNMOVED.containsAll(signs);
            return moved && sum() >= (PRESSURE.containsAll(signs) ? enough + ONLY_PRESSURE : enough);
        }
    }

    /**
     * What speaks against one text most, if it is enough.
     *
     * @param field where the text stands
     */
    Optional<Verdict> weigh(List<String> sentences, int enough, TextField field) {
        Verdict worst = null;
        Shown before = new Shown(Set.of(), List.of(), List.of(), false, false);
        for (int i = 0; i < sentences.size(); i++) {
            Shown here = show(sentences.get(i), field);
            if (i > 0 && field.argument().isEmpty() && here.and(before).needsArguments(enough)) {
                before = before.naming(named(sentences.get(i - 1)));
                here = here.naming(named(sentences.get(i)));
            } else if (field.argument().isEmpty() && here.needsArguments(enough)) {
                here = here.naming(named(sentences.get(i)));
            }
            Shown both = here.and(before);
            if (!here.signs().isEmpty() && both.isEnough(enough) && (worst == null || both.sum() > worst.sum())) {
                boolean alone = i == 0 || here.sum() == both.sum();
                worst = new Verdict(
                        both.sum(),
                        both.signs().stream().map(Sign::words).collect(Collectors.joining(", ")),
                        alone ? sentences.get(i) : sentences.get(i - 1) + " " + sentences.get(i));
            }
            before = here;
        }
        return Optional.ofNullable(worst);
    }

    /** Whether that is what the tool is for; asked for many sentences, looked up once. */
    private boolean isTopic(Sign sign) {
        return topics.computeIfAbsent(sign, any -> any.isTopicOf(name) || any.isMatterOf(argumentNames));
    }

    private Shown show(String sentence, TextField field) {
        Set<Sign> found = EnumSet.noneOf(Sign.class);
        var matters = new ArrayList<String>();
        BitSet possible = TRIGGERS.possible(sentence.toLowerCase(Locale.ROOT));
        for (int i = possible.nextSetBit(0); i >= 0; i = possible.nextSetBit(i + 1)) {
            Sign sign = SIGNS.get(i);
            if (isTopic(sign)) {
                continue;
            }
            find(sign, sentence).ifPresent(text -> {
                found.add(sign);
                if (MATTERS.contains(sign)) {
                    matters.add(text);
                }
            });
        }
        Optional<String> argument = field.argument();
        return new Shown(
                found, matters, argument.map(List::of).orElse(List.of()), argument.isPresent(), field.isValue());
    }

    /** The tool's own arguments that a sentence names. In languages whose prepositions aren't known here, their names alone count. */
    private List<String> named(String sentence) {
        String before = isForeign(sentence) ? "(?<![\\w-])" : NAMING;
        return own.stream()
                .filter(argument -> containsIgnoreCase(sentence, argument))
                .filter(argument -> Lexicon.pattern(before + Pattern.quote(argument) + "(?![\\w-])")
                        .matcher(sentence)
                        .find())
                .toList();
    }

    private static boolean containsIgnoreCase(String text, String part) {
        for (int i = 0; i + part.length() <= text.length(); i++) {
            if (text.regionMatches(true, i, part, 0, part.length())) {
                return true;
            }
        }
        return false;
    }

    private static Optional<String> find(Sign sign, String sentence) {
        Matcher matcher = sign.pattern().matcher(sentence);
        while (matcher.find()) {
            String before = sentence.substring(Math.max(0, matcher.start() - 200), matcher.start());
            if (!NEGATABLE.contains(sign) || !NEGATION.matcher(before).find()) {
                return Optional.of(matcher.group());
            }
        }
        return Optional.empty();
    }
}
