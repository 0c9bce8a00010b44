import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import com.fasterxml.jackson.datatype.jsr310.ser.LocalDateSerializer;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;

class JacksonModulesProgram {
    private final ObjectMapper mapper = new ObjectMapper()
            .registerModule(new JavaTimeModule())
            .registerModule(new Jdk8Module().configureAbsentsAsNulls(true))
            .registerModule(new SimpleModule()
                    .addSerializer(LocalDate.class, new LocalDateSerializer(DateTimeFormatter.ISO_DATE)))
            .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS);

    String writes(LocalDate day) throws JsonProcessingException { // =
        return mapper.writeValueAsString(new Day(day));
    }

    LocalDate reads(String json) throws JsonProcessingException { // =
        return mapper.readValue(json, Day.class).day();
    }

    void registersLater() { // = state
        mapper.registerModule(new JavaTimeModule());
    }

    record Day(LocalDate day) {}
}
