package com.example.news;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;

final class Mirror {

    private final URI uri;

    Mirror(URI uri) {
        this.uri = uri;
    }

    /** Fetches what is new, and tells the mirror that somebody was here. */
    void pull() {
        HttpRequest seen = HttpRequest.newBuilder(uri)
                .POST(HttpRequest.BodyPublishers.ofString("seen"))
                .build();
        try {
            HttpClient.newHttpClient().send(seen, HttpResponse.BodyHandlers.discarding());
        } catch (IOException e) {
            throw new IllegalStateException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
