package real.markdown_outline;

import dev.hintproof.annotations.McpServer;
import dev.hintproof.annotations.McpTool;
import dev.hintproof.annotations.Plain;
import java.util.ArrayList;
import java.util.List;

@McpServer(name = "cases")
public class Tools {
    // args: "# One\n\ntext\n## Two\n```\n# no\n```\n# Three"
    @McpTool @Plain // accepted
    public Section outline(String markdown) {
        Section root = new Section("", 0, null);
        Section current = root;
        boolean code = false;
        for (String line : markdown.split("\n")) {
            if (line.startsWith("```")) {
                code = !code;
            }
            int level = 0;
            while (!code && level < line.length() && line.charAt(level) == '#') {
                level++;
            }
            if (level == 0) {
                current.words += line.isBlank() ? 0 : line.trim().split("\\s+").length;
                continue;
            }
            while (current.level >= level) {
                current = current.parent;
            }
            Section next = new Section(line.substring(level).trim(), level, current);
            current.sections.add(next);
            current = next;
        }
        return root;
    }

    public static class Section {
        private final String title;
        private final int level;
        private final Section parent;
        private int words;
        private final List<Section> sections = new ArrayList<>();

        Section(String title, int level, Section parent) {
            this.title = title;
            this.level = level;
            this.parent = parent;
        }

        public String getTitle() {
            return title;
        }

        public int getWords() {
            return words;
        }

        public List<Section> getSections() {
            return sections;
        }
    }
}
