import java.io.IOException;
import org.apache.hc.client5.http.classic.methods.HttpGet;
import org.apache.hc.client5.http.classic.methods.HttpPost;
import org.apache.hc.client5.http.impl.classic.CloseableHttpClient;
import org.apache.hc.client5.http.impl.classic.HttpClients;
import org.apache.hc.core5.http.io.entity.EntityUtils;
import org.jsoup.Jsoup;

class HttpProgram {
    private final CloseableHttpClient client = HttpClients.createDefault();

    String gets(String url) throws IOException { // = net.read
        return client.execute(new HttpGet(url), response -> EntityUtils.toString(response.getEntity()));
    }

    Object posts(String url) throws IOException { // = net.write
        return client.execute(new HttpPost(url), response -> null);
    }

    Object page(String url) throws IOException { // = net.read
        return Jsoup.connect(url).timeout(1000).get();
    }
}
