package dev.hintproof.processor.catalog;

import java.util.ArrayList;
import java.util.List;

/** Small parts of reading a line. A build waits for them, so they use neither patterns nor streams. */
final class Words {
    private Words() {}

    /** The words between blanks and tabs. */
    static List<String> of(String text) {
        var result = new ArrayList<String>();
        int start = -1;
        for (int i = 0; i <= text.length(); i++) {
            boolean blank = i == text.length() || text.charAt(i) <= ' ';
            if (blank && start >= 0) {
                result.add(text.substring(start, i));
                start = -1;
            } else if (!blank && start < 0) {
                start = i;
            }
        }
        return result;
    }

    /** The parts between separators, also empty ones. */
    static List<String> split(String text, char separator) {
        var result = new ArrayList<String>();
        int start = 0;
        for (int at = text.indexOf(separator); at >= 0; at = text.indexOf(separator, start)) {
            result.add(text.substring(start, at));
            start = at + 1;
        }
        result.add(text.substring(start));
        return result;
    }

    /** Whether it is an identifier of the Java language, keywords included. */
    static boolean isIdentifier(String word) {
        if (word.isEmpty() || !Character.isJavaIdentifierStart(word.charAt(0))) {
            return false;
        }
        for (int i = 1; i < word.length(); i++) {
            if (!Character.isJavaIdentifierPart(word.charAt(i))) {
                return false;
            }
        }
        return true;
    }

    /** Whether it is a name of a package or class: identifiers between dots. */
    static boolean isQualified(String name) {
        for (String part : split(name, '.')) {
            if (!isIdentifier(part)) {
                return false;
            }
        }
        return true;
    }

    /** Whether it is an argument's number, 0 to 254 (JVMS §4.3.3). */
    static boolean isNumber(String word) {
        if (word.isEmpty() || word.length() > 3) {
            return false;
        }
        for (int i = 0; i < word.length(); i++) {
            if (word.charAt(i) < '0' || word.charAt(i) > '9') {
                return false;
            }
        }
        return Integer.parseInt(word) < 255;
    }
}
