package dev.hintproof.proxy.surface;

import com.networknt.schema.SchemaException;
import com.networknt.schema.regex.RegularExpression;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/**
 * Regular expressions of schemas that others wrote, on arguments that others chose, with a bound on the steps that one check may
 * take: a pattern that backtracks without end must not stop the gate.
 */
final class BoundedRegex implements RegularExpression {
    private static final int STEPS_OF_A_CHECK = 2_000_000;

    private static final ThreadLocal<int[]> STEPS = ThreadLocal.withInitial(() -> new int[1]);

    private final Pattern pattern;

    private BoundedRegex(Pattern pattern) {
        this.pattern = pattern;
    }

    /** The check took more steps than it may. */
    static final class TooLong extends RuntimeException {
        private static final long serialVersionUID = 1L;

        TooLong() {
            super("a pattern takes too long", null, false, false);
        }
    }

    /** Begins a check: the steps are counted from here on, for this thread. */
    static void begin() {
        STEPS.get()[0] = 0;
    }

    static RegularExpression compile(String regex) {
        try {
            return new BoundedRegex(Pattern.compile(regex));
        } catch (PatternSyntaxException e) {
            throw new SchemaException("the pattern " + regex + " can't be read: " + e.getDescription());
        }
    }

    @Override
    public boolean matches(String value) {
        try {
            return pattern.matcher(new Counted(value, STEPS.get())).find();
        } catch (StackOverflowError e) {
            throw new TooLong();
        }
    }

    /** The text, every look at which counts as a step. */
    private static final class Counted implements CharSequence {
        private final CharSequence text;
        private final int[] steps;

        Counted(CharSequence text, int[] steps) {
            this.text = text;
            this.steps = steps;
        }

        @Override
        public int length() {
            return text.length();
        }

        @Override
        public char charAt(int index) {
            if (++steps[0] > STEPS_OF_A_CHECK) {
                throw new TooLong();
            }
            return text.charAt(index);
        }

        @Override
        public CharSequence subSequence(int start, int end) {
            return new Counted(text.subSequence(start, end), steps);
        }

        @Override
        public String toString() {
            return text.toString();
        }
    }
}
