package dev.hintproof.processor.report;

import java.util.Collection;

/** Takes messages to the author. */
public interface Messages {

    /** Reports one message. */
    void report(Message message);

    /** Reports all, in order. */
    default void report(Collection<Message> messages) {
        messages.forEach(this::report);
    }

    /** How many errors have been reported so far. */
    int errors();
}
