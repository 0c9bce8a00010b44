package dev.hintproof.manifest.audit;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Takes a sentence apart: what each verb does with what, and whether that is an order. Simple, but the same for all phrases. */
final class Clauses {

    private static final int REACH = 16;
    private static final int REACH_BACK = 10;
    private static final int NEGATION_REACH = 4;

    private static final Set<String> FILLERS = Tokens.words(
            "always also then first please just immediately silently simply secretly quietly"
                    + " never not kindly additionally next afterwards directly still only instead automatically have do");
    private static final Set<String> JOINTS = Tokens.words("and or then but so nor");
    private static final Set<String> MODALS = Tokens.words(
            "must should shall will would ought need needs has have had required expected"
                    + " supposed obliged sure remember instructed asked told forced obligated mandatory necessary essential going try");
    private static final Set<String> NEGATIONS =
            Tokens.words("not never no don't doesn't cannot can't mustn't shouldn't without nor avoid"
                    + " isn't aren't won't n't nothing");

    /** Where something else begins. */
    private static final Set<String> ENDS =
            Tokens.words("since because unless if when not never doesn't don't isn't without rather");

    private static final Set<String> BEING = Tokens.words("is are gets get was were been being");

    /** How a verb stands in its sentence. */
    enum Mode {
        /** Somebody shall do it. */
        ORDER,
        /** The tool does it, or it is done. */
        STATEMENT,
        OTHER
    }

    /**
     * A verb and what it is about.
     *
     * @param does its meanings
     * @param objects the meanings of what stands with it
     */
    record Clause(Set<WordClass> does, Mode mode, boolean negated, Set<WordClass> objects) {

        boolean orders(WordClass... any) {
            return mode == Mode.ORDER && !negated && is(any);
        }

        /** The tool does it, it is done, or is to be done. */
        boolean states(WordClass... any) {
            return mode != Mode.OTHER && !negated && is(any);
        }

        boolean is(WordClass... any) {
            for (WordClass one : any) {
                if (does.contains(one)) {
                    return true;
                }
            }
            return false;
        }

        boolean with(WordClass... any) {
            for (WordClass one : any) {
                if (objects.contains(one)) {
                    return true;
                }
            }
            return false;
        }
    }

    private final Tokens tokens;
    private final boolean describes;
    private final List<Mode> modes = new ArrayList<>();
    private final List<Clause> clauses = new ArrayList<>();

    /**
     * @param sentence the sentence
     * @param tool whose it is
     * @param topic what the tool is about: to name it is nothing
     * @param describes whether an imperative at its start says what the tool does
     */
    Clauses(String sentence, ToolView tool, Set<WordClass> topic, boolean describes) {
        this.tokens = new Tokens(sentence, tool, topic);
        this.describes = describes;
        for (int i = 0; i < tokens.size(); i++) {
            modes.add(mode(i));
        }
        for (int i = 0; i < tokens.size(); i++) {
            if (!tokens.verb(i).isEmpty()) {
                clauses.add(clause(i));
            }
        }
    }

    List<Clause> all() {
        return clauses;
    }

    /** Whether a word of that meaning stands anywhere. */
    boolean has(WordClass... any) {
        for (WordClass one : any) {
            if (tokens.all().contains(one)) {
                return true;
            }
        }
        return false;
    }

    /** Names that look like tools and are declared nowhere. */
    Set<String> foreign() {
        return tokens.foreign();
    }

    private Clause clause(int at) {
        var objects = EnumSet.noneOf(WordClass.class);
        for (int i = at + 1; i < Math.min(tokens.size(), at + REACH); i++) {
            // A word that is a noun too, such as messages, is taken for one.
            boolean another = !tokens.verb(i).isEmpty()
                    && modes.get(i) != Mode.OTHER
                    && (tokens.meaning(i).isEmpty() || modes.get(i) == Mode.ORDER);
            if (another || ENDS.contains(tokens.word(i))) {
                break;
            }
            objects.addAll(tokens.meaning(i));
        }
        if (tokens.isForm(at, Words.Form.PAST) && (isDue(at) || isDone(at))) {
            for (int i = at - 1; i >= Math.max(0, at - REACH_BACK); i--) {
                objects.addAll(tokens.meaning(i));
            }
        }
        return new Clause(tokens.verb(at), modes.get(at), isNegated(at), objects);
    }

