package dev.hintproof.proxy.operator;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hintproof.proxy.wire.Json;
import dev.hintproof.proxy.wire.Printable;
import java.util.StringJoiner;

/** The reports for people: aligned columns, nothing in them that acts on a terminal. */
public final class Tables {
    private static final int SHORT = 60;
    private static final int LONG = 400;

    private Tables() {}

    /** The tickets of a {@link Reports#tickets()} report. */
    public static String tickets(JsonNode report) {
        if (report.path("tickets").isEmpty()) {
            return "No tickets.\n";
        }
        Columns table = new Columns(SHORT, "TICKET", "STATE", Columns.TOOL, "EXPIRES", "MARKS", "ARGUMENTS");
        for (JsonNode ticket : report.path("tickets")) {
            table.row(
                    ticket.path("ticket").asText(),
                    ticket.path("state").asText(),
                    ticket.path("tool").asText(),
                    clock(ticket.path("expiresAt")),
                    marks(ticket),
                    ticket.path("arguments").isNull() ? "(unreadable)" : Json.text(ticket.path("arguments")));
        }
        return table.text();
    }

    /** The tools, unknown calls and the rest of a {@link Reports#status()} report. */
    public static String status(JsonNode report) {
        StringBuilder out = new StringBuilder();
        boolean stopped = report.path("stopped").asBoolean();
        out.append(stopped ? "STOPPED" : "not stopped")
                .append(stopped && report.has("stopReason") ? ": " + safe(report.path("stopReason")) : "");
        out.append(", ")
                .append(report.path("pending").asLong())
                .append(" pending, ")
                .append(report.path("unknown").size())
                .append(" unknown, ")
                .append(report.path("changed").size())
                .append(" changed definitions")
                .append(report.path("secret").asBoolean() ? ", secret set" : ", no secret set")
                .append("\n");
        if (!report.path("tools").isEmpty()) {
            Columns tools = new Columns(LONG, Columns.TOOL, "CLASS", "CLAIM", "PIN", "WHY");
            for (JsonNode tool : report.path("tools")) {
                tools.row(
                        tool.path("tool").asText(),
                        tool.has("withheld") ? "withheld" : tool.path("class").asText(),
                        tool.path("claim").asText(),
                        tool.path("pin").asText(),
                        tool.has("withheld") ? tool.path("withheld").asText() : joined(tool.path("reasons")));
            }
            out.append("\n").append(tools.text());
        }
        lines(out, report.path("unusable"), "kept from the client: ");
        for (JsonNode change : report.path("changed")) {
            out.append("\n")
                    .append(name(change.path("tool")))
                    .append(": a definition waits, digest ")
                    .append(change.path("digest").asText())
                    .append("; 'accept ")
                    .append(name(change.path("tool")))
                    .append(" ")
                    .append(
                            change.path("digest").asText(),
                            0,
                            Math.min(19, change.path("digest").asText().length()))
                    .append("' pins it\n");
            lines(out, change.path("changes"), "  ");
        }
        lines(out, report.path("refused"), "refused after denials in a row: ");
        for (JsonNode one : report.path("distrusted")) {
            out.append("distrusted: ")
                    .append(name(one.path("tool")))
                    .append(", ")
                    .append(safe(one.path("reason")))
                    .append("\n");
        }
        for (JsonNode grant : report.path("grants")) {
            out.append("grant ")
                    .append(grant.path("grant").asText())
                    .append(": ")
                    .append(name(grant.path("tool")))
                    .append(", ")
                    .append(
                            grant.path("usesLeft").isNull()
                                    ? "any number of"
                                    : grant.path("usesLeft").asText())
                    .append(" calls until ")
                    .append(clock(grant.path("expiresAt")))
                    .append("\n");
        }
        for (JsonNode call : report.path("unknown")) {
            out.append("unknown: call ")
                    .append(call.path("call").asLong())
                    .append(" of ")
                    .append(name(call.path("tool")))
                    .append(" sent ")
                    .append(clock(call.path("sentAt")))
                    .append(", ")
                    .append(safe(call.path("note")))
                    .append("; arguments ")
                    .append(Printable.text(Json.text(call.path("arguments")), 200))
                    .append("\n");
        }
        return out.toString();
    }

    /** The calls of a {@link Reports#calls()} report. */
    public static String calls(JsonNode report) {
        if (report.path("calls").isEmpty()) {
            return "No calls.\n";
        }
        Columns table = new Columns(SHORT, "CALL", "SENT", Columns.TOOL, "OUTCOME", "PERMIT", "ARGUMENTS");
        for (JsonNode call : report.path("calls")) {
            table.row(
                    call.path("call").asText(),
                    clock(call.path("sentAt")),
                    call.path("tool").asText(),
                    call.path("outcome").asText(),
                    call.path("permit").asText(),
                    call.path("arguments").isNull() ? "(unreadable)" : Json.text(call.path("arguments")));
        }
        return table.text();
    }

    /** One ticket, whole. */
    public static String ticket(JsonNode ticket) {
        return TicketText.of(ticket);
    }

    private static String marks(JsonNode ticket) {
        StringJoiner marks = new StringJoiner(" ");
        if (ticket.has("undeclared")) {
            marks.add("undeclared");
        }
        if (ticket.has("unchecked")) {
            marks.add("unchecked");
        }
        if (ticket.has("parametersBeside")) {
            marks.add("beside");
        }
        ticket.path("labels")
                .forEach(labels -> labels.forEach(label -> {
                    if (!marks.toString().contains(label.asText())) {
                        marks.add(label.asText());
                    }
                }));
        return marks.toString();
    }

    private static void lines(StringBuilder out, JsonNode texts, String prefix) {
        texts.forEach(text -> out.append(prefix).append(safe(text)).append("\n"));
    }

    private static String joined(JsonNode texts) {
        StringJoiner joined = new StringJoiner("; ");
        texts.forEach(text -> joined.add(text.asText()));
        return joined.toString();
    }

    private static String safe(JsonNode text) {
        return Printable.text(text.asText(), 500);
    }

    private static String name(JsonNode text) {
        return Printable.name(text.asText(), 128);
    }

    private static String clock(JsonNode instant) {
        String text = instant.asText();
        return text.length() > 19 ? text.substring(0, 19) + "Z" : text;
    }
}
