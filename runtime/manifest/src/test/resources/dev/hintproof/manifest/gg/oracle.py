"""The gg: labels by the draft's own rules, written from its text, as an oracle for the Java classifier.

Reads JSON lines [name, description] and writes one line of space-separated labels for each; with --time, labels them all once more
and writes the seconds that this took to standard error.
"""
import json
import re
import sys
import time

BOUNDED = r"(?<![a-z0-9_])(%s)(?![a-z0-9_])"
RULES = {
    "gg:credential-value": [
        BOUNDED % "token|apikey|api_key|secret|password|passwd|private_key|access_key|credential|client_secret|bearer|authorization"
    ],
    "gg:filesystem-path": [
        BOUNDED % "path|filepath|filename|file_path|dir|directory|folder|target_path|destination_path|dest_path"
    ],
    "gg:command-string": [
        BOUNDED % "command|cmd|script|code|expression|sql|statement|shell_cmd|args?|arguments?|instruction|prompt"
    ],
    "gg:money-amount": [
        BOUNDED % "amount|price|total|sum|currency|refund_amount|charge_amount|unit_amount|cents",
        r"\b(amount in|monetary|currency code)\b",
    ],
    "gg:url-endpoint": [
        BOUNDED % "url|uri|endpoint|webhook_url|target_url|host|hostname|domain|link|webhook|base_url|callback_url"
    ],
}
COMPILED = [(label, [re.compile(p, re.IGNORECASE) for p in patterns]) for label, patterns in RULES.items()]


def labels(name, description):
    haystack = (name + " : " + description).lower()
    return [label for label, patterns in COMPILED if any(p.search(haystack) for p in patterns)]


def main():
    rows = [json.loads(line) for line in sys.stdin.buffer]
    out = [" ".join(labels(name, description)) for name, description in rows]
    sys.stdout.write("\n".join(out) + "\n")
    if "--time" in sys.argv:
        start = time.perf_counter()
        for name, description in rows:
            labels(name, description)
        sys.stderr.write("%.6f\n" % (time.perf_counter() - start))


main()
