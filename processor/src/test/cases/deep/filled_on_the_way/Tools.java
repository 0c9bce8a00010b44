package deep.filled_on_the_way;

import dev.hintproof.annotations.Emission;
import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.io.File;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;

/** What is put into something that no field holds, and what nobody reads by the field that it is made for. */
@McpServer(name = "cases")
public class Tools {

    private final Runnable byList;
    private final Runnable byReference;
    private final Runnable byArray;
    private final Runnable quiet;
    private final List<Runnable> reduced = new ArrayList<>();
    private final Op made = name -> new File(name).delete();
    private final Op given;
    private final Query fixed = new Query("SELECT 1");

    public Tools(Op given) {
        this.given = given;
        List<Runnable> list = new ArrayList<>();
        fill(list);
        byList = list.get(0);
        AtomicReference<Runnable> reference = new AtomicReference<>();
        fill(reference);
        byReference = reference.get();
        Runnable[] array = new Runnable[1];
        fill(array);
        byArray = array[0];
        List<Runnable> other = new ArrayList<>();
        other.add(() -> {});
        quiet = other.get(0);
        fixed.apply();
    }

    private static void fill(List<Runnable> list) {
        list.add(Tools::delete);
    }

    private static void fill(AtomicReference<Runnable> reference) {
        reference.set(Tools::delete);
    }

    private static void fill(Runnable[] array) {
        array[0] = Tools::delete;
    }

    static void delete() {
        new File("canary.txt").delete();
    }

    @McpTool @Plain // refused: fs.delete via java.io.File.delete
    public void list() {
        byList.run();
    }

    @McpTool @Plain // refused: fs.delete via java.io.File.delete
    public void reference() {
        byReference.run();
    }

    @McpTool @Plain // refused: fs.delete via java.io.File.delete
    public void array() {
        byArray.run();
    }

    @McpTool @Plain // accepted
    public void quiet() {
        quiet.run();
    }

    // run: nothing, the other tool has to be called first
    @McpTool @Plain // refused: fs.delete via java.io.File.delete
    public void reduced() {
        for (Runnable one : reduced) {
            one.run();
        }
    }

    @McpTool @Emission({"fs.delete", "state"}) // accepted
    public int reduce() {
        return Stream.<Runnable>of(Tools::delete)
                .reduce(
                        reduced,
                        (all, one) -> {
                            all.add(one);
                            return all;
                        },
                        (one, other) -> one)
                .size();
    }

    // run: no, somebody has to give an operation
    @McpTool @Plain // refused: fs.delete via java.io.File.delete
    public void operation() {
        given.run("canary.txt");
    }

    // run: no, needs a database
    @McpTool @Plain // refused: db.write via java.sql.Statement.executeQuery
    public void query(String name) throws SQLException {
        try (Connection connection = Databases.open(name)) {
            connection.createStatement().executeQuery(Query.text);
        }
    }

    @McpTool @Emission("state") // accepted
    public void set(Query query) {
        query.apply();
    }
}

interface Op {
    void run(String name);
}

final class Databases {

    private Databases() {}

    static Connection open(String name) throws SQLException {
        return java.sql.DriverManager.getConnection("jdbc:none:fixed");
    }
}

/** Comes from a client, or is made here. */
record Query(String own) {

    static String text;

    void apply() {
        text = own;
    }
}
