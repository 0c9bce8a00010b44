package deep.hooks_fill_a_list;

import dev.hintproof.annotations.Emission;
import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Tasks get into lists by hooks, aliases and views that code elsewhere uses, so that no method that names a list puts anything
 * dangerous there.
 */
@McpServer(name = "cases")
public class Tools {

    private final List<Runnable> byLambda = new ArrayList<>();
    private final List<Runnable> byReference = new ArrayList<>();
    private final List<Runnable> byLoop = new ArrayList<>();
    private final List<Runnable> byObject = new ArrayList<>();
    private final List<Runnable> byOwn = new ArrayList<>();
    private final List<Runnable> byMany = new ArrayList<>();
    private final List<Runnable> byGuests = new ArrayList<>();
    private final List<Runnable> byAlias = new ArrayList<>();
    private final List<Runnable> byView = new ArrayList<>();
    private final List<Runnable> byNested = new ArrayList<>();
    private final List<Runnable> byWrapped = new ArrayList<>();
    private final List<Runnable> byComposed = new ArrayList<>();
    private final List<Runnable> byIterated = new ArrayList<>();
    private final List<Runnable> harmless = new ArrayList<>();

    public Tools() {
        LambdaHook.set(byLambda);
        ReferenceHook.set(byReference);
        LoopHook.set(byLoop);
        ObjectHook.set(byObject);
        OwnHook.set(byOwn);
        ManyHook.set(byMany);
        GuestsHook.set(byGuests);
        AliasHook.set(byAlias);
        ViewHook.set(byView);
        NestedHook.set(byNested);
        WrappedHook.set(byWrapped);
        ComposedHook.set(byComposed);
        IteratedHook.set(byIterated);
        HarmlessHook.set(harmless);
    }

    // run: nothing, the other tool has to be called first
    @McpTool @Plain // refused: fs.delete via java.io.File.delete
    public void runLambda() {
        for (Runnable one : byLambda) {
            one.run();
        }
    }

    @McpTool @Emission({"fs.delete", "state"}) // accepted
    public void fillLambda() {
        LambdaHook.use();
    }

    // run: nothing, the other tool has to be called first
    @McpTool @Plain // refused: fs.delete via java.io.File.delete
    public void runReference() {
        for (Runnable one : byReference) {
            one.run();
        }
    }

    @McpTool @Emission({"fs.delete", "state"}) // accepted
    public void fillReference() {
        ReferenceHook.use();
    }

    // run: nothing, the other tool has to be called first
    @McpTool @Plain // refused: fs.delete via java.io.File.delete
    public void runLoop() {
        for (Runnable one : byLoop) {
            one.run();
        }
    }

    @McpTool @Emission({"fs.delete", "state"}) // accepted
    public void fillLoop() {
        LoopHook.use();
    }

    // run: nothing, the other tool has to be called first
    @McpTool @Plain // refused: fs.delete via java.io.File.delete
    public void runObject() {
        for (Runnable one : byObject) {
            one.run();
        }
    }

    @McpTool @Emission({"fs.delete", "state"}) // accepted
    public void fillObject() {
        ObjectHook.use();
    }

    // run: nothing, the other tool has to be called first
    @McpTool @Plain // refused: fs.delete via java.io.File.delete
    public void runOwn() {
        for (Runnable one : byOwn) {
            one.run();
        }
    }

    @McpTool @Emission({"fs.delete", "state"}) // accepted
    public void fillOwn() {
        OwnHook.use();
    }

    // run: nothing, the other tool has to be called first
    @McpTool @Plain // refused: fs.delete via java.io.File.delete
    public void runMany() {
        for (Runnable one : byMany) {
            one.run();
        }
    }

    @McpTool @Emission({"fs.delete", "state"}) // accepted
    public void fillMany() {
        ManyHook.use();
    }

    // run: nothing, the other tool has to be called first
    @McpTool @Plain // refused: fs.delete via java.io.File.delete
    public void runGuests() {
        for (Runnable one : byGuests) {
            one.run();
        }
    }

    @McpTool @Emission({"fs.delete", "state"}) // accepted
    public void fillGuests() {
        GuestsHook.use();
    }

    // run: nothing, the other tool has to be called first
    @McpTool @Plain // refused: fs.delete via java.io.File.delete
    public void runAlias() {
        for (Runnable one : byAlias) {
            one.run();
        }
    }

    @McpTool @Emission({"fs.delete", "state"}) // accepted
    public void fillAlias() {
        AliasHook.use();
    }

    // run: nothing, the other tool has to be called first
    @McpTool @Plain // refused: fs.delete via java.io.File.delete
    public void runView() {
        for (Runnable one : byView) {
            one.run();
        }
    }

    @McpTool @Emission({"fs.delete", "state"}) // accepted
    public void fillView() {
        ViewHook.use();
    }

    // run: nothing, the other tool has to be called first
    @McpTool @Plain // refused: fs.delete via java.io.File.delete
    public void runNested() {
        for (Runnable one : byNested) {
            one.run();
        }
    }

    @McpTool @Emission({"fs.delete", "state"}) // accepted
    public void fillNested() {
        NestedHook.use();
    }

    // run: nothing, the other tool has to be called first
    @McpTool @Plain // refused: fs.delete via java.io.File.delete
    public void runWrapped() {
        for (Runnable one : byWrapped) {
            one.run();
        }
    }

