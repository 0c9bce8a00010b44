package dev.hintproof.proxy.operator;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hintproof.proxy.wire.Printable;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;

/** The reports for people: aligned columns, nothing in them that acts on a terminal. */
public final class Tables {
    private static final int WIDEST_CELL = 60;

    private Tables() {}

    /** The tickets of a {@link Reports#tickets()} report. */
    public static String tickets(JsonNode report) {
        if (report.path("tickets").isEmpty()) {
            return "No tickets.\n";
        }
        Table table = new Table("TICKET", "STATE", "TOOL", "EXPIRES", "MARKS", "ARGUMENTS");
        for (JsonNode ticket : report.path("tickets")) {
            table.row(
                    ticket.path("ticket").asText(),
                    ticket.path("state").asText(),
                    ticket.path("tool").asText(),
                    clock(ticket.path("expiresAt")),
                    marks(ticket),
                    ticket.path("arguments").isNull()
                            ? "(unreadable)"
                            : ticket.path("arguments").toString());
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
            Table tools = new Table("TOOL", "CLASS", "CLAIM", "PIN", "WHY");
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
                    .append(safe(change.path("tool")))
                    .append(": a definition waits, digest ")
                    .append(change.path("digest").asText())
                    .append("\n");
            lines(out, change.path("changes"), "  ");
        }
        lines(out, report.path("refused"), "refused after denials in a row: ");
        for (JsonNode one : report.path("distrusted")) {
            out.append("distrusted: ")
                    .append(safe(one.path("tool")))
                    .append(", ")
                    .append(safe(one.path("reason")))
                    .append("\n");
        }
        for (JsonNode grant : report.path("grants")) {
            out.append("grant ")
                    .append(grant.path("grant").asText())
                    .append(": ")
                    .append(safe(grant.path("tool")))
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
                    .append(safe(call.path("tool")))
                    .append(" sent ")
                    .append(clock(call.path("sentAt")))
                    .append(", ")
                    .append(safe(call.path("note")))
                    .append("; arguments ")
                    .append(Printable.text(call.path("arguments").toString(), 200))
                    .append("\n");
        }
        return out.toString();
    }

    /** The calls of a {@link Reports#calls()} report. */
    public static String calls(JsonNode report) {
        if (report.path("calls").isEmpty()) {
            return "No calls.\n";
        }
        Table table = new Table("CALL", "SENT", "TOOL", "OUTCOME", "PERMIT", "ARGUMENTS");
        for (JsonNode call : report.path("calls")) {
            table.row(
                    call.path("call").asText(),
                    clock(call.path("sentAt")),
                    call.path("tool").asText(),
                    call.path("outcome").asText(),
                    call.path("permit").asText(),
                    call.path("arguments").isNull()
                            ? "(unreadable)"
                            : call.path("arguments").toString());
        }
        return table.text();
    }

    /** One ticket, whole: every argument to its last character, escaped. */
    public static String ticket(JsonNode ticket) {
        StringBuilder out = new StringBuilder();
        field(out, "ticket", ticket.path("ticket").asText());
        field(
                out,
                "state",
                ticket.path("state").asText()
                        + (ticket.has("decidedBy")
                                ? ", by the " + ticket.path("decidedBy").asText()
                                : ""));
        field(out, "tool", Printable.text(ticket.path("tool").asText()));
        field(
                out,
                "class",
                ticket.path("class").asText() + ", claim "
                        + ticket.path("claim").asText());
        field(out, "why", Printable.text(joined(ticket.path("reasons"))));
        field(out, "created", ticket.path("createdAt").asText());
        field(out, "expires", ticket.path("expiresAt").asText());
        field(out, "definition", ticket.path("definition").asText());
        field(
                out,
                "says",
                Printable.text(ticket.path("pinned").path("description").asText()));
        out.append("arguments\n");
        argument(out, "", ticket.path("arguments"), ticket.path("labels"));
        if (ticket.has("error")) {
            field(out, "problem", Printable.text(ticket.path("error").asText()));
        }
        if (ticket.has("parametersBeside")) {
            out.append("sent along beside the arguments\n");
            argument(out, "", ticket.path("parametersBeside"), ticket.path("-"));
        }
        if (ticket.has("undeclared")) {
            field(out, "UNDECLARED", Printable.text(joined(ticket.path("undeclared"))));
        }
        if (ticket.has("unchecked")) {
            field(out, "UNCHECKED", Printable.text(ticket.path("unchecked").asText()));
        }
        return out.toString();
    }

    private static void field(StringBuilder out, String name, String value) {
        out.append(String.format("%-11s %s%n".replace("%n", "\n"), name, value));
    }

    private static void argument(StringBuilder out, String indent, JsonNode value, JsonNode labels) {
        if (!value.isObject() || value.isEmpty()) {
            out.append("    ").append(indent).append(shown(value)).append("\n");
            return;
        }
        value.properties().forEach(member -> {
            String marks = labels.has(member.getKey()) ? "   [" + joined(labels.path(member.getKey())) + "]" : "";
            out.append("    ")
                    .append(indent)
                    .append(Printable.text(member.getKey()))
                    .append(" = ")
                    .append(shown(member.getValue()))
                    .append(marks)
                    .append("\n");
        });
    }

    private static String shown(JsonNode value) {
        return value.isTextual()
                ? '"' + Printable.text(value.textValue()).replace("\"", "\\\"") + '"'
                : Printable.text(value.toString());
    }

    private static String marks(JsonNode ticket) {
        StringJoiner marks = new StringJoiner(" ");
        if (ticket.has("undeclared")) {
            marks.add("undeclared");
        }
        if (ticket.has("unchecked")) {
            marks.add("unchecked");
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

    private static String clock(JsonNode instant) {
        String text = instant.asText();
        return text.length() > 19 ? text.substring(0, 19) + "Z" : text;
    }

    /** Rows under headings, each column as wide as it needs. */
    private static final class Table {
        private final List<String[]> rows = new ArrayList<>();

        Table(String... headings) {
            rows.add(headings);
        }

        void row(String... cells) {
            String[] safe = new String[cells.length];
            for (int i = 0; i < cells.length; i++) {
                safe[i] = Printable.text(cells[i], WIDEST_CELL);
            }
            rows.add(safe);
        }

        String text() {
            int[] widths = new int[rows.get(0).length];
            for (String[] row : rows) {
                for (int i = 0; i < row.length; i++) {
                    widths[i] = Math.max(widths[i], row[i].codePointCount(0, row[i].length()));
                }
            }
            StringBuilder out = new StringBuilder();
            for (String[] row : rows) {
                StringBuilder line = new StringBuilder();
                for (int i = 0; i < row.length; i++) {
                    int width = row[i].codePointCount(0, row[i].length());
                    line.append(row[i]).append(" ".repeat(widths[i] - width + 2));
                }
                out.append(line.toString().stripTrailing()).append("\n");
            }
            return out.toString();
        }
    }
}
