package dev.hintproof.processor.cases;

import dev.hintproof.manifest.effect.Capability;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a case expects of one tool, as it stands in a comment: {@code accepted}, or {@code refused: fs.delete via Files.delete}. */
sealed interface Verdict {

    /**
     * The declared class holds.
     *
     * @param assumes parts of assumptions that must be listed
     */
    record Accepted(List<String> assumes) implements Verdict {}

    /**
     * The declared class is contradicted, by exactly these kinds of boundaries.
     *
     * @param findings what must be reported
     */
    record Refused(List<Finding> findings) implements Verdict {}

    /** It isn't judged in this way. */
    record Skipped(String reason) implements Verdict {}

    /**
     * One finding.
     *
     * @param capability the capability that must be named
     * @param via text that the boundary or a step of the path must contain; empty admits any
     * @param orOpaque whether {@code opaque} will do in its place
     * @param maybe whether it may be absent
     */
    record Finding(Capability capability, String via, boolean orOpaque, boolean maybe) {

        static Finding parse(String text) {
            String rest = text.strip();
            boolean maybe = rest.startsWith("maybe ");
            if (maybe) {
                rest = rest.substring("maybe ".length());
            }
            boolean orOpaque = rest.endsWith(" or opaque");
            if (orOpaque) {
                rest = rest.substring(0, rest.length() - " or opaque".length());
            }
            int via = rest.indexOf(" via ");
            String word = via < 0 ? rest : rest.substring(0, via);
            String name = via < 0 ? "" : rest.substring(via + " via ".length()).strip();
            Optional<Capability> capability = Capability.of(word.strip());
            return new Finding(
                    capability.orElseThrow(() -> new IllegalArgumentException("no capability: " + text)),
                    name,
                    orOpaque,
                    maybe);
        }
    }

    /** Reads the text behind {@code //}; throws where it is none. */
    static Verdict parse(String text) {
        String words = text.strip();
        if (words.startsWith("no, ")) {
            return new Skipped(words.substring("no, ".length()));
        }
        if (words.startsWith("refused: ")) {
            List<Finding> findings = new ArrayList<>();
            for (String part : words.substring("refused: ".length()).split(",", -1)) {
                findings.add(Finding.parse(part));
            }
            return new Refused(List.copyOf(findings));
        }
        if (words.equals("accepted")) {
            return new Accepted(List.of());
        }
        if (words.startsWith("accepted, assumes ")) {
            return new Accepted(List.of(
                    words.substring("accepted, assumes ".length()).strip().split(" and ", -1)));
        }
        throw new IllegalArgumentException("no verdict: " + text);
    }
}
