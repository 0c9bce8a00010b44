package service.loader_harmless;

public class Looker implements Plugin {
    @Override
    public String run() {
        return "looked";
    }
}
