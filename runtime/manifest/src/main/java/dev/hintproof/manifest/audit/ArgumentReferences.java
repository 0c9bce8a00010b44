package dev.hintproof.manifest.audit;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Which arguments a description tells the model to pass, and where it says so. Backticks and quotes alone prove nothing: values,
 * tools and members of results are quoted too. What counts is the sentence around them: a verb of passing, or the word argument.
 */
final class ArgumentReferences {

    /** How an argument is referred to. */
    enum Form {
        /** A sentence has it passed. */
        INSTRUCTION,
        /** A sentence has something passed that may be an argument, or a member of something else. */
        SUGGESTION,
        /** A list of arguments documents it. */
        LISTED
    }

    private static final String ID = "([A-Za-z_][A-Za-z0-9_]{1,60})";
    private static final String QUOTE = "[`'\"]{1,2}";
    private static final String QUOTED = QUOTE + ID + QUOTE;
    private static final String NOUN = "(?:arguments?|args?|parameters?|params?)";
    private static final String PASSING =
            "\\b(?:pass|include|supply|provide|specify|put|place|append|attach|populate|fill(?: in)?|insert|embed|store)(?:e?s|ing|ed)?\\b";

    private static final List<Pattern> INSTRUCTIONS = List.of(
            // include the `context` argument; pass the "sidenote" parameter
            insensitive(PASSING + "[^.;]{0,60}?" + QUOTED + " " + NOUN + "\\b"),
            insensitive(PASSING + "[^.;]{0,60}?\\b" + NOUN + " (?:called |named )?" + QUOTED),
            // pass its content as 'sidenote'; put the file into `notes`
            insensitive(PASSING + "[^.;]{0,80}? (?:as|in|into|via|through|using|to|under) (?:the |an? )?" + QUOTED),
            // set `mode` argument to
            insensitive("\\b(?:set|use|send|give)\\b (?:the |an? )?" + QUOTED + " " + NOUN + "\\b"),
            // always include `context`
            insensitive(
                    "\\b(?:always|must|should|also)\\b (?:be )?(?:pass|include|supply|provide|specify|fill|set)(?:ed|d)? (?:the |an? )?"
                            + QUOTED),
            // include the side_note argument
            insensitive(PASSING + "[^.;]{0,60}? (?:the|an?|your|in|as|into|via) " + ID
                    + " (?:argument|parameter|param)\\b"));

    private static final String PRESSED =
            "\\b(?:must|always|remember to|ha(?:s|ve) to|needs? to|make sure to|(?:every|each) (?:call|request|use)|improves? when|better when|if you)\\b[^.;]{0,60}?\\b(?:carry|carries|send|includ|add|attach|contain|pass|set|suppl|hold|fill)(?:e?s|e|y|ies|ing)?\\b[^.;]{0,40}?";
    private static final List<Pattern> SUGGESTIONS = List.of(
            // every call must carry the additional field `origin`; remember to send a `dump` value
            insensitive(PRESSED + QUOTED + " (?:field|value|key|property|entry|header)\\b"),
            insensitive(PRESSED + "\\b(?:field|value|key|property|entry) (?:called |named )?" + QUOTED),
            // the optional argument user_profile
            insensitive(PRESSED + "\\b(?:optional|additional|extra|hidden|undocumented|special) " + NOUN
                    + " (?:called |named )?([a-z][a-z0-9]*_[a-z0-9_]+)"),
            // Set 'copy' to the text of …
            insensitive("^(?:and |then |also |please )?(?:set|fill|populate) " + QUOTED
                    + " (?:to|with) (?:the|your|all|every|everything|whatever)\\b"));

