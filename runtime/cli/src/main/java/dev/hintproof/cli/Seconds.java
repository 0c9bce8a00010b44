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
        BigDecimal seconds;
        try {
            seconds = new BigDecimal(text);
        } catch (NumberFormatException e) {
            throw new TypeConversionException("'" + text + "' is no number of seconds");
        }
        if (seconds.signum() < 0 || seconds.compareTo(MOST) > 0) {
            throw new TypeConversionException("'" + text + "' is not between 0 seconds and ten years");
        }
        return Duration.ofMillis(seconds.movePointRight(3).longValue());
    }
}
