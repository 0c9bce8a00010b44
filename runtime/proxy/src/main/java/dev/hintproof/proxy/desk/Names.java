package dev.hintproof.proxy.desk;

import java.security.SecureRandom;

/** Short names that an operator can type: no letters or digits that look alike. */
final class Names {
    private static final String ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz";
    private static final int LENGTH = 10;
    private static final SecureRandom RANDOM = new SecureRandom();

    private Names() {}

    /** A fresh name such as {@code t-7k3m9…}. */
    static String fresh(String prefix) {
        StringBuilder name = new StringBuilder(prefix).append('-');
        for (int i = 0; i < LENGTH; i++) {
            name.append(ALPHABET.charAt(RANDOM.nextInt(ALPHABET.length())));
        }
        return name.toString();
    }
}
