package dev.hintproof.manifest.audit;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Commands in base64 or hexadecimal. What decodes to data, prose or noise is none of this rule's business. */
final class EncodedPayload {

    private static final Pattern BASE64 =
            Pattern.compile("(?<![A-Za-z0-9+/_-])[A-Za-z0-9+/_-]{16,4000}={0,2}(?![A-Za-z0-9+/_-])");
    private static final Pattern HEX =
            Pattern.compile("(?<![A-Za-z0-9])(?:0x)?((?:[0-9a-fA-F]{2}){10,2000})(?![A-Za-z0-9])");
    private static final Pattern ESCAPED =
            Pattern.compile("(?:\\\\x[0-9a-fA-F]{2}){8,2000}|(?:%[0-9a-fA-F]{2}){8,2000}");
    private static final Pattern COMMAND = Pattern.compile(
            "\\b(?:curl|wget|nc|ncat|bash|sh|zsh|powershell|pwsh|cmd\\.exe|python3?|perl|ruby|node)\\b[ \\t]+\\S"
                    + "|\\|[ \\t]*(?:ba|z)?sh\\b|/bin/(?:ba)?sh|/dev/tcp/|\\brm[ \\t]+-\\w*[rf]|\\bchmod[ \\t]+[-+0-7a-z]"
                    + "|\\b(?:eval|exec|system|child_process|subprocess)\\b[ \\t]*[(.]|\\bmkfifo\\b|\\bscp[ \\t]"
                    + "|ignore (?:all |any |the )?(?:previous|prior|above)|\\.ssh/|id_rsa|/etc/passwd",
            Pattern.CASE_INSENSITIVE);

    private EncodedPayload() {}

    /** The command that a text carries in disguise; empty for none. */
    static Optional<String> in(String text) {
        Optional<String> found = find(BASE64.matcher(text), 0);
        if (found.isEmpty()) {
            found = find(HEX.matcher(text), 1);
        }
        return found.isEmpty() ? find(ESCAPED.matcher(text), 2) : found;
    }

    private static Optional<String> find(Matcher matcher, int form) {
        while (matcher.find()) {
            String decoded = switch (form) {
                case 0 -> base64(matcher.group());
                case 1 -> hex(matcher.group(1));
                default -> hex(matcher.group().replaceAll("\\\\x|%", ""));
            };
            if (COMMAND.matcher(decoded).find()) {
                return Optional.of(decoded);
            }
        }
        return Optional.empty();
    }

    private static String base64(String text) {
        String plain = text.replace('-', '+').replace('_', '/').replace("=", "");
        int rest = plain.length() % 4;
        try {
            return printable(Base64.getDecoder().decode(rest == 1 ? plain.substring(0, plain.length() - 1) : plain));
        } catch (IllegalArgumentException e) {
            return "";
        }
    }

    private static String hex(String text) {
        return printable(HexFormat.of().parseHex(text));
    }

    /** The text, if it is printable ASCII as a whole. */
    private static String printable(byte[] bytes) {
        for (byte b : bytes) {
            if ((b < 0x20 || b > 0x7E) && b != '\n' && b != '\t' && b != '\r') {
                return "";
            }
        }
        return new String(bytes, StandardCharsets.US_ASCII);
    }
}
