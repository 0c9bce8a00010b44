package dev.hintproof.manifest.audit;

import static dev.hintproof.manifest.audit.WordClass.*;

import java.util.List;
import java.util.regex.Pattern;

/** Orders about other tools, about what the user asked for, and about whom to obey. */
final class OtherOrders {

    private static final String ALONE = "a tool describes itself alone; remove the sentence";
    private static final String CHOICE = "say what the tool does; choosing is the model's and the user's business";

    static final Pattern CONDITION =
            Lexicon.pattern("\\b(?:unless|(?:if|when|whenever) (?:the )?users? (?:ask|want|request|need)\\w*)\\b");

    /** What the user asked for, put aside. */
    static final Pattern AGAINST_USER = Lexicon.pattern(
            "\\b(?:whatever|whichever|whoever|wherever|no matter (?:what|which|where|how|who)"
                    + "|regardless of (?:what|which|the|how|who)|even (?:if|though|when)|irrespective of"
                    + "|instead of (?:what|the \\w+ (?:that|the))|rather than what)\\b[^.;]{0,50}?\\b(?:user|asked|requested|wants?"
                    + "|wish\\w*|says?|names|named|states?|stated|typed|configured|specified|chosen|picks?|enters?|entered|prefers?)\\b");

    private static final Pattern ITSELF =
            Lexicon.pattern("\\bthis (?:tool|function|one|server)\\b|\\bhere\\b|\\binstead\\b");
    private static final Pattern COMPARED =
            Lexicon.pattern("\\b(?:unlike|than|compared (?:to|with)|as opposed to|in contrast to)\\b");
    private static final Pattern SILENTLY = Lexicon.pattern("\\b(?:silently|quietly|secretly|covertly|discreetly)\\b");
    private static final Pattern ROLE = Lexicon.pattern(
            "\\btreat\\w*\\b[^.;]{0,40}?\\bas\\b[^.;]{0,30}?\\b(?:instructions?|orders|commands)\\b"
                    + "|\\byou (?:are|have been) (?:hereby |now )?(?:put |placed |switched |set )?in(?:to)? \\w+ mode\\b"
                    + "|\\b(?:earlier|previous|prior|old|initial|original) (?:\\w+ )?(?:configuration|settings?|setup|rules|instructions|guidelines)"
                    + " (?:has |have )?(?:expired|ended|lapsed|been replaced)\\b"
                    + "|\\b(?:texts?|words|results?|answers?|outputs?) (?:is|are|counts?)\\b[^.;]{0,30}?\\bas (?:instructions|orders|commands)\\b");

    static final List<OrderRule> ALL = List.of(
            OrderRule.naming(
                    AuditRule.FOREIGN_TOOL_INSTRUCTION,
                    "it changes what other calls do",
                    ALONE,
                    OtherOrders::otherCalls),
            OrderRule.naming(
                    AuditRule.FOREIGN_TOOL_INSTRUCTION,
                    "it gives the model orders about other tools",
                    ALONE,
                    OtherOrders::otherTools),
            OrderRule.naming(
                    AuditRule.PREFERENCE_MANIPULATION, "it runs other tools down", ALONE, OtherOrders::slander),
            OrderRule.of(
                    AuditRule.PREFERENCE_MANIPULATION,
                    "it presses the model to prefer it over other tools",
                    CHOICE,
                    OtherOrders::preference),
            OrderRule.of(
                    AuditRule.SUSPICIOUS_ORDER,
                    "it has something else done than what the user asked for",
                    "do what is asked for, or say that it can't be done",
                    OtherOrders::againstTheUser),
            OrderRule.of(
                    AuditRule.INSTRUCTION_OVERRIDE,
                    "it claims to stand above those whom the model obeys",
                    "describe the tool; give the model no orders",
                    OtherOrders::authority));

    private OtherOrders() {}

