package dev.hintproof.processor.schema;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** A regular expression for the whole numbers of a range, written without needless zeros. */
final class DigitRange {

    private DigitRange() {}

    /** The expression, anchored. */
    static String regex(BigInteger least, BigInteger most) {
        var parts = new ArrayList<String>();
        if (least.signum() < 0) {
            BigInteger nearest = most.signum() < 0 ? most.negate() : BigInteger.ONE;
            parts.add("-" + group(positive(nearest, least.negate())));
        }
        if (most.signum() >= 0) {
            parts.addAll(positive(least.max(BigInteger.ZERO), most));
        }
        return "^" + group(parts) + "$";
    }

    private static String group(List<String> parts) {
        return parts.size() == 1 ? parts.get(0) : "(" + String.join("|", parts) + ")";
    }

    /** Alternatives for a range that isn't negative: one length after the other. */
    private static List<String> positive(BigInteger least, BigInteger most) {
        var parts = new ArrayList<String>();
        int shortest = least.toString().length();
        int longest = most.toString().length();
        int full = shortest;
        if (!least.equals(lowest(shortest)) || shortest == longest) {
            sameLength(least.toString(), shortest == longest ? most.toString() : "9".repeat(shortest), "", parts);
            full++;
        }
        boolean whole = most.toString().equals("9".repeat(longest));
        int last = whole ? longest : longest - 1;
        if (full <= last) {
            if (full == 1) {
                parts.add("\\d");
                full++;
            }
            if (full <= last) {
                parts.add("[1-9]\\d" + count(full - 1, last - 1));
            }
        }
        if (!whole && longest > shortest) {
            sameLength(lowest(longest).toString(), most.toString(), "", parts);
        }
        return parts;
    }

    private static BigInteger lowest(int length) {
        return length == 1 ? BigInteger.ZERO : BigInteger.TEN.pow(length - 1);
    }

    private static String count(int least, int most) {
        return least != most ? "{" + least + "," + most + "}" : least == 1 ? "" : "{" + least + "}";
    }

    private static void sameLength(String least, String most, String prefix, List<String> parts) {
        int rest = least.length() - 1;
        if (rest < 0) {
            parts.add(prefix);
            return;
        }
        boolean fromStart = least.substring(1).matches("0*");
        boolean toEnd = most.substring(1).matches("9*");
        char low = least.charAt(0);
        char high = most.charAt(0);
        if (low == high) {
            sameLength(least.substring(1), most.substring(1), prefix + low, parts);
            return;
        }
        if (!fromStart) {
            sameLength(least.substring(1), "9".repeat(rest), prefix + low, parts);
            low++;
        }
        if (!toEnd) {
            high--;
        }
        if (low <= high) {
            String digit = low == high
                    ? String.valueOf(low)
                    : low == '0' && high == '9' ? "\\d" : "[" + low + "-" + high + "]";
            parts.add(prefix + digit + (rest == 0 ? "" : "\\d" + count(rest, rest)));
        }
        if (!toEnd) {
            sameLength("0".repeat(rest), most.substring(1), prefix + most.charAt(0), parts);
        }
    }
}
