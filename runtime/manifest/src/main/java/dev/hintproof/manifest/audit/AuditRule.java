package dev.hintproof.manifest.audit;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** The rules of the audit. Each has an id, which is its name in reports, and a page {@code docs/audit/<id>.md}. */
public enum AuditRule {
    /** A text tells the model to pass an argument that the schema doesn't declare. */
    UNDECLARED_ARGUMENT("Text names an argument that the schema does not declare"),
    /** A tool that claims to be read-only is defined as one that changes something. */
    READ_ONLY_CONTRADICTION("A read-only claim contradicts the definition"),
    /** A tool claims not to be destructive, but its name and text say that it deletes. */
    DESTRUCTIVE_UNDERSTATED("A claim not to be destructive contradicts the definition"),
    /** A tool claims to be read-only and destructive. */
    HINT_CONTRADICTION("Hints contradict each other"),
    /** A tool has another tool's name, or one that looks like it, with another text. */
    NAME_SHADOWING("A tool shadows another one"),
    /** A name mixes scripts, so that it looks like another. */
    LOOKALIKE_NAME("A name imitates another by letters of another script"),
    /** Text that a person doesn't see, but a model reads. */
    HIDDEN_TEXT("Text is hidden from people"),
    /** Markup that imitates messages of the system or of the user. */
    PSEUDO_SYSTEM_TEXT("Text imitates a message of the system"),
    /** Text that tells the model to drop its instructions. */
    INSTRUCTION_OVERRIDE("Text tells the model to drop its instructions"),
    /** Text that tells the model to keep something from its user. */
    CONCEALMENT("Text tells the model to hide something from the user"),
    /** Text that has the model read secrets which are not the tool's business. */
    SECRET_ACCESS("Text has the model read or pass secrets"),
    /** Text that says that data also goes elsewhere. */
    EXFILTRATION("Text sends data elsewhere on the side"),
    /** A command, encoded so that it isn't recognised. */
    ENCODED_PAYLOAD("Text carries an encoded command"),
    /** Text that changes how tools of other servers are to be used. */
    FOREIGN_TOOL_INSTRUCTION("Text gives instructions about tools of other servers"),
    /** A parameter that asks for the model's own context. */
    CONTEXT_HARVESTING("A parameter collects the model's own context"),
    /** Text that advertises the tool to the model over all others. */
    PREFERENCE_MANIPULATION("Text presses the model to prefer the tool"),
    /** Sentences in which several weak signs come together. */
    SUSPICIOUS_ORDER("Text orders what the tool's own call does not need"),
    /** A definition that can't be judged. */
    UNCLASSIFIABLE("The definition can't be judged"),
    /** Two tools of one list have one name. */
    DUPLICATE_NAME("Two tools of one list have one name"),
    /** A schema that refers to another document. */
    REMOTE_REFERENCE("The schema refers to another document"),
    /** A reference to what isn't there, or to itself alone. */
    DANGLING_REFERENCE("A reference of the schema leads nowhere"),
    /** A schema that isn't one. */
    INVALID_SCHEMA("The schema is not valid"),
    /** A definition of unusual size. */
    OVERSIZED_DEFINITION("The definition is unusually large"),
    /** A schema that admits arguments which it doesn't declare. */
    OPEN_SCHEMA("The schema admits undeclared arguments"),
    /** Scopes, permissions or paths that admit everything. */
    BROAD_SCOPE("The document asks for broad authority"),
    /** A list that doesn't decide what is called. */
    DECORATIVE_MANIFEST("The list may not be what is called"),
    /** Words of high consequence beside a way out to the network. */
    HIGH_CONSEQUENCE_SURFACE("High-consequence wording beside an outbound parameter"),
    /** A definition that has changed. */
    DRIFT("The definition has changed");

    private final String summary;

    AuditRule(String summary) {
        this.summary = summary;
    }

    /** Its name in reports and in the documentation, such as {@code hidden-text}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** What it finds, in a few words. */
    public String summary() {
        return summary;
    }

    /** The rule of that id; empty where there is none. */
    public static Optional<AuditRule> of(String id) {
        return Arrays.stream(values()).filter(rule -> rule.id().equals(id)).findFirst();
    }
}