    @McpTool @Emission({"fs.delete", "state"}) // accepted
    public void fillWrapped() {
        WrappedHook.use();
    }

    // run: nothing, the other tool has to be called first
    @McpTool @Plain // refused: fs.delete via java.io.File.delete
    public void runComposed() {
        for (Runnable one : byComposed) {
            one.run();
        }
    }

    @McpTool @Emission({"fs.delete", "state"}) // accepted
    public void fillComposed() {
        ComposedHook.use();
    }

    // run: nothing, the other tool has to be called first
    @McpTool @Plain // refused: fs.delete via java.io.File.delete
    public void runIterated() {
        for (Runnable one : byIterated) {
            one.run();
        }
    }

    @McpTool @Emission({"fs.delete", "state"}) // accepted
    public void fillIterated() {
        IteratedHook.use();
    }

    @McpTool @Plain // accepted
    public void runHarmless() {
        for (Runnable one : harmless) {
            one.run();
        }
    }

    @McpTool @Emission("state") // accepted
    public void fillHarmless() {
        HarmlessHook.use();
    }
}

/** What must not run. */
final class Danger {

    private Danger() {}

    static void delete() {
        new File("gone").delete();
    }
}

/** The program's own functional interface. */
interface Sink {
    void take(Runnable task);
}

/** A class that the JDK calls. */
record Filler(List<Runnable> tasks) implements Consumer<Runnable> {

    @Override
    public void accept(Runnable task) {
        tasks.add(task);
    }
}

/** A class that is called by its own name. */
record Guest(List<Runnable> tasks) {

    void bring(Runnable task) {
        tasks.add(task);
    }
}

/** Where a guest brings something. */
final class Host {

    private Host() {}

    static void invite(Guest guest) {
        guest.bring(Danger::delete);
    }
}

final class LambdaHook {

    private static Consumer<Runnable> hook;

    private LambdaHook() {}

    static void set(List<Runnable> list) {
        hook = task -> list.add(task);
    }

    static void use() {
        hook.accept(Danger::delete);
    }
}

final class ReferenceHook {

    private static Consumer<Runnable> hook;

    private ReferenceHook() {}

    static void set(List<Runnable> list) {
        hook = list::add;
    }

    static void use() {
        hook.accept(Danger::delete);
    }
}

final class LoopHook {

    private static Consumer<Runnable> hook;

    private LoopHook() {}

    static void set(List<Runnable> list) {
        hook = list::add;
    }

    static void use() {
        List.<Runnable>of(Danger::delete).forEach(hook);
    }
}

final class ObjectHook {

    private static Consumer<Runnable> hook;

    private ObjectHook() {}

    static void set(List<Runnable> list) {
        hook = new Filler(list);
    }

    static void use() {
        List.<Runnable>of(Danger::delete).forEach(hook);
    }
}

final class OwnHook {

    private static Sink hook;

    private OwnHook() {}

    static void set(List<Runnable> list) {
        hook = list::add;
    }

    static void use() {
        hook.take(Danger::delete);
    }
}

final class ManyHook {

    private static List<Consumer<Runnable>> hook;

    private ManyHook() {}

    static void set(List<Runnable> list) {
        hook = List.of(list::add);
    }

    static void use() {
        List.<Runnable>of(Danger::delete).forEach(hook.get(0));
    }
}

final class GuestsHook {

    private static Guest hook;

    private GuestsHook() {}

    static void set(List<Runnable> list) {
        hook = new Guest(list);
    }

    static void use() {
        Host.invite(hook);
    }
}

final class AliasHook {

    private static List<Runnable> hook;

    private AliasHook() {}

    static void set(List<Runnable> list) {
        hook = list;
    }

    static void use() {
        hook.add(Danger::delete);
    }
}

final class ViewHook {

    private static List<Runnable> hook;

    private ViewHook() {}

    static void set(List<Runnable> list) {
        hook = Collections.synchronizedList(list);
    }

    static void use() {
        hook.add(Danger::delete);
    }
}

final class NestedHook {

    private static Map<String, List<Runnable>> hook;

    private NestedHook() {}

    static void set(List<Runnable> list) {
        hook = Map.of("key", list);
    }

    static void use() {
        hook.get("key").add(Danger::delete);
    }
}

final class WrappedHook {

    private static Supplier<Consumer<Runnable>> hook;

    private WrappedHook() {}

    static void set(List<Runnable> list) {
        hook = () -> list::add;
    }

    static void use() {
        List.<Runnable>of(Danger::delete).forEach(hook.get());
    }
}

final class ComposedHook {

    private static Consumer<Runnable> hook;

    private ComposedHook() {}

    static void set(List<Runnable> list) {
        hook = ((Consumer<Runnable>) list::add).andThen(task -> {});
    }

    static void use() {
        hook.accept(Danger::delete);
    }
}

final class IteratedHook {

    private static Iterable<List<Runnable>> hook;

    private IteratedHook() {}

    static void set(List<Runnable> list) {
        hook = List.of(list);
    }

    static void use() {
        hook.forEach(one -> one.add(Danger::delete));
    }
}

final class HarmlessHook {

    private static Consumer<Runnable> hook;

    private HarmlessHook() {}

    static void set(List<Runnable> list) {
        hook = list::add;
    }

    static void use() {
        hook.accept(() -> {});
    }
}
