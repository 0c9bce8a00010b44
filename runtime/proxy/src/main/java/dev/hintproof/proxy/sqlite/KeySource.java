package dev.hintproof.proxy.sqlite;

import dev.hintproof.proxy.ledger.JournalException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Where the key of the encrypted columns comes from. */
@FunctionalInterface
public interface KeySource {
    /**
     * The 32 bytes of the key.
     *
     * @throws JournalException where it can't be had
     */
    byte[] key(JournalFolder folder);

    /** The key in the folder's owner-only file, made at the first use. */
    static KeySource file() {
        return KeyFile::readOrMake;
    }

    /**
     * The key that a command prints: 64 hexadecimal digits or base64 of 32 bytes. Its standard error passes through.
     *
     * @param command run by {@code /bin/sh -c}, at most 30 seconds long
     */
    static KeySource command(String command) {
        return command(command, Duration.ofSeconds(30));
    }

    /** The same, with another limit. */
    static KeySource command(String command, Duration limit) {
        return folder -> {
            try {
                Process process = new ProcessBuilder(List.of("/bin/sh", "-c", command))
                        .redirectError(ProcessBuilder.Redirect.INHERIT)
                        .start();
                process.getOutputStream().close();
                if (!process.waitFor(limit.toMillis(), TimeUnit.MILLISECONDS) || process.exitValue() != 0) {
                    process.destroyForcibly();
                    throw new JournalException(
                            "the key command failed or took too long: run it by hand, it must print the key and exit 0");
                }
                String printed = new String(process.getInputStream().readNBytes(4096), StandardCharsets.US_ASCII);
                return decode(printed.strip());
            } catch (IOException e) {
                throw new JournalException("the key command can't be run: " + e.getMessage(), e);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new JournalException("interrupted while the key command ran", e);
            }
        };
    }

    private static byte[] decode(String text) {
        try {
            byte[] key = text.length() == 64
                    ? HexFormat.of().parseHex(text)
                    : Base64.getDecoder().decode(text);
            if (key.length == ArgumentVault.KEY_LENGTH) {
                return key;
            }
        } catch (IllegalArgumentException e) {
            // said below: what the command printed must not reach a message
        }
        throw new JournalException("the key command printed no key: 64 hexadecimal digits, or base64 of 32 bytes");
    }
}
