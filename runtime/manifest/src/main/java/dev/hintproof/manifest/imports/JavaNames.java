package dev.hintproof.manifest.imports;

import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import javax.lang.model.SourceVersion;

/** Turns foreign names into Java identifiers, each given once, and foreign text into Java literals that are nothing but text. */
final class JavaNames {

    private final Set<String> taken = new HashSet<>();

    /** Reserves names that must not be given. */
    JavaNames(Set<String> reserved) {
        taken.addAll(reserved);
    }

    /** An identifier for a name: camel case of its ASCII letters and digits, with a number where it is taken already. */
    String member(String name) {
        var out = new StringBuilder();
        boolean up = false;
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            boolean letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
            boolean digit = c >= '0' && c <= '9';
            if (!letter && !digit) {
                up = out.length() > 0;
                continue;
            }
            if (out.length() == 0 && digit) {
                out.append('n');
            }
            out.append(out.length() == 0 ? lower(c) : up ? upper(c) : c);
            up = false;
        }
        String base = out.length() == 0 ? "unnamed" : out.toString();
        base = SourceVersion.isKeyword(base) ? base + "Value" : base;
        String candidate = base;
        for (int n = 2; !taken.add(candidate); n++) {
            candidate = base + n;
        }
        return candidate;
    }

    /** A class name for a server's name. */
    static String type(String name) {
        String member = new JavaNames(Set.of()).member(name);
        return upper(member.charAt(0)) + member.substring(1) + "Tools";
    }

    /**
     * A string literal. Only printable ASCII stands as it is; everything else is an escape, so that no text can end the literal,
     * begin a comment or hide.
     */
    static String literal(String text) {
        var out = new StringBuilder("\"");
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '"' -> out.append("\\\"");
                case '\\' -> out.append("\\\\");
                case '\n' -> out.append("\\n");
                case '\r' -> out.append("\\r");
                case '\t' -> out.append("\\t");
                default -> {
                    if (c >= 0x20 && c <= 0x7E) {
                        out.append(c);
                    } else if (c < 0x20) {
                        // An octal escape: a Unicode escape of a control character would be read before the literal is.
                        out.append(String.format(Locale.ROOT, "\\%03o", (int) c));
                    } else {
                        out.append(String.format(Locale.ROOT, "\\u%04x", (int) c));
                    }
                }
            }
        }
        return out.append('"').toString();
    }

    private static char lower(char c) {
        return c >= 'A' && c <= 'Z' ? (char) (c + 32) : c;
    }

    private static char upper(char c) {
        return c >= 'a' && c <= 'z' ? (char) (c - 32) : c;
    }
}
