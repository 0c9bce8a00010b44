package dev.hintproof.manifest.audit;

import static dev.hintproof.manifest.audit.WordClass.*;

import java.util.List;
import java.util.regex.Pattern;

/** Orders about data that is not the call's matter: secrets, the conversation, private things, places where it goes. */
final class DataOrders {

    private static final String OWN = "a tool that needs a secret gets it from its own configuration";
    private static final String NEEDED = "a tool is given what it needs for its purpose, not what the model knows";

    /** What shows that an address is an example, or leads to a text. */
    static final Pattern EXAMPLE =
            Lexicon.pattern("\\be\\.g\\b|\\bfor (?:example|instance)\\b|\\bexample:|\\bsuch as\\b"
                    + "|\\b(?:documentation|learn more|see also)\\b|\\b(?:is|are) configured\\b");

    /** What shows that a secret is looked after. */
    static final Pattern GUARDED = Lexicon.pattern(
            "\\b(?:never|not|n't|mask\\w*|redact\\w*|encrypt\\w*|exclud\\w*|without|hash\\w*|reject\\w*|refus\\w*"
                    + "|detect\\w*|leak\\w*|ask (?:the )?user|user provides)\\b");

    private static final Pattern QUANTITY = Lexicon.pattern(
            "\\b(?:each|every|all|any|whatever|everything|anything|copies|copy|duplicates?|together with|along with)\\b");
    private static final Pattern WHOLE = Lexicon.pattern(
            "\\b(?:verbatim|everything|complete|entire|whole|full|unabridged|unedited|word for word|in detail)\\b");
    private static final Pattern CALLERS = Lexicon.pattern(
            "\\b(?:callers?|clients?)\\b[^.;]{0,30}?\\b(?:identify|authenticate|prove|present|show)\\b");

    static final List<OrderRule> ALL = List.of(
            OrderRule.of(
                    AuditRule.SECRET_ACCESS, "it has the model fetch or hand over a secret", OWN, DataOrders::secret),
            OrderRule.of(
                    AuditRule.CONTEXT_HARVESTING,
                    "it collects what was said, or what the model knows",
                    NEEDED,
                    DataOrders::conversation),
            OrderRule.of(
                    AuditRule.CONTEXT_HARVESTING,
                    "it collects private things on the side",
                    NEEDED,
                    DataOrders::privateThings),
            OrderRule.of(
                    AuditRule.EXFILTRATION,
                    "it has data sent to a place that the text fixes",
                    "the recipient belongs into a parameter",
                    DataOrders::fixedPlace),
            OrderRule.of(
                    AuditRule.SUSPICIOUS_ORDER,
                    "it changes the way that other traffic takes",
                    "describe the tool; what the machine is set to is the user's business",
                    DataOrders::traffic));

    private DataOrders() {}

    private static boolean secret(Seen seen) {
        if (!seen.has(SECRET) || seen.isFor(Sign.SECRET)) {
            return false;
        }
        boolean fetched = seen.any(clause -> clause.orders(ACQUIRE, CALL) && clause.with(SECRET));
        boolean given = seen.any(clause -> clause.orders(HANDOVER, SEND) && clause.with(SECRET));
        boolean moved = seen.orders(HANDOVER, SEND) || seen.has(ARGUMENT) || seen.about();
        if (given || (fetched && moved)) {
            return true;
        }
        boolean wanted = seen.has(DIRECTIVE, REASON) || (!seen.about() && seen.orders(HANDOVER));
        boolean taken = seen.has(ARGUMENT, MODEL) || seen.about() || seen.says(CALLERS);
        return wanted && taken && !seen.has(MONEY) && !seen.says(GUARDED);
    }

    private static boolean conversation(Seen seen) {
        if (!seen.has(CHAT, SELF) || seen.isFor(Sign.CHAT)) {
            return false;
        }
        return (seen.about() && (seen.has(SELF) || seen.says(WHOLE)))
                || seen.any(clause -> clause.orders(HANDOVER, SEND, ACQUIRE, CALL) && clause.with(CHAT, SELF));
    }

    private static boolean privateThings(Seen seen) {
        if (!seen.has(PRIVATE) || seen.isFor(Sign.PRIVATE)) {
            return false;
        }
        boolean taken = seen.any(clause -> clause.orders(HANDOVER, SEND, ACQUIRE) && clause.with(PRIVATE));
        if (seen.about() && seen.isOne()) {
            return taken || seen.text().contains("output of");
        }
        boolean ran = seen.any(clause -> clause.orders(CALL) && clause.with(PRIVATE));
        return (taken || ran) && seen.orders(HANDOVER, SEND) && (seen.has(ARGUMENT, TARGET) || seen.about());
    }

    private static boolean fixedPlace(Seen seen) {
        if (!seen.has(TARGET) || seen.isFor(Sign.SEND) || seen.says(EXAMPLE)) {
            return false;
        }
        return seen.any(clause -> clause.orders(SEND, HANDOVER) && clause.with(TARGET))
                || ((seen.has(ASIDE, SCOPE, PRIVATE) || seen.says(QUANTITY))
                        && seen.any(clause -> clause.states(SEND) && clause.with(TARGET)));
    }

    private static boolean traffic(Seen seen) {
        return seen.isOne()
                && seen.has(NETWORK)
                && ((seen.has(TARGET, SCOPE, ELSE) && seen.has(DIRECTIVE))
                        || seen.any(clause -> clause.orders(ALTER) && clause.with(TARGET)));
    }
}
