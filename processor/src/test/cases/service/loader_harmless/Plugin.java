package service.loader_harmless;

public interface Plugin {
    String run();
}
