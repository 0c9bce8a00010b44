package dev.hintproof.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.hintproof.manifest.json.Json;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The command lines of {@code proxy} and {@code operator}. */
@EnabledOnOs(
        value = {OS.LINUX, OS.MAC},
        disabledReason = "the scripted server is a shell script")
final class GateCommandsTest {
    private static final String HANDSHAKE =
            "{\"jsonrpc\":\"2.0\",\"id\":0,\"method\":\"initialize\",\"params\":{\"protocolVersion\":\"2025-11-25\",\"capabilities\":{}}}\n";

    /** Answers the handshake and the gate's list, then any call. */
    private static final String SERVER = """
            while read -r line; do
              id=$(printf '%s' "$line" | sed 's/.*"id":\\("[^"]*"\\|[0-9]*\\).*/\\1/')
              case "$line" in
                *'"initialize"'*) echo "{\\"jsonrpc\\":\\"2.0\\",\\"id\\":$id,\\"result\\":{\\"capabilities\\":{}}}" ;;
                *'"tools/list"'*) echo "{\\"jsonrpc\\":\\"2.0\\",\\"id\\":$id,\\"result\\":{\\"tools\\":[{\\"name\\":\\"w\\",\\"inputSchema\\":{\\"type\\":\\"object\\",\\"properties\\":{\\"n\\":{}}}}]}}" ;;
                *'"tools/call"'*) echo "{\\"jsonrpc\\":\\"2.0\\",\\"id\\":$id,\\"result\\":{\\"content\\":[]}}" ;;
              esac
            done
            """;

    @TempDir
    private Path folder;

    private String journal() {
        return folder.resolve("journal").toString();
    }

    private Cli proxy(String input, String... options) {
        List<String> arguments = new ArrayList<>(List.of("proxy", "--journal", journal()));
        arguments.addAll(List.of(options));
        arguments.addAll(List.of("--", "sh", "-c", SERVER));
        return Cli.runWith(input, arguments.toArray(String[]::new));
    }

    private static String call(int id) {
        return "{\"jsonrpc\":\"2.0\",\"id\":" + id
                + ",\"method\":\"tools/call\",\"params\":{\"name\":\"w\",\"arguments\":{\"n\":1}}}\n";
    }

    private Cli operator(String... arguments) {
        return operatorWith("", arguments);
    }

    private Cli operatorWith(String input, String... arguments) {
        List<String> all = new ArrayList<>(List.of("operator", "--journal", journal()));
        all.addAll(List.of(arguments));
        return Cli.runWith(input, all.toArray(String[]::new));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--console 127.0.0.1:1",
                "--upstream http://127.0.0.1/",
                "--verified-by a.jar",
                "--undo a=b",
                "--on-eof hold",
                "--wait x",
                "--wait -1",
                "--ticket-ttl 0",
                "--upstream-timeout 0",
                "--recheck",
                "--trust-read-only-hints=maybe",
                "stray"
            })
    void whatIsNoOptionEndsBeforeTheServerStarts(String options) {
        Path mark = folder.resolve("started");
        List<String> arguments = new ArrayList<>(List.of("proxy", "--journal", journal()));
        arguments.addAll(List.of(options.split(" ")));
        arguments.addAll(List.of("--", "touch", mark.toString()));
        assertEquals(2, Cli.run(arguments.toArray(String[]::new)).status());
        assertFalse(Files.exists(mark));
    }

    @Test
    void aServerMustBeNamed() {
        assertEquals(2, Cli.run("proxy", "--journal", journal()).status());
        assertEquals(2, Cli.run("proxy", "--journal", journal(), "--").status());
    }

    @ParameterizedTest
    @ValueSource(strings = {"undo 1", "commit", "abort", "recover", "nonsense", ""})
    void whatIsNoVerbIsRefused(String verb) {
        assertEquals(
                2, operator(verb.isEmpty() ? new String[0] : verb.split(" ")).status());
    }

    @Test
    void aCallIsHeldShownApprovedAndSent() {
        Cli held = proxy(HANDSHAKE + call(1));
        assertEquals(0, held.status(), held::err);
        assertTrue(held.out().contains("approval-required"), held::out);
        String ticket = Json.parse(operator("list", "--format", "json").out(), "list")
                .at("/tickets/0/ticket")
                .asText();
        assertTrue(operator("list").out().startsWith("TICKET"));
        assertTrue(operator("show", ticket).out().contains("n = 1"));
        assertEquals(1, operator("show", "t-none").status());
        assertEquals(0, operator("approve", ticket).status());
        Cli sent = proxy(HANDSHAKE + call(2));
        assertTrue(sent.out().contains("\"content\":[]"), sent::out);
        assertEquals(1, operator("approve", ticket).status());
        assertEquals(1, operator("deny", ticket).status());
        assertTrue(operator("calls").out().contains("ticket " + ticket));
        assertEquals(1, operator("accept", "w").status());
        assertEquals(1, operator("restore", "w").status());
        assertEquals(1, operator("revoke", "w").status());
        assertEquals(0, operator("grant", "w", "--uses", "1").status());
        assertEquals(0, operator("revoke", "w").status());
        assertEquals(1, operator("resume").status());
        assertEquals(0, operator("stop", "for", "now").status());
        assertTrue(proxy(HANDSHAKE + call(3)).out().contains("\"stopped\""));
        assertTrue(operator("status").out().startsWith("STOPPED: for now, "));
        assertEquals(0, operator("resume").status());
    }

    @Test
    void aSecretIsAskedForOnceItIsSet() {
        proxy(HANDSHAKE + call(1));
        String ticket = Json.parse(operator("--format", "json", "list").out(), "list")
                .at("/tickets/0/ticket")
                .asText();
        assertEquals(0, operatorWith("a long enough secret\n", "secret").status());
        assertEquals(2, operator("approve", ticket).status());
        assertEquals(2, operatorWith("another\n", "approve", ticket).status());
        assertEquals(
                0, operatorWith("a long enough secret\n", "approve", ticket).status());
        assertEquals(2, operatorWith("another\n", "secret").status());
        assertEquals(
                0,
                operatorWith("a long enough secret\nthe next secret\n", "secret")
                        .status());
        assertEquals(2, operatorWith("a long enough secret\n", "resume").status());
        assertEquals(1, operatorWith("the next secret\n", "resume").status());
        assertEquals(0, operator("deny", ticket).status());
    }

    @Test
    void aJournalThatIsNotThereIsAClearMessage() {
        Cli none = operator("list");
        assertEquals(2, none.status());
        assertTrue(none.err().startsWith("hintproof: there is no journal in "), none::err);
        assertEquals(2, Cli.run("operator", "list").status());
    }
}
