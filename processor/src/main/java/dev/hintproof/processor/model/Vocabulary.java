package dev.hintproof.processor.model;

import java.util.List;

/** Names of the annotations that are read. They are no dependency: only their names are needed. */
public final class Vocabulary {

    /** The package of all of them. */
    public static final String PACKAGE = "dev.hintproof.annotations";

    /** Marks a server. */
    public static final String SERVER = PACKAGE + ".McpServer";
    /** Marks a tool. */
    public static final String TOOL = PACKAGE + ".McpTool";
    /** Describes a parameter. */
    public static final String PARAM = PACKAGE + ".McpParam";
    /** Admits plain capabilities. */
    public static final String PLAIN = PACKAGE + ".Plain";
    /** Admits what can be undone. */
    public static final String WITNESSED = PACKAGE + ".Witnessed";
    /** Admits what can't. */
    public static final String EMISSION = PACKAGE + ".Emission";
    /** The author's claim. */
    public static final String IDEMPOTENT = PACKAGE + ".Idempotent";
    /** A boundary stated by a person. */
    public static final String VOUCHED = PACKAGE + ".Vouched";

    /** The annotations that declare an effect. */
    public static final List<String> EFFECTS = List.of(PLAIN, WITNESSED, EMISSION);

    /** {@code McpParam.NONE}: no default. */
    public static final String NO_DEFAULT = "\u0000";

    private Vocabulary() {}
}
