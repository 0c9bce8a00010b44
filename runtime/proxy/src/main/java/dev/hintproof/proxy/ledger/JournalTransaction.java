package dev.hintproof.proxy.ledger;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What can be read and written in one transaction. Lists come in the order in which things happened. */
public interface JournalTransaction {
    /** A setting; empty where it isn't set. */
    Optional<String> setting(Setting setting);

    /** Sets a setting, or removes it where the value is null. */
    void set(Setting setting, @Nullable String value);

    /** The pinned definitions. */
    List<Pin> pins();

    /** The digests of the pinned definitions, by tool. */
    Map<String, String> pinDigests();

    /** What is pinned for that tool. */
    Optional<Pin> pinOf(String tool);

    /** Pins, in place of what was pinned for the tool. */
    void pin(Pin pin);

    /** Definitions that wait for the operator. */
    List<Pin> waiting();

    /** Lets a definition wait, in place of what waited for the tool. */
    void await(Pin candidate);

    /** Forgets what waits for the tool. */
    void dropWaiting(String tool);

    /** The ticket of that id. */
    Optional<Ticket> ticket(String id);

    /** All tickets for that call. */
    List<Ticket> ticketsFor(CallKey key);

    /** All tickets. */
    List<Ticket> tickets();

    /** The tickets of that tool that are in that state. */
    List<Ticket> ticketsOf(String tool, TicketState state);

    /** Writes a new ticket and, encrypted, the arguments that it is for. */
    void insert(Ticket ticket, String arguments);

    /** Writes a ticket's new state. */
    void update(Ticket ticket);

    /**
     * The canonical arguments that a ticket is for.
     *
     * @throws JournalException where they can't be decrypted, or aren't what the ticket's digest says
     */
    String argumentsOf(Ticket ticket);

    /** All grants of a tool, or of all tools where that is null. */
    List<Grant> grants(@Nullable String tool);

    /** Writes a new grant. */
    void insert(Grant grant);

    /** Writes how many uses a grant has left and whether it was revoked. */
    void update(Grant grant);

    /** Claims that were seen to be wrong. */
    List<Distrust> distrusted();

    /** Distrusts a tool's claim; an earlier reason stays. */
    void distrust(Distrust distrust);

    /** Trusts it again; false where it wasn't distrusted. */
    boolean restore(String tool);

    /** How often the operator denied the tool since the last yes. */
    int denials(String tool);

    /** Sets that count. */
    void setDenials(String tool, int inARow);

    /** The tools that have been denied at least that often in a row. */
    List<String> deniedAtLeast(int inARow);

    /**
     * Writes a call that is about to be sent and, encrypted, its arguments.
     *
     * @return its number
     */
    long insertCall(CallKey key, String arguments, String session, String permit, long at);

    /** Writes what became of a call. */
    void closeCall(long id, CallOutcome outcome, long at, @Nullable String note);

    /** The newest calls, oldest first; of the given outcome only, where that isn't null. */
    List<CallRecord> calls(@Nullable CallOutcome outcome, int limit);

    /**
     * The canonical arguments of a call.
     *
     * @throws JournalException where they can't be decrypted, or aren't what the call's digest says
     */
    String argumentsOf(CallRecord call);
}
