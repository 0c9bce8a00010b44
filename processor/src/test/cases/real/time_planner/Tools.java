package real.time_planner;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.time.Clock;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.Month;
import java.time.Period;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

@McpServer(name = "cases")
public class Tools {
    // args: "2026-01-30T10:00", ["Europe/Oslo", "America/New_York"]
    @McpTool @Plain // accepted
    public Map<String, String> convert(String time, List<String> zones) {
        LocalDateTime local = LocalDateTime.parse(time);
        ZonedDateTime base = local.atZone(ZoneOffset.UTC);
        DateTimeFormatter formatter = DateTimeFormatter.ofPattern("EEE d MMM uuuu HH:mm", Locale.ENGLISH);
        return zones.stream()
                .collect(Collectors.toMap(
                        Function.identity(),
                        zone -> base.withZoneSameInstant(ZoneId.of(zone)).format(formatter),
                        (a, b) -> a,
                        LinkedHashMap::new));
    }

    // args: "2026-01-30", 5
    @McpTool @Plain // accepted
    public List<LocalDate> working_days(String from, int count) {
        Set<DayOfWeek> free = EnumSet.of(DayOfWeek.SATURDAY, DayOfWeek.SUNDAY);
        return Stream.iterate(LocalDate.parse(from), day -> day.plusDays(1))
                .filter(day -> !free.contains(day.getDayOfWeek()))
                .limit(count)
                .toList();
    }

    @McpTool @Plain // accepted
    public String until(String date) {
        Period period = Period.between(LocalDate.now(Clock.systemUTC()), LocalDate.of(2030, Month.MARCH, 1));
        long days = ChronoUnit.DAYS.between(LocalDate.EPOCH, LocalDate.of(2030, 3, 1));
        return period.getYears() + " years, " + days + " days since 1970";
    }
}
