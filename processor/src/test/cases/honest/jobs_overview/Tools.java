package honest.jobs_overview;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

@McpServer(name = "cases")
public class Tools {
    private final JobStore store = new JobStore();

    @McpTool @Plain // accepted
    public List<JobView> list(int limit) {
        return store.all().stream()
                .sorted(Comparator.comparing(Job::created).reversed())
                .limit(limit)
                .map(job -> new JobView(job.id(), job.state().name().toLowerCase(Locale.ROOT), age(job)))
                .toList();
    }

    // args: "b"
    @McpTool @Plain // accepted
    public Optional<JobView> find(String id) {
        return store.find(id).map(job -> new JobView(job.id(), job.state().toString(), age(job)));
    }

    @McpTool @Plain // accepted
    public Map<State, Integer> counts() {
        Map<State, Integer> counts = new EnumMap<>(State.class);
        for (Job job : store.all()) {
            counts.merge(job.state(), 1, Integer::sum);
        }
        return counts;
    }

    private static String age(Job job) {
        Duration age = Duration.between(job.created(), Instant.now());
        return age.toDays() > 0 ? age.toDays() + " d" : age.toMinutes() + " min";
    }

    public record JobView(String id, String state, String age) {}
}

enum State {
    WAITING,
    RUNNING,
    DONE
}

record Job(String id, State state, Instant created) {}

class JobStore {
    private final Map<String, Job> jobs = new ConcurrentHashMap<>();

    JobStore() {
        Instant start = Instant.parse("2026-01-01T00:00:00Z");
        int n = 0;
        for (String id : List.of("a", "b", "c")) {
            jobs.put(id, new Job(id, State.values()[n++], start.plusSeconds(60L * n)));
        }
    }

    Collection<Job> all() {
        return Collections.unmodifiableCollection(jobs.values());
    }

    Optional<Job> find(String id) {
        return Optional.ofNullable(jobs.get(id));
    }
}
