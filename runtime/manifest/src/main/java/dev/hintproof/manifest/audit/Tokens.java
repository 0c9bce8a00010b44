package dev.hintproof.manifest.audit;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A sentence as words: what each means, and for verbs the form. */
final class Tokens {

    private static final Pattern TOKEN = Pattern.compile(
            // an address: of the web, of mail, of a bank or wallet, of a machine, of a telephone
            "(?<place>(?:h(?:tt|xx)ps?|s3|gs|s?ftp|wss?)://[^\\s)\\]}>\"'`,]+|[\\w.+-]{1,64}@[\\w-]+\\.[\\w.]+|\\b[a-z]{2}\\d{2}(?: ?\\d{4}){3,}|\\b0x[0-9a-f]{16,}"
                    + "|\\b\\d{1,3}(?:\\.\\d{1,3}){3}(?::\\d+|/\\d+)?\\b|\\+\\d[\\d ]{6,})"
                    + "|(?<word>~?/?\\.?[\\p{L}\\p{N}$][\\p{L}\\p{N}_/~$.-]*(?:'(?:s|t|re|ll|ve)\\b)?)"
                    + "|(?<stop>[,;:()\\[\\]\\u2013\\u2014!?|\\u2192]| - )",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern TOOL_NAME = Pattern.compile("[a-z][a-z0-9]*(?:_[a-z0-9]+)+");
    private static final Pattern LOCATION =
            Pattern.compile("(?:~|/\\w+)/\\S+|\\S+\\.(?:md|lock|cfg|conf|ini|sh|bat|plist)");
    private static final Triggers SECRET_WORDS = new Triggers(List.of(Sign.SECRET.triggers()));

    /** What stands for a break. */
    static final String STOP = ",";

    /** What makes a word of the conversation one of a service's data. */
    private static final Set<String> DATA =
            words("id ids completion completions room channel title name names list url");

    private static final Set<String> OTHER =
            words("other others rival competing alternative different remaining competitor's");
    private static final Set<String> HEADS = words(
            "tool tools source sources service services engine engines provider providers"
                    + " server servers function functions plugin plugins apps assistants calculators translators searches");
    private static final Set<String> KINDS =
            words("payment database calendar mail email e-mail chat file files shell terminal"
                    + " search browser git github slack delete brokerage banking messaging deploy calculator translation weather write read"
                    + " memory notes upload storage trading shopping booking");
    private static final Set<String> ARGUMENT = words("argument parameter parameters field");

    private final List<String> words = new ArrayList<>();
    private final List<Set<WordClass>> meanings = new ArrayList<>();
    private final List<Set<Words.Form>> forms = new ArrayList<>();
    private final List<Set<WordClass>> verbs = new ArrayList<>();
    private final Set<WordClass> all = EnumSet.noneOf(WordClass.class);
    private final Set<String> foreign = new TreeSet<>();

    /** @param topic what the tool is about: to name it is nothing */
    Tokens(String sentence, ToolView tool, Set<WordClass> topic) {
        split(sentence, tool);
        for (int i = 0; i < words.size(); i++) {
            mean(i, topic);
            all.addAll(meanings.get(i));
        }
    }

    static Set<String> words(String text) {
        return Set.of(text.split(" ", -1));
    }

    int size() {
        return words.size();
    }

    String word(int at) {
        return words.get(at);
    }

    boolean has(String word) {
        return words.contains(word);
    }

    /** What a word means, verbs apart. */
    Set<WordClass> meaning(int at) {
        return meanings.get(at);
    }

    /** What all words mean, verbs apart. */
    Set<WordClass> all() {
        return all;
    }

    /** What a verb means; nothing for other words. */
    Set<WordClass> verb(int at) {
        return verbs.get(at);
    }

    boolean isForm(int at, Words.Form form) {
        return forms.get(at).contains(form);
    }

    /** Names that look like tools and are declared nowhere. */
    Set<String> foreign() {
        return foreign;
    }

    private void split(String sentence, ToolView tool) {
        Matcher matcher = TOKEN.matcher(sentence);
        List<int[]> secrets = secrets(sentence);
        while (matcher.find()) {
            var meaning = EnumSet.noneOf(WordClass.class);
            String text = matcher.group();
            if (matcher.group("place") != null) {
                if (matcher.start() < 2 || !sentence.startsWith("](", matcher.start() - 2)) {
                    meaning.add(WordClass.TARGET);
                }
            } else if (matcher.group("word") != null) {
                text = strip(text);
                boolean own = tool.declared().contains(text);
                if (tool.declared().hasProperty(text)) {
                    meaning.add(WordClass.ARGUMENT);
                }
                if (LOCATION.matcher(text).matches()) {
                    meaning.add(WordClass.LOCATION);
                }
                if (!own && TOOL_NAME.matcher(text).matches()) {
                    meaning.add(WordClass.NAME);
                    foreign.add(text);
                }
                for (int[] span : secrets) {
                    if (!own && matcher.start() < span[1] && matcher.end() > span[0]) {
                        meaning.add(WordClass.SECRET);
                    }
                }
            }
            words.add(matcher.group("stop") != null ? STOP : text.toLowerCase(Locale.ROOT));
            meanings.add(meaning);
            forms.add(EnumSet.noneOf(Words.Form.class));
            verbs.add(EnumSet.noneOf(WordClass.class));
        }
    }

    private static List<int[]> secrets(String sentence) {
        List<int[]> secrets = new ArrayList<>();
        if (!SECRET_WORDS.possible(sentence.toLowerCase(Locale.ROOT)).isEmpty()) {
            Matcher secret = Sign.SECRET.pattern().matcher(sentence);
            while (secret.find()) {
                secrets.add(new int[] {secret.start(), secret.end()});
            }
        }
        return secrets;
    }

    private static String strip(String word) {
        int end = word.length();
        while (end > 1 && ".-/".indexOf(word.charAt(end - 1)) >= 0) {
            end--;
        }
        return word.substring(0, end);
    }

    private void mean(int at, Set<WordClass> topic) {
        for (Words.Entry entry : Words.beginningWith(words.get(at))) {
            if (!fits(entry.words(), at)) {
                continue;
            }
            if (!entry.forms().isEmpty()) {
                verbs.get(at).add(entry.meaning());
                forms.get(at).addAll(entry.forms());
            } else if (!topic.contains(entry.meaning())
                    && !isData(entry, at + entry.words().size())) {
                meanings.get(at).add(entry.meaning());
            }
        }
        if (isOtherTool(at)) {
            meanings.get(at).add(WordClass.TOOLS);
        }
        if (ARGUMENT.contains(words.get(at))) {
            meanings.get(at).add(WordClass.ARGUMENT);
        }
    }

    private boolean isData(Words.Entry entry, int next) {
        return entry.meaning() == WordClass.CHAT && next < words.size() && DATA.contains(words.get(next));
    }

    /** {@code other weather sources}, {@code the payment tool}; not {@code this tool}. */
    private boolean isOtherTool(int at) {
        String word = words.get(at);
        if (OTHER.contains(word)) {
            for (int i = at + 1; i < Math.min(words.size(), at + 4); i++) {
                if (HEADS.contains(words.get(i))) {
                    return true;
                }
            }
        }
        boolean tool = word.equals("tool") || word.equals("tools");
        return tool && at > 1 && KINDS.contains(words.get(at - 1));
    }

    private boolean fits(List<String> entry, int at) {
        if (at + entry.size() > words.size()) {
            return false;
        }
        for (int i = 1; i < entry.size(); i++) {
            if (!words.get(at + i).equals(entry.get(i))) {
                return false;
            }
        }
        return true;
    }
}
