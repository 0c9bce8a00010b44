package dev.hintproof.processor.report;

/**
 * Where a message belongs. What a place is made of is the compiler's business; a place outlives the round in which it was
 * taken.
 */
public interface Place {

    /** Nowhere in the sources of this compilation. */
    Place NOWHERE = new Place() {
        @Override
        public String describe() {
            return "";
        }
    };

    /** {@code File.java:12} for people; empty where that isn't known. */
    String describe();
}
