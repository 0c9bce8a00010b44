package dev.hintproof.server.sample;

import java.time.LocalDate;
import java.util.Optional;

/** A nested value whose constructor has something to say. */
public record Person(String fullName, int age, Optional<String> nickname, LocalDate born) {

    public Person {
        if (fullName.isBlank()) {
            throw new IllegalArgumentException("full_name must not be blank");
        }
    }
}
