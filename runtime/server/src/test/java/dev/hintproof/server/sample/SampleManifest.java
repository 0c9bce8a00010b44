package dev.hintproof.server.sample;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.hintproof.manifest.effect.Capability;
import dev.hintproof.manifest.effect.EffectClass;
import dev.hintproof.manifest.effect.HintProfile;
import dev.hintproof.manifest.effect.Scope;
import dev.hintproof.manifest.json.Json;
import dev.hintproof.manifest.json.ManifestWriter;
import dev.hintproof.manifest.model.Manifest;
import dev.hintproof.manifest.model.Provenance;
import dev.hintproof.manifest.model.ToolDefinition;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** The manifest of {@link SampleTools}, with the digests of the classes as they are. */
public final class SampleManifest {

    private static final String PERSON = """
            {"type":"object","properties":{"full_name":{"type":"string"},"age":{"type":"integer","minimum":0},\
            "nickname":{"type":"string"},"born":{"type":"string","format":"date"}},\
            "required":["full_name","age","born"],"additionalProperties":false}""";

    private static final String NO_ARGUMENTS = "{\"type\":\"object\",\"properties\":{},\"additionalProperties\":false}";

    private SampleManifest() {}

    /** The manifest as a tree; the caller may change it. */
    public static ObjectNode tree() {
        List<ToolDefinition> tools = new ArrayList<>();
        tools.add(tool(
                "repeat",
                "repeat(java.lang.String,int,dev.hintproof.server.sample.Colour)",
                object(
                        "\"text\":{\"type\":\"string\",\"description\":\"what to repeat\\u2028\"},"
                                + "\"times\":{\"type\":\"integer\",\"minimum\":1,\"default\":2},"
                                + "\"colour\":{\"type\":\"string\",\"enum\":[\"RED\",\"GREEN\"]}",
                        "\"text\""),
                null));
        tools.add(tool(
                "rename",
                "rename",
                object("\"person\":" + PERSON + ",\"nickname\":{\"type\":\"string\"}", "\"person\""),
                PERSON));
        tools.add(tool(
                "exact",
                "exact",
                object("\"amount\":{\"type\":\"number\",\"maximum\":1.50}", "\"amount\""),
                object("\"result\":{\"type\":\"number\"}", "\"result\"")));
        tools.add(tool(
                "later",
                "later",
                NO_ARGUMENTS,
                object("\"result\":{\"type\":\"array\",\"items\":{\"type\":\"integer\"}}", "\"result\"")));
        tools.add(tool("nobody", "nobody", NO_ARGUMENTS, object("\"result\":" + PERSON, "")));
        tools.add(tool("fails", "fails", object("\"how\":{\"type\":\"string\"}", "\"how\""), null));
        tools.add(tool("liar", "liar", NO_ARGUMENTS, object("\"result\":{\"type\":\"integer\"}", "\"result\"")));
        for (String simple : List.of("nothing", "noisy", "picture", "report", "ask", "question", "hang")) {
            tools.add(tool(simple, simple, NO_ARGUMENTS, null));
        }
        TreeMap<String, String> classes = new TreeMap<>();
        for (Class<?> type : List.of(SampleTools.class, Person.class)) {
            classes.put(type.getName().replace('.', '/'), digest(type));
        }
        return ManifestWriter.toJson(new Manifest(
                new Manifest.Server("sample", "2.0", Optional.of("Sample"), Optional.of("Use repeat.")),
                new Manifest.DerivedBy("hintproof", "0.1.0", HintProfile.DERIVED, "sha256:" + "0".repeat(64)),
                tools,
                classes));
    }

    /** Writes a manifest where a class path that begins with {@code folder} has it. */
    public static void write(Path folder, ObjectNode manifest) throws IOException {
        Path file = folder.resolve("META-INF/mcp/sample.json");
        Files.createDirectories(Objects.requireNonNull(file.getParent()));
        Files.write(file, Json.pretty(manifest));
    }

    private static ToolDefinition tool(String name, String method, String input, @Nullable String output) {
        Provenance provenance = new Provenance(
                "sample",
                SampleTools.class.getName(),
                method,
                name.equals("nothing") ? EffectClass.EMISSION : EffectClass.PLAIN,
                name.equals("nothing") ? Scope.of(List.of(Capability.FS_WRITE)) : Scope.unscoped(),
                Optional.empty(),
                false,
                new Provenance.Effects(
                        new TreeSet<>(List.of(Capability.LOG)),
                        new TreeSet<>(),
                        new TreeSet<>(),
                        new TreeSet<>(),
                        Optional.empty()),
                List.of(),
                List.of(),
                new TreeSet<>());
        return ToolDefinition.derive(
                name,
                "The " + name,
                "Tool " + name,
                parse(input),
                Optional.ofNullable(output).map(SampleManifest::parse),
                HintProfile.DERIVED,
                provenance);
    }

    private static String object(String properties, String required) {
        return "{\"type\":\"object\",\"properties\":{" + properties + "},\"required\":[" + required
                + "],\"additionalProperties\":false}";
    }

    private static ObjectNode parse(String json) {
        return (ObjectNode) Json.parse(json.getBytes(StandardCharsets.UTF_8), "test");
    }

    private static String digest(Class<?> type) {
        String resource = type.getName().replace('.', '/') + ".class";
        try (InputStream content = Objects.requireNonNull(type.getClassLoader().getResourceAsStream(resource))) {
            return "sha256:"
                    + HexFormat.of()
                            .formatHex(MessageDigest.getInstance("SHA-256").digest(content.readAllBytes()));
        } catch (IOException | NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
