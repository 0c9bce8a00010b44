package zoo;

import dev.hintproof.annotations.*;
import java.math.*;
import java.net.*;
import java.nio.file.Path;
import java.time.*;
import java.util.*;

@McpServer(name = "scalars")
public class Scalars {
    enum Size { /** Not much. */ SMALL, /** Much. */ LARGE }

    /** Gives back what it is given. */
    @McpTool @Plain
    boolean aBoolean(boolean value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    byte aByte(byte value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    short aShort(short value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    int anInt(int value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    long aLong(long value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    float aFloat(float value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    double aDouble(double value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    char aChar(char value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    Boolean boxedBoolean(Boolean value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    Integer boxedInteger(Integer value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    Long boxedLong(Long value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    Double boxedDouble(Double value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    Character boxedChar(Character value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    String text(String value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    BigInteger bigInteger(BigInteger value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    BigDecimal bigDecimal(BigDecimal value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    UUID uuid(UUID value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    URI uri(URI value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    Path path(Path value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    Locale locale(Locale value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    Currency currency(Currency value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    Instant instant(Instant value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    LocalDate localDate(LocalDate value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    LocalTime localTime(LocalTime value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    LocalDateTime localDateTime(LocalDateTime value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    OffsetDateTime offsetDateTime(OffsetDateTime value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    ZonedDateTime zonedDateTime(ZonedDateTime value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    Duration duration(Duration value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    Period period(Period value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    Year year(Year value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    YearMonth yearMonth(YearMonth value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    MonthDay monthDay(MonthDay value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    ZoneId zoneId(ZoneId value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    ZoneOffset zoneOffset(ZoneOffset value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    DayOfWeek dayOfWeek(DayOfWeek value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    Size size(Size value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    byte[] bytes(byte[] value) { return value; }

    /** Gives back what it is given. */
    @McpTool @Plain
    char[] chars(char[] value) { return value; }
}
