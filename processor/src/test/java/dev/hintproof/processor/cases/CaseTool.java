package dev.hintproof.processor.cases;

import dev.hintproof.manifest.effect.Capability;
import java.util.Set;

/**
 * One tool of a case, with what is expected of it.
 *
 * @param line the line of its annotation
 * @param owner internal name of its class
 * @param method its name
 * @param descriptor its descriptor
 * @param isStatic whether it is static
 * @param admitted the capabilities that its declaration admits
 * @param asSources what is expected where its class is compiled
 * @param asDependency what is expected of a one-line tool that calls it in a jar
 * @param asMethod what is expected of the question what the method reaches
 * @param arguments the arguments of the run, as a JSON array's elements; empty for defaults
 * @param run how it runs
 */
record CaseTool(
        int line,
        String owner,
        String method,
        String descriptor,
        boolean isStatic,
        Set<Capability> admitted,
        Verdict asSources,
        Verdict asDependency,
        Verdict asMethod,
        String arguments,
        Run run) {

    /**
     * How a tool's truth is found out.
     *
     * @param kind how it is run
     * @param reason why it can't run, or why the run shows something else than the verdict; empty where neither is so
     */
    record Run(Kind kind, String reason) {

        /** The ways to run a tool. */
        enum Kind {
            /** Together with others in one process. */
            SHARED,
            /** In a process of its own. */
            ALONE,
            /** Not at all. */
            NO,
            /** The rule refuses it although this run shows no effect. */
            NOTHING,
            /** The rule accepts it although this run shows an effect. */
            HARMLESS
        }

        static Run parse(String text) {
            int comma = text.indexOf(',');
            String word = (comma < 0 ? text : text.substring(0, comma)).strip();
            String reason = comma < 0 ? "" : text.substring(comma + 1).strip();
            Kind kind = switch (word) {
                case "alone" -> Kind.ALONE;
                case "no" -> Kind.NO;
                case "nothing" -> Kind.NOTHING;
                case "harmless" -> Kind.HARMLESS;
                default -> throw new IllegalArgumentException("no way to run: " + text);
            };
            if (kind != Kind.ALONE && reason.isEmpty()) {
                throw new IllegalArgumentException("a reason is missing: " + text);
            }
            return new Run(kind, reason);
        }
    }
}