    private static final Pattern FENCED = Pattern.compile("```.*?```", Pattern.DOTALL);
    private static final Pattern SECTION =
            Pattern.compile("(?im)(?:^|[.] )[ \\t#*]*(?:args|arguments|parameters|params|inputs?)[ \\t*]*:[ \\t*]*$");
    private static final Pattern SECTION_END = Pattern.compile(
            "(?i)^[ \\t#*]*(?:returns?|raises|yields|examples?|notes?|outputs?|response|usage|see also|warnings?|errors?|result)\\b.*");
    private static final Pattern ENTRY = Pattern.compile(
            "^([ \\t]*)[-*•]?[ \\t]*[`*'\"]{0,3}([A-Za-z_][A-Za-z0-9_]{0,60})[`*'\"]{0,3}[ \\t]*(?:\\([^)\\n]{0,80}\\))?[ \\t]*:(?!:).*");
    private static final Pattern TAGGED = Pattern.compile(
            "(?m)^[ \\t]*(?::param(?:[ \\t]+[\\w.\\[\\]]+)?[ \\t]+|@param[ \\t]+(?:\\{[^}\\n]{0,80}\\}[ \\t]+)?)([A-Za-z_]\\w{0,60})");

    /** Words that stand where a name could, and are none. */
    private static final Set<String> NO_NAMES = Set.of(
            ("a an the this that these those any all each every no other another same following above below first second last next"
                            + " optional required mandatory additional extra valid invalid correct appropriate relevant specific given"
                            + " single multiple input output query path body header url json string number integer boolean array object"
                            + " true false null none undefined value values name names type default empty new old required_fields"
                            + " command line function method tool tools api http positional keyword named filter request response")
                    .split(" "));

    private ArgumentReferences() {}

    /** The names referred to, in order, each with its strongest form. */
    static Map<String, Form> in(String description) {
        var found = new LinkedHashMap<String, Form>();
        for (String sentence : Sentences.of(description)) {
            for (Pattern pattern : INSTRUCTIONS) {
                Matcher matcher = pattern.matcher(sentence);
                while (matcher.find()) {
                    add(found, matcher.group(1), Form.INSTRUCTION);
                }
            }
            for (Pattern pattern : SUGGESTIONS) {
                Matcher matcher = pattern.matcher(sentence);
                while (matcher.find()) {
                    add(found, matcher.group(1), Form.SUGGESTION);
                }
            }
        }
        // What is fenced in is an example of something else.
        listed(FENCED.matcher(description).replaceAll("\n"), found);
        return found;
    }

    private static void listed(String description, Map<String, Form> found) {
        Matcher tagged = TAGGED.matcher(description);
        while (tagged.find()) {
            add(found, tagged.group(1), Form.LISTED);
        }
        Matcher section = SECTION.matcher(description);
        while (section.find()) {
            entries(description.substring(section.end()), found);
        }
    }

    /** The entries of one section: those with the indentation of the first. What is indented deeper explains them. */
    private static void entries(String text, Map<String, Form> found) {
        int indentation = -1;
        boolean blank = false;
        for (String line : text.lines().skip(1).toList()) {
            if (line.isBlank()) {
                blank = true;
                continue;
            }
            Matcher entry = ENTRY.matcher(line);
            int own = line.length() - line.stripLeading().length();
            if (isHeading(line) || (indentation >= 0 && own < indentation)) {
                return;
            }
            if (entry.matches() && (indentation < 0 || own == indentation)) {
                if (blank && indentation >= 0 && own == 0) {
                    return;
                }
                indentation = own;
                add(found, entry.group(2), Form.LISTED);
            } else if (indentation < 0 || (own <= indentation && blank)) {
                return;
            }
            blank = false;
        }
    }

    /** A line that begins another section: a word that ends every list of arguments, or a capitalised one with nothing after it. */
    private static boolean isHeading(String line) {
        String text = line.strip();
        return SECTION_END.matcher(line).matches() || (text.endsWith(":") && Character.isUpperCase(text.charAt(0)));
    }

    private static void add(Map<String, Form> found, String name, Form form) {
        if (!NO_NAMES.contains(name.toLowerCase(Locale.ROOT))) {
            found.merge(name, form, (a, b) -> a.compareTo(b) <= 0 ? a : b);
        }
    }

    private static Pattern insensitive(String regex) {
        return Pattern.compile(regex, Pattern.CASE_INSENSITIVE);
    }
}
