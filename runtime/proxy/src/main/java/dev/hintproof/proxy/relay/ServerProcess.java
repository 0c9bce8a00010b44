package dev.hintproof.proxy.relay;

import dev.hintproof.proxy.wire.LineReader;
import dev.hintproof.proxy.wire.LineWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** A server that is a process and talks over its standard input and output. */
final class ServerProcess implements Upstream {
    /** A line of the server's standard error that is longer is cut there, in bytes. */
    private static final int LONGEST_ERROR_LINE = 1024 * 1024;

    private final Process process;
    private final LineWriter toServer;
    private final LineReader fromServer;

    private ServerProcess(Process process) {
        this.process = process;
        this.toServer = new LineWriter(rawOutput(process));
        this.fromServer = new LineReader(process.getInputStream());
    }

    /**
     * Starts the server.
     *
     * @throws IOException where the command can't be run
     */
    static ServerProcess start(List<String> command, GateLog log) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(command);
        // Python servers on Windows would write the code page's bytes otherwise.
        builder.environment().putIfAbsent("PYTHONUTF8", "1");
        // What is meant for the gate, such as the command that prints its key, is no business of the server's.
        builder.environment().keySet().removeIf(name -> name.startsWith("HINTPROOF_"));
        ServerProcess server = new ServerProcess(builder.start());
        Thread pump = new Thread(() -> server.pumpErrors(log), "server-stderr");
        pump.setDaemon(true);
        pump.start();
        return server;
    }

    /** The process's stream without Java's buffer: each message is one write. */
    private static OutputStream rawOutput(Process process) {
        return process.getOutputStream();
    }

    @Override
    public LineWriter writer() {
        return toServer;
    }

    @Override
    public LineReader reader() {
        return fromServer;
    }

    @Override
    public void end(long patienceMillis) {
        try {
            toServer.close();
        } catch (IOException e) {
            // it has closed its side already
        }
        List<ProcessHandle> family;
        try (Stream<ProcessHandle> descendants = process.descendants()) {
            family = descendants.toList();
        }
        if (!waitFor(patienceMillis)) {
            family.forEach(ProcessHandle::destroy);
            process.destroy();
            if (!waitFor(2000)) {
                process.destroyForcibly();
            }
        }
        family.stream().filter(ProcessHandle::isAlive).forEach(ProcessHandle::destroyForcibly);
    }

    @Override
    public void kill() {
        try (Stream<ProcessHandle> descendants = process.descendants()) {
            descendants.forEach(ProcessHandle::destroyForcibly);
        }
        process.destroyForcibly();
    }

    @Override
    public String ending() {
        return waitFor(500) ? "it ended with exit status " + process.exitValue() : "it closed its output";
    }

    private boolean waitFor(long millis) {
        try {
            return process.waitFor(millis, TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    private void pumpErrors(GateLog log) {
        try (InputStream errors = process.getErrorStream()) {
            LineReader lines = new LineReader(errors, LONGEST_ERROR_LINE);
            for (LineReader.Line line = lines.next(); line != null; line = lines.next()) {
                log.upstream(new String(line.bytes(), StandardCharsets.UTF_8));
            }
        } catch (IOException e) {
            // the process has ended, and with it what it had to say
        }
    }
}
