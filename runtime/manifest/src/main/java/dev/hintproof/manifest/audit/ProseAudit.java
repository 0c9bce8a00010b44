package dev.hintproof.manifest.audit;

import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Looks at all prose of a tool: hidden text, imitated system messages, encoded commands, and sentences that give orders. */
final class ProseAudit {

    private static final String ROLE =
            "(?:important|system|critical|secret|hidden|instructions?|admin(?:istrator)?|override|prompt|sys|assistant|im_start|im_end|inst|urgent|mandatory|directive|rules?|confidential|internal|developer)";
    private static final Pattern TAG = Lexicon.pattern("<{1,2}/?[|/ ]{0,2}" + ROLE
            + "(?:[ _-]?(?:prompt|message|instructions?|note|notice|directive|override))?[|/ ]{0,2}>{1,2}"
            + "|\\[/?" + ROLE + "(?:[ _-]?(?:prompt|message|instructions?|note|notice|directive|override))?\\](?!\\()"
            + "|\\[(?:system|important|hidden|admin|internal|secret|critical)[ \\w]{0,24}[:\\-] "
            + "|\\{\\{?#?" + ROLE + "(?:~)?\\}?\\}");
    private static final Pattern ROLE_LINE = Pattern.compile(
            "(?im)^[ \\t]*(?:#{1,6}[ \\t]*)?(?:system(?: prompt| message)?|assistant|human)[ \\t]*:[ \\t]+\\S[^\\n]{10,}");

    /** Words that show that a sentence is about an attack, or shows one, rather than being one. */
    private static final Pattern MENTION = Lexicon.pattern(
            "\\b(?:detect|analy[sz]|check|report|flag|prevent|block|guard|sample|example|expected|mock|training|illustrat|explain|document|demonstrat|describ|simulat|test|scan|identif|classif|such as|protect|sanitiz|filter|mitigat|refus)\\w*");

    private static final int SHOWN = 160;

    private final ToolView tool;
    private final Consumer<Finding> out;
    private final Set<AuditRule> told = EnumSet.noneOf(AuditRule.class);

    ProseAudit(ToolView tool, Consumer<Finding> out) {
        this.tool = tool;
        this.out = out;
    }

    void run() {
        for (TextField field : tool.texts()) {
            HiddenText.in(field.text())
                    .ifPresent(what -> tell(
                            AuditRule.HIDDEN_TEXT,
                            Severity.BLOCK,
                            field,
                            "the text holds " + what + ", which people don't see and models read: "
                                    + quote(field.text()),
                            "remove it"));
            EncodedPayload.in(field.text())
                    .ifPresent(command -> tell(
                            AuditRule.ENCODED_PAYLOAD,
                            Severity.BLOCK,
                            field,
                            "the text holds an encoded command: " + quote(command),
                            "remove it"));
        }
        for (TextField field : tool.prose()) {
            pseudoSystem(field);
            sentences(field);
        }
    }

    private void pseudoSystem(TextField field) {
        Matcher tag = TAG.matcher(field.text());
        if (tag.find()) {
            String words = field.text().substring(tag.start());
            tell(
                    AuditRule.PSEUDO_SYSTEM_TEXT,
                    Severity.BLOCK,
                    field,
                    "the text imitates a message of the system: " + quote(words),
                    "say it in plain words, as the description of the tool");
            return;
        }
        Matcher line = ROLE_LINE.matcher(field.text());
        if (line.find()) {
            tell(
                    AuditRule.PSEUDO_SYSTEM_TEXT,
                    Severity.QUARANTINE,
                    field,
                    "the text imitates a message of a conversation: "
                            + quote(line.group().strip()),
                    "say it in plain words, as the description of the tool");
        }
    }

    private void sentences(TextField field) {
        for (String sentence : Sentences.of(field.text())) {
            String lowerCase = sentence.toLowerCase(Locale.ROOT);
            for (ProseRule rule : ProseRules.ALL) {
                if (!rule.isPossible(lowerCase)) {
                    continue;
                }
                Matcher matcher = rule.find(sentence);
                if (matcher.find() && !rule.isHarmless(sentence)) {
                    boolean mention = isMention(rule, sentence, matcher);
                    tell(
                            rule.rule(),
                            mention ? Severity.NOTE : rule.severity(),
                            field,
                            (mention ? "it mentions such a text: " : rule.message() + ": ") + quote(sentence),
                            mention ? "nothing, if the tool is about such texts" : rule.fix());
                }
            }
        }
    }

    /** Whether what was found is quoted as an example or named as what the tool looks for. */
    private static boolean isMention(ProseRule rule, String sentence, Matcher found) {
        boolean speaksOfAttacks = rule.rule() == AuditRule.INSTRUCTION_OVERRIDE
                || rule.rule() == AuditRule.EXFILTRATION
                || rule.rule() == AuditRule.CONTEXT_HARVESTING;
        return speaksOfAttacks
                && MENTION.matcher(sentence.substring(0, found.start())).find();
    }

    /** Once for each rule and severity would be noise: once for each rule, the first place, unless a later one is worse. */
    private void tell(AuditRule rule, Severity severity, TextField field, String message, String fix) {
        if (severity == Severity.NOTE || told.add(rule)) {
            out.accept(new Finding(tool.name(), rule, severity, field.pointer(), message, fix));
        }
    }

    private static String quote(String text) {
        String line = text.strip();
        return "“"
                + (line.length() <= SHOWN
                        ? line
                        : line.substring(0, Character.isHighSurrogate(line.charAt(SHOWN - 1)) ? SHOWN - 1 : SHOWN)
                                + "…")
                + "”";
    }
}
