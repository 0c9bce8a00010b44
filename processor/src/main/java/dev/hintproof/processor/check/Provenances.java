package dev.hintproof.processor.check;

import dev.hintproof.manifest.effect.EffectClass;
import dev.hintproof.manifest.model.Provenance;
import dev.hintproof.processor.analysis.Crossing;
import dev.hintproof.processor.analysis.Reach;
import dev.hintproof.processor.model.Declared;
import dev.hintproof.processor.model.ToolModel;
import dev.hintproof.processor.model.Undo;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Predicate;

/** Where a tool's hints come from, out of its declaration and its reach. */
final class Provenances {

    private Provenances() {}

    static Provenance of(String server, ToolModel tool, Declared declared, Reach reach) {
        Optional<Provenance.Undo> undo =
                declared.effectClass() == EffectClass.WITNESSED ? tool.undo().map(Provenances::undo) : Optional.empty();
        return new Provenance(
                server,
                tool.method().type(),
                tool.method().signature(),
                declared.effectClass(),
                declared.scope(),
                undo,
                tool.idempotent(),
                effects(reach),
                paths(reach),
                reach.vouched().stream()
                        .map(vouch -> new Provenance.Vouched(
                                vouch.boundary(),
                                vouch.effectClass(),
                                vouch.capabilities(),
                                vouch.openWorld(),
                                vouch.reason()))
                        .toList(),
                reach.assumes());
    }

    private static Provenance.Undo undo(Undo undo) {
        return new Provenance.Undo(undo.tool(), undo.witness().name().toLowerCase(Locale.ROOT));
    }

    private static Provenance.Effects effects(Reach reach) {
        return new Provenance.Effects(
                reach.capabilities(),
                boundaries(reach, crossing -> crossing.capability().effectClass() == EffectClass.EMISSION),
                boundaries(reach, crossing -> crossing.capability().effectClass() == EffectClass.WITNESSED),
                boundaries(reach, Provenances::isHostCode),
                Optional.of(reach.networkHosts()).filter(hosts -> !hosts.isEmpty()));
    }

    private static boolean isHostCode(Crossing crossing) {
        return switch (crossing.kind()) {
            case VOUCHED, NATIVE, UNRESOLVED -> true;
            case CATALOG, BOUND, STATE -> false;
        };
    }

    private static SortedSet<String> boundaries(Reach reach, Predicate<Crossing> which) {
        var names = new TreeSet<String>();
        reach.crossings().stream().filter(which).map(Crossing::boundary).forEach(names::add);
        return names;
    }

    /** The first crossing of each capability is the nearest: that is how a reach is sorted. */
    private static List<Provenance.Path> paths(Reach reach) {
        var nearest = new EnumMap<dev.hintproof.manifest.effect.Capability, Crossing>(
                dev.hintproof.manifest.effect.Capability.class);
        for (Crossing crossing : reach.crossings()) {
            if (crossing.capability().effectClass() != EffectClass.PLAIN) {
                nearest.putIfAbsent(crossing.capability(), crossing);
            }
        }
        var paths = new ArrayList<Provenance.Path>();
        nearest.forEach((capability, crossing) -> paths.add(new Provenance.Path(
                capability,
                crossing.boundary(),
                crossing.path().steps().stream()
                        .map(step -> new Provenance.Step(step.what(), step.where()))
                        .toList())));
        return paths;
    }
}
