package service.provider_constructor;

import java.io.File;

public class Wiper implements Plugin {
    public Wiper() {
        new File("canary.txt").delete();
    }
}
