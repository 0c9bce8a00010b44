package dev.hintproof.proxy.surface;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.hintproof.proxy.wire.MessageReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Takes out of a server's words what only the gate may say, so that a verdict has one source. */
public final class Namespace {
    /** Where the gate's word on a tool or a call stands, in {@code _meta}. */
    public static final String GATE = MessageReader.OWN_NAMESPACE + "gate";

    private Namespace() {}

    /** Whether the server may not use that key where it speaks about itself. */
    static boolean isReserved(String key) {
        return key.startsWith(MessageReader.OWN_NAMESPACE)
                || key.equals(MessageReader.CLAIM_KEY)
                || key.endsWith("/" + MessageReader.CLAIM_KEY);
    }

    /** Removes reserved keys from every {@code _meta} of the tree, at any depth but inside {@code structuredContent}, which is data. */
    public static void clean(JsonNode node) {
        if (node instanceof ObjectNode object) {
            for (String key : namesLike(object, "_meta")) {
                if (object.get(key) instanceof ObjectNode meta && removeReserved(meta) && meta.isEmpty()) {
                    object.remove(key);
                }
            }
            for (Map.Entry<String, JsonNode> member : object.properties()) {
                if (!member.getKey().equals("structuredContent")) {
                    clean(member.getValue());
                }
            }
        } else if (node.isArray()) {
            node.forEach(Namespace::clean);
        }
    }

    /** The object's keys that are that name, or differ from it by case alone, as some readers take no notice of case. */
    static List<String> namesLike(ObjectNode object, String name) {
        List<String> like = new ArrayList<>();
        object.fieldNames().forEachRemaining(key -> {
            if (key.equalsIgnoreCase(name)) {
                like.add(key);
            }
        });
        return like;
    }

    /** Removes reserved keys from this object alone; says whether there were any. */
    static boolean removeReserved(ObjectNode object) {
        List<String> reserved = new ArrayList<>();
        object.fieldNames().forEachRemaining(name -> {
            if (isReserved(name)) {
                reserved.add(name);
            }
        });
        object.remove(reserved);
        return !reserved.isEmpty();
    }
}
