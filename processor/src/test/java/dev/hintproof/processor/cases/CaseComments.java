package dev.hintproof.processor.cases;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The expectations in one source file. They are comments:
 *
 * <pre>{@code
 * // java: 21                                         the case needs that version
 * // args: "canary.txt", 3                            for the run; these lines stand before the tool that they concern
 * // run: no, needs a MySQL server                    or alone / nothing, REASON / harmless, REASON
 * // as method: accepted                              where one of the three ways differs
 * // as dependency: no, REASON
 * @McpTool @Plain // refused: fs.delete via Files.delete
 * Runnable r = () -> ...; // exceeds: fs.delete via Files.delete
 * }</pre>
 */
record CaseComments(List<Tool> tools, List<Case.Exceeded> exceeds, int javaVersion) {

    private static final Pattern DIRECTIVE = Pattern.compile("^\\s*// (args|run|as method|as dependency|java): (.*)$");
    private static final Pattern TOOL = Pattern.compile("@McpTool\\b[^/]*(?:// (.*))?$");
    private static final Pattern EXCEEDS = Pattern.compile("// exceeds: (.*)$");

    /** What stands at one tool. */
    record Tool(
            int line,
            Verdict verdict,
            @Nullable Verdict asDependency,
            @Nullable Verdict asMethod,
            String arguments,
            CaseTool.Run run) {}

    /** Reads a file's lines. */
    static CaseComments read(String file, List<String> lines) {
        var reader = new Reader(file);
        for (int i = 0; i < lines.size(); i++) {
            try {
                reader.line(i + 1, lines.get(i));
            } catch (IllegalArgumentException e) {
                throw new IllegalArgumentException(file + ":" + (i + 1) + ": " + e.getMessage(), e);
            }
        }
        return new CaseComments(reader.tools, reader.exceeds, reader.javaVersion);
    }

    private static final class Reader {
        private static final CaseTool.Run SHARED = new CaseTool.Run(CaseTool.Run.Kind.SHARED, "");

        final String file;
        final List<Tool> tools = new ArrayList<>();
        final List<Case.Exceeded> exceeds = new ArrayList<>();
        int javaVersion = 17;
        private @Nullable Verdict asDependency;
        private @Nullable Verdict asMethod;
        private String arguments = "";
        private CaseTool.Run run = SHARED;

        Reader(String file) {
            this.file = file;
        }

        void line(int number, String text) {
            Matcher directive = DIRECTIVE.matcher(text);
            if (directive.matches()) {
                directive(directive.group(1), directive.group(2).strip());
                return;
            }
            Matcher exceeded = EXCEEDS.matcher(text);
            if (exceeded.find()) {
                exceeds.add(new Case.Exceeded(file, number, Verdict.Finding.parse(exceeded.group(1))));
            }
            Matcher tool = TOOL.matcher(text);
            if (tool.find() && !text.startsWith("import ")) {
                if (tool.group(1) == null) {
                    throw new IllegalArgumentException("a tool without an expectation");
                }
                tools.add(new Tool(number, Verdict.parse(tool.group(1)), asDependency, asMethod, arguments, run));
                asDependency = null;
                asMethod = null;
                arguments = "";
                run = SHARED;
            }
        }

        private void directive(String name, String value) {
            switch (name) {
                case "args" -> arguments = value;
                case "run" -> run = CaseTool.Run.parse(value);
                case "as method" -> asMethod = Verdict.parse(value);
                case "as dependency" -> asDependency = Verdict.parse(value);
                case "java" -> javaVersion = Integer.parseInt(value);
                default -> throw new IllegalArgumentException(name);
            }
        }
    }
}
