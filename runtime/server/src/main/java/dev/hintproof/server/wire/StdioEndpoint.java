package dev.hintproof.server.wire;

import dev.hintproof.server.ProtocolEra;
import dev.hintproof.server.call.ToolCaller;
import dev.hintproof.server.load.Served;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/** One client at the other end of a pair of streams. */
public final class StdioEndpoint {

    private StdioEndpoint() {}

    /**
     * Serves the client until it closes {@code in}. Its first message decides which era it is served in.
     *
     * @throws IOException when {@code in} can't be read
     * @throws InterruptedException when this thread is asked to stop
     */
    public static void serve(Served served, InputStream in, OutputStream out) throws IOException, InterruptedException {
        InFlight inFlight = new InFlight();
        OutboundGuard outbound = new OutboundGuard(out, inFlight);
        InboundGuard inbound = new InboundGuard(in, outbound, inFlight);
        ProtocolEra era = inbound.era();
        if (era == null) {
            return;
        }
        ToolCaller caller = new ToolCaller(served);
        if (era == ProtocolEra.SESSION) {
            new SessionServer(served, caller, inFlight).serve(inbound, outbound);
        } else {
            new StatelessServer(served, caller, inFlight).serve(inbound, outbound);
        }
    }
}
