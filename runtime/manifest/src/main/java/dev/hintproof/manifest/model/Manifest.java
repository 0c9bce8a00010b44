package dev.hintproof.manifest.model;

import dev.hintproof.manifest.effect.HintProfile;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * What ships with a server as {@code META-INF/mcp/<server-name>.json}.
 *
 * @param server the server
 * @param derivedBy what derived it
 * @param tools its tools, sorted by name, no two of one name
 * @param classes internal name of each class file that some tool's reach entered, with {@code sha256:} and its digest
 */
public record Manifest(
        Server server, DerivedBy derivedBy, List<ToolDefinition> tools, SortedMap<String, String> classes) {

    /** The format that this version writes and reads. */
    public static final int FORMAT_VERSION = 1;

    /** The folder, inside a jar or class folder, that manifests lie in. */
    public static final String FOLDER = "META-INF/mcp/";

    private static final Pattern DIGEST = Pattern.compile("sha256:[0-9a-f]{64}");
    private static final Pattern FILE_NAME = Pattern.compile("[A-Za-z0-9_][A-Za-z0-9._-]*");

    /**
     * Sorts the tools and copies everything.
     *
     * @throws IllegalArgumentException if two tools have one name, or a digest is none
     */
    public Manifest {
        var sorted = new ArrayList<>(tools);
        sorted.sort(Comparator.comparing(ToolDefinition::name));
        for (int i = 1; i < sorted.size(); i++) {
            if (sorted.get(i).name().equals(sorted.get(i - 1).name())) {
                throw new IllegalArgumentException(
                        "two tools are named '" + sorted.get(i).name() + "'");
            }
        }
        tools = List.copyOf(sorted);
        classes = Collections.unmodifiableSortedMap(new TreeMap<>(classes));
        classes.forEach((name, digest) -> requireDigest("classes of '" + name + "'", digest));
    }

    /** The tool of that name; empty where there is none. */
    public Optional<ToolDefinition> tool(String name) {
        return tools.stream().filter(tool -> tool.name().equals(name)).findFirst();
    }

    /**
     * Where the manifest of a server lies inside a jar or class folder.
     *
     * @throws IllegalArgumentException if the name can't be the name of a file: letters, digits, {@code . _ -}, not beginning
     *     with a dot or dash
     */
    public static String resourceName(String serverName) {
        if (!isFileName(serverName)) {
            throw new IllegalArgumentException("the server name '" + serverName + "' can't be the name of a file");
        }
        return FOLDER + serverName + ".json";
    }

    /** Whether a server name can be the name of its manifest file. */
    public static boolean isFileName(String serverName) {
        return FILE_NAME.matcher(serverName).matches();
    }

    private static void requireDigest(String what, String digest) {
        if (!DIGEST.matcher(digest).matches()) {
            throw new IllegalArgumentException(
                    "the digest in " + what + " is '" + digest + "', not 'sha256:' and 64 hexadecimal digits");
        }
    }

    /**
     * A server's identity.
     *
     * @param name its name, which is also its manifest's file name
     * @param version its version
     * @param title a title for people
     * @param instructions what it tells a model about itself
     */
    public record Server(String name, String version, Optional<String> title, Optional<String> instructions) {

        /** Checks that the name can be a file's. */
        public Server {
            resourceName(name);
        }
    }

    /**
     * What derived a manifest.
     *
     * @param name the program: {@code hintproof}
     * @param version its version
     * @param profile whose definitions of the hints it followed
     * @param catalog {@code sha256:} and the digest of the catalog that it relied on
     */
    public record DerivedBy(String name, String version, HintProfile profile, String catalog) {

        /** Checks the digest. */
        public DerivedBy {
            requireDigest("derivedBy.catalog", catalog);
        }
    }
}
