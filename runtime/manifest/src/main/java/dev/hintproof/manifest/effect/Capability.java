package dev.hintproof.manifest.effect;

import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The closed list of kinds of boundaries, each with the least effect class that admits it. Sorted by class, then by family. */
public enum Capability {
    /** Reads files, folders or their attributes. */
    FS_READ("fs.read", EffectClass.PLAIN),
    /** Reads rows of a database by a statement that is known to read. */
    DB_READ("db.read", EffectClass.PLAIN),
    /** Sends a request by a method that RFC 9110 §9.2.1 calls safe. */
    NET_READ("net.read", EffectClass.PLAIN),
    /** Reads the environment: variables, properties, host names, hardware. */
    ENV_READ("env.read", EffectClass.PLAIN),
    /** Reads or waits for the clock. */
    CLOCK("clock", EffectClass.PLAIN),
    /** Takes random numbers. */
    RANDOM("random", EffectClass.PLAIN),
    /** Writes to a logger or to standard error. */
    LOG("log", EffectClass.PLAIN),
    /** Starts, schedules or waits for threads. */
    THREAD("thread", EffectClass.PLAIN),
    /** Tells the client something: progress, log messages. */
    CLIENT_NOTIFY("client.notify", EffectClass.PLAIN),
    /** Asks the client or its user something: sampling, elicitation, roots. */
    CLIENT_ASK("client.ask", EffectClass.PLAIN),
    /** Only adds files or folders. */
    FS_CREATE("fs.create", EffectClass.WITNESSED),
    /** Changes files, folders or their attributes. */
    FS_WRITE("fs.write", EffectClass.WITNESSED),
    /** Deletes files or folders. */
    FS_DELETE("fs.delete", EffectClass.WITNESSED),
    /** Only adds rows to a database. */
    DB_CREATE("db.create", EffectClass.WITNESSED),
    /** Runs a statement that may change a database. */
    DB_WRITE("db.write", EffectClass.WITNESSED),
    /** Changes memory that outlives the call. */
    STATE("state", EffectClass.WITNESSED),
    /** Changes settings of the process or the system. */
    SYSTEM_MODIFY("system.modify", EffectClass.WITNESSED),
    /** Sends a request that only adds; no rule yields it, a vouch can. */
    NET_CREATE("net.create", EffectClass.EMISSION),
    /** Sends what may change the other side. */
    NET_WRITE("net.write", EffectClass.EMISSION),
    /** Listens for connections. */
    NET_LISTEN("net.listen", EffectClass.EMISSION),
    /** Starts another program. */
    PROCESS_SPAWN("process.spawn", EffectClass.EMISSION),
    /** Ends this process or another. */
    PROCESS_EXIT("process.exit", EffectClass.EMISSION),
    /** Writes to standard output, which on a stdio server is the protocol's own stream. */
    STDOUT("stdout", EffectClass.EMISSION),
    /** Runs code that can't be looked into. */
    OPAQUE("opaque", EffectClass.EMISSION);

    private static final Map<String, Capability> BY_WIRE_NAME =
            Arrays.stream(values()).collect(Collectors.toUnmodifiableMap(Capability::wireName, Function.identity()));

    private final String wireName;
    private final EffectClass effectClass;

    Capability(String wireName, EffectClass effectClass) {
        this.wireName = wireName;
        this.effectClass = effectClass;
    }

    /** The name that annotations, catalogs, manifests and messages use, such as {@code net.read}. */
    public String wireName() {
        return wireName;
    }

    /** The least effect class that admits it. */
    public EffectClass effectClass() {
        return effectClass;
    }

    /** What it touches: the part of its name before the dot ({@code fs}, {@code db}, {@code net}…), or the whole name. */
    public String family() {
        int dot = wireName.indexOf('.');
        return dot < 0 ? wireName : wireName.substring(0, dot);
    }

    /** Whether it only adds: {@code fs.create}, {@code db.create}, {@code net.create}. */
    public boolean onlyAdds() {
        return wireName.endsWith(".create");
    }

    /** The capability of that wire name; empty where there is none. */
    public static Optional<Capability> of(String wireName) {
        return Optional.ofNullable(BY_WIRE_NAME.get(wireName));
    }

    @Override
    public String toString() {
        return wireName;
    }
}
