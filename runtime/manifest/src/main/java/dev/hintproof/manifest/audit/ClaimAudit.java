package dev.hintproof.manifest.audit;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/**
 * Claims other than {@code readOnlyHint: true} against what name, text and arguments say. What promises too much is looked at by a
 * person; what promises too little harms nobody, and is a note.
 */
final class ClaimAudit {

    /** Words by which a text says that nothing comes back. */
    private static final Pattern FOR_GOOD = Lexicon.pattern(
            "\\b(?:permanent(?:ly)?|irreversibl[ey]|irrevocabl[ey]|irrecoverabl[ey]|for good|(?:cannot|can't|can not|can never) be (?:\\w+ )?(?:undone|recovered|restored|reversed))\\b|\\b(?:drops|wipes|purges|destroys|erases|truncates)\\b (?:the|all|an?|every|whole)\\b");

    /** Words by which a text says that what is deleted comes back. */
    private static final Pattern COMES_BACK = Lexicon.pattern(
            "\\b(?:trash|recycle|bin|archiv\\w*|soft|restor\\w*|undo\\w*|undelet\\w*|recover\\w*|revers\\w*)\\b");

    /** Verbs of names after which data is gone. */
    private static final Set<String> DESTROYS = Tokens.words(
            "delete deletes drop drops purge purges destroy destroys erase erases wipe wipes truncate truncates");

    /** Verbs of names whose every call leaves one more behind. */
    private static final Set<String> REPEATS = Tokens.words(
            "append send post increment duplicate clone reply comment tweet charge pay buy order enqueue decrement");

    /** The same, but for a call that is refused the second time. */
    private static final Set<String> ADDS = Tokens.words("create add insert fork submit invite book");

    private static final Pattern ONCE = Lexicon.pattern(
            "\\b(?:idempoten\\w*|upsert\\w*|(?:does not|doesn't|not) (?:already )?exist|already (?:exists?|present)"
                    + "|no (?:further |additional )?effect|or updates?|safe to (?:repeat|retry)|only once)\\b");
    private static final Pattern REPEATABLE = Lexicon.pattern(
            "\\b(?:is idempotent|no (?:further|additional) effect|safe to (?:repeat|retry|call (?:again|repeatedly)))\\b");
    private static final Pattern WORLD = Lexicon.pattern(
            "\\b(?:searches the (?:web|internet)|(?:from|on|over) the (?:web|internet|public internet)"
                    + "|fetch(?:es)? (?:a |the |any )?(?:url|web ?page|website)|any (?:url|website|web ?page)|web search|world wide web)\\b");

    private final ToolView tool;
    private final Consumer<Finding> out;
    private final Optional<WriteWords.Kind> name;
    private final Optional<WriteWords.Kind> text;
    private final List<String> words;

    ClaimAudit(ToolView tool, Consumer<Finding> out) {
        this.tool = tool;
        this.out = out;
        this.name = WriteWords.ofName(tool.name());
        this.text = WriteWords.ofText(tool.description());
        this.words = WriteWords.words(tool.name());
    }

    void run() {
        boolean readOnly = tool.claims("readOnlyHint");
        if (tool.denies("readOnlyHint")) {
            overcautious();
        }
        if (tool.denies("destructiveHint") && !readOnly) {
            understated();
        }
        if (tool.claims("idempotentHint") && !readOnly) {
            repeated();
        } else if (tool.denies("idempotentHint")
                && REPEATABLE.matcher(tool.description()).find()) {
            tell(
                    AuditRule.HINT_CONTRADICTION,
                    Severity.NOTE,
                    "idempotentHint",
                    "it claims not to be idempotent, but its description says that it is",
                    "set idempotentHint to true, or mend the description");
        }
        if (tool.denies("openWorldHint")) {
            closedWorld();
        }
    }

    private void overcautious() {
        if (is(name, WriteWords.Kind.READS) && is(text, WriteWords.Kind.READS) && !words.contains("resolve")) {
            tell(
                    AuditRule.HINT_CONTRADICTION,
                    Severity.NOTE,
                    "readOnlyHint",
                    "it claims to change something, but its name and description say that it only reads",
                    "set readOnlyHint to true, or say in the description what is changed");
        }
    }

    private void understated() {
        if (!is(name, WriteWords.Kind.DELETES) || !is(text, WriteWords.Kind.DELETES)) {
            return;
        }
        boolean forGood = FOR_GOOD.matcher(tool.description()).find();
        boolean gone = words.stream().limit(2).anyMatch(DESTROYS::contains)
                && !COMES_BACK.matcher(tool.description()).find();
        tell(
                AuditRule.DESTRUCTIVE_UNDERSTATED,
                forGood || gone ? Severity.QUARANTINE : Severity.NOTE,
                "destructiveHint",
                "it claims not to be destructive, but its name and description say that it deletes"
                        + (forGood ? " for good" : ""),
                "set destructiveHint to true, or say in the description how what it deletes comes back");
    }

    private void repeated() {
        boolean repeats = words.stream().limit(2).anyMatch(REPEATS::contains);
        boolean adds = words.stream().limit(2).anyMatch(ADDS::contains);
        if (!is(name, WriteWords.Kind.READS)
                && (repeats || adds)
                && !ONCE.matcher(tool.description()).find()) {
            tell(
                    AuditRule.HINT_CONTRADICTION,
                    repeats ? Severity.QUARANTINE : Severity.NOTE,
                    "idempotentHint",
                    "it claims to be idempotent, but by its name each call adds something",
                    "set idempotentHint to false, or say in the description why a second call changes nothing");
        }
    }

    private void closedWorld() {
        boolean url = tool.required().stream().anyMatch(argument -> argument.equalsIgnoreCase("url"));
        boolean says = WORLD.matcher(tool.description()).find();
        if (url || says) {
            tell(
                    AuditRule.HINT_CONTRADICTION,
                    Severity.QUARANTINE,
                    "openWorldHint",
                    "it claims to stay in a closed world, but "
                            + (url ? "it requires a URL" : "its description speaks of the web"),
                    "set openWorldHint to true, or say in the description what the address can be");
        }
    }

    private static boolean is(Optional<WriteWords.Kind> kind, WriteWords.Kind wanted) {
        return kind.equals(Optional.of(wanted));
    }

    private void tell(AuditRule rule, Severity severity, String hint, String message, String fix) {
        out.accept(new Finding(tool.name(), rule, severity, "/annotations/" + hint, message, fix));
    }
}
