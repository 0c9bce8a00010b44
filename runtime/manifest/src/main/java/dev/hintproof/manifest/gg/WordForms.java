package dev.hintproof.manifest.gg;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The word forms of all classes and buckets, each with a bit mask of what it stands for: the draft's alternations, {@code args?}
 * and {@code arguments?} written out.
 */
final class WordForms {

    /** Bits from here on are contextual buckets; those below are classes, in their order. */
    static final int FIRST_BUCKET_BIT = GgClass.values().length;

    /** The one form whose pattern has Python's {@code \b} instead of the token boundaries. */
    static final String UNICODE_BOUNDED = "monetary";

    private static final Map<GgClass, String> CLASSES = Map.of(
            GgClass.CREDENTIAL_VALUE,
            "token apikey api_key secret password passwd private_key access_key credential client_secret bearer authorization",
            GgClass.FILESYSTEM_PATH,
            "path filepath filename file_path dir directory folder target_path destination_path dest_path",
            GgClass.COMMAND_STRING,
            "command cmd script code expression sql statement shell_cmd arg args argument arguments instruction prompt",
            GgClass.MONEY_AMOUNT,
            "amount price total sum currency refund_amount charge_amount unit_amount cents " + UNICODE_BOUNDED,
            GgClass.URL_ENDPOINT,
            "url uri endpoint webhook_url target_url host hostname domain link webhook base_url callback_url");

    private static final Map<ContextualBucket, String> BUCKETS = Map.of(
            ContextualBucket.ACCOUNT_IDENTITY,
            "account account_id iban wallet recipient customer_id user_id beneficiary card_token payment_method bank"
                    + " routing_number email to from",
            ContextualBucket.RAW_CONTENT_BLOB,
            "content body data payload html markdown file_content text");

    /** Length of the longest form. */
    static final int LONGEST;

    private static final int SLOTS = 512;
    private static final char[][] FORMS = new char[SLOTS][];
    private static final int[] MASKS = new int[SLOTS];

    static {
        var masks = new HashMap<String, Integer>();
        CLASSES.forEach(
                (key, forms) -> add(masks, forms, 1 << List.of(GgClass.values()).indexOf(key)));
        BUCKETS.forEach((key, forms) -> add(
                masks,
                forms,
                1 << (FIRST_BUCKET_BIT + List.of(ContextualBucket.values()).indexOf(key))));
        int longest = 0;
        for (Map.Entry<String, Integer> entry : masks.entrySet()) {
            char[] form = entry.getKey().toCharArray();
            int slot = slot(form, form.length);
            while (FORMS[slot] != null) {
                slot = (slot + 1) % SLOTS;
            }
            FORMS[slot] = form;
            MASKS[slot] = entry.getValue();
            longest = Math.max(longest, form.length);
        }
        LONGEST = longest;
    }

    private WordForms() {}

    /** What the first {@code length} characters of a buffer, already folded to lower case, stand for; 0 for nothing. */
    static int mask(char[] buffer, int length) {
        int slot = slot(buffer, length);
        for (char[] form = FORMS[slot]; form != null; form = FORMS[slot]) {
            if (sameText(form, buffer, length)) {
                return MASKS[slot];
            }
            slot = (slot + 1) % SLOTS;
        }
        return 0;
    }

    private static boolean sameText(char[] form, char[] buffer, int length) {
        if (form.length != length) {
            return false;
        }
        for (int i = 0; i < length; i++) {
            if (form[i] != buffer[i]) {
                return false;
            }
        }
        return true;
    }

    private static int slot(char[] buffer, int length) {
        int hash = length;
        for (int i = 0; i < length; i++) {
            hash = hash * 31 + buffer[i];
        }
        return (hash ^ (hash >>> 9)) & (SLOTS - 1);
    }

    private static void add(Map<String, Integer> masks, String forms, int bit) {
        for (String form : forms.split(" ", -1)) {
            masks.merge(form, bit, (a, b) -> a | b);
        }
    }
}
