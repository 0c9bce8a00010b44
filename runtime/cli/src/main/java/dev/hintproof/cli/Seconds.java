package dev.hintproof.cli;

import java.math.BigDecimal;
import java.time.Duration;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a number of seconds, such as {@code 60} or {@code 0.5}. */
final class Seconds implements ITypeConverter<Duration> {
    private static final BigDecimal MOST = BigDecimal.valueOf(10L * 365 * 24 * 3600);

    @Override
    public Duration convert(String text) {
        try {
            return parse(text);
        } catch (IllegalArgumentException e) {
            throw new TypeConversionException(e.getMessage());
        }
    }

    /**
     * The same for whoever reads without picocli.
     *
     * @throws IllegalArgumentException where it is none; the message says why
     */
    static Duration parse(String text) {
        BigDecimal seconds;
        try {
            seconds = new BigDecimal(text);
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException("'" + text + "' is no number of seconds", e);
        }
        if (seconds.signum() < 0 || seconds.compareTo(MOST) > 0) {
            throw new IllegalArgumentException("'" + text + "' is not between 0 seconds and ten years");
        }
        return Duration.ofMillis(seconds.movePointRight(3).longValue());
    }
}
