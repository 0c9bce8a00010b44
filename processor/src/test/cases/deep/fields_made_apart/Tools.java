package deep.fields_made_apart;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** What makes the value of one field leaves something behind for a tool that never reads that field. */
@McpServer(name = "cases")
public class Tools {

    private final ByCall byCall = ByCall.make();
    private final ByConstructor byConstructor = new ByConstructor();
    private final ByChain byChain = ByChain.start().more().end();
    private final ByInterface byInterface = Maker.any().make();
    private final String bySupplier = call(BySupplier::make);
    private final List<String> quiet = Quiet.make();
    private static final ByStatic BY_STATIC = ByStatic.make();

    private static String call(Supplier<String> supplier) {
        return supplier.get();
    }

    @McpTool @Plain // refused: fs.delete via java.io.File.delete
    public void call() {
        ByCall.LEFT.get(0).run();
    }

    @McpTool @Plain // refused: fs.delete via java.io.File.delete
    public void constructor() {
        ByConstructor.LEFT.get(0).run();
    }

    @McpTool @Plain // refused: fs.delete via java.io.File.delete
    public void chain() {
        ByChain.LEFT.get(0).run();
    }

    @McpTool @Plain // refused: fs.delete via java.io.File.delete
    public void implementation() {
        ByInterface.LEFT.get(0).run();
    }

    @McpTool @Plain // refused: fs.delete via java.io.File.delete
    public void supplier() {
        BySupplier.LEFT.get(0).run();
    }

    @McpTool @Plain // refused: fs.delete via java.io.File.delete
    public void initialiser() {
        ByStatic.LEFT.get(0).run();
    }

    @McpTool @Plain // refused: state via Tools.quiet
    public void changed() {
        quiet.add("more");
    }

    @McpTool @Plain // accepted
    public int read() {
        return quiet.size();
    }
}

class Left {
    static void delete() {
        new File("canary.txt").delete();
    }
}

class ByCall {
    static final List<Runnable> LEFT = new ArrayList<>();

    static ByCall make() {
        deeper();
        return new ByCall();
    }

    private static void deeper() {
        LEFT.add(Left::delete);
    }
}

class ByConstructor {
    static final List<Runnable> LEFT = new ArrayList<>();

    ByConstructor() {
        LEFT.add(Left::delete);
    }
}

class ByChain {
    static final List<Runnable> LEFT = new ArrayList<>();

    static ByChain start() {
        return new ByChain();
    }

    ByChain more() {
        LEFT.add(Left::delete);
        return this;
    }

    ByChain end() {
        return this;
    }
}

interface Maker {
    ByInterface make();

    static Maker any() {
        return () -> {
            ByInterface.LEFT.add(Left::delete);
            return new ByInterface();
        };
    }
}

class ByInterface {
    static final List<Runnable> LEFT = new ArrayList<>();
}

class BySupplier {
    static final List<Runnable> LEFT = new ArrayList<>();

    static String make() {
        LEFT.add(Left::delete);
        return "made";
    }
}

class ByStatic {
    static final List<Runnable> LEFT = new ArrayList<>();

    static ByStatic make() {
        LEFT.add(Left::delete);
        return new ByStatic();
    }
}

class Quiet {
    static List<String> make() {
        return new ArrayList<>();
    }
}
