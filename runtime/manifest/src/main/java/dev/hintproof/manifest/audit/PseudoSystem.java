package dev.hintproof.manifest.audit;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Markup and headings by which a text passes itself off as a message of the system, of the user or of the model. */
final class PseudoSystem {

    private static final String ROLE =
            "(?:important|system|critical|secret|hidden|instructions?|admin(?:istrator)?|override|prompt|sys|assistant|im_start|im_end|inst|urgent|mandatory|directive|confidential|internal|developer)";
    private static final String NOTE = "(?:[ _-]?(?:prompt|message|instructions?|note|notice|directive|override))?";

    /** Nobody writes these in a description who doesn't mean to be taken for somebody else. */
    private static final Pattern TAG =
            Lexicon.pattern("<{1,2}[| ]{0,2}" + ROLE + NOTE + "(?!>[^<]{0,8}</)[|/ ]{0,2}>{1,2}"
                    + "|<\\|(?:start_header_id|end_header_id|eot_id|endoftext|begin_of_text|system|user|assistant|im_\\w+)\\|>"
                    // In the middle of a sentence, in small letters, brackets name a mark-up rather than being one.
                    + "|(?<![\\w,] )\\[/?" + ROLE + NOTE + "\\](?!\\()"
                    + "|(?-i:\\[/?(?:IMPORTANT|SYSTEM|CRITICAL|SECRET|HIDDEN|INSTRUCTIONS?|ADMIN|OVERRIDE|URGENT|MANDATORY|INST)\\b[A-Z _]{0,20}\\])"
                    + "|\\[(?:system|important|hidden|admin|internal|secret|critical)[ \\w]{0,24}[:\\-] "
                    + "|\\{\\{#" + ROLE + "~?\\}\\}[^{]{8,}\\{\\{/");

    private static final Pattern LINE = Pattern.compile(
            "(?im)^[ \\t]*(?:#{1,6}[ \\t]*)?(?:system(?: prompt| message)?|assistant|human)[ \\t]*:[ \\t]+\\S[^\\n]{10,}"
                    // <secret_note>…</secret_note>
                    + "|<((?:\\w+[_-])?(?:system|secret|hidden|instructions?|admin|override|assistant|attention|llm|directives?|important|critical|mandatory)(?:[_-]\\w+)?)>[^<]{12,}</\\1>"
                    // ### System instruction
                    + "|^[ \\t]*(?:#{1,6}|-{3,}|={3,}|\\*{2,})[ \\t]*(?:new |updated )?(?:system|hidden|secret|admin\\w*|developer|assistant|model|agent|ai|llm)[ _-]+(?:instruction|message|prompt|override|directive|command|order)s?\\b"
                    // --- END OF DESCRIPTION ---
                    + "|[-=#*\\[]{2,} ?(?:end|start|begin(?:ning)?) (?:of )?(?:the )?(?:tool |user |system )?(?:description|documentation|metadata|input|message|prompt|definition)s?\\b"
                    + "|^[ \\t]*`{3}(?:system|assistant|developer|prompt|instructions?)[ \\t]*$"
                    + "|\\b(?:new|updated) system (?:message|prompt|instruction)s?\\b ?:"
                    + "|(?<=[.!?] )(?-i:SYSTEM|ASSISTANT|ADMIN|DEVELOPER): "
                    + "|\\bhuman: [^\\n]{3,200}?\\s+assistant: ");

    /** A definition in which the word of a role is a member of a message. */
    private static final Pattern MESSAGE =
            Pattern.compile("[\"']role[\"']\\s*:\\s*[\"'](?:system|developer)[\"']", Pattern.CASE_INSENSITIVE);

    /** The end of what surrounds descriptions where they are shown to a model. */
    private static final Pattern BREAKING_OUT = Pattern.compile(
            "</(?:tools?|descriptions?|tool_descriptions?|functions?|function_calls|system|context|documents?)>",
            Pattern.CASE_INSENSITIVE);

    private static final Triggers WORDS = new Triggers(List.of(List.of(
            ("system assistant human secret hidden instruction admin override attention llm directive important critical mandatory"
                            + " developer model agent ai end start begin")
                    .split(" ", -1))));

    private PseudoSystem() {}

    /** Markup of a message; gives the text from there. */
    static Optional<String> tag(String text) {
        if (text.indexOf('<') < 0 && text.indexOf('[') < 0 && text.indexOf('{') < 0) {
            return Optional.empty();
        }
        Matcher tag = TAG.matcher(text);
        return tag.find() ? Optional.of(text.substring(tag.start())) : Optional.empty();
    }

    /** What could be honest: lines and headings of a conversation. */
    static Optional<String> line(String text, boolean takesMessages) {
        Matcher line = LINE.matcher(text);
        if (!WORDS.possible(text.toLowerCase(Locale.ROOT)).isEmpty() && line.find()) {
            return Optional.of(line.group().strip());
        }
        Matcher message = MESSAGE.matcher(text);
        if (!takesMessages && message.find()) {
            return Optional.of(text.substring(message.start()));
        }
        Matcher end = BREAKING_OUT.matcher(text);
        if (end.find()
                && !text.substring(0, end.start()).contains("<" + end.group().substring(2))) {
            return Optional.of(text.substring(end.start()));
        }
        return Optional.empty();
    }
}
