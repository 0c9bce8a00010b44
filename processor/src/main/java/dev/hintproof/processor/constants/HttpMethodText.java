package dev.hintproof.processor.constants;

import dev.hintproof.manifest.effect.Capability;
import dev.hintproof.processor.constants.ConstantText.Part;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What a request does by its method. */
public final class HttpMethodText {

    /** The safe methods of RFC 9110 §9.2.1. */
    private static final Set<String> SAFE = Set.of("GET", "HEAD", "OPTIONS", "TRACE");

    private HttpMethodText() {}

    /**
     * {@code net.read} where every method that the text can be is a safe one, else {@code net.write}. Methods are case-sensitive
     * (RFC 9110 §9.1): {@code get} isn't {@code GET}.
     */
    public static TextEffect effect(ConstantText method) {
        Optional<String> hole = Holes.unknown(method);
        if (hole.isPresent()) {
            return new TextEffect(Capability.NET_WRITE, hole);
        }
        try {
            for (String one : alternatives(method)) {
                if (!SAFE.contains(one)) {
                    return TextEffect.of(Capability.NET_WRITE, unsafe(one));
                }
            }
        } catch (Refused e) {
            return TextEffect.of(Capability.NET_WRITE, e.why());
        }
        return TextEffect.of(Capability.NET_READ);
    }

    private static String unsafe(String method) {
        if (method.isEmpty()) {
            return "the HTTP method is empty";
        }
        return SAFE.stream().anyMatch(method::equalsIgnoreCase)
                ? "HTTP methods are case-sensitive: '" + method + "' isn't a safe one (RFC 9110 §9.1)"
                : "'" + method + "' isn't a safe HTTP method (RFC 9110 §9.2.1)";
    }

    private static List<String> alternatives(ConstantText method) throws Refused {
        var result = new Alternatives();
        for (Part part : method.parts()) {
            if (part instanceof Part.Literal literal) {
                result.add(literal.text());
            } else if (part instanceof Part.Identifier identifier
                    && !identifier.alternatives().isEmpty()) {
                result.addAny(identifier.alternatives());
            } else {
                throw new Refused("the HTTP method isn't constant");
            }
        }
        return result.all();
    }
}
