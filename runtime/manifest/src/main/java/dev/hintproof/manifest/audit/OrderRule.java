package dev.hintproof.manifest.audit;

import java.util.function.Predicate;

/**
 * A kind of order, said in classes of words: it holds whatever words of a class are used.
 *
 * @param rule what it finds
 * @param message what is wrong, ending before the sentence is quoted
 * @param fix what to do
 * @param names whether it rests on a tool that is named, and is void where the list has that tool
 * @param test whether a text shows it
 */
record OrderRule(AuditRule rule, String message, String fix, boolean names, Predicate<Seen> test) {

    static OrderRule of(AuditRule rule, String message, String fix, Predicate<Seen> test) {
        return new OrderRule(rule, message, fix, false, test);
    }

    static OrderRule naming(AuditRule rule, String message, String fix, Predicate<Seen> test) {
        return new OrderRule(rule, message, fix, true, test);
    }
}
