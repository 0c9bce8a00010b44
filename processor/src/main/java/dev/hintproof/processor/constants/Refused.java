package dev.hintproof.processor.constants;

/** A text isn't known to do less than the worst of its kind. The message says why, for people. */
final class Refused extends Exception {

    Refused(String why) {
        super(why, null, false, false);
    }

    String why() {
        return String.valueOf(getMessage());
    }
}
