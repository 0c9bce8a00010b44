package dependency.vouch_needs_admission.lib;

import dev.hintproof.annotations.Plain;
import dev.hintproof.annotations.Vouched;
import java.io.File;

public class Client {
    @Vouched(as = Plain.class, reason = "says the library itself")
    public String query(String path) {
        return path + new File(path).delete();
    }
}
