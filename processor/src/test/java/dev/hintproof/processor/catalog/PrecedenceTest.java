package dev.hintproof.processor.catalog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.hintproof.manifest.effect.Capability;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PrecedenceTest {
    private static final EffectCatalog CATALOG = catalog("""
            catalog X
            package p : opaque
            type p.T : plain
              get : fs.read
              get(int) : clock
              get(String,Entry[]) : random
              set* : fs.write
              setAll* : fs.delete
            p.Half#only : plain
            q.Half#only : plain
            type q.Silent : holder
              known : plain, returns contents
            type q.Value : value
            """);

    static EffectCatalog catalog(String text) {
        var table = new CatalogTable(List.of(CatalogParser.parse("x.effects", text)));
        return new LayeredCatalog(List.of(packageName -> table), new TreeSet<>(), () -> "");
    }

    /** Signature beats name beats the longer prefix beats type beats package. */
    @ParameterizedTest
    @CsvSource(
            delimiter = ' ',
            value = {
                "p/T get (I)V clock 5",
                "p/T get (Ljava/lang/String;[Ljava/util/Map$Entry;)V random 6",
                "p/T get (J)V fs.read 4",
                "p/T setAllOf ()V fs.delete 8",
                "p/T setOne ()V fs.write 7",
                "p/T other ()V plain 3",
                "p/Other other ()V opaque 2",
                "p/Half only ()V plain 9",
                "p/Half other ()V opaque 2",
                "q/Half only ()V plain 10",
                "q/Silent known ()V plain 12",
                "q/Silent unknown ()V opaque 11",
            })
    void theNearestLineWins(String type, String name, String descriptor, String effect, int line) {
        Rule rule = CATALOG.rule(type, name, descriptor).orElseThrow();
        assertEquals("x.effects:" + line, rule.where());
        assertEquals(
                effect.equals("plain") ? Set.of() : Set.of(Capability.of(effect).orElseThrow()), rule.effects());
    }

    @Test
    void whatIsNotDescribedMayBeAnalysed() {
        assertTrue(CATALOG.rule("q/Half", "other", "()V").isEmpty());
        assertTrue(CATALOG.rule("r/Any", "m", "()V").isEmpty());
        assertEquals(new TypeTraits(false, false, false, false), CATALOG.traits("q/Half"));
        assertEquals(new TypeTraits(true, false, true, false), CATALOG.traits("q/Silent"));
        assertEquals(new TypeTraits(true, true, false, false), CATALOG.traits("q/Value"));
    }

    @Test
    void defaultsComeFromTheTypeThenFromTheFormat() {
        Rule holder = CATALOG.rule("q/Silent", "known", "()Ljava/lang/Object;").orElseThrow();
        assertEquals(Optional.of(List.of()), holder.callbacks());
        assertEquals(false, holder.uses());
        assertEquals(List.of(new Rule.Slot.This()), holder.mutates());
        Rule usual = CATALOG.rule("p/T", "other", "()Ljava/lang/Object;").orElseThrow();
        assertEquals(Optional.empty(), usual.callbacks());
        assertEquals(true, usual.uses());
        assertEquals(new Rule.Result.Any(), usual.result());
        assertEquals(
                new Rule.Result.Value(),
                CATALOG.rule("p/T", "other", "()Lq/Value;").orElseThrow().result());
    }

    @Test
    void argumentsThatAnOverloadDoesNotHaveAreLeftOut() {
        EffectCatalog catalog =
                catalog("catalog X\na.B#c : plain, calls 1.run contents(*).toString contents(2).get, mutates 0 1\n");
        Rule one = catalog.rule("a/B", "c", "(Ljava/lang/Object;)V").orElseThrow();
        assertEquals(
                Optional.of(List.of(new Rule.Callback(new Rule.Slot.ContentsOf(0), Optional.of("toString")))),
                one.callbacks());
        assertEquals(List.of(new Rule.Slot.Argument(0)), one.mutates());
    }
}
