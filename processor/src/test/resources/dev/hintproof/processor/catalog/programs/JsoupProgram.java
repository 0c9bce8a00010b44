import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.safety.Safelist;
import org.jsoup.select.Evaluator;

class JsoupProgram {
    private final Document template = Jsoup.parse("<p>hello");

    List<String> links(String html) { // =
        Document document = Jsoup.parse(html, "https://example.com/");
        document.select("script, style").remove();
        List<String> links = new ArrayList<>();
        for (Element link : document.select("a[href]")) {
            links.add(link.text() + " " + link.absUrl("href") + " " + link.attr("title"));
        }
        return links;
    }

    String page(String url) throws IOException { // = net.read
        Element main = Jsoup.connect(url).userAgent("agent").get().selectFirst("main");
        return main == null ? "" : main.ownText();
    }

    String cleans(String html) { // =
        return Jsoup.clean(html, Safelist.basic().addTags("h1"));
    }

    String readsTheTemplate() { // =
        return template.select("p").eachText().toString() + template.body().html();
    }

    void changesTheTemplate(String text) { // = state
        template.select("p").append(text);
    }

    int asksAnEvaluator(String html) { // = net.read net.write
        return Jsoup.parse(html).select(new Posting()).size();
    }

    static class Posting extends Evaluator {
        @Override
        public boolean matches(Element root, Element element) {
            java.net.http.HttpRequest.newBuilder().POST(java.net.http.HttpRequest.BodyPublishers.noBody());
            return true;
        }
    }
}
