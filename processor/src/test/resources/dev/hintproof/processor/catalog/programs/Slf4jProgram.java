import java.nio.file.Files;
import java.nio.file.Path;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.MDC;

class Slf4jProgram {
    private static final Logger LOG = LoggerFactory.getLogger(Slf4jProgram.class);

    static class Nasty {
        @Override
        public String toString() {
            try {
                Files.delete(Path.of("x"));
            } catch (java.io.IOException e) {
                throw new IllegalStateException(e);
            }
            return "nasty";
        }
    }

    void logs(String name, int count) { // = log
        LOG.info("{} has {}", name, count);
        LOG.atWarn().addArgument(name).log("fluent {}");
        LOG.error("failed", new IllegalStateException(name));
    }

    boolean asks() { // =
        return LOG.isDebugEnabled() && LOG.getName().isEmpty();
    }

    void context(String id) { // = log
        MDC.put("id", id);
        MDC.remove("id");
    }

    void formatsWhatDeletes() { // = log fs.delete
        LOG.info("{}", new Nasty());
    }
}
