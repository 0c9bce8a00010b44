package dev.hintproof.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LabelCommandTest {

    private static final String TOOLS = """
            {"tools": [
              {"name": "fetch", "inputSchema": {"type": "object", "properties": {
                 "url": {"type": "string"}, "body": {"description": "request body", "properties": {"token": {}}}},
               "required": ["url"]}},
              {"name": "pay", "inputSchema": {"properties": {"amount": {"description": "amount in cents"}, "to": true}}},
              {"name": "none"}]}
            """;

    @Test
    void everyPropertyIsARow() {
        Cli run = Cli.runWith(TOOLS, "label", "-");
        assertEquals("""
                {"tool":"fetch","property":"url","required":true,"labels":["gg:url-endpoint"],"pointer":"/inputSchema/properties/url"}
                {"tool":"fetch","property":"body","required":false,"labels":[],"pointer":"/inputSchema/properties/body"}
                {"tool":"pay","property":"amount","required":false,"labels":["gg:money-amount"],"pointer":"/inputSchema/properties/amount"}
                {"tool":"pay","property":"to","required":false,"labels":[],"pointer":"/inputSchema/properties/to"}
                """, run.out());
        assertEquals("", run.err());
        assertEquals(0, run.status());
    }

    @Test
    void deepRowsAndBucketsAreMarked() {
        Cli run = Cli.runWith(TOOLS, "label", "--deep", "--buckets", "-");
        assertEquals("""
                {"tool":"fetch","property":"token","required":false,"labels":["gg:credential-value"],"nonNormativeBuckets":[],\
                "pointer":"/inputSchema/properties/body/properties/token","deep":true}""", run.out().lines().skip(2).findFirst().orElseThrow());
        assertEquals("""
                {"tool":"pay","property":"to","required":false,"labels":[],"nonNormativeBuckets":["account_identity"],\
                "pointer":"/inputSchema/properties/to","deep":false}""", run.out().lines().skip(4).findFirst().orElseThrow());
    }

    @Test
    void theTableCountsToolsNotProperties() {
        Cli run = Cli.runWith(TOOLS, "label", "--table", "-");
        assertEquals("""
                Parameter risk class\tTools (≥1 property)\t% of live\t≥1 required
                gg:money-amount\t1\t33.333\t0
                gg:url-endpoint\t1\t33.333\t1
                gg:credential-value\t0\t0.000\t0
                gg:filesystem-path\t0\t0.000\t0
                gg:command-string\t0\t0.000\t0
                Live tools\t3
                """, run.out());
    }

    @Test
    void aBrokenLineIsToldAndTheRestIsLabelled() {
        Cli run = Cli.runWith("""
                {"name": "a", "inputSchema": {"properties": {"path": {}}}}
                {"name": "b", "inputSchema": {"properties
                {"name": "c", "name": "d", "inputSchema": {"properties": {"sql": {}}}}
                [7]
                """, "label", "-");
        assertEquals("""
                {"tool":"a","property":"path","required":false,"labels":["gg:filesystem-path"],"pointer":"/inputSchema/properties/path"}
                {"tool":"d","property":"sql","required":false,"labels":["gg:command-string"],"pointer":"/inputSchema/properties/sql"}
                """, run.out());
        assertEquals("""
                hintproof: -:2:42: not valid JSON: Illegal unquoted character ((CTRL-CHAR, code 10)): has to be escaped using backslash to be included in name
                hintproof: -: tool 2: it has the key 'name' twice, at its top level
                hintproof: -: tool 3 is no object
                """, run.err());
        assertEquals(2, run.status());
    }

    @Test
    void foldersPatternsYamlAndFrontMatter(@TempDir Path folder) throws IOException {
        Files.writeString(
                folder.resolve("a.json"), "[{\"name\": \"a\", \"inputSchema\": {\"properties\": {\"x\": {}}}}]");
        Files.writeString(
                folder.resolve("b.yaml"),
                "tools:\n- name: b\n  inputSchema:\n    properties:\n      dir: {type: string}\n");
        Files.writeString(
                folder.resolve("c.md"),
                "---\nname: c\ninputSchema: {properties: {cmd: {}}}\n---\n# A skill\nname: d\n");
        Files.writeString(folder.resolve("notes.txt"), "no tool list");
        String expected = """
                {"tool":"a","property":"x","required":false,"labels":[],"pointer":"/inputSchema/properties/x"}
                {"tool":"b","property":"dir","required":false,"labels":["gg:filesystem-path"],"pointer":"/inputSchema/properties/dir"}
                {"tool":"c","property":"cmd","required":false,"labels":["gg:command-string"],"pointer":"/inputSchema/properties/cmd"}
                """;
        assertEquals(expected, Cli.run("label", folder.toString()).out());
        assertEquals(expected, Cli.run("label", folder + "/*.{json,yaml,md}").out());
        assertEquals(2, Cli.run("label", folder + "/*.xml").status());
    }

    @Test
    void wrongUseEndsWithTwo() {
        assertEquals(2, Cli.run("label").status());
        assertEquals(2, Cli.run("label", "--nope", "x").status());
        assertEquals(2, Cli.run("nope").status());
        assertEquals(2, Cli.run().status());
        Cli missing = Cli.run("label", "no-such-file.json");
        assertEquals("hintproof: no-such-file.json: there is no such file\n", missing.err());
        assertEquals(2, missing.status());
        assertEquals(0, Cli.run("label", "--help").status());
        assertEquals(0, Cli.run("--version").status());
    }
}
