package dev.hintproof.manifest.drift;

import com.fasterxml.jackson.databind.JsonNode;

/** Values in messages. */
final class Words {

    private static final int LENGTH = 120;

    private Words() {}

    /** A value as JSON, cut; {@code absent} for none. */
    static String of(JsonNode value) {
        if (value.isMissingNode()) {
            return "absent";
        }
        String text = value.toString();
        return text.length() <= LENGTH ? text : text.substring(0, LENGTH) + "…";
    }
}
