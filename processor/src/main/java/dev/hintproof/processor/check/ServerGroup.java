package dev.hintproof.processor.check;

import dev.hintproof.manifest.model.Manifest;
import dev.hintproof.processor.model.ServerModel;
import dev.hintproof.processor.model.ToolModel;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * All classes of one server, compiled now or earlier: what becomes one manifest.
 *
 * @param name the server's name
 * @param servers its classes, sorted by name
 */
public record ServerGroup(String name, List<ServerModel> servers) {

    /** Sorts the classes. */
    public ServerGroup {
        servers = servers.stream()
                .sorted(java.util.Comparator.comparing(ServerModel::owner))
                .toList();
    }

    /** Groups classes by their server's name. */
    public static List<ServerGroup> of(Collection<ServerModel> servers) {
        SortedMap<String, List<ServerModel>> groups = new TreeMap<>();
        for (ServerModel server : servers) {
            groups.computeIfAbsent(server.about().name(), name -> new ArrayList<>())
                    .add(server);
        }
        return groups.entrySet().stream()
                .map(group -> new ServerGroup(group.getKey(), group.getValue()))
                .toList();
    }

    /** Its tools, by class and order of declaration. */
    public List<ToolModel> tools() {
        return servers.stream().flatMap(server -> server.tools().stream()).toList();
    }

    /** What its classes say of it; where one is silent, another's word counts. */
    public Manifest.Server identity() {
        String version = first(ServerModel.About::version).orElse("1.0.0");
        return new Manifest.Server(
                name, version, first(ServerModel.About::title), first(ServerModel.About::instructions));
    }

    private Optional<String> first(Function<ServerModel.About, String> member) {
        return servers.stream()
                .map(server -> member.apply(server.about()))
                .filter(text -> !text.isEmpty())
                .findFirst();
    }
}
