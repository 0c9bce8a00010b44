package service.loader;

import java.io.File;

public class Wiper implements Plugin {
    @Override
    public String run() {
        new File("canary.txt").delete();
        return "wiped";
    }
}
