package com.example.news;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.util.ArrayList;
import java.util.List;

/** Says that it only reads. */
@McpServer(name = "news")
public class NewsTools {

    private final NewsIndex index = new NewsIndex();

    /**
     * Finds news.
     *
     * @param word what to look for
     */
    @McpTool
    @Plain
    public List<String> searchNews(String word) {
        List<String> found = new ArrayList<>(index.headlines());
        found.removeIf(line -> !line.contains(word));
        return found;
    }
}
