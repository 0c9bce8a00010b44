package dev.hintproof.processor.catalog;

import static java.util.Objects.requireNonNull;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.hintproof.manifest.effect.Capability;
import dev.hintproof.processor.catalog.CatalogTable.Entry;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * The JDK's catalog is complete and has nothing to spare: every member that a program can call has exactly one rule, and every
 * line speaks of a member of JDK 17 or JDK 25. The running JDK is read from its image; what only the other one has is
 * recorded in {@code jdk-17-only.txt} and {@code jdk-25-only.txt}.
 */
class JdkCatalogTest {
    private static final int FEATURE = Runtime.version().feature();
    private static final BuiltInCatalog BUILT_IN = new BuiltInCatalog();
    private static final EffectCatalog CATALOG = Catalogs.builtIn();
    private static JdkMembers jdk;

    @BeforeAll
    static void readTheImage() throws IOException {
        assumeTrue(
                FEATURE == 17 || FEATURE == 25,
                "the catalog's members are recorded for JDK 17 and JDK 25, not " + FEATURE);
        jdk = new JdkMembers();
    }

    @Test
    void everyMemberHasExactlyOneRule() {
        var problems = new ArrayList<String>();
        forEachMember(jdk.members, (type, name, descriptor) -> {
            CatalogTable table = BUILT_IN.table(CatalogTable.packageOf(type));
            if (table == null) {
                problems.add("gap: no file speaks of " + type);
                return;
            }
            List<Entry> lines = table.methodLines(type, name, descriptor);
            Entry whole = table.typeLine(type);
            if (lines.size() > 1) {
                problems.add("tie: " + type + "#" + name + descriptor);
            } else if (lines.isEmpty() && (whole == null || whole.statement().effect() == null)) {
                problems.add("gap: " + type + "#" + name + descriptor);
            }
        });
        assertEquals(List.of(), problems);
    }

    /** A rule for whatever a type or a package has, now and later, may only refuse. */
    @Test
    void rulesForWholeTypesAndPackagesOnlyRefuse() {
        var problems = new ArrayList<String>();
        for (CatalogFile file : jdkFiles()) {
            for (CatalogFile.Line line : file.lines()) {
                boolean whole = line.selector() instanceof Selector.OfType
                        || line.selector() instanceof Selector.OfPackage
                        || line.selector() instanceof Selector.OfPrefix;
                Statement.Effect effect = line.statement().effect();
                if (whole && effect != null && !effect.capabilities().equals(Set.of(Capability.OPAQUE))) {
                    problems.add(file.file() + ":" + line.number() + " " + line.selector());
                }
            }
        }
        assertEquals(List.of(), problems);
    }

    @Test
    void everyLineSpeaksOfSomethingOnOneOfTheJdks() {
        var all = new TreeMap<String, SortedSet<String>>();
        jdk.members.forEach((type, members) -> all.put(type, new TreeSet<>(members)));
        recorded(FEATURE == 17 ? 25 : 17)
                .forEach((type, members) ->
                        all.computeIfAbsent(type, t -> new TreeSet<>()).addAll(members));
        Set<String> packages =
                all.keySet().stream().map(CatalogTable::packageOf).collect(Collectors.toCollection(TreeSet::new));
        var used = new TreeSet<String>();
        forEachMember(
                all,
                (type, name, descriptor) -> table(type)
                        .methodLines(type, name, descriptor)
                        .forEach(entry ->
                                used.add(entry.where() + " " + entry.line().selector())));
        var dead = new ArrayList<String>();
        for (CatalogFile file : jdkFiles()) {
            for (CatalogFile.Line line : file.lines()) {
                String where = file.file() + ":" + line.number() + " " + line.selector();
                boolean alive = used.contains(where)
                        || (line.selector() instanceof Selector.OfType type && all.containsKey(type.type()))
                        || (line.selector() instanceof Selector.OfPackage p && packages.contains(p.name()))
                        || line.selector() instanceof Selector.OfField;
                if (!alive) {
                    dead.add(where);
                }
            }
        }
        assertEquals(List.of(), dead);
    }

