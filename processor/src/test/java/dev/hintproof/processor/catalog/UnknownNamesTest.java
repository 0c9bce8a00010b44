package dev.hintproof.processor.catalog;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class UnknownNamesTest {

    private static byte @Nullable [] find(String internalName) {
        try (var in = ClassLoader.getSystemResourceAsStream(internalName + ".class")) {
            return in == null ? null : in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void linesThatSpeakOfNothingAreFound() {
        var text = new CatalogText("x.effects", """
                catalog X
                type java.util.ArrayList : holder
                  get(int) add* : plain
                  gte : plain
                  get(long) : plain
                  containsAll : plain
                java.util.ArryList#get : plain
                field java.lang.System#otu : stdout
                field java.lang.System#out : stdout
                """);
        List<String> problems = new UnknownNames(UnknownNamesTest::find)
                .in(text).stream().map(Object::toString).toList();
        assertEquals("""
                x.effects:4: java.util.ArrayList declares no method 'gte' (did you mean 'get'?)
                x.effects:5: java.util.ArrayList declares no 'get(long)', but other overloads
                x.effects:6: java.util.ArrayList doesn't declare 'containsAll' but inherits it: say 'java.util.AbstractCollection#containsAll'
                x.effects:7: there is no class java.util.ArryList on the class path
                x.effects:8: java.lang.System declares no field 'otu' (did you mean 'out'?)""", String.join("\n", problems));
    }
}
