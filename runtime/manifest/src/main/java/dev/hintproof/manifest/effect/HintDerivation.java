package dev.hintproof.manifest.effect;

import java.util.EnumSet;
import java.util.Set;

/**
 * What the hints of a tool are derived from, and the only place where they are decided.
 *
 * @param declared the effect class that the tool is declared to have (and was checked to keep)
 * @param scope the capabilities that the declaration lists
 * @param reached every capability that its code can reach
 * @param vouchedOpenWorld whether a vouched boundary in its reach is said to touch entities outside
 * @param idempotent whether its author declares it idempotent
 */
public record HintDerivation(
        EffectClass declared, Scope scope, Set<Capability> reached, boolean vouchedOpenWorld, boolean idempotent) {

    /** Copies the reach. */
    public HintDerivation {
        reached = Set.copyOf(reached);
    }

    /** The hints by that profile's definitions. */
    public Hints hints(HintProfile profile) {
        boolean plain = declared == EffectClass.PLAIN;
        boolean readOnly = plain && !(profile == HintProfile.OPENAI_DIRECTORY && leavesTraces());
        return new Hints(readOnly, destructive(profile), idempotent || plain, openWorld());
    }

    private boolean destructive(HintProfile profile) {
        if (declared == EffectClass.PLAIN) {
            return false;
        }
        return switch (profile) {
            case DERIVED -> declared == EffectClass.EMISSION && !onlyAdds();
            case MCP_STRICT, OPENAI_DIRECTORY -> !onlyAdds();
            case ANTHROPIC_DIRECTORY -> scope.isUnscoped() || !beyondPlain().isEmpty();
        };
    }

    /** Whether the declaration admits nothing but additions beside what is plain; an unscoped one never does. */
    private boolean onlyAdds() {
        return !scope.isUnscoped() && beyondPlain().stream().allMatch(Capability::onlyAdds);
    }

    private boolean openWorld() {
        return vouchedOpenWorld
                || (declared == EffectClass.EMISSION && scope.isUnscoped())
                || reached.stream().anyMatch(HintDerivation::isOutside)
                || scope.listed().stream().flatMap(Set::stream).anyMatch(HintDerivation::isOutside);
    }

    private static boolean isOutside(Capability capability) {
        return capability.family().equals("net")
                || capability == Capability.PROCESS_SPAWN
                || capability == Capability.OPAQUE;
    }

    /** Log records and jobs: to OpenAI's directory a tool that leaves them isn't read-only. */
    private boolean leavesTraces() {
        return reached.contains(Capability.LOG) || reached.contains(Capability.THREAD);
    }

    private Set<Capability> beyondPlain() {
        var result = EnumSet.noneOf(Capability.class);
        scope.listed().ifPresent(result::addAll);
        result.removeIf(capability -> capability.effectClass() == EffectClass.PLAIN);
        return result;
    }
}
