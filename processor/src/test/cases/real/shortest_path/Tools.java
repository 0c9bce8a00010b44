package real.shortest_path;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.util.HashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;

@McpServer(name = "cases")
public class Tools {
    private final Map<String, Map<String, Integer>> roads = Map.of(
            "a", Map.of("b", 4, "c", 1),
            "b", Map.of("d", 1),
            "c", Map.of("b", 2, "d", 7),
            "d", Map.of());

    // args: "a", "d"
    @McpTool @Plain // accepted
    public List<String> route(String from, String to) {
        Map<String, Integer> distances = new HashMap<>(Map.of(from, 0));
        Map<String, String> previous = new HashMap<>();
        PriorityQueue<Step> queue = new PriorityQueue<>();
        queue.add(new Step(from, 0));
        while (!queue.isEmpty()) {
            Step step = queue.poll();
            if (step.place().equals(to)) {
                break;
            }
            for (Map.Entry<String, Integer> road : roads.getOrDefault(step.place(), Map.of()).entrySet()) {
                int distance = step.distance() + road.getValue();
                if (distance < distances.getOrDefault(road.getKey(), Integer.MAX_VALUE)) {
                    distances.put(road.getKey(), distance);
                    previous.put(road.getKey(), step.place());
                    queue.add(new Step(road.getKey(), distance));
                }
            }
        }
        LinkedList<String> route = new LinkedList<>();
        for (String place = to; place != null; place = previous.get(place)) {
            route.addFirst(place);
        }
        return route;
    }

    record Step(String place, int distance) implements Comparable<Step> {
        @Override
        public int compareTo(Step other) {
            return Integer.compare(distance, other.distance);
        }
    }
}
