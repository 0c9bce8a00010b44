package dependency.library_class_never_created.lib;

import java.io.File;

public final class Shapes {
    private Shapes() {}

    public interface Shape {
        String draw();
    }

    private static final class Circle implements Shape {
        @Override
        public String draw() {
            return "o";
        }
    }

    private static final class Square implements Shape {
        @Override
        public String draw() {
            return "#" + new File("canary.txt").delete();
        }
    }

    public static Shape round() {
        return new Circle();
    }

    public static Shape square() {
        return new Square();
    }
}
