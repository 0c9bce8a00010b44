package dev.hintproof.processor.catalog;

import static java.util.Objects.requireNonNull;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.hintproof.manifest.effect.Capability;
import dev.hintproof.manifest.effect.EffectClass;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.Type;

/**
 * Compares the JDK's catalog with facts that others collected: which methods ask the security manager for a permission to change
 * something, and which are annotated as free of side effects. Every difference has its reason in {@code oracle-differences.txt}.
 * The facts aren't part of the project; the test runs where they lie beside it.
 */
class OracleTest {
    private static final EffectCatalog CATALOG = Catalogs.builtIn();
    private static final Map<String, String> REASONS = new HashMap<>();
    private static Path oracles = Path.of("");

    @BeforeAll
    static void find() throws IOException {
        for (Path folder = Path.of("").toAbsolutePath(); folder != null; folder = folder.getParent()) {
            if (Files.isDirectory(folder.resolve("shared/oracles"))) {
                oracles = folder.resolve("shared/oracles");
                break;
            }
        }
        assumeTrue(
                Files.exists(oracles.resolve("cf_purity.tsv")),
                "no facts to compare the JDK's catalog with in ../shared/oracles");
        try (var in = requireNonNull(OracleTest.class.getResourceAsStream("oracle-differences.txt"))) {
            for (String line : new String(in.readAllBytes(), StandardCharsets.UTF_8).split("\n", -1)) {
                int bar = line.indexOf(" | ");
                if (!line.startsWith("#") && bar > 0) {
                    REASONS.put(
                            line.substring(0, bar).strip(),
                            line.substring(bar + 3).strip());
                }
            }
        }
    }

    /** What asks for one of these permissions isn't plain. */
    private static final Map<String, Set<Capability>> CHECKS = Map.of(
            "checkWrite", Set.of(Capability.FS_WRITE, Capability.FS_CREATE, Capability.FS_DELETE),
            "checkDelete", Set.of(Capability.FS_DELETE, Capability.FS_WRITE),
            "checkExec", Set.of(Capability.PROCESS_SPAWN),
            "checkConnect", Set.of(Capability.NET_WRITE, Capability.NET_READ),
            "checkListen", Set.of(Capability.NET_LISTEN),
            "checkAccept", Set.of(Capability.NET_LISTEN),
            "checkMulticast", Set.of(Capability.NET_WRITE, Capability.NET_LISTEN),
            "checkExit", Set.of(Capability.PROCESS_EXIT),
            "checkLink", Set.of(Capability.OPAQUE),
            "checkSetFactory", Set.of(Capability.SYSTEM_MODIFY));

    @Test
    void whatNeedsAPermissionIsNotPlain() throws IOException {
        var differences = new TreeSet<String>();
        for (String line : Files.readAllLines(oracles.resolve("sm_checks_jdk17.tsv"))) {
            List<String> columns = List.of(line.split("\t", -1));
            String check = columns.get(1).substring(0, columns.get(1).indexOf('('));
            Set<Capability> expected = CHECKS.get(check);
            String method = columns.get(0);
            Rule rule = expected == null ? null : rule(method);
            if (expected == null || rule == null || rule.effects().contains(Capability.OPAQUE)) {
                continue;
            }
            Set<Capability> said = new TreeSet<>(rule.effects());
            rule.need().ifPresent(need -> said.add(need.otherwise()));
            if (said.stream().noneMatch(expected::contains)) {
                differences.add("permission " + check + " " + method);
            }
        }
        assertEquals(recorded("permission "), differences);
    }

    private static @Nullable Rule rule(String method) {
        int hash = method.indexOf('#');
        int open = method.indexOf('(');
        String type = method.substring(0, hash);
        String name = method.substring(hash + 1, open);
        return CATALOG.rule(type, name, method.substring(open)).orElse(null);
    }

    @Test
    void whatIsFreeOfSideEffectsIsPlain() throws IOException {
        var members = new JdkMembers();
        var differences = new TreeSet<String>();
        for (String line : Files.readAllLines(oracles.resolve("cf_purity.tsv"))) {
            List<String> columns = List.of(line.split("\t", -1));
            if (!columns.get(5).contains("@Pure") && !columns.get(5).contains("@SideEffectFree")) {
                continue;
            }
            String type =
                    columns.get(1).replace('.', '/') + "/" + columns.get(2).replace('.', '$');
            for (String member : members.members.getOrDefault(type, new TreeSet<>())) {
                int open = member.indexOf('(');
                String name = member.substring(0, open);
                String wanted = columns.get(3).equals(columns.get(2)) ? "<init>" : columns.get(3);
                if (name.equals(wanted)
                        && simpleParameters(member.substring(open)).equals(parameters(columns.get(4)))) {
                    Rule rule = CATALOG.rule(type, name, member.substring(open)).orElseThrow();
                    boolean plain = rule.effects().stream().allMatch(one -> one.effectClass() == EffectClass.PLAIN);
                    boolean maker = name.equals("<init>") || members.statics.contains(type + "#" + member);
                    if (!rule.effects().contains(Capability.OPAQUE)
                            && (!plain || (!maker && !rule.mutates().isEmpty()))) {
                        differences.add("pure " + type + "#" + member);
                    }
                }
            }
        }
        assertEquals(recorded("pure "), differences);
    }

    private static List<String> simpleParameters(String descriptor) {
        var result = new ArrayList<String>();
        for (Type type : Type.getArgumentTypes(descriptor)) {
            String binary = type.getClassName();
            result.add(binary.substring(Math.max(binary.lastIndexOf('.'), binary.lastIndexOf('$')) + 1));
        }
        return result;
    }

    private static List<String> parameters(String text) {
        return text.isBlank()
                ? List.of()
                : List.of(text.replace("...", "[]").replace(" ", "").split(",", -1));
    }

    private static SortedSet<String> recorded(String prefix) {
        var result = new TreeSet<String>();
        for (String one : REASONS.keySet()) {
            if (one.startsWith(prefix)) {
                result.add(one);
            }
        }
        return result;
    }
}
