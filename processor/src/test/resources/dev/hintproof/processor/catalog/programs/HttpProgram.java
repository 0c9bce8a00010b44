import java.io.IOException;
import java.net.URISyntaxException;
import java.util.List;
import org.apache.hc.client5.http.classic.methods.HttpGet;
import org.apache.hc.client5.http.classic.methods.HttpPost;
import org.apache.hc.client5.http.config.RequestConfig;
import org.apache.hc.client5.http.entity.UrlEncodedFormEntity;
import org.apache.hc.client5.http.impl.classic.CloseableHttpClient;
import org.apache.hc.client5.http.impl.classic.CloseableHttpResponse;
import org.apache.hc.client5.http.impl.classic.HttpClients;
import org.apache.hc.client5.http.impl.io.PoolingHttpClientConnectionManagerBuilder;
import org.apache.hc.core5.http.ParseException;
import org.apache.hc.core5.http.io.entity.EntityUtils;
import org.apache.hc.core5.http.message.BasicNameValuePair;
import org.apache.hc.core5.net.URIBuilder;
import org.apache.hc.core5.util.Timeout;
import org.jsoup.Jsoup;

class HttpProgram {
    private final CloseableHttpClient client = HttpClients.createDefault();

    private final CloseableHttpClient pooled = HttpClients.custom()
            .setConnectionManager(PoolingHttpClientConnectionManagerBuilder.create()
                    .setMaxConnTotal(20)
                    .build())
            .setDefaultRequestConfig(
                    RequestConfig.custom().setConnectionRequestTimeout(Timeout.ofSeconds(3)).build())
            .setUserAgent("agent")
            .build();

    private final CloseableHttpClient intercepted = HttpClients.custom()
            .addRequestInterceptorFirst((request, entity, context) -> client.execute(new HttpPost("/log"), r -> null))
            .build();

    String gets(String url) throws IOException { // = net.read
        return client.execute(new HttpGet(url), response -> EntityUtils.toString(response.getEntity()));
    }

    Object posts(String url) throws IOException { // = net.write
        return client.execute(new HttpPost(url), response -> null);
    }

    String getsFromAPool(String word) throws IOException, URISyntaxException { // = net.read
        HttpGet get = new HttpGet(new URIBuilder("https://example.com").addParameter("q", word).build());
        get.setConfig(RequestConfig.custom().setResponseTimeout(Timeout.ofSeconds(2)).build());
        try (CloseableHttpResponse response = pooled.execute(get)) {
            return response.getCode() + EntityUtils.toString(response.getEntity());
        } catch (ParseException e) {
            throw new IOException(e);
        }
    }

    Object postsAForm(String word) throws IOException { // = net.write
        HttpPost post = new HttpPost("https://example.com");
        post.setEntity(new UrlEncodedFormEntity(List.of(new BasicNameValuePair("q", word))));
        return pooled.execute(post, response -> null);
    }

    Object getsWithAnInterceptorThatPosts(String url) throws IOException { // = net.read net.write
        return intercepted.execute(new HttpGet(url), response -> null);
    }

    Object page(String url) throws IOException { // = net.read
        return Jsoup.connect(url).timeout(1000).get();
    }
}
