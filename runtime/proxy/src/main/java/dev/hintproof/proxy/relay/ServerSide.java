package dev.hintproof.proxy.relay;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.hintproof.proxy.ledger.CallOutcome;
import dev.hintproof.proxy.surface.ListEditor;
import dev.hintproof.proxy.surface.Namespace;
import dev.hintproof.proxy.surface.ToolSurface;
import dev.hintproof.proxy.wire.Answers;
import dev.hintproof.proxy.wire.Json;
import dev.hintproof.proxy.wire.LenientId;
import dev.hintproof.proxy.wire.LineReader;
import dev.hintproof.proxy.wire.MalformedMessage;
import dev.hintproof.proxy.wire.Message;
import dev.hintproof.proxy.wire.MessageReader;
import dev.hintproof.proxy.wire.RequestId;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Takes the server's lines: lists are edited, what speaks for the gate is taken out, the rest goes on as it came. */
final class ServerSide {
    private final Session session;
    private final ClientSide client;
    private final ListKeeper lists;
    private final KnownList known;
    private final Observer observer;
    private final Continuations continuations;

    ServerSide(
            Session session,
            ClientSide client,
            ListKeeper lists,
            KnownList known,
            Observer observer,
            Continuations continuations) {
        this.session = session;
        this.client = client;
        this.lists = lists;
        this.known = known;
        this.observer = observer;
        this.continuations = continuations;
    }

    /** Takes a line. On the server's thread. */
    void take(LineReader.Line line) {
        if (line.overlong()) {
            session.log().stray("longer than " + LineReader.LIMIT + " bytes", text(line.bytes()));
            LenientId.in(line.bytes())
                    .ifPresent(id -> fail(id, "the server's answer is longer than " + LineReader.LIMIT + " bytes"));
            return;
        }
        if (line.isBlank() || known.answeredAgain(line.bytes())) {
            return;
        }
        Message message;
        try {
            message = MessageReader.read(line.bytes());
        } catch (MalformedMessage e) {
            session.log().stray("no JSON-RPC message (" + e.getMessage() + ")", text(line.bytes()));
            e.id().or(() -> LenientId.in(line.bytes()))
                    .ifPresent(id -> fail(id, "the server's answer is malformed: " + e.getMessage()));
            return;
        }
        if (message.isAnswer()) {
            takeAnswer(message);
        } else if (message.isNotification()) {
            takeNotification(message);
        } else {
            message.id().ifPresent(id -> takeRequest(id, message));
        }
    }

    private static String text(byte[] bytes) {
        return new String(bytes, 0, Math.min(bytes.length, 4096), StandardCharsets.UTF_8);
    }

    /** What was asked can't be answered by what came. */
    private void fail(RequestId id, String problem) {
        Exchange exchange = session.inFlight().get(id);
        if (exchange != null && exchange.phase() == Exchange.Phase.SENT) {
            session.answer(exchange, Answers.error(id, Answers.INTERNAL, problem), CallOutcome.UNKNOWN, problem);
        }
    }

    private void takeAnswer(Message answer) {
        RequestId id = answer.id().orElse(null);
        if (id == null) {
            session.log().stray("an answer without an id", text(answer.bytes()));
            return;
        }
        if (session.wires().isOwn(id)) {
            if (!session.wires().answeredByServer(id, answer)) {
                session.log().say("dropped an answer of the server to what it was not asked, or not any more");
            }
            return;
        }
        Exchange exchange = session.inFlight().get(id);
        if (exchange == null || exchange.phase() != Exchange.Phase.SENT) {
            session.log().stray("an answer to " + id + ", which nobody waits for", text(answer.bytes()));
            return;
        }
        switch (exchange.kind) {
            case LIST -> session.onGateThread(exchange, () -> takeList(exchange, answer));
            case CALL -> session.answer(exchange, clean(answer), outcome(exchange, answer), null);
            case OTHER, STREAM -> {
                if (exchange.request.is("initialize") && !answer.isError()) {
                    session.era().noteInitialized(answer);
                }
                session.answer(exchange, clean(answer));
            }
        }
    }