    private static boolean otherCalls(Seen seen) {
        boolean general = seen.has(TOOLS);
        boolean other = seen.namesOthers();
        boolean elsewhere = seen.has(ELSE) && seen.has(SCOPE, AGAINST);
        if (!other && !elsewhere) {
            return false;
        }
        boolean example = !general && seen.says(DataOrders.EXAMPLE);
        boolean altered = seen.any(
                clause -> clause.orders(ALTER, DESTROY, HANDOVER) && clause.with(MONEY, TARGET, COMMAND, LOCATION));
        boolean ruled = seen.isOne()
                && seen.has(SCOPE)
                && seen.has(DIRECTIVE)
                && other
                && seen.has(MONEY, DETAIL, TARGET, SECRET, COMMAND);
        boolean placed = other
                && seen.has(TARGET)
                && (seen.ordersAnything() || seen.has(DIRECTIVE) || (general && seen.isOne()));
        boolean named = seen.isOne()
                && seen.foreign().stream().anyMatch(name -> seen.text().contains(name + " tool"))
                && seen.any(clause -> clause.orders(ALTER));
        return ((altered || named) && !example && !seen.isFor(Sign.ALTER))
                || ruled
                || (placed && !seen.says(DataOrders.EXAMPLE));
    }

    private static boolean otherTools(Seen seen) {
        if (!seen.isOne() || !seen.namesOthers() || seen.says(CONDITION)) {
            return false;
        }
        boolean named = !seen.foreign().isEmpty();
        boolean model = named && seen.has(MODEL) && seen.has(DIRECTIVE);
        boolean handed = named
                && seen.any(clause -> clause.orders(CALL) && clause.with(NAME))
                && seen.any(clause -> clause.orders(HANDOVER, SEND, ACQUIRE) && clause.with(ARGUMENT));
        boolean general = seen.has(TOOLS) && seen.has(DIRECTIVE, SCOPE) && seen.orders(HANDOVER, ALTER, WEAKEN);
        return model || handed || general;
    }

    private static boolean slander(Seen seen) {
        if (!seen.namesOthers()) {
            return false;
        }
        boolean worse = seen.has(DISCREDIT) || (seen.has(EVALUATION) && seen.says(COMPARED));
        boolean retired = seen.isOne() && seen.has(DIRECTIVE) && seen.any(clause -> clause.is(CALL, PREFER, AVOID));
        boolean here = (seen.ordersAnything() || seen.has(DIRECTIVE)) && seen.says(ITSELF);
        return (seen.isOne() && seen.has(TOOLS) && seen.has(DISCREDIT)) || (worse && (retired || here));
    }

    private static boolean preference(Seen seen) {
        if (seen.says(CONDITION) || seen.text().contains("until")) {
            return false;
        }
        boolean avoided = seen.any(clause -> clause.mode() == Clauses.Mode.ORDER
                && clause.with(TOOLS)
                && (clause.is(AVOID) || (clause.negated() && clause.is(PREFER, CALL))));
        boolean preferred =
                seen.has(AGAINST, SCOPE, EVALUATION) && seen.any(clause -> clause.orders(PREFER) && clause.with(TOOLS));
        boolean pressed = seen.has(SCOPE) && seen.has(THREAT, URGENT) && seen.orders(CALL) && seen.says(ITSELF);
        return avoided || preferred || pressed;
    }

    private static boolean againstTheUser(Seen seen) {
        boolean swapped = seen.any(clause -> clause.orders(ALTER) && clause.with(MONEY)) && !seen.isFor(Sign.ALTER);
        if (swapped && (seen.has(TARGET, LOWKEY) || seen.says(AGAINST_USER) || seen.says(SILENTLY))) {
            return true;
        }
        return seen.isOne()
                && seen.orders(ALTER, CALL, PREFER, HANDOVER, SEND, ACQUIRE, TELL)
                && !seen.any(Clauses.Clause::negated)
                && seen.says(AGAINST_USER);
    }

    private static boolean authority(Seen seen) {
        return seen.isOne() && ((seen.has(ABOVE) && seen.has(AUTHORITY, USER, MODEL, SECOND)) || seen.says(ROLE));
    }
}
