package dev.hintproof.manifest.effect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class HintDerivationTest {

    /** One row of the table per line; hints in the order read-only, destructive, idempotent, open-world. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            # class    | scope                | reached              | vouched | idempotent | derived | mcp-strict | openai | anthropic
            PLAIN      |                      |                      | false   | false      | TFTF    | TFTF       | TFTF   | TFTF
            PLAIN      |                      | fs.read              | false   | false      | TFTF    | TFTF       | TFTF   | TFTF
            PLAIN      |                      | net.read             | false   | false      | TFTT    | TFTT       | TFTT   | TFTT
            PLAIN      |                      | log                  | false   | false      | TFTF    | TFTF       | FFTF   | TFTF
            PLAIN      |                      | thread               | false   | false      | TFTF    | TFTF       | FFTF   | TFTF
            PLAIN      |                      |                      | true    | false      | TFTT    | TFTT       | TFTT   | TFTT
            WITNESSED  |                      | db.write             | false   | false      | FFFF    | FTFF       | FTFF   | FTFF
            WITNESSED  |                      | db.create            | false   | false      | FFFF    | FTFF       | FTFF   | FTFF
            WITNESSED  | db.create            | db.create            | false   | false      | FFFF    | FFFF       | FFFF   | FTFF
            WITNESSED  | db.create,db.read    |                      | false   | true       | FFTF    | FFTF       | FFTF   | FTTF
            WITNESSED  | fs.delete            | net.read             | false   | false      | FFFT    | FTFT       | FTFT   | FTFT
            EMISSION   |                      |                      | false   | false      | FTFT    | FTFT       | FTFT   | FTFT
            EMISSION   |                      |                      | false   | true       | FTTT    | FTTT       | FTTT   | FTTT
            EMISSION   | net.write            |                      | false   | false      | FTFT    | FTFT       | FTFT   | FTFT
            EMISSION   | net.create           |                      | false   | false      | FFFT    | FFFT       | FFFT   | FTFT
            EMISSION   | fs.create,fs.read    | fs.create            | false   | false      | FFFF    | FFFF       | FFFF   | FTFF
            EMISSION   | fs.create,fs.write   | fs.create            | false   | false      | FTFF    | FTFF       | FTFF   | FTFF
            EMISSION   | db.write             | db.write             | false   | false      | FTFF    | FTFF       | FTFF   | FTFF
            EMISSION   | db.write             | db.write             | true    | false      | FTFT    | FTFT       | FTFT   | FTFT
            EMISSION   | fs.read              | fs.read              | false   | false      | FFFF    | FFFF       | FFFF   | FFFF
            EMISSION   | process.spawn        |                      | false   | false      | FTFT    | FTFT       | FTFT   | FTFT
            EMISSION   | opaque               | opaque               | false   | false      | FTFT    | FTFT       | FTFT   | FTFT
            EMISSION   | stdout               | stdout               | false   | false      | FTFF    | FTFF       | FTFF   | FTFF
            """)
    void table(
            EffectClass declared,
            String scope,
            String reached,
            boolean vouched,
            boolean idempotent,
            String derived,
            String mcpStrict,
            String openAi,
            String anthropic) {
        var derivation =
                new HintDerivation(declared, Scope.of(capabilities(scope)), capabilities(reached), vouched, idempotent);
        assertEquals(
                List.of(derived, mcpStrict, openAi, anthropic),
                List.of(
                        letters(derivation.hints(HintProfile.DERIVED)),
                        letters(derivation.hints(HintProfile.MCP_STRICT)),
                        letters(derivation.hints(HintProfile.OPENAI_DIRECTORY)),
                        letters(derivation.hints(HintProfile.ANTHROPIC_DIRECTORY))));
    }

    @Property
    void reachingMoreNeverLooksSafer(
            @ForAll EffectClass declared,
            @ForAll Set<Capability> scope,
            @ForAll Set<Capability> reached,
            @ForAll Capability more,
            @ForAll HintProfile profile) {
        var one = new HintDerivation(declared, Scope.of(scope), reached, false, false).hints(profile);
        var wider = EnumSet.of(more);
        wider.addAll(reached);
        var other = new HintDerivation(declared, Scope.of(scope), wider, false, false).hints(profile);
        assertTrue(one.readOnly() || !other.readOnly());
        assertTrue(other.destructive() || !one.destructive());
        assertTrue(other.openWorld() || !one.openWorld());
    }

    @Property
    void onlyPlainToolsAreReadOnly(
            @ForAll EffectClass declared, @ForAll Set<Capability> scope, @ForAll HintProfile profile) {
        Hints hints = new HintDerivation(declared, Scope.of(scope), Set.of(), false, true).hints(profile);
        assertEquals(declared == EffectClass.PLAIN, hints.readOnly());
        assertFalse(hints.readOnly() && hints.destructive());
    }

    @Property
    void aScopeIsReadAsItIsWritten(@ForAll Set<Capability> listed) {
        for (EffectClass declared : List.of(EffectClass.WITNESSED, EffectClass.EMISSION)) {
            Scope scope = Scope.of(listed);
            List<String> names = scope.wireNames(declared);
            assertEquals(names, Scope.ofWireNames(declared, names).wireNames(declared));
        }
    }

    @Test
    void aScopeOfUnknownNamesIsRefused() {
        var unknown = assertThrows(
                IllegalArgumentException.class, () -> Scope.ofWireNames(EffectClass.EMISSION, List.of("net.writ")));
        assertEquals("'net.writ' is no capability", unknown.getMessage());
        assertThrows(IllegalArgumentException.class, () -> Scope.ofWireNames(EffectClass.WITNESSED, List.of("*")));
        assertThrows(IllegalArgumentException.class, () -> Scope.ofWireNames(EffectClass.PLAIN, List.of("fs.read")));
        assertThrows(IllegalArgumentException.class, () -> Scope.ofWireNames(EffectClass.EMISSION, List.of()));
    }

    @Test
    void anUnscopedDeclarationAdmitsItsWholeClass() {
        assertTrue(Scope.unscoped().admits(EffectClass.WITNESSED, Capability.STATE));
        assertFalse(Scope.unscoped().admits(EffectClass.WITNESSED, Capability.NET_WRITE));
        assertFalse(Scope.of(List.of(Capability.DB_WRITE)).admits(EffectClass.EMISSION, Capability.STATE));
        assertTrue(Scope.of(List.of(Capability.DB_WRITE)).admits(EffectClass.EMISSION, Capability.FS_READ));
    }

    @Test
    void readOnlyAndDestructiveContradict() {
        assertThrows(IllegalArgumentException.class, () -> new Hints(true, true, false, false));
    }

    @ParameterizedTest
    @EnumSource(HintProfile.class)
    void profilesAreFoundByTheirNames(HintProfile profile) {
        assertEquals(profile, HintProfile.of(profile.wireName()).orElseThrow());
        assertTrue(HintProfile.of("other").isEmpty());
    }

    private static Set<Capability> capabilities(String names) {
        var result = EnumSet.noneOf(Capability.class);
        if (names != null) {
            for (String name : names.split(",", -1)) {
                result.add(Capability.of(name).orElseThrow());
            }
        }
        return result;
    }

    private static String letters(Hints hints) {
        return letter(hints.readOnly())
                + letter(hints.destructive())
                + letter(hints.idempotent())
                + letter(hints.openWorld());
    }

    private static String letter(boolean value) {
        return value ? "T" : "F";
    }
}
