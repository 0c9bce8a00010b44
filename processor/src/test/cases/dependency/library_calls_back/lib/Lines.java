package dependency.library_calls_back.lib;

import java.util.function.UnaryOperator;

public final class Lines {
    private Lines() {}

    public static String each(String text, UnaryOperator<String> edit) {
        StringBuilder out = new StringBuilder();
        for (String line : text.split("\n")) {
            out.append(edit.apply(line)).append('\n');
        }
        return out.toString();
    }
}
