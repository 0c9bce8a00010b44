package dev.hintproof.manifest.audit;

import static dev.hintproof.manifest.audit.WordClass.*;

import java.util.List;
import java.util.regex.Pattern;

/** Orders about how the model behaves: towards the host's protection, towards commands from elsewhere, towards the user. */
final class ConductOrders {

    private static final String PLAIN =
            "describe the tool; what it needs belongs into its arguments, and what the model does is the user's business";
    private static final String OPEN = "say openly what the tool does";

    private static final Pattern CONSENT_FREE = Lexicon.pattern(
            "(?<!\\b(?:not|never|n't)\\b[^;.]{0,80})(?:\\b(?:without|skip\\w*|exempt from|free from|waiv\\w*"
                    + "|no need (?:for|to)|needs? no|requires? no|with no) (?:\\w+ ){0,3}?(?:confirm\\w*|approv\\w*|permission|consent"
                    + "|ask\\w*|prompt\\w*|authori[sz]ation|sign-?off)\\b|\\bwithout (?:\\w+ )?(?:talking to|consulting|involving"
                    + "|checking with|going back to|disturbing|bothering|troubling) (?:the )?(?:user|human|anyone|anybody)"
                    + "|\\bbefore asking\\b|\\bwithout (?:showing|displaying|revealing|further ado)\\b|\\bcleared by (?:\\w+ )?(?:legal|compliance|security|management)\\b|\\bpre-?(?:approved|authori[sz]ed|confirmed)\\b|\\b(?:approved|authori[sz]ed|confirmed|agreed)"
                    + "(?: to)? (?:by the user |by the operator )?(?:in advance|beforehand)\\b"
                    + "|\\balready (?:been )?(?:approved|authori[sz]ed|confirmed|agreed)\\b)");
    private static final Pattern HARMFUL = Lexicon.pattern(
            "\\brm -r?fr? (?:~|/|\\*|\\$)|\\bmkfs\\b|\\bchmod -R 0?[67]{3}\\b|\\bdd if=|\\b(?:curl|wget)\\b[^|;]{0,80}\\|\\s*(?:sudo )?(?:ba|z)?sh\\b"
                    + "|\\bnc -\\w*[el]\\w* |\\bgit reset --hard\\b|\\bgit clean -\\w*f");
    private static final Pattern MEANT =
            Lexicon.pattern("\\b(?:meant for you|for you|tells you|at once|one by one|in order|immediately|comply|obey"
                    + "|carry (?:it|them) out|as if)\\b");
    private static final Pattern KEPT_BACK = Lexicon.pattern(
            "\\b(?:between (?:us|you and|ourselves)|to yourself|out of (?:your|what you|any|sight)"
                    + "|as (?:if|though) (?:only|just|nothing|no)|that only|no (?:mention|word|trace|hint|sign) of|unmentioned|unnoticed"
                    + "|in the dark|although there (?:is|are)|not (?:be )?(?:visible to|shown to|seen by|displayed to|noticed))\\b");
    private static final Pattern PRETEXT = Lexicon.pattern(
            "\\b(?:should|if|when|in case) (?:the |a |an )?(?:users?|somebody|someone|anybody|anyone|person|human|they)\\b"
                    + "[^.;]{0,60}?,? (?:blame|pretend|deny|change the subject|make up|assure|reassure|insist|invent|play dumb|distract"
                    + "|claim)\\b|\\b(?:assure|reassure|convince) (?:the )?(?:user|them|people)\\b");
    private static final Pattern UNSAID = Lexicon.pattern(
            "\\b(?:is|are)(?: not|n't| never) (?:to be )?(?:discussed|mentioned|shown|told|disclosed|explained|brought up"
                    + "|talked about|communicated|revealed)\\b[^.;]{0,30}?\\b(?:the|end|this) users?\\b");

    static final List<OrderRule> ALL = List.of(
            OrderRule.of(AuditRule.SUSPICIOUS_ORDER, "it weakens a protection", PLAIN, ConductOrders::protection),
            OrderRule.of(
                    AuditRule.SUSPICIOUS_ORDER,
                    "it has orders from elsewhere carried out",
                    PLAIN,
                    ConductOrders::remoteOrders),
            OrderRule.of(
                    AuditRule.SUSPICIOUS_ORDER,
                    "it has commands run that its own call does not need",
                    PLAIN,
                    ConductOrders::commands),
            OrderRule.of(AuditRule.SUSPICIOUS_ORDER, "it has something destroyed", PLAIN, ConductOrders::destruction),
            OrderRule.of(
                    AuditRule.SUSPICIOUS_ORDER,
                    "it gives the model orders about other things than its call",
                    PLAIN,
                    ConductOrders::model),
            OrderRule.of(
                    AuditRule.CONCEALMENT,
                    "it tells the model to hide something from the user",
                    OPEN,
                    ConductOrders::concealment));

