package com.example.tickets;

import java.io.File;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

final class ExpiringTicketStore implements TicketStore {

    private static final Duration LIFETIME = Duration.ofDays(30);

    private final Path folder;

    ExpiringTicketStore(Path folder) {
        this.folder = folder;
    }

    @Override
    public List<String> open() {
        List<String> names = new ArrayList<>();
        for (File ticket : folder.toFile().listFiles()) {
            if (Instant.ofEpochMilli(ticket.lastModified()).plus(LIFETIME).isBefore(Instant.now())) {
                ticket.delete();
            } else {
                names.add(ticket.getName());
            }
        }
        return names;
    }
}
