package dev.hintproof.processor.validate;

import dev.hintproof.processor.model.ServerModel;
import dev.hintproof.processor.model.ServerModel.About;
import dev.hintproof.processor.report.Message;
import dev.hintproof.processor.report.Messages;
import dev.hintproof.processor.report.Problem;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;

/** Rules on the server classes of a module together. */
public final class ServerRules {

    private final Messages messages;

    /** Rules that report there. */
    public ServerRules(Messages messages) {
        this.messages = messages;
    }

    /** Classes of one server say the same of it, and no two servers' files differ by case alone. */
    public void consistent(List<ServerModel> servers) {
        Map<String, About> byFile = new HashMap<>();
        Map<String, About> versions = new HashMap<>();
        Map<String, About> titles = new HashMap<>();
        Map<String, About> instructions = new HashMap<>();
        for (ServerModel server : servers) {
            About about = server.about();
            About other = byFile.putIfAbsent(about.name().toLowerCase(Locale.ROOT), about);
            if (other != null && !other.name().equals(about.name())) {
                messages.report(Message.of(
                        Problem.CONFLICTING_SERVERS,
                        about.place(),
                        "servers '" + other.name() + "' and '" + about.name()
                                + "' would share a file where case doesn't count",
                        "give one of them another name, or both the same"));
            }
            same(versions, about, About::version, "version");
            same(titles, about, About::title, "title");
            same(instructions, about, About::instructions, "instructions");
        }
    }

    private void same(Map<String, About> said, About about, Function<About, String> member, String what) {
        String value = member.apply(about);
        if (value.isEmpty()) {
            return;
        }
        About first = said.putIfAbsent(about.name(), about);
        if (first != null && !member.apply(first).equals(value)) {
            messages.report(Message.of(
                    Problem.CONFLICTING_SERVERS,
                    about.place(),
                    "two classes of server '" + about.name() + "' disagree on its " + what + ": '" + member.apply(first)
                            + "' and '" + value + "'",
                    "say it on one of them only"));
        }
    }
}
