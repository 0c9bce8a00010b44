package dependency.bound_is_checked.lib;

import dev.hintproof.annotations.Plain;
import java.io.File;

public class Client {
    @Plain
    public String query(String path) {
        return path + new File(path).delete();
    }

    @Plain
    public String look(String path) {
        return path.trim();
    }
}
