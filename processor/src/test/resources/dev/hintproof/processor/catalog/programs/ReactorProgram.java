import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

class ReactorProgram {
    String maps(String text) { // = thread
        return Mono.just(text).map(String::trim).filter(t -> !t.isEmpty()).defaultIfEmpty("none").block();
    }

    Object deletes() { // = fs.delete thread
        return Flux.just("a", "b")
                .doOnNext(name -> {
                    try {
                        Files.delete(Path.of(name));
                    } catch (IOException e) {
                        throw new IllegalStateException(e);
                    }
                })
                .collectList()
                .block();
    }
}
