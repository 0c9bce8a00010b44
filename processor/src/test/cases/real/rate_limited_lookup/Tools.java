package real.rate_limited_lookup;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.util.List;
import java.util.NavigableMap;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

@McpServer(name = "cases")
public class Tools {
    private static final Logger LOG = LoggerFactory.getLogger(Tools.class);
    private final Directory directory = new Directory();
    private final Semaphore permits = new Semaphore(4);

    // args: "ada"
    @McpTool @Plain // accepted
    public Person lookup(String name) throws InterruptedException {
        if (!permits.tryAcquire(1, TimeUnit.SECONDS)) {
            throw new IllegalStateException("busy");
        }
        long start = System.nanoTime();
        try {
            return directory.find(name).orElseThrow(() -> new NoSuchElementException("nobody is called " + name));
        } finally {
            permits.release();
            LOG.debug("lookup took {} ms", TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start));
        }
    }

    // args: "ad", 10
    @McpTool @Plain // accepted
    public List<String> suggest(String prefix, int limit) {
        return directory.prefix(prefix).keySet().stream().limit(limit).toList();
    }

    public record Person(String name, int age) {}
}

class Directory {
    private final NavigableMap<String, Tools.Person> people = new TreeMap<>();

    Directory() {
        for (String name : new String[] {"ada", "adam", "bob"}) {
            people.put(name, new Tools.Person(name, 30 + name.length()));
        }
    }

    Optional<Tools.Person> find(String name) {
        return Optional.ofNullable(people.get(name));
    }

    SortedMap<String, Tools.Person> prefix(String prefix) {
        return people.subMap(prefix, prefix + Character.MAX_VALUE);
    }
}
