package dev.hintproof.processor.catalog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.hintproof.manifest.effect.Capability;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AddedCatalogsTest {

    private static EffectCatalog project(String... lines) {
        String text = "catalog Ours\n" + String.join("\n", lines) + "\n";
        return Catalogs.with(List.of(new CatalogText("ours.effects", text)), List.of());
    }

    @Test
    void aProjectDescribesWhatWeDoNot() {
        EffectCatalog catalog =
                project("com.example.Client#fetch : net.read, calls none", "type java.awt.Color : plain value");
        Rule fetch = catalog.rule("com/example/Client", "fetch", "()V").orElseThrow();
        assertEquals(Set.of(Capability.NET_READ), fetch.effects());
        assertEquals("Ours (ours.effects)", fetch.catalog());
        assertEquals(new TreeSet<>(Set.of("Ours (ours.effects)")), catalog.added());
        assertEquals(
                Set.of(),
                catalog.rule("java/awt/Color", "getRed", "()I").orElseThrow().effects());
        assertEquals(
                Set.of(Capability.OPAQUE),
                catalog.rule("java/awt/Robot", "<init>", "()V").orElseThrow().effects());
        assertNotEquals(Catalogs.builtIn().digest(), catalog.digest());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "java.nio.file.Files#delete : fs.delete fs.write, calls none, mutates none",
                "java.util.ArrayList#get : opaque",
                "java.util.HashMap#size : clock, mutates none, returns any",
            })
    void mayBeStricter(String line) {
        project(line);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "java.nio.file.Files#delete : plain",
                "java.nio.file.Files#delete* : plain",
                "java.nio.file.Files#delete(Path) : fs.write",
                "java.net.http.HttpRequest$Builder#POST : net.write",
                "java.net.http.HttpClient#send : plain, calls 1",
                "java.sql.Connection#prepareStatement : plain, carrier",
                "java.util.ArrayList#add : plain, mutates none",
                "java.util.List#sort : plain, calls none",
                "java.util.Scanner#nextLine : plain, uses none",
                "java.lang.Class#forName : plain",
                "type java.lang.StableValue : plain",
                "type java.util.function.Function : holder",
                "field java.lang.System#out : plain",
            })
    void mayNotBeLooser(String line) {
        var e = assertThrows(CatalogException.class, () -> project(line));
        assertEquals(2, e.problems().get(0).line());
        String message = e.problems().get(0).message();
        assertTrue(message.contains("says less than hintproof's own rule"), message);
    }

    @Test
    void twoFilesMayNotSpeakOfTheSame() {
        var one = new CatalogText("one.effects", "catalog One\na.B#c : plain\n");
        var two = new CatalogText("two.effects", "catalog Two\n\na.B#c : fs.read\n");
        var e = assertThrows(CatalogException.class, () -> Catalogs.with(List.of(one, two), List.of()));
        assertEquals("two.effects:3: 'a.B#c' was already described in one.effects:2", e.getMessage());
    }

    @Test
    void aLibrarySpeaksOfItsOwnClassesOnly(@TempDir Path folder) throws IOException {
        Path jar = folder.resolve("client.jar");
        try (var out = new JarOutputStream(Files.newOutputStream(jar))) {
            add(out, "com/example/Client.class", "");
            add(out, "META-INF/maven/com.example/client/pom.properties", "groupId=com.example\nartifactId=client\n");
            add(
                    out,
                    "META-INF/hintproof/client.effects",
                    "catalog Client\ncom.example.Client#get : net.read\njava.lang.Math#abs : opaque\npackage com.example : plain\n");
        }
        List<ShippedCatalog> shipped = ShippedCatalog.in(jar);
        assertEquals("com.example:client", shipped.get(0).coordinate());
        var e = assertThrows(CatalogException.class, () -> Catalogs.with(List.of(), shipped));
        assertEquals("""
                com.example:client!META-INF/hintproof/client.effects:3: 'java.lang.Math#abs' isn't a class of this jar: a library may only describe its own classes
                com.example:client!META-INF/hintproof/client.effects:4: 'package com.example' isn't a class of this jar: a library may only describe its own classes""", e.getMessage());
        var good = new ShippedCatalog(
                "com.example:client",
                new CatalogText("client.effects", "catalog Client\ncom.example.Client#get : net.read\n"),
                Set.of("com/example/Client"));
        assertEquals(
                "Client (com.example:client)",
                Catalogs.with(List.of(), List.of(good))
                        .rule("com/example/Client", "get", "()V")
                        .orElseThrow()
                        .catalog());
    }

    private static void add(JarOutputStream out, String name, String text) throws IOException {
        out.putNextEntry(new JarEntry(name));
        out.write(text.getBytes(StandardCharsets.UTF_8));
        out.closeEntry();
    }
}
