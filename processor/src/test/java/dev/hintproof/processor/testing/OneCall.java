package dev.hintproof.processor.testing;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.hintproof.server.ToolServer;
import dev.hintproof.server.call.ToolCaller;
import dev.hintproof.server.load.ManifestLoader;
import dev.hintproof.server.load.Served;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Serves one tool and calls it, within whatever class loader loads this class. */
public final class OneCall {

    private OneCall() {}

    /** The result's JSON. */
    @SuppressWarnings("unchecked")
    public static String of(String server, String tool, String arguments) throws Exception {
        ClassLoader loader = OneCall.class.getClassLoader();
        Class<?> type = loader.loadClass(server);
        Object registration = loader.loadClass(server + "_McpTools")
                .getDeclaredConstructor(type)
                .newInstance(type.getDeclaredConstructor().newInstance());
        Served served = ManifestLoader.load(List.of((ToolServer) registration), loader);
        Map<String, Object> map = new ObjectMapper().readValue(arguments, Map.class);
        return new ToolCaller(served)
                .call(Objects.requireNonNull(served.tools().get(tool)), map, new SilentContext(tool))
                .json()
                .toString();
    }
}
