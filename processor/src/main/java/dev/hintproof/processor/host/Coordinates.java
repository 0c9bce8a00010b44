package dev.hintproof.processor.host;

import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The coordinates of a jar, read off the place where Maven and Gradle keep it:
 * {@code …/repository/org/example/lib/1.0/lib-1.0.jar}, {@code …/files-2.1/org.example/lib/1.0/<hash>/lib-1.0.jar}. What a jar says of
 * itself isn't asked: a jar that could name itself could have itself believed.
 */
final class Coordinates {

    private static final Pattern GRADLE =
            Pattern.compile(".*/files-2\\.1/(?<group>[^/]+)/(?<artifact>[^/]+)/(?<version>[^/]+)/[^/]+/[^/]+\\.jar");
    private static final Pattern MAVEN = Pattern.compile(
            ".*/repository/(?<group>.+)/(?<artifact>[^/]+)/(?<version>[^/]+)/\\k<artifact>-\\k<version>[^/]*\\.jar");

    private Coordinates() {}

    /** {@code group:artifact:version}; empty for a place that isn't such a repository. */
    static Optional<String> of(Path jar) {
        String path = jar.toString().replace('\\', '/');
        for (Pattern layout : new Pattern[] {GRADLE, MAVEN}) {
            Matcher matcher = layout.matcher(path);
            if (matcher.matches()) {
                String group = matcher.group("group").replace('/', '.');
                return Optional.of(group + ":" + matcher.group("artifact") + ":" + matcher.group("version"));
            }
        }
        return Optional.empty();
    }

    /** Whether coordinates are meant by {@code group:artifact} or {@code group:artifact:version}. */
    static boolean matches(String coordinates, String meant) {
        return coordinates.equals(meant) || coordinates.startsWith(meant + ":");
    }
}
