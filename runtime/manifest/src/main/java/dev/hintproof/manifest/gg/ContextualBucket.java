package dev.hintproof.manifest.gg;

/**
 * The draft's two high-recall buckets. They are no risk classes: the draft gives their word forms as examples, not as a rule, so
 * what is matched here is exactly what it names, between the same token boundaries.
 */
public enum ContextualBucket {
    /** Accounts, persons and where money or mail goes. */
    ACCOUNT_IDENTITY("account_identity"),
    /** Generic payloads. */
    RAW_CONTENT_BLOB("raw_content_blob");

    private final String label;

    ContextualBucket(String label) {
        this.label = label;
    }

    /** The draft's name of it. */
    public String label() {
        return label;
    }

    @Override
    public String toString() {
        return label;
    }
}
