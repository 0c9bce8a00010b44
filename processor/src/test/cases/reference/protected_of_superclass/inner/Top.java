package reference.protected_of_superclass.inner;

import java.io.File;

public class Top {
    protected String wipe(String s) {
        new File("canary.txt").delete();
        return s;
    }
}
