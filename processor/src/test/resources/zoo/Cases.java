package zoo;

import dev.hintproof.annotations.*;
import com.fasterxml.jackson.annotation.*;
import java.util.*;
import org.jspecify.annotations.Nullable;

@McpServer(name = "cases")
public class Cases {
    sealed interface Filter permits ByName, ByAge, Both, Anything {}
    record ByName(String name) implements Filter {}
    record ByAge(int least, @Nullable Integer most) implements Filter {}
    record Both(Filter left, Filter right) implements Filter {}
    record Anything() implements Filter {}
    sealed interface Result<T> permits Ok, Failed {}
    record Ok<T>(T value) implements Result<T> {}
    record Failed<T>(String why) implements Result<T> {}
    sealed interface Node permits Leaf, Inner {}
    sealed interface Inner extends Node permits Pair, Many {}
    record Leaf(int number) implements Node {}
    record Pair(int first, int second) implements Inner {}
    @JsonTypeName("several") record Many(List<Integer> all) implements Inner {}
    abstract static sealed class Animal permits Dog, Cat {
        private String givenName = "";
        public String getGivenName() { return givenName; }
        public void setGivenName(String value) { givenName = value; }
    }
    static final class Dog extends Animal { public boolean loud; }
    static final class Cat extends Animal { public int lifeCount; }
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "how")
    sealed interface Unlisted permits ByMail, ByPhone {}
    @JsonTypeName("mail") record ByMail(String address) implements Unlisted {}
    @JsonTypeName("phone") record ByPhone(String number) implements Unlisted {}
    record Query(Filter filter, Map<String, Filter> named, Optional<Node> root) {}


    /** Gives back what it is given. */
    @McpTool @Plain
    Filter filter(Filter value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    List<Filter> filters(List<Filter> value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    ByAge oneCaseByItself(ByAge value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    Result<Integer> result(Result<Integer> value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    Result<List<String>> resultOfList(Result<List<String>> value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    Node node(Node value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    Inner inner(Inner value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    Animal animal(Animal value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    Unlisted unlisted(Unlisted value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    Query query(Query value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    Filter[] array(Filter... value) { return value; }

    @JsonTypeInfo(use = JsonTypeInfo.Id.DEDUCTION) @JsonSubTypes({@JsonSubTypes.Type(ByRow.class), @JsonSubTypes.Type(ByLabel.class)})
    interface Deduced {}
    record ByRow(int rowNumber, @Nullable String note) implements Deduced {}
    record ByLabel(String labelText, Optional<Integer> most) implements Deduced {}
    @JsonTypeInfo(use = JsonTypeInfo.Id.DEDUCTION) sealed interface DeducedSealed permits Circle, Square {}
    record Circle(double radius) implements DeducedSealed {}
    record Square(double sideLength) implements DeducedSealed {}
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.WRAPPER_OBJECT)
    @JsonSubTypes({@JsonSubTypes.Type(value = Put.class, name = "put"), @JsonSubTypes.Type(value = Remove.class, name = "remove")})
    interface Around {}
    record Put(String keyName, int value) implements Around {}
    record Remove(String keyName) implements Around {}
    @JsonTypeInfo(use = JsonTypeInfo.Id.SIMPLE_NAME, property = "kind") @JsonSubTypes({@JsonSubTypes.Type(Red.class), @JsonSubTypes.Type(Blue.class)})
    interface SimplyNamed {}
    record Red(int depth) implements SimplyNamed {}
    record Blue(int depth) implements SimplyNamed {}
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    @JsonSubTypes({@JsonSubTypes.Type(Middle.class), @JsonSubTypes.Type(value = Low.class, name = "low")})
    interface Levels {}
    @JsonSubTypes(@JsonSubTypes.Type(value = Inmost.class, name = "inmost")) interface Middle extends Levels {}
    record Inmost(int number) implements Middle {}
    record Low(int number) implements Levels {}
    sealed interface Chain<T> permits End, Link {}
    record Link<T>(T head, Chain<T> tail) implements Chain<T> {}
    record End<T>() implements Chain<T> {}

    /** Gives back what it is given. */
    @McpTool @Plain
    Deduced deduced(Deduced value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    ByRow oneDeduced(ByRow value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    List<DeducedSealed> deducedSealed(List<DeducedSealed> value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    Around around(Around value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    Put oneAround(Put value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    SimplyNamed simplyNamed(SimplyNamed value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    Levels levels(Levels value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    Chain<String> chain(Chain<String> value) { return value; }
}
