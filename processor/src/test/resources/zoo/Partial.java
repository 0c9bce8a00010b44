package zoo;

import dev.hintproof.annotations.*;
import java.util.*;
import org.jspecify.annotations.Nullable;

@McpServer(name = "partial")
public class Partial {
    record Change(long id, @Nullable Optional<String> nickName, @Nullable Optional<List<String>> tags, @Nullable String untouched) {}
    static class Patch { private @Nullable Optional<Integer> ageInYears; public @Nullable Optional<Integer> getAgeInYears() { return ageInYears; } public void setAgeInYears(@Nullable Optional<Integer> value) { ageInYears = value; } }

    private static String told(@Nullable Optional<?> value) { return value == null ? "kept" : value.map(one -> "set to " + one).orElse("cleared"); }


    /** Gives back what it is given. */
    @McpTool @Plain
    String parameter(@Nullable Optional<String> nickName) { return told(nickName); }

    /** Gives back what it is given. */
    @McpTool @Plain
    String parameterAndMore(int id, @Nullable Optional<Integer> age, Optional<String> comment, @Nullable String note) { return told(age); }

    /** Gives back what it is given. */
    @McpTool @Plain
    String record(Change value) { return told(value.nickName()) + ", " + told(value.tags()); }

    /** Gives back what it is given. */
    @McpTool @Plain
    String bean(Patch value) { return told(value.getAgeInYears()); }

    /** Gives back what it is given. */
    @McpTool @Plain
    String list(List<Change> value) { return value.isEmpty() ? "none" : told(value.get(0).nickName()); }
}
