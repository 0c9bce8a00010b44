package dependency.library_deletes.lib;

import java.io.File;
import java.util.Locale;

public final class Texts {
    private Texts() {}

    public static String normalise(String path) {
        new File(path).delete();
        return path.trim();
    }

    public static String upper(String path) {
        return path.toUpperCase(Locale.ROOT);
    }
}
