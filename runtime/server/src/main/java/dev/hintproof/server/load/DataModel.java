package dev.hintproof.server.load;

import dev.hintproof.server.ToolServer;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What Jackson must be told of the program's classes, from all servers together.
 *
 * @param memberNames see {@link ToolServer#memberNames()}
 * @param cases see {@link ToolServer#cases()}
 * @param threeStates see {@link ToolServer#threeStates()}
 * @param loader of the program's classes, which need not be that of the thread; empty for the system's own
 */
public record DataModel(
        Map<Class<?>, Map<String, String>> memberNames,
        Map<Class<?>, Map<String, Class<?>>> cases,
        Map<Class<?>, Set<String>> threeStates,
        Optional<ClassLoader> loader) {

    /** Copies the maps. */
    public DataModel {
        memberNames = Map.copyOf(memberNames);
        cases = Map.copyOf(cases);
        threeStates = Map.copyOf(threeStates);
    }

    /** What those servers say; they agree where they speak of one class, or are of different builds. */
    static DataModel of(List<ToolServer> servers) {
        Map<Class<?>, Map<String, String>> names = new HashMap<>();
        Map<Class<?>, Map<String, Class<?>>> cases = new HashMap<>();
        Map<Class<?>, Set<String>> threeStates = new HashMap<>();
        for (ToolServer server : servers) {
            server.memberNames()
                    .forEach((type, more) ->
                            names.computeIfAbsent(type, key -> new HashMap<>()).putAll(more));
            cases.putAll(server.cases());
            server.threeStates()
                    .forEach((type, more) -> threeStates
                            .computeIfAbsent(type, key -> new HashSet<>())
                            .addAll(more));
        }
        Optional<ClassLoader> loader =
                servers.stream().findFirst().map(server -> server.serverType().getClassLoader());
        return new DataModel(names, cases, threeStates, loader);
    }
}
