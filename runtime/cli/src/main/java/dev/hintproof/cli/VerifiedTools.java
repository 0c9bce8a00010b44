package dev.hintproof.cli;

import dev.hintproof.manifest.json.ManifestReader;
import dev.hintproof.manifest.model.Manifest;
import dev.hintproof.manifest.model.ToolDefinition;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** The tools of a server's own jar, once its hints were derived again from its class files and found to be right. */
final class VerifiedTools {

    private VerifiedTools() {}

    /**
     * Reads and verifies a jar.
     *
     * @return its tools by name
     * @throws CommandException if it can't be verified, or isn't what its manifest says
     */
    static Map<String, ToolDefinition> of(Path jar, JarVerifier verifier) throws IOException {
        if (!Files.isRegularFile(jar)) {
            throw new CommandException(jar + ": there is no such jar");
        }
        var tools = new TreeMap<String, ToolDefinition>();
        try (var zip = new ZipFile(jar.toFile())) {
            for (ZipEntry entry : zip.stream().filter(VerifiedTools::isManifest).toList()) {
                try (InputStream in = zip.getInputStream(entry)) {
                    Manifest manifest = ManifestReader.read(in.readAllBytes(), jar + "!/" + entry.getName());
                    manifest.tools().forEach(tool -> tools.put(tool.name(), tool));
                }
            }
        }
        if (tools.isEmpty()) {
            throw new CommandException(jar + ": it has no manifest under " + Manifest.FOLDER);
        }
        var problems = verifier.problems(jar);
        if (!problems.isEmpty()) {
            throw new CommandException(
                    jar + ": its manifest does not follow from its code: " + String.join("; ", problems));
        }
        return tools;
    }

    private static boolean isManifest(ZipEntry entry) {
        return entry.getName().startsWith(Manifest.FOLDER) && entry.getName().endsWith(".json");
    }
}
