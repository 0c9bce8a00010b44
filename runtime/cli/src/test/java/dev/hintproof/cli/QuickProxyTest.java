package dev.hintproof.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

/** The reader that needs no picocli reads as picocli does, or leaves it to it. */
final class QuickProxyTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "proxy -- server",
                "proxy --journal j -- server --journal x -- y",
                "proxy --trust-read-only-hints --journal a/b --wait 1.5 -- s",
                "proxy --elicit-approvals --ticket-ttl 10 --recheck 0 --upstream-timeout 0.25 --key-command print -- s -x"
            })
    void whatItReadsIsWhatPicocliReads(String line) {
        ProxySettings quick = QuickProxy.read(line.split(" ", -1));
        assertNotNull(quick);
        CommandLine picocli = Hintproof.commandLine(Cli.terminal());
        var parsed = picocli.parseArgs(line.split(" ", -1)).subcommand().commandSpec();
        for (String option : List.of("wait", "ticket-ttl", "recheck", "upstream-timeout")) {
            Duration value = parsed.findOption("--" + option).getValue();
            assertEquals(
                    value,
                    switch (option) {
                        case "wait" -> quick.patience();
                        case "ticket-ttl" -> quick.ticketTtl();
                        case "recheck" -> quick.recheck();
                        default -> quick.upstreamTimeout();
                    },
                    option);
        }
        assertEquals((Path) parsed.findOption("--journal").getValue(), quick.journal());
        assertEquals((Boolean) parsed.findOption("--trust-read-only-hints").getValue(), quick.trustReadOnlyHints());
        assertEquals((Boolean) parsed.findOption("--elicit-approvals").getValue(), quick.elicit());
        assertEquals(parsed.positionalParameters().get(0).getValue(), quick.command());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "audit x",
                "proxy",
                "proxy --",
                "proxy server",
                "proxy stray -- s",
                "proxy --help -- s",
                "proxy --journal=j -- s",
                "proxy --journal -- s",
                "proxy --journal j --journal k -- s",
                "proxy --journal @file -- s",
                "proxy --wait -1 -- s",
                "proxy --wait x -- s",
                "proxy --ticket-ttl 0 -- s",
                "proxy --upstream-timeout 0.0 -- s",
                "proxy --undo a=b -- s",
                "proxy --trust-read-only-hints=true -- s"
            })
    void whatIsNotPlainIsLeftToPicocli(String line) {
        assertNull(QuickProxy.read(line.split(" ", -1)));
    }

    @Test
    void aServersArgumentIsNoFileOfArguments() {
        ProxySettings quick = QuickProxy.read("proxy", "--", "npx", "@modelcontextprotocol/server-memory");
        assertNotNull(quick);
        assertEquals(List.of("npx", "@modelcontextprotocol/server-memory"), quick.command());
    }
}