    private CallOutcome outcome(Exchange exchange, Message answer) {
        if (answer.isError()) {
            return CallOutcome.ERROR;
        }
        if (answer.innerText("resultType").filter("input_required"::equals).isPresent()) {
            CallLog.Entry record = exchange.record;
            PreparedCall call = exchange.prepared;
            if (record != null && call != null) {
                continuations.asked(call, answer.innerText("requestState").orElse(""), record.number());
            }
            return CallOutcome.ASKED_BACK;
        }
        return answer.hasInner("isError") && answer.inner("isError").asBoolean(true)
                ? CallOutcome.TOOL_ERROR
                : CallOutcome.OK;
    }

    private static byte[] clean(Message message) {
        if (!message.speaksForGate()) {
            return message.bytes();
        }
        JsonNode tree = message.tree();
        Namespace.clean(tree);
        return Json.write(tree);
    }

    /** A list that the client asked for. On the gate's thread. */
    private void takeList(Exchange exchange, Message answer) {
        if (answer.isError()) {
            known.forget();
            session.answer(exchange, clean(answer));
        } else if (exchange.request.hasInner("cursor")
                && !exchange.request.inner("cursor").isNull()) {
            Optional<ToolSurface> surface = known.last();
            if (surface.isPresent() && known.isKnown(answer)) {
                show(exchange, answer, surface.get());
            } else {
                lists.markStale();
                lists.want(
                        exchange.arrivedAt,
                        whole -> session.guarded(exchange, () -> show(exchange, answer, whole)),
                        problem -> noList(exchange, problem));
            }
        } else {
            lists.takeFirstPage(
                    answer,
                    exchange.arrivedAt,
                    exchange.changesWhenSent,
                    whole -> show(exchange, answer, whole),
                    problem -> noList(exchange, problem));
        }
    }

    private void show(Exchange exchange, Message answer, ToolSurface surface) {
        byte[] shown = edited(answer, surface);
        session.answer(exchange, shown);
        if (!exchange.request.hasInner("cursor")) {
            known.remember(answer, shown);
        }
    }

    private void noList(Exchange exchange, String problem) {
        session.answer(
                exchange, Answers.error(exchange.id, Answers.INTERNAL, "the tool list can't be shown: " + problem));
    }

    /** The page as the client sees it. */
    private static byte[] edited(Message answer, ToolSurface surface) {
        ObjectNode tree = (ObjectNode) answer.tree();
        ListEditor.edit((ObjectNode) tree.get("result"), surface);
        return Json.write(tree);
    }

    /** What the server said could not be handled: it may have been what a tool is to be held for. */
    void closeAfter(LineReader.Line line) {
        known.forget();
        lists.markStale();
        session.watch().trustNothing();
        LenientId.in(line.bytes()).ifPresent(id -> fail(id, "the gate could not handle the server's answer"));
    }

    private void takeNotification(Message notification) {
        RequestId cancelled = RequestId.in(notification.inner("requestId"));
        if (notification.is("notifications/cancelled")
                && cancelled != null
                && session.wires().isOwn(cancelled)) {
            session.log().say("dropped a cancellation of the server's, of what the gate asked the client");
            return;
        }
        switch (notification.method().orElse("")) {
            case "notifications/tools/list_changed" -> lists.markStale();
            case "notifications/resources/updated", "notifications/resources/list_changed" ->
                observer.changed(notification.method().orElse(""));
            case "notifications/cancelled" -> client.forgetServerRequest(notification.inner("requestId"));
            case "notifications/progress" -> session.progress(notification.inner("progressToken"));
            default -> {
                // says nothing that the gate must know
            }
        }
        session.wires().client(clean(notification));
    }

    private void takeRequest(RequestId id, Message request) {
        if (!session.era().serverMayAsk()) {
            session.log()
                    .stray("a request, which a server may not send in this protocol version", text(request.bytes()));
            session.wires()
                    .serverInTime(Answers.error(
                            id, Answers.NO_SUCH_METHOD, "a server asks by an input_required result in this version"));
        } else if (session.wires().isOwn(id) || !client.noteServerRequest(id)) {
            session.wires()
                    .serverInTime(Answers.error(
                            id,
                            Answers.INVALID_REQUEST,
                            "a request with the id " + id + " is still in flight, or too many are"));
        } else {
            session.wires().client(clean(request));
        }
    }
}