    private ConductOrders() {}

    private static boolean protection(Seen seen) {
        if (!seen.has(PROTECTION) || seen.isFor(Sign.SYSTEM_CHANGE) || seen.isFor(Sign.CONSENT)) {
            return false;
        }
        boolean waived = seen.isOne()
                && seen.has(USER, AUTHORITY)
                && seen.any(clause -> clause.mode() == Clauses.Mode.STATEMENT
                        && !clause.negated()
                        && clause.is(WEAKEN)
                        && clause.with(PROTECTION))
                && !seen.says(DataOrders.GUARDED);
        return waived || seen.any(clause -> clause.orders(WEAKEN) && clause.with(PROTECTION));
    }

    private static boolean remoteOrders(Seen seen) {
        if (!seen.has(ORDERS, OUTPUT, COMMAND)) {
            return false;
        }
        boolean found = seen.any(clause -> clause.orders(OBEY) && clause.with(ORDERS) && clause.with(OUTPUT));
        boolean unasked = seen.any(clause -> clause.orders(OBEY) && clause.with(ORDERS))
                && (seen.says(CONSENT_FREE) || seen.says(OtherOrders.AGAINST_USER));
        boolean meant = seen.orders(OBEY)
                && seen.has(ORDERS)
                && (seen.has(OUTPUT) || seen.text().contains("for you"))
                && seen.has(SECOND, MODEL)
                && seen.says(MEANT);
        boolean delayed = seen.isOne() && seen.has(TIMING) && seen.has(MODEL, DIRECTIVE);
        return found || unasked || meant || delayed;
    }

    private static boolean commands(Seen seen) {
        boolean host = seen.isFor(Sign.SYSTEM_CHANGE) || seen.isFor(Sign.REMOTE_ORDERS);
        if (seen.isOne()
                && !host
                && seen.says(HARMFUL)
                && !seen.says(DataOrders.GUARDED)
                && !seen.says(DataOrders.EXAMPLE)) {
            return true;
        }
        return seen.isOne()
                && seen.has(COMMAND)
                && (seen.ordersAnything() || seen.has(DIRECTIVE))
                && seen.has(SCOPE, BEFORE, AFTER, AGAINST, THREAT, REASON, TARGET)
                && !host;
    }

    private static boolean destruction(Seen seen) {
        return seen.isOne()
                && seen.has(AFTER, BEFORE, SCOPE)
                && seen.any(clause -> (clause.orders(DESTROY, ALTER) && clause.with(LOCATION))
                        || (clause.orders(DESTROY) && clause.with(PRIVATE, PROTECTION, SECRET)))
                && !seen.isFor(Sign.DESTROY);
    }

    private static boolean model(Seen seen) {
        return seen.isOne()
                && seen.has(MODEL)
                && seen.any(clause -> clause.orders(ACQUIRE, HANDOVER, SEND, ALTER, DESTROY, WEAKEN, CALL)
                        && clause.with(
                                SECRET, PRIVATE, PROTECTION, TOOLS, NAME, MONEY, TARGET, COMMAND, LOCATION, NETWORK))
                && !seen.isFor(Sign.ADDRESS)
                && !seen.isFor(Sign.CHAT)
                && !seen.says(OtherOrders.CONDITION);
    }

    private static boolean concealment(Seen seen) {
        boolean hidden = seen.any(clause -> clause.orders(HIDE) && clause.with(USER, OUTPUT)) && seen.says(KEPT_BACK);
        boolean feigned = seen.isOne() && seen.orders(TELL, HIDE) && seen.says(KEPT_BACK);
        boolean lowKey = seen.has(LOWKEY)
                && seen.has(USER, SECOND)
                && (seen.ordersAnything() || seen.has(DIRECTIVE) || seen.isOne());
        boolean leftOut = seen.isOne()
                && seen.orders(HIDE)
                && seen.any(clause -> clause.orders(TELL) && !clause.is(HIDE))
                && seen.text().contains(" no");
        return hidden || feigned || lowKey || leftOut || (seen.isOne() && (seen.says(PRETEXT) || seen.says(UNSAID)));
    }
}