    /** What the records say of the running JDK is true, so what they say of the other one may be believed where that one ran. */
    @Test
    void theRecordsAreTrueOfTheRunningJdk() {
        var problems = new ArrayList<String>();
        forEachMember(recorded(FEATURE), (type, name, descriptor) -> {
            if (!jdk.members.getOrDefault(type, new TreeSet<>()).contains(name + descriptor)) {
                problems.add("not here: " + type + "#" + name + descriptor);
            }
        });
        forEachMember(recorded(FEATURE == 17 ? 25 : 17), (type, name, descriptor) -> {
            if (jdk.members.getOrDefault(type, new TreeSet<>()).contains(name + descriptor)) {
                problems.add("here too: " + type + "#" + name + descriptor);
            }
        });
        assertEquals(List.of(), problems);
    }

    /** No rule speaks of an argument that none of its overloads has. */
    @Test
    void argumentsExist() {
        var most = new TreeMap<String, Integer>();
        var said = new TreeMap<String, Integer>();
        forEachMember(jdk.members, (type, name, descriptor) -> {
            int count = org.objectweb.asm.Type.getArgumentTypes(descriptor).length;
            for (Entry entry : table(type).methodLines(type, name, descriptor)) {
                String where =
                        type + " " + entry.where().substring(0, entry.where().indexOf(':')) + " " + entry.statement();
                most.merge(where, count, Math::max);
                said.put(where, highest(entry.statement()));
            }
        });
        said.entrySet().removeIf(e -> e.getValue() < most.getOrDefault(e.getKey(), 0));
        assertEquals(Map.of(), said);
    }

    private static int highest(Statement statement) {
        Stream<Rule.Slot> calls = statement.calls() == null
                ? Stream.of()
                : statement.calls().callbacks().stream().map(Rule.Callback::target);
        Stream<Rule.Slot> mutates = statement.mutates() == null ? Stream.of() : statement.mutates().stream();
        return Stream.concat(calls, mutates)
                .mapToInt(slot -> slot instanceof Rule.Slot.Argument a
                        ? a.index()
                        : slot instanceof Rule.Slot.ContentsOf c ? c.index() : -1)
                .max()
                .orElse(-1);
    }

    @Test
    void theIndexIsTrue() {
        var expected = new ArrayList<String>();
        for (String file : BUILT_IN.files()) {
            var packages = new TreeSet<String>();
            for (CatalogFile.Line line :
                    CatalogParser.parse(file, BuiltInCatalog.text(file)).lines()) {
                packages.add(line.selector().packageName().replace('/', '.'));
            }
            expected.add(file + " " + String.join(" ", packages));
        }
        List<String> actual = BuiltInCatalog.text("index")
                .lines()
                .filter(line -> !line.startsWith("#"))
                .map(line -> {
                    int space = line.indexOf(' ');
                    return line.substring(0, space) + " "
                            + String.join(
                                    " ",
                                    new TreeSet<>(
                                            List.of(line.substring(space + 1).split(" ", -1))));
                })
                .toList();
        assertEquals(expected, actual);
        assertTrue(CATALOG.digest().matches("sha256:[0-9a-f]{64}"));
    }

    private static CatalogTable table(String type) {
        return requireNonNull(BUILT_IN.table(CatalogTable.packageOf(type)), type);
    }

    private static List<CatalogFile> jdkFiles() {
        return BUILT_IN.files().stream()
                .map(file -> CatalogParser.parse(file, BuiltInCatalog.text(file)))
                .filter(file -> file.catalog().startsWith("JDK: "))
                .toList();
    }

    private static Map<String, SortedSet<String>> recorded(int feature) {
        String name = "jdk-" + feature + "-only.txt";
        try (var in = requireNonNull(JdkCatalogTest.class.getResourceAsStream(name), name)) {
            var result = new TreeMap<String, SortedSet<String>>();
            for (String line : new String(in.readAllBytes(), StandardCharsets.UTF_8).split("\n", -1)) {
                if (!line.isBlank() && !line.startsWith("#")) {
                    int hash = line.indexOf('#');
                    SortedSet<String> members =
                            result.computeIfAbsent(hash < 0 ? line : line.substring(0, hash), t -> new TreeSet<>());
                    if (hash > 0) {
                        members.add(line.substring(hash + 1));
                    }
                }
            }
            return result;
        } catch (IOException e) {
            throw new UncheckedIOException(name, e);
        }
    }

    private interface MemberVisitor {
        void visit(String type, String name, String descriptor);
    }

    private static void forEachMember(Map<String, SortedSet<String>> members, MemberVisitor visitor) {
        members.forEach((type, list) -> {
            for (String member : list) {
                int open = member.indexOf('(');
                visitor.visit(type, member.substring(0, open), member.substring(open));
            }
        });
    }
}
