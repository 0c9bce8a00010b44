package dev.hintproof.proxy.relay;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hintproof.proxy.ledger.CallOutcome;
import dev.hintproof.proxy.wire.Answers;
import dev.hintproof.proxy.wire.LenientId;
import dev.hintproof.proxy.wire.LineReader;
import dev.hintproof.proxy.wire.MalformedMessage;
import dev.hintproof.proxy.wire.Message;
import dev.hintproof.proxy.wire.MessageReader;
import dev.hintproof.proxy.wire.RequestId;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** Takes the client's lines: calls go to the gate, everything else goes on as it came. On the client's thread. */
final class ClientSide {
    private static final String STREAM = "subscriptions/listen";

    /** So many requests of the client may be in flight at once: each is looked at now and then, and kept in memory. */
    static final int MOST_IN_FLIGHT = 10_000;

    /** So many requests of the server may wait for the client at once. */
    private static final int MOST_ASKED = 1000;

    private final Session session;
    private final CallGate calls;
    private final HeldCalls held;
    private final ListKeeper lists;
    private final Elicitation elicitation;

    /** Requests of the server that the client has not answered yet. */
    private final Set<RequestId> askedByServer = ConcurrentHashMap.newKeySet();

    ClientSide(Session session, CallGate calls, HeldCalls held, ListKeeper lists, Elicitation elicitation) {
        this.session = session;
        this.calls = calls;
        this.held = held;
        this.lists = lists;
        this.elicitation = elicitation;
    }

    void take(LineReader.Line line) {
        if (line.overlong()) {
            refuse(
                    LenientId.in(line.bytes()).orElse(null),
                    Answers.INVALID_REQUEST,
                    "a line is at most " + LineReader.LIMIT + " bytes long");
        } else if (!line.isBlank()) {
            try {
                take(MessageReader.read(line.bytes()));
            } catch (MalformedMessage e) {
                refuse(e.id().orElse(null), e.kind().code(), String.valueOf(e.getMessage()));
            }
        }
    }

    private void take(Message message) throws MalformedMessage {
        if (message.isAnswer()) {
            takeAnswer(message);
        } else if (message.isNotification()) {
            takeNotification(message);
        } else {
            takeRequest(message.id().orElseThrow(), message);
        }
    }

    private void takeAnswer(Message answer) {
        RequestId id = answer.id().orElse(null);
        if (id == null) {
            session.log().say("dropped an answer of the client without an id");
        } else if (session.wires().isOwn(id)) {
            if (!session.wires().answeredByClient(id, answer)) {
                session.log().say("dropped an answer of the client to what it was not asked, or not any more");
            }
        } else if (askedByServer.remove(id)) {
            session.wires().server(answer.bytes());
        } else {
            session.log().say("dropped an answer of the client to " + id + ", which nobody asked");
        }
    }

    private void takeNotification(Message notification) {
        if (notification.is("tools/call") || notification.is("tools/list")) {
            refuse(
                    null,
                    Answers.INVALID_REQUEST,
                    notification.method().orElse("")
                            + " needs an id: without one nobody could be told what became of it");
        } else if (notification.is("notifications/cancelled")) {
            cancel(notification);
        } else {
            session.wires().server(notification.bytes());
        }
    }

    private void takeRequest(RequestId id, Message request) throws MalformedMessage {
        if (session.wires().isOwn(id)) {
            refuse(id, Answers.INVALID_REQUEST, "ids of that form are the gate's own");
            return;
        }
        boolean modern = session.era().note(request);
        boolean answers = request.is("tools/call") && elicitation.isAnswer(request);
        Exchange exchange =
                new Exchange(id, kind(request), answers ? elicitation.withoutAnswer(request) : request, modern);
        if (answers) {
            exchange.word = elicitation.wordIn(request);
        }
        if (session.inFlight().size() >= MOST_IN_FLIGHT) {
            refuse(
                    id,
                    Answers.INVALID_REQUEST,
                    MOST_IN_FLIGHT + " requests are in flight: no more are taken until some are answered");
        } else if (session.inFlight().putIfAbsent(id, exchange) != null) {
            refuse(id, Answers.INVALID_REQUEST, "a request with the id " + id + " is still in flight");
        } else if (exchange.kind == Exchange.Kind.CALL) {
            calls.take(exchange);
        } else {
            exchange.changesWhenSent = lists.changesSoFar();
            session.send(exchange);
        }
    }

    private static Exchange.Kind kind(Message request) {
        return switch (request.method().orElse("")) {
            case "tools/call" -> Exchange.Kind.CALL;
            case "tools/list" -> Exchange.Kind.LIST;
            case STREAM -> Exchange.Kind.STREAM;
            default -> Exchange.Kind.OTHER;
        };
    }

    /** A call that the server has not got is withdrawn here, with its ticket; of any other the server is told. */
    private void cancel(Message notification) {
        RequestId id = RequestId.in(notification.inner("requestId"));
        Exchange exchange = id == null ? null : session.inFlight().get(id);
        if (exchange == null) {
            return; // answered already, or never asked
        }
        if (exchange.move(Exchange.Phase.HERE, Exchange.Phase.DONE)) {
            session.inFlight().remove(exchange.id, exchange);
            session.onGateThread(exchange, () -> held.cancelTicket(exchange));
        } else {
            // its id stays taken for as long as an answer may come, or that would be taken for another's
            exchange.withdrawn = true;
            CallLog.Entry record = exchange.record;
            if (record != null) {
                session.callLog().close(record, CallOutcome.UNKNOWN, "cancelled by its caller");
            }
            session.wires().server(notification.bytes());
        }
    }

    /** Notes a request of the server on its way to the client; false where one of that id is open already, or too many are. */
    boolean noteServerRequest(RequestId id) {
        return askedByServer.size() < MOST_ASKED && askedByServer.add(id);
    }

    /** The server takes a request back: an answer to it isn't waited for. */
    void forgetServerRequest(JsonNode id) {
        RequestId known = RequestId.in(id);
        if (known != null) {
            askedByServer.remove(known);
        }
    }

    private void refuse(@Nullable RequestId id, int code, String message) {
        session.log().say("refused a message of the client: " + message);
        session.wires().client(Answers.error(id, code, message));
    }
}
