package calls.package_private_other_package.inner;

public class Parent {
    String step() {
        return "parent";
    }

    public String run() {
        return step();
    }
}
