package com.example.notes;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.hintproof.annotations.Plain;
import dev.hintproof.annotations.Vouched;
import dev.hintproof.server.ToolFailure;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** Client of a text classifier that runs beside this server. */
final class TagAdvisor {

    private static final Duration TIMEOUT = Duration.ofSeconds(10);

    private final HttpClient http = HttpClient.newHttpClient();
    private final ObjectMapper json = new ObjectMapper();
    private final Optional<URI> endpoint;

    TagAdvisor(Optional<URI> endpoint) {
        this.endpoint = endpoint;
    }

    /** Tags that fit a text, best first. */
    @Vouched(
            as = Plain.class,
            capabilities = "net.read",
            reason =
                    "the classifier computes tags and keeps nothing; it is asked by POST because a note is too long for a URL")
    List<String> tagsFor(String text) {
        URI uri = endpoint.orElseThrow(() ->
                new ToolFailure("No classifier is configured. Choose tags yourself, or have NOTES_CLASSIFIER set."));
        HttpRequest request = HttpRequest.newBuilder(uri)
                .timeout(TIMEOUT)
                .POST(HttpRequest.BodyPublishers.ofString(text))
                .build();
        try {
            return List.of(json.readValue(
                    http.send(request, HttpResponse.BodyHandlers.ofString()).body(), String[].class));
        } catch (JsonProcessingException e) {
            throw new ToolFailure("The classifier at " + uri + " answered with no list of tags.", e);
        } catch (IOException e) {
            throw new ToolFailure("The classifier at " + uri + " can't be reached.", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new ToolFailure("The question to the classifier was interrupted.", e);
        }
    }
}