    private boolean isNegated(int at) {
        for (int i = at - 1; i >= Math.max(0, at - NEGATION_REACH); i--) {
            String word = tokens.word(i);
            if (NEGATIONS.contains(word) && !tokens.word(i + 1).equals("matter")) {
                return true;
            }
            if (word.equals(Tokens.STOP) || word.equals("and") || word.equals("but")) {
                return false;
            }
        }
        return false;
    }

    private Mode mode(int at) {
        if (tokens.verb(at).isEmpty()) {
            return Mode.OTHER;
        }
        if (tokens.isForm(at, Words.Form.PAST)) {
            if (isDue(at)) {
                return Mode.ORDER;
            } else if (isDone(at)) {
                return isByModel(at) ? Mode.ORDER : Mode.STATEMENT;
            }
        }
        if (tokens.isForm(at, Words.Form.ING)) {
            return gerund(at);
        } else if (tokens.isForm(at, Words.Form.BASE)) {
            return base(at);
        }
        if (tokens.isForm(at, Words.Form.THIRD)) {
            return isModel(before(at)) ? Mode.ORDER : Mode.STATEMENT;
        }
        return Mode.OTHER;
    }

    /** {@code Start by reading}, {@code Executing this has to happen first}. */
    private Mode gerund(int at) {
        int before = before(at);
        if (before < 0) {
            return isPressing() || tokens.has("has") ? Mode.ORDER : Mode.OTHER;
        }
        String word = tokens.word(before);
        boolean means = word.equals("by")
                || word.equals("requires")
                || word.equals("needs")
                || (word.equals("after") && tokens.all().contains(WordClass.MODEL));
        return means ? Mode.ORDER : Mode.OTHER;
    }

    /** {@code Read it}, {@code you must read it}, {@code the agent has to read it}. */
    private Mode base(int at) {
        int before = before(at);
        if (before < 0) {
            return describes && at == 0 ? Mode.STATEMENT : Mode.ORDER;
        }
        if (tokens.word(at).equals("go")) {
            return Mode.STATEMENT;
        }
        String word = tokens.word(before);
        if (word.equals(Tokens.STOP) || MODALS.contains(word) || isModel(before)) {
            return Mode.ORDER;
        }
        if (JOINTS.contains(word)) {
            return describes && !isPressing() ? Mode.STATEMENT : joined(before);
        }
        if (word.equals("you") && before > 0 && tokens.word(before - 1).equals("that")) {
            return Mode.ORDER;
        }
        boolean infinitive = word.equals("to") && before > 0;
        return infinitive && (MODALS.contains(tokens.word(before - 1)) || isModel(before - 1))
                ? Mode.ORDER
                : Mode.OTHER;
    }

    /** What is joined to a verb stands as that verb does. */
    private Mode joined(int joint) {
        for (int i = joint - 1; i >= 0; i--) {
            if (tokens.isForm(i, Words.Form.BASE)) {
                return modes.get(i);
            }
        }
        return Mode.ORDER;
    }

    private boolean isModel(int at) {
        return at >= 0 && tokens.meaning(at).contains(WordClass.MODEL);
    }

    private boolean isPressing() {
        return tokens.has("must") || tokens.has("always") || tokens.has("should") || tokens.has("before");
    }

    /** The word before a verb that isn't an adverb; -1 at the start. */
    private int before(int at) {
        int i = at - 1;
        while (i >= 0 && (FILLERS.contains(tokens.word(i)) || tokens.word(i).endsWith("ly"))) {
            i--;
        }
        return i;
    }

    /** {@code are removed by the assistant}. */
    private boolean isByModel(int at) {
        return at + 2 < tokens.size()
                && tokens.word(at + 1).equals("by")
                && (isModel(at + 2) || (at + 3 < tokens.size() && isModel(at + 3)));
    }

    /** {@code is sent}, {@code gets reported}. */
    private boolean isDone(int at) {
        int before = before(at);
        return before >= 0 && BEING.contains(tokens.word(before));
    }

    /** {@code must be sent}, {@code has to be sent}, {@code is to be sent}. */
    private boolean isDue(int at) {
        int be = before(at);
        if (be < 1 || !tokens.word(be).equals("be")) {
            return false;
        }
        int modal = before(be);
        if (modal < 0) {
            return false;
        }
        String word = tokens.word(modal);
        if (!word.equals("to") || modal == 0) {
            return MODALS.contains(word);
        }
        String earlier = tokens.word(modal - 1);
        return MODALS.contains(earlier) || earlier.equals("is") || earlier.equals("are");
    }
}
