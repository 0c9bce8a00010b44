package dev.hintproof.manifest.audit;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * The audit of lists that are used together. Tools are given in order, list by list; it keeps names and descriptions, never schemas,
 * so that a census of a whole registry fits into little memory.
 */
public final class ListAudit implements SetAudit {

    private static final Pattern BRIDGE = Pattern.compile(
            "\\b(?:mcp-remote|mcp-proxy|supergateway|mcp-bridge|mcp_remote|remote-mcp)\\b", Pattern.CASE_INSENSITIVE);

    private final Registry registry = new Registry();
    private final List<Numbered> findings = new ArrayList<>();
    private final Map<String, Integer> names = new HashMap<>();
    private final Set<String> folded = new HashSet<>();

    private record Numbered(int index, Finding finding) {}

    /** What one tool by itself gave. Tools of one list come one after the other. */
    @Override
    public void add(String list, Auditor.ToolFindings tool) {
        tool.findings().forEach(finding -> findings.add(new Numbered(tool.index(), finding)));
        tool.name().ifPresent(name -> {
            int count = names.merge(name, 1, Integer::sum);
            folded.add(DeclaredNames.fold(name));
            if (count == 2) {
                findings.add(new Numbered(
                        tool.index(),
                        new Finding(
                                name,
                                AuditRule.DUPLICATE_NAME,
                                Severity.QUARANTINE,
                                "/name",
                                "two tools of this list have this name, and which one a call reaches is unknown",
                                "rename one")));
            }
            registry.add(list, name, tool.description(), finding -> findings.add(new Numbered(tool.index(), finding)));
        });
    }

    /** What the document says beside its tools: authority that it asks for, and whether it speaks for another server. */
    @Override
    public void document(JsonNode members) {
        new BreadthAudit("", finding -> findings.add(new Numbered(-1, finding))).run(members, "");
        if (BRIDGE.matcher(members.toString()).find()) {
            findings.add(new Numbered(
                    -1,
                    new Finding(
                            "",
                            AuditRule.DECORATIVE_MANIFEST,
                            Severity.NOTE,
                            "",
                            "the server merely passes on what a remote one lists, so this list does not decide what is called",
                            "audit the remote server, and hold its calls at a gate")));
        }
    }

    /** Ends a list: gives its findings in the order of its tools, and makes ready for the next list. */
    @Override
    public List<Finding> end() {
        var result = findings.stream()
                .filter(numbered -> numbered.finding().unlessListed().stream()
                        .noneMatch(name -> folded.contains(DeclaredNames.fold(name))))
                .sorted(Comparator.comparingInt(Numbered::index))
                .map(Numbered::finding)
                .toList();
        findings.clear();
        names.clear();
        folded.clear();
        return result;
    }
}
