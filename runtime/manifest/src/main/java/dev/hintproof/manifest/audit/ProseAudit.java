package dev.hintproof.manifest.audit;

import java.util.BitSet;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Looks at all prose of a tool: hidden text, imitated system messages, encoded commands, and sentences that give orders. */
final class ProseAudit {

    /** Words that show that a sentence is about an attack, or shows one, rather than being one. */
    private static final Pattern MENTION = Lexicon.pattern(
            "\\b(?:detect|analy[sz]|check|report|flag|prevent|block|guard|sample|example|expected|mock|training|illustrat|explain|document|demonstrat|describ|simulat|test|scan|identif|classif|such as|protect|sanitiz|filter|mitigat|refus)\\w*");

    private static final Triggers TRIGGERS =
            new Triggers(ProseRules.ALL.stream().map(ProseRule::words).toList());

    private static final String PLAIN_WORDS = "say it in plain words, as the description of the tool";
    private static final int ENOUGH_IN_DISGUISE = 4;
    private static final int SHOWN = 160;

    private final ToolView tool;
    private final Consumer<Finding> out;
    private final SignAudit signs;
    private final OrderAudit orders;
    private final Set<AuditRule> told = EnumSet.noneOf(AuditRule.class);

    ProseAudit(ToolView tool, Consumer<Finding> out) {
        this.tool = tool;
        this.out = out;
        this.signs = new SignAudit(tool);
        this.orders = new OrderAudit(tool);
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
            for (EncodedPayload.Hidden hidden : EncodedPayload.in(field.text())) {
                if (hidden.isCommand() || isBad(hidden.text(), field)) {
                    tell(
                            AuditRule.ENCODED_PAYLOAD,
                            Severity.BLOCK,
                            field,
                            "the text says in disguise: " + quote(hidden.text()),
                            "remove it");
                }
            }
        }
        for (TextField field : tool.prose()) {
            pseudoSystem(field);
            sentences(field);
        }
    }

    /** Whether something that was disguised would be found if it were said openly; the disguise makes less enough. */
    private boolean isBad(String text, TextField field) {
        List<String> sentences = Sentences.of(text);
        return signs.weigh(sentences, ENOUGH_IN_DISGUISE, field).isPresent()
                || sentences.stream().anyMatch(sentence -> {
                    String lowerCase = sentence.toLowerCase(Locale.ROOT);
                    return Languages.override(lowerCase).isPresent()
                            || Languages.conceal(lowerCase).isPresent()
                            || TRIGGERS.possible(lowerCase).stream()
                                    .mapToObj(ProseRules.ALL::get)
                                    .anyMatch(rule -> rule.find(sentence).find());
                });
    }

    private void pseudoSystem(TextField field) {
        String text = PlainText.of(field.text());
        PseudoSystem.tag(text)
                .ifPresentOrElse(
                        words -> tell(
                                AuditRule.PSEUDO_SYSTEM_TEXT,
                                Severity.BLOCK,
                                field,
                                "the text imitates a message of the system: " + quote(words),
                                PLAIN_WORDS),
                        () -> PseudoSystem.line(text, tool.declared().hasProperty("messages"))
                                .ifPresent(words -> tell(
                                        AuditRule.PSEUDO_SYSTEM_TEXT,
                                        Severity.QUARANTINE,
                                        field,
                                        "the text imitates a message of a conversation: " + quote(words),
                                        PLAIN_WORDS)));
    }

    private void sentences(TextField field) {
        List<String> sentences = Sentences.of(PlainText.of(field.text()));
        for (String sentence : sentences) {
            String lowerCase = sentence.toLowerCase(Locale.ROOT);
            languages(field, sentence, lowerCase);
            BitSet possible = TRIGGERS.possible(lowerCase);
            for (int i = possible.nextSetBit(0); i >= 0; i = possible.nextSetBit(i + 1)) {
                ProseRule rule = ProseRules.ALL.get(i);
                Matcher matcher = rule.find(sentence);
                if (matcher.find() && !rule.isHarmless(sentence)) {
                    boolean mention = isMention(rule, sentence, matcher) || isTopic(rule);
                    tell(
                            rule.rule(),
                            mention ? Severity.NOTE : rule.severity(),
                            field,
                            (mention ? "it mentions such a text: " : rule.message() + ": ") + quote(sentence),
                            mention ? "nothing, if the tool is about such texts" : rule.fix());
                }
            }
        }
        for (OrderAudit.Found found : orders.in(sentences, field)) {
            OrderRule rule = found.rule();
            // What rests on a name may turn out void when the list is complete, and then must not stand for the others.
            if (!found.unlessListed().isEmpty() || told.add(rule.rule())) {
                out.accept(new Finding(
                        tool.name(),
                        rule.rule(),
                        Severity.QUARANTINE,
                        field.pointer(),
                        rule.message() + ": " + quote(found.sentence()),
                        rule.fix(),
                        found.unlessListed()));
            }
        }
        signs.weigh(sentences, SignAudit.ENOUGH, field)
                .ifPresent(
                        verdict -> tell(
                                AuditRule.SUSPICIOUS_ORDER,
                                Severity.QUARANTINE,
                                field,
                                "it " + verdict.signs() + ": " + quote(verdict.sentence()),
                                "describe the tool; what it needs belongs into its arguments, and what the model does is the user's business"));
    }

    private void languages(TextField field, String sentence, String lowerCase) {
        Languages.override(lowerCase)
                .ifPresent(language -> tell(
                        AuditRule.INSTRUCTION_OVERRIDE,
                        Severity.BLOCK,
                        field,
                        "it tells the model, in " + language + ", to drop its instructions: " + quote(sentence),
                        "remove the sentence"));
        Languages.conceal(lowerCase)
                .ifPresent(language -> tell(
                        AuditRule.CONCEALMENT,
                        Severity.QUARANTINE,
                        field,
                        "it tells the model, in " + language + ", to hide something from the user: " + quote(sentence),
                        "say openly what the tool does"));
    }

    /** Whether what was found is quoted as an example or named as what the tool looks for. */
    private static boolean isMention(ProseRule rule, String sentence, Matcher found) {
        boolean speaksOfAttacks = rule.rule() == AuditRule.INSTRUCTION_OVERRIDE
                || rule.rule() == AuditRule.EXFILTRATION
                || rule.rule() == AuditRule.CONTEXT_HARVESTING;
        return speaksOfAttacks
                && MENTION.matcher(sentence.substring(0, found.start())).find();
    }

    /** A tool whose name says that it is about secrets reads them; having them handed on blocks in any case. */
    private boolean isTopic(ProseRule rule) {
        return rule.rule() == AuditRule.SECRET_ACCESS
                && rule.severity() == Severity.QUARANTINE
                && Sign.SECRET.isTopicOf(WriteWords.words(tool.name()));
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
