package dev.hintproof.proxy.operator;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hintproof.proxy.wire.Json;
import dev.hintproof.proxy.wire.Printable;
import java.util.StringJoiner;

/**
 * One ticket for the person who has to answer it: whole, every argument to its last character, escaped so that nothing in it acts on
 * the terminal, hides, or looks like a line of the ticket's own.
 */
final class TicketText {
    /** A description is for models and may be of any length; what is asked for stands below it. */
    private static final int SHOWN_DESCRIPTION = 300;

    private final StringBuilder out = new StringBuilder();

    private TicketText() {}

    static String of(JsonNode ticket) {
        return new TicketText().write(ticket);
    }

    private String write(JsonNode ticket) {
        field("ticket", ticket.path("ticket").asText());
        field(
                "state",
                ticket.path("state").asText()
                        + (ticket.has("decidedBy")
                                ? ", by the " + ticket.path("decidedBy").asText()
                                : ""));
        field("tool", Printable.name(ticket.path("tool").asText(), Integer.MAX_VALUE));
        field(
                "class",
                ticket.path("class").asText() + ", claim "
                        + ticket.path("claim").asText());
        field("why", Printable.text(joined(ticket.path("reasons"))));
        field("created", ticket.path("createdAt").asText());
        field("expires", ticket.path("expiresAt").asText());
        field("definition", ticket.path("definition").asText());
        if (ticket.path("outdated").asBoolean()) {
            field("OUTDATED", "another definition is pinned by now: an approval would let nothing pass");
        }
        field("says", Printable.text(ticket.path("pinned").path("description").asText(), SHOWN_DESCRIPTION));
        out.append("arguments\n");
        members(ticket.path("arguments"), ticket.path("labels"));
        if (ticket.has("error")) {
            field("problem", Printable.text(ticket.path("error").asText()));
        }
        if (ticket.has("parametersBeside")) {
            out.append("sent along beside the arguments\n");
            members(ticket.path("parametersBeside"), ticket.path("-"));
        }
        if (ticket.has("undeclared")) {
            field("UNDECLARED", Printable.text(joined(ticket.path("undeclared"))));
        }
        if (ticket.has("unchecked")) {
            field("UNCHECKED", Printable.text(ticket.path("unchecked").asText()));
        }
        return out.toString();
    }

    private void field(String name, String value) {
        out.append(String.format("%-11s ", name)).append(value).append("\n");
    }

    private void members(JsonNode value, JsonNode labels) {
        if (!value.isObject() || value.isEmpty()) {
            out.append("    ").append(shown(value)).append("\n");
            return;
        }
        value.properties().forEach(member -> {
            StringJoiner marks = new StringJoiner(", ", "   [", "]").setEmptyValue("");
            labels.path(member.getKey()).forEach(label -> marks.add(label.asText()));
            String text = member.getKey() + member.getValue();
            if (text.codePoints().anyMatch(TicketText::isRightToLeft)) {
                marks.add("right-to-left text: may be shown in another order than it is sent");
            }
            out.append("    ")
                    .append(Printable.name(member.getKey(), Integer.MAX_VALUE))
                    .append(" = ")
                    .append(shown(member.getValue()))
                    .append(marks)
                    .append("\n");
        });
    }

    private static boolean isRightToLeft(int point) {
        byte direction = Character.getDirectionality(point);
        return direction == Character.DIRECTIONALITY_RIGHT_TO_LEFT
                || direction == Character.DIRECTIONALITY_RIGHT_TO_LEFT_ARABIC
                || direction == Character.DIRECTIONALITY_ARABIC_NUMBER;
    }

    private static String shown(JsonNode value) {
        return value.isTextual()
                ? '"' + Printable.text(value.textValue()).replace("\"", "\\\"") + '"'
                : Printable.text(Json.text(value));
    }

    private static String joined(JsonNode texts) {
        StringJoiner joined = new StringJoiner("; ");
        texts.forEach(text -> joined.add(text.asText()));
        return joined.toString();
    }
}
