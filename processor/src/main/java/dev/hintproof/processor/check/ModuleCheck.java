package dev.hintproof.processor.check;

import dev.hintproof.processor.analysis.Analyzer;
import dev.hintproof.processor.analysis.Analyzer.BoundViolation;
import dev.hintproof.processor.host.Sources;
import dev.hintproof.processor.report.Message;
import dev.hintproof.processor.report.Messages;
import dev.hintproof.processor.report.Problem;
import dev.hintproof.processor.report.Severity;
import java.io.IOException;
import java.util.List;

/** All servers of a module, and all bounds in it: checked, reported, and what follows written. */
public final class ModuleCheck {

    private final Analyzer analyzer;
    private final ServerCheck.Settings settings;
    private final Sources sources;
    private final Messages messages;
    private final Results results;

    /** A check of what an analyser sees. */
    public ModuleCheck(
            Analyzer analyzer, ServerCheck.Settings settings, Sources sources, Messages messages, Results results) {
        this.analyzer = analyzer;
        this.settings = settings;
        this.sources = sources;
        this.messages = messages;
        this.results = results;
    }

    /**
     * Checks and writes.
     *
     * @param servers every server of the module
     */
    public void run(List<ServerGroup> servers) throws IOException {
        List<BoundViolation> violations = analyzer.boundViolations();
        var bounds = new BoundCheck(sources);
        List<Message> broken = violations.stream().map(bounds::message).toList();
        messages.report(broken);
        for (BoundViolation violation : violations) {
            // Else the next incremental build would find everything up to date, and package it.
            results.deleteClass(violation.offender().owner());
        }
        List<String> reasons = broken.stream().map(Message::headline).toList();
        for (ServerGroup server : servers) {
            ServerCheck.Outcome outcome = new ServerCheck(analyzer, settings).check(server);
            messages.report(outcome.messages());
            if (outcome.manifest().isPresent() && broken.isEmpty()) {
                results.accept(outcome.manifest().get());
            } else {
                results.refuse(server, reasons(outcome, reasons));
            }
        }
    }

    private static List<String> reasons(ServerCheck.Outcome outcome, List<String> bounds) {
        var all = new java.util.ArrayList<String>(bounds);
        for (Message message : outcome.messages()) {
            if (message.problem().severity() == Severity.ERROR) {
                all.add("[" + message.problem().pageName() + "] " + message.headline());
            }
        }
        return all;
    }

    /** Refuses every server where the check itself couldn't be made. */
    public static void refuseAll(List<ServerGroup> servers, Results results, Problem why) throws IOException {
        for (ServerGroup server : servers) {
            results.refuse(server, List.of("[" + why.pageName() + "]"));
        }
    }
}
