package dev.hintproof.processor.constants;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;

/** The tokens of a text, with their parentheses, brackets and braces paired. */
final class SqlTokens {

    private static final String OPENING = "([{";
    private static final String CLOSING = ")]}";

    private final List<SqlToken> tokens;
    private final int[] partner;
    private final int[] enclosing;

    SqlTokens(List<SqlToken> tokens) throws Refused {
        this.tokens = List.copyOf(tokens);
        partner = new int[tokens.size()];
        enclosing = new int[tokens.size()];
        Arrays.fill(partner, -1);
        Deque<Integer> open = new ArrayDeque<>();
        for (int i = 0; i < tokens.size(); i++) {
            pair(i, open);
        }
        if (!open.isEmpty()) {
            throw new Refused("'" + at(open.getFirst()).shown() + "' isn't closed");
        }
    }

    private void pair(int i, Deque<Integer> open) throws Refused {
        SqlToken token = at(i);
        int closing = token.kind() == SqlToken.Kind.SYMBOL ? CLOSING.indexOf(token.shown()) : -1;
        if (closing >= 0) {
            Integer start = open.poll();
            if (start == null || OPENING.indexOf(at(start).shown()) != closing) {
                throw new Refused("'" + token.shown() + "' closes nothing");
            }
            partner[start] = i;
            partner[i] = start;
        }
        Integer around = open.peek();
        enclosing[i] = around == null ? -1 : around;
        if (token.kind() == SqlToken.Kind.SYMBOL && OPENING.contains(token.shown())) {
            open.push(i);
        }
    }

    int size() {
        return tokens.size();
    }

    /** The token at a place; {@link SqlToken#NONE} beyond either end. */
    SqlToken at(int place) {
        return place < 0 || place >= tokens.size() ? SqlToken.NONE : tokens.get(place);
    }

    /** The place of the parenthesis that closes, or opens, the one here. */
    int partner(int place) {
        return partner[place];
    }

    /** The place of the parenthesis, bracket or brace around this place; -1 where there is none. */
    int enclosing(int place) {
        return enclosing[place];
    }
}
