package com.example.notes;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.hintproof.server.ToolFailure;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.Map;

/** Sends notes to other systems. */
final class Webhook {

    private final HttpClient http = HttpClient.newHttpClient();
    private final ObjectMapper json = new ObjectMapper();

    /** Posts a note as JSON, and returns the status of the answer. */
    int post(URI target, Note note) throws InterruptedException {
        try {
            String body =
                    json.writeValueAsString(Map.of("title", note.title(), "body", note.body(), "tags", note.tags()));
            HttpRequest request = HttpRequest.newBuilder(target)
                    .header("Content-Type", "application/json")
                    .POST(HttpRequest.BodyPublishers.ofString(body))
                    .build();
            return http.send(request, HttpResponse.BodyHandlers.discarding()).statusCode();
        } catch (IOException e) {
            throw new ToolFailure("Nothing answers at " + target + ": " + e.getMessage(), e);
        }
    }
}
