package service.loader;

public interface Plugin {
    String run();
}
