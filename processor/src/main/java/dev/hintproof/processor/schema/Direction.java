package dev.hintproof.processor.schema;

/** Whether JSON becomes Java or Java becomes JSON: Jackson's rules for properties differ. */
public enum Direction {
    /** Arguments: JSON is decoded. */
    INPUT,
    /** Results: Java is encoded. */
    OUTPUT
}
