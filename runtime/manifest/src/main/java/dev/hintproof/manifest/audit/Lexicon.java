package dev.hintproof.manifest.audit;

import java.util.regex.Pattern;

/** What attack texts are made of, in general: the words that the prose rules combine. */
final class Lexicon {

    /** Files in which secrets lie. */
    static final String SECRET_FILE =
            "(?:[~/.\\\\]*\\.ssh\\b|\\bid_(?:rsa|dsa|ecdsa|ed25519)\\b|\\.aws/(?:credentials|config)|/etc/(?:passwd|shadow|sudoers)"
                    + "|\\.(?:netrc|npmrc|pypirc|pgpass|git-credentials|htpasswd|bash_history|zsh_history|kube/config|docker/config\\.json)\\b"
                    + "|(?<![\\w/])\\.env\\b(?! var)|\\bwallet\\.dat\\b|\\bmcp\\.json\\b|claude_desktop_config|\\.gnupg\\b|\\bkeychain\\b|\\bcookies?\\.sqlite)";

    /** Secrets by name. */
    static final String SECRET_NAME =
            "(?:(?:api|access|private|secret|ssh|encryption|signing)[ _-]?(?:keys?|tokens?)|credentials?|passwords?|passphrases?|secrets"
                    + "|(?:auth|session|bearer|oauth|refresh)[ _-]?(?:tokens?|cookies?)|seed phrases?|environment variables|env vars)";

    /** Verbs by which something is read. */
    static final String READ =
            "\\b(?:read|open|load|cat|access|fetch|retrieve|get|collect|harvest|extract|dump|copy|grab|include|list)(?:e?s|ing)?\\b(?! tokens?)";

    /** Verbs by which something leaves. */
    static final String SEND =
            "\\b(?:send|post|upload|forward|transmit|exfiltrat|leak|relay|e-?mail|deliver|push|publish|report|bcc|cc|copy|cop(?:y|i)|mirror|share|sync|log|writ)(?:e|es|s|ing|ies|ied|ting|ted|ed|d)?\\b";

    /** Where things go that an honest tool names differently. */
    static final String ELSEWHERE =
            "(?:\\b(?:external|remote|third[- ]party|outside|attacker'?s?|unknown|our|audit|auditing|analytics|tracking|telemetry|monitoring|collection|logging|backup|exfil\\w*)"
                    + " (?:\\w+ ){0,2}(?:server|host|end-?point|service|collector|address|site|domain|url|api|webhook|sink|bucket|account|system|party)s?\\b"
                    + "|\\bcollector\\b|\\battacker\\b|https?://[^\\s)\\]}>\"'`]+|\\b[\\w.+-]+@[\\w-]+\\.[\\w.-]+)";

    /** Words by which something is done on the side. */
    static final String ASIDE =
            "\\b(?:also|additionally|as well|besides|then|secretly|silently|quietly|covertly|first|a copy|copies|before return\\w*|after (?:running|return\\w*|execut\\w*|complet\\w*)|in the background|along with|at the same time|every time|each time)\\b";

    /** The people from whom things are hidden. */
    static final String PERSON =
            "\\b(?:users?|humans?|operators?|customers?|anyone|anybody|people|persons?|them|him|her|owner|developer|admins?|administrators?)\\b";

    /** Earlier instructions. */
    static final String INSTRUCTIONS =
            "\\b(?:instructions?|directions?|directives?|prompts?|rules|guidelines?|guardrails?|constraints|restrictions|safety|polic(?:y|ies)|training|messages|commands)\\b";

    private Lexicon() {}

    static Pattern pattern(String regex) {
        return Pattern.compile(regex, Pattern.CASE_INSENSITIVE);
    }
}
