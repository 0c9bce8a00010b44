import org.apache.commons.logging.LogFactory;
import org.apache.logging.log4j.LogManager;
import org.jboss.logging.Logger;

class LoggingProgram {
    private static final org.apache.logging.log4j.Logger LOG4J = LogManager.getLogger();
    private static final org.apache.commons.logging.Log COMMONS = LogFactory.getLog(LoggingProgram.class);
    private static final Logger JBOSS = Logger.getLogger(LoggingProgram.class);
    private static final java.util.logging.Logger JUL = java.util.logging.Logger.getLogger("x");

    void log4j(String name) { // = log
        LOG4J.info("hello {}", name);
        LOG4J.debug(() -> "lazy " + name);
    }

    void commons(String name) { // = log
        COMMONS.warn("hello " + name, new IllegalStateException());
    }

    void jboss(String name) { // = log
        JBOSS.infof("hello %s", name);
    }

    void jul(String name) { // = log
        JUL.log(java.util.logging.Level.INFO, "hello {0}", name);
    }

    void lazyMessageThatEnds() { // = log process.exit
        LOG4J.debug(() -> {
            System.exit(1);
            return "bye";
        });
    }
}
