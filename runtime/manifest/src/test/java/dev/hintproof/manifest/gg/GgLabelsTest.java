package dev.hintproof.manifest.gg;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.SortedSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GgLabelsTest {

    /** The examples of the draft's sections 4 and 6 and its appendix, positive and boundary, with quotes where spaces matter. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            api_key                | ''                        | gg:credential-value
            client_secret          | ''                        | gg:credential-value
            client-secret          | ''                        | gg:credential-value
            x                      | bearer token              | gg:credential-value
            authorization          | ''                        | gg:credential-value
            Authorization          | bearer token              | gg:credential-value
            secretariat_note       | ''                        | ''
            tokenizer_model        | ''                        | ''
            authorization_flow_name| ''                        | ''
            clientSecret           | ''                        | ''
            accessKeyId            | ''                        | ''
            file_path              | ''                        | gg:filesystem-path
            destination_path       | ''                        | gg:filesystem-path
            dir                    | ''                        | gg:filesystem-path
            x                      | output folder             | gg:filesystem-path
            target_path            | ''                        | gg:filesystem-path
            destPath               | destination file path     | gg:filesystem-path
            pathology_code         | ''                        | ''
            directory_sync_toggle  | ''                        | ''
            destinationPath        | ''                        | ''
            x                      | C:\\Users                 | ''
            shell_cmd              | ''                        | gg:command-string
            sql                    | ''                        | gg:command-string
            x                      | execute code              | gg:command-string
            args                   | ''                        | gg:command-string
            arg                    | ''                        | gg:command-string
            argument               | ''                        | gg:command-string
            arguments              | ''                        | gg:command-string
            prompt                 | ''                        | gg:command-string
            cmd                    | shell command for execution | gg:command-string
            commandment_count      | ''                        | ''
            scripture_ref          | ''                        | ''
            refund_amount          | amount in cents           | gg:money-amount
            x                      | total in cents            | gg:money-amount
            currency               | ''                        | gg:money-amount
            x                      | amount in USD             | gg:money-amount
            unit_amount            | ''                        | gg:money-amount
            x                      | Monetary value            | gg:money-amount
            x                      | currency code             | gg:command-string gg:money-amount
            x                      | Total number of results   | gg:money-amount
            total_results          | page size                 | ''
            summed                 | ''                        | ''
            target_url             | ''                        | gg:url-endpoint
            base_url               | ''                        | gg:url-endpoint
            webhook                | ''                        | gg:url-endpoint
            webhook_url            | callback endpoint         | gg:url-endpoint
            hostname               | ''                        | gg:url-endpoint
            x                      | callback URL              | gg:url-endpoint
            curriculum             | ''                        | ''
            hostname_label_prefix  | ''                        | ''
            domainKnowledge        | ''                        | ''
            baseUrl                | ''                        | ''
            data                   | request body              | ''
            my_secret              | ''                        | ''
            access_token           | ''                        | ''
            amount_in_cents        | ''                        | ''
            tokens                 | ''                        | ''
            url                    | path to the script, with token and price | gg:credential-value gg:filesystem-path gg:command-string gg:money-amount gg:url-endpoint
            """)
    void examplesOfTheDraft(String name, String description, String expected) {
        assertEquals(expected, words(GgLabels.of(name, description)));
    }

    /** Recorded from CPython 3.11: what its {@code lower()} and {@code IGNORECASE} do beyond ASCII. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            \u017Fecret    | ''            | gg:credential-value
            pa\u017F\u017Fword  | ''       | gg:credential-value
            \u212Aey       | ''            | ''
            to\u212Aen     | ''            | gg:credential-value
            d\u0131r       | ''            | gg:filesystem-path
            \u0130         | ''            | ''
            d\u0130r       | ''            | ''
            link\u0130     | ''            | ''
            \u0130link     | ''            | gg:url-endpoint
            \u00E9path     | ''            | gg:filesystem-path
            path\u00E9     | ''            | gg:filesystem-path
            \u017Fpath     | ''            | ''
            path\u0131     | ''            | ''
            \u212Apath     | ''            | ''
            \u03A3path     | ''            | gg:filesystem-path
            x              | \u00E9monetary    | ''
            x              | monetary\u00E9    | ''
            x              | monetary\u0301    | gg:money-amount
            x              | monetary\u00B2    | ''
            x              | monetary\u2167    | ''
            x              | \u65E5monetary    | ''
            x              | \u0130monetary    | gg:money-amount
            x              | MONETARY\uD801\uDC00 | ''
            x              | monetary\uD83D\uDE00 | gg:money-amount
            x              | \u00E9amount in   | gg:money-amount
            """)
    void unicodeAsInPython(String name, String description, String expected) {
        assertEquals(expected, words(GgLabels.of(name, description)));
    }

    @Test
    void nameAndDescriptionAreSeparated() {
        assertEquals("", words(GgLabels.of("api", "_key")));
        assertEquals("", words(GgLabels.of("", "")));
    }

    @Test
    void bucketsAreNoClasses() {
        assertEquals(
                "raw_content_blob",
                GgLabels.buckets("data", "request body").first().label());
        assertEquals(1, GgLabels.buckets("data", "request body").size());
        assertEquals(2, GgLabels.buckets("from", "the text").size());
        assertEquals(0, GgLabels.buckets("path", "").size());
        assertEquals("", words(GgLabels.of("to", "the content")));
    }

    private static String words(SortedSet<GgClass> classes) {
        return classes.stream().map(GgClass::label).collect(Collectors.joining(" "));
    }
}
