package dev.hintproof.processor.schema;

import static java.util.Map.entry;

import com.fasterxml.jackson.databind.node.DecimalNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.math.BigDecimal;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.type.TypeKind;

/**
 * The types that JSON holds as one string, number or boolean, as Jackson with its {@code java.time} and {@code Optional}
 * modules reads and writes them, times as texts.
 */
final class ScalarTypes {

    private static final String DATE = "\\d{4}-\\d{2}-\\d{2}";
    private static final String TIME = "\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,9})?)?";

    /**
     * {@code Duration.parse}: days, hours, minutes, seconds; JSON Schema's own format has months and years too. A minus before each number
     * is how a negative one is written, so it is read as well.
     */
    private static final String DURATION = "^-?P(?=.)(-?\\d+D)?(T(?=.)(-?\\d+H)?(-?\\d+M)?(-?\\d+(\\.\\d{1,9})?S)?)?$";

    /** {@code ZoneId.of}: an offset, or the name of a region that the decoder must know. */
    private static final String ZONE = "^(Z|[+-]\\d{2}:\\d{2}|[A-Za-z][A-Za-z0-9~/._+-]+)$";

    private static final String PERIOD = "^-?P(?=.)(-?\\d+Y)?(-?\\d+M)?(-?\\d+W)?(-?\\d+D)?$";

    private static final Map<String, Shape> BY_NAME = Map.ofEntries(
            entry("java.lang.Boolean", scalar("boolean")),
            entry("java.lang.Byte", integer(Byte.MIN_VALUE, Byte.MAX_VALUE)),
            entry("java.lang.Short", integer(Short.MIN_VALUE, Short.MAX_VALUE)),
            entry("java.lang.Integer", integer(Integer.MIN_VALUE, Integer.MAX_VALUE)),
            entry("java.lang.Long", scalar("integer")),
            entry("java.math.BigInteger", scalar("integer")),
            entry("java.lang.Float", single()),
            entry("java.lang.Double", scalar("number")),
            entry("java.lang.Number", scalar("number")),
            entry("java.math.BigDecimal", scalar("number")),
            entry("java.lang.Character", character()),
            entry("java.lang.String", scalar("string")),
            entry("java.lang.CharSequence", scalar("string")),
            entry("java.lang.StringBuilder", scalar("string")),
            entry("java.lang.StringBuffer", scalar("string")),
            entry("java.util.UUID", text("format", "uuid")),
            entry("java.net.URI", text("format", "uri")),
            entry("java.net.URL", text("format", "uri", "pattern", "^(https?|ftp|file|mailto):")),
            entry("java.nio.file.Path", scalar("string")),
            entry("java.io.File", scalar("string")),
            entry("java.util.regex.Pattern", text("format", "regex")),
            entry("java.util.Locale", text("pattern", "^[A-Za-z]{2,8}([-_][A-Za-z0-9]{1,8})*$")),
            entry("java.util.Currency", text("pattern", "^[A-Z]{3}$")),
            entry("java.util.TimeZone", scalar("string")),
            entry("java.nio.charset.Charset", scalar("string")),
            entry("java.nio.ByteBuffer", base64()),
            entry("java.time.Instant", text("format", "date-time")),
            entry("java.time.OffsetDateTime", text("format", "date-time")),
            entry("java.time.ZonedDateTime", text("format", "date-time")),
            entry("java.util.Date", text("format", "date-time")),
            entry("java.util.Calendar", text("format", "date-time")),
            entry("java.sql.Timestamp", text("format", "date-time")),
            entry("java.sql.Date", text("format", "date")),
            entry("java.util.concurrent.atomic.AtomicBoolean", scalar("boolean")),
            entry("java.util.concurrent.atomic.AtomicInteger", integer(Integer.MIN_VALUE, Integer.MAX_VALUE)),
            entry("java.util.concurrent.atomic.AtomicLong", scalar("integer")),
            entry("java.time.LocalDate", text("format", "date")),
            entry("java.time.LocalDateTime", text("pattern", "^" + DATE + "T" + TIME + "$")),
            entry("java.time.LocalTime", text("pattern", "^" + TIME + "$")),
            entry("java.time.OffsetTime", text("pattern", "^" + TIME + "(Z|[+-]\\d{2}:\\d{2})$")),
            entry("java.time.Duration", text("format", "duration", "pattern", DURATION)),
            entry("java.time.Period", text("format", "duration", "pattern", PERIOD)),
            entry("java.time.Year", text("pattern", "^\\d{4}$")),
            entry("java.time.YearMonth", text("pattern", "^\\d{4}-\\d{2}$")),
            entry("java.time.MonthDay", text("pattern", "^--\\d{2}-\\d{2}$")),
            entry("java.time.ZoneId", text("pattern", ZONE)),
            entry("java.time.ZoneOffset", text("pattern", "^(Z|[+-]\\d{2}:\\d{2})$")));

    private ScalarTypes() {}

    /**
     * What is written otherwise than JSON Schema's own format has it: {@code Duration} and {@code Period} put a minus before
     * each of their numbers. A {@code URI} of the program may be relative.
     */
    private static final Map<String, Shape> WRITTEN = Map.of(
            "java.net.URI",
            text("format", "uri-reference"),
            "java.time.Duration",
            text("pattern", DURATION),
            "java.time.Period",
            text("pattern", PERIOD));

    /** The shape of a class by its qualified name. */
    static Optional<Shape> of(String qualifiedName, Direction direction) {
        Shape written = direction == Direction.OUTPUT ? WRITTEN.get(qualifiedName) : null;
        return Optional.ofNullable(written == null ? BY_NAME.get(qualifiedName) : written);
    }

    /** The shape of a primitive. */
    static Shape of(TypeKind primitive) {
        return switch (primitive) {
            case BOOLEAN -> scalar("boolean");
            case BYTE -> integer(Byte.MIN_VALUE, Byte.MAX_VALUE);
            case SHORT -> integer(Short.MIN_VALUE, Short.MAX_VALUE);
            case INT -> integer(Integer.MIN_VALUE, Integer.MAX_VALUE);
            case LONG -> scalar("integer");
            case FLOAT -> single();
            case DOUBLE -> scalar("number");
            case CHAR -> character();
            default -> throw new IllegalArgumentException(primitive + " is no primitive");
        };
    }

    /** Bytes as Base64. */
    static Shape base64() {
        return text("contentEncoding", "base64");
    }

    private static Shape.Scalar scalar(String type) {
        return new Shape.Scalar(type, Keywords.NONE);
    }

    private static Shape text(String... keywords) {
        return new Shape.Scalar("string", Keywords.of(keywords));
    }

    /** Bounded, so that what the schema admits is what the decoder takes; {@code long} is past what JSON readers agree on. */
    private static Shape integer(long least, long most) {
        return new Shape.Scalar(
                "integer", Keywords.NONE.withNumber("minimum", least).withNumber("maximum", most));
    }

    /** Bounded, so that no number silently becomes infinite. */
    private static Shape single() {
        var most = DecimalNode.valueOf(new BigDecimal("3.4028235E+38"));
        var least = DecimalNode.valueOf(new BigDecimal("-3.4028235E+38"));
        return new Shape.Scalar("number", Keywords.NONE.with("minimum", least).with("maximum", most));
    }

    private static Shape character() {
        var one = JsonNodeFactory.instance.numberNode(1);
        return new Shape.Scalar("string", Keywords.NONE.with("minLength", one).with("maxLength", one));
    }
}
