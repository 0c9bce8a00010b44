package dev.hintproof.server.sample;

import static dev.hintproof.server.Argument.optional;
import static dev.hintproof.server.Argument.required;

import dev.hintproof.server.Argument;
import dev.hintproof.server.Invoker;
import dev.hintproof.server.ToolBinding;
import dev.hintproof.server.ToolServer;
import dev.hintproof.server.Types;
import dev.hintproof.server.Wrapped;
import dev.hintproof.server.stdio.McpStdio;
import java.math.BigDecimal;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** What the processor would generate for {@link SampleTools}, by hand; and a {@code main} that serves it. */
public final class SampleServer implements ToolServer {

    private final SampleTools tools;

    /** A registration of {@code tools}. */
    public SampleServer(SampleTools tools) {
        this.tools = tools;
    }

    /** Serves over standard input and output. */
    public static void main(String[] args) {
        McpStdio.serve(new SampleServer(new SampleTools()));
    }

    @Override
    public String serverName() {
        return "sample";
    }

    @Override
    public Class<?> serverType() {
        return SampleTools.class;
    }

    @Override
    public Map<Class<?>, Map<String, String>> memberNames() {
        return Map.of(Person.class, Map.of("fullName", "full_name"));
    }

    @Override
    public List<ToolBinding> bindings() {
        return Stream.of(
                        tool(
                                "repeat",
                                (a, context) -> tools.repeat((String) a[0], (int) a[1], (Colour) a[2]),
                                required("text", String.class),
                                Argument.withDefault("times", int.class, "2"),
                                optional("colour", Colour.class)),
                        tool(
                                "rename",
                                (a, context) -> tools.rename((Person) a[0], optionalString(a[1])),
                                required("person", Person.class),
                                optional("nickname", Types.optional(String.class))),
                        tool(
                                "exact",
                                (a, context) -> Wrapped.result(tools.exact((BigDecimal) a[0])),
                                required("amount", BigDecimal.class)),
                        tool("later", (a, context) -> Wrapped.result(tools.later())),
                        tool("nobody", (a, context) -> Wrapped.result(tools.nobody())),
                        tool("nothing", (a, context) -> {
                            tools.nothing();
                            return null;
                        }),
                        tool("noisy", (a, context) -> tools.noisy()),
                        tool("fails", (a, context) -> tools.fails((String) a[0]), required("how", String.class)),
                        tool("picture", (a, context) -> tools.picture()),
                        tool("report", (a, context) -> tools.report(context)),
                        tool("ask", (a, context) -> tools.ask(context)),
                        tool("question", (a, context) -> tools.question(context)),
                        tool("hang", (a, context) -> tools.hang(context)),
                        tool("liar", (a, context) -> Wrapped.result(tools.liar())))
                .sorted(Comparator.comparing(ToolBinding::tool))
                .toList();
    }

    private static ToolBinding tool(String name, Invoker invoker, Argument... arguments) {
        return new ToolBinding(name, List.of(arguments), invoker);
    }

    @SuppressWarnings("unchecked") // The argument's type says so.
    private static Optional<String> optionalString(Object value) {
        return (Optional<String>) value;
    }
}
