package dev.hintproof.manifest.audit;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.TextNode;
import dev.hintproof.manifest.schema.Pointers;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/** Authority that a document asks for, where it carries it: OAuth scopes, permissions, paths. Breadth only ever quarantines. */
final class BreadthAudit {

    private static final Set<String> SCOPE_KEYS = Set.of(
            "scope",
            "scopes",
            "oauthscopes",
            "oauth_scopes",
            "requiredscopes",
            "required_scopes",
            "permissions",
            "capabilitiesrequired");
    private static final Set<String> PATH_KEYS = Set.of(
            "paths",
            "allowedpaths",
            "allowed_paths",
            "alloweddirectories",
            "allowed_directories",
            "roots",
            "filesystem",
            "allowedhosts",
            "allowed_hosts",
            "hosts");
    private static final Pattern BROAD_SCOPE = Pattern.compile(
            "\\*|(?:.*[:./_-])?(?:\\*|all|full[_-]?access|admin|root|superuser|write[_-]?all|read[_-]?write[_-]?all)(?:[:./_-]\\*)?|https://www\\.googleapis\\.com/auth/(?:cloud-platform|drive|gmail)|https://mail\\.google\\.com/",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern BROAD_PATH = Pattern.compile(
            "/|[A-Za-z]:\\\\?|~/?|(?:~|/|[A-Za-z]:)?[/\\\\]?\\*{1,2}(?:[/\\\\]\\*{1,2})*|0\\.0\\.0\\.0/0");

    private final String tool;
    private final Consumer<Finding> out;

    BreadthAudit(String tool, Consumer<Finding> out) {
        this.tool = tool;
        this.out = out;
    }

    /** Looks at what isn't a schema: parameters that are called scope ask for nothing. */
    void run(JsonNode node, String pointer) {
        for (Map.Entry<String, JsonNode> member : node.properties()) {
            String key = member.getKey();
            String at = Pointers.child(pointer, key);
            String folded = key.toLowerCase(Locale.ROOT);
            if (key.equals("inputSchema") || key.equals("outputSchema") || key.equals("tools")) {
                continue;
            }
            if (SCOPE_KEYS.contains(folded)) {
                values(member.getValue(), at, BROAD_SCOPE, "scope");
            } else if (PATH_KEYS.contains(folded)) {
                values(member.getValue(), at, BROAD_PATH, "path or host");
            } else {
                run(member.getValue(), at);
            }
        }
        for (int i = 0; node.isArray() && i < node.size(); i++) {
            run(node.path(i), Pointers.child(pointer, i));
        }
    }

    private void values(JsonNode value, String at, Pattern broad, String what) {
        if (value.isTextual()) {
            for (String one : value.textValue().split("[ ,]+", -1)) {
                if (broad.matcher(one).matches()) {
                    out.accept(new Finding(
                            tool,
                            AuditRule.BROAD_SCOPE,
                            Severity.QUARANTINE,
                            at,
                            "it asks for the " + what + " '" + one + "', which admits everything",
                            "ask for what the tools need, and no more"));
                }
            }
        } else if (value.isArray()) {
            for (int i = 0; i < value.size(); i++) {
                values(value.path(i), Pointers.child(at, i), broad, what);
            }
        } else if (value.isObject()) {
            for (Map.Entry<String, JsonNode> member : value.properties()) {
                values(new TextNode(member.getKey()), Pointers.child(at, member.getKey()), broad, what);
                values(member.getValue(), Pointers.child(at, member.getKey()), broad, what);
            }
        }
    }
}
