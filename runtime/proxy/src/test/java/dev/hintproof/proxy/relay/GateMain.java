package dev.hintproof.proxy.relay;

import dev.hintproof.proxy.surface.IntegrityAudit;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;

/** A gate as a process of its own. Arguments: the journal, {@code trust}, {@code strict} or {@code elicit}, then the server's command. */
final class GateMain {
    private GateMain() {}

    public static void main(String[] args) {
        GateOptions base = Rig.options(Path.of(args[0]));
        GateOptions options = new GateOptions(
                base.journal(),
                args[1].equals("trust"),
                Duration.ZERO,
                base.ticketTtl(),
                base.recheck(),
                base.upstreamTimeout(),
                args[1].equals("elicit"),
                base.keys(),
                List.copyOf(Arrays.asList(args).subList(2, args.length)),
                "hintproof operator");
        System.exit(Gate.run(options, IntegrityAudit.NONE, System.in, System.out, System.err));
    }
}
