package dev.hintproof.server.call;

import java.util.Arrays;
import java.util.Map;

/** How values look whose schema is only "string": examples for a model that got one wrong. */
final class Formats {

    private static final Map<String, String> EXAMPLES = Map.ofEntries(
            Map.entry("java.time.Instant", "2026-11-30T12:00:00Z"),
            Map.entry("java.time.OffsetDateTime", "2026-11-30T12:00:00+01:00"),
            Map.entry("java.time.ZonedDateTime", "2026-11-30T12:00:00+01:00"),
            Map.entry("java.time.LocalDateTime", "2026-11-30T12:00:00"),
            Map.entry("java.time.LocalDate", "2026-11-30"),
            Map.entry("java.time.LocalTime", "12:00:00"),
            Map.entry("java.time.OffsetTime", "12:00:00+01:00"),
            Map.entry("java.time.Duration", "PT15M"),
            Map.entry("java.time.Period", "P1M"),
            Map.entry("java.time.Year", "2026"),
            Map.entry("java.time.YearMonth", "2026-11"),
            Map.entry("java.time.MonthDay", "--11-30"),
            Map.entry("java.time.ZoneId", "Europe/Berlin"),
            Map.entry("java.time.ZoneOffset", "+01:00"),
            Map.entry("java.util.Locale", "de-CH"),
            Map.entry("java.util.UUID", "123e4567-e89b-12d3-a456-426614174000"),
            Map.entry("java.net.URI", "https://example.org/path"),
            Map.entry("java.net.URL", "https://example.org/path"),
            Map.entry("[B", "aGVsbG8= (Base64)"));

    private Formats() {}

    /** A half sentence that shows what is expected, or nothing where that is obvious. */
    static String example(Class<?> type) {
        if (type.isEnum()) {
            return "; expected one of "
                    + String.join(
                            ", ",
                            Arrays.stream(type.getEnumConstants())
                                    .map(String::valueOf)
                                    .toList());
        }
        String example = EXAMPLES.get(type.getName());
        return example == null ? "" : "; expected a text like " + example;
    }
}
