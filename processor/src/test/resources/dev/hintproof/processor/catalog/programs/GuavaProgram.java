import com.google.common.base.Joiner;
import com.google.common.base.Splitter;
import com.google.common.base.Strings;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Lists;
import java.util.List;

class GuavaProgram {
    private final List<String> seen = Lists.newArrayList();

    String texts(String text) { // =
        List<String> parts = Splitter.on(',').trimResults().splitToList(Strings.nullToEmpty(text));
        return Joiner.on(';').join(ImmutableList.copyOf(parts)) + ImmutableMap.of("a", parts).get("a");
    }

    void remembers(String text) { // = state
        seen.add(text);
    }
}
