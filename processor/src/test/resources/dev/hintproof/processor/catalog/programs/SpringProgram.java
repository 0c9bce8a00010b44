import java.util.List;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.web.client.RestClient;

class SpringProgram {
    private final RestClient client = RestClient.create("https://example.com");
    private final JdbcTemplate jdbc;

    SpringProgram(JdbcTemplate jdbc) {
        this.jdbc = jdbc;
    }

    String gets(String id) { // = net.read
        return client.get().uri("/notes/{id}", id).retrieve().body(String.class);
    }

    void posts(String text) { // = net.write
        client.post().uri("/notes").body(text).retrieve().toBodilessEntity();
    }

    List<String> selects(String title) { // = db.read
        return jdbc.query("SELECT text FROM notes WHERE title = ?", (row, n) -> row.getString(1), title);
    }

    int deletes(String title) { // = db.write
        return jdbc.update("DELETE FROM notes WHERE title = ?", title);
    }
}
