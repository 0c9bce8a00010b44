package dev.hintproof.proxy.surface;

import com.fasterxml.jackson.databind.JsonNode;

/**
 * Finds numbers that are short to write and endless to calculate with: {@code 1e1000000000} has a thousand million digits, and
 * whatever compares, divides or rounds it may write all of them out.
 */
final class HugeNumbers {
    private static final int MOST_DIGITS = 1100;

    private HugeNumbers() {}

    /** Whether there is such a number anywhere in the tree. */
    static boolean in(JsonNode node) {
        if (node.isBigDecimal()) {
            return Math.abs((long) node.decimalValue().scale()) > MOST_DIGITS;
        }
        for (JsonNode child : node) {
            if (in(child)) {
                return true;
            }
        }
        return false;
    }
}
