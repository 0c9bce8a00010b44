package dev.hintproof.proxy.relay;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hintproof.proxy.wire.Answers;
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

    private final Session session;
    private final CallGate calls;
    private final ListKeeper lists;

    /** Requests of the server that the client has not answered yet. */
    private final Set<RequestId> askedByServer = ConcurrentHashMap.newKeySet();

    ClientSide(Session session, CallGate calls, ListKeeper lists) {
        this.session = session;
        this.calls = calls;
        this.lists = lists;
    }

    void take(LineReader.Line line) {
        if (line.overlong()) {
            refuse(
                    MessageReader.idOfBeginning(line.bytes()).orElse(null),
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

    private void take(Message message) {
        if (message.isAnswer()) {
            takeAnswer(message);
        } else if (message.isNotification()) {
            takeNotification(message);
        } else {
            message.id().ifPresent(id -> takeRequest(id, message));
        }
    }

    private void takeAnswer(Message answer) {
        RequestId id = answer.id().orElse(null);
        if (id == null) {
            session.log().say("dropped an answer of the client without an id");
        } else if (session.wires().isOwn(id)) {
            if (!session.wires().answered(id, answer)) {
                session.log().say("dropped an answer of the client that came too late");
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

    private void takeRequest(RequestId id, Message request) {
        if (session.wires().isOwn(id)) {
            refuse(id, Answers.INVALID_REQUEST, "ids of that form are the gate's own");
            return;
        }
        boolean modern = session.era().note(request);
        Exchange exchange = new Exchange(id, kind(request), request, modern);
        if (session.inFlight().putIfAbsent(id, exchange) != null) {
            refuse(id, Answers.INVALID_REQUEST, "a request with the id " + id + " is still in flight");
            return;
        }
        if (exchange.kind == Exchange.Kind.CALL) {
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
        JsonNode wanted = notification.inner("requestId");
        RequestId id = wanted.isTextual()
                ? RequestId.ofString(wanted.textValue())
                : wanted.isIntegralNumber()
                        ? new RequestId(false, wanted.bigIntegerValue().toString())
                        : null;
        Exchange exchange = id == null ? null : session.inFlight().get(id);
        if (exchange == null) {
            return; // answered already, or never asked
        }
        if (exchange.move(Exchange.Phase.HERE, Exchange.Phase.DONE)) {
            session.inFlight().remove(exchange.id, exchange);
            session.onGateThread(exchange, () -> calls.cancelTicket(exchange));
        } else {
            session.wires().server(notification.bytes());
        }
    }

    /** Notes a request of the server on its way to the client; false where one of that id is open already. */
    boolean noteServerRequest(RequestId id) {
        return askedByServer.add(id);
    }

    private void refuse(@Nullable RequestId id, int code, String message) {
        session.log().say("refused a message of the client: " + message);
        session.wires().client(Answers.error(id, code, message));
    }
}
