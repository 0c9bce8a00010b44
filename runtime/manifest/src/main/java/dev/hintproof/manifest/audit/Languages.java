package dev.hintproof.manifest.audit;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * The two orders that hardly any honest tool gives, in the languages that are written most besides English: to drop earlier
 * instructions, and to keep something from the user.
 */
final class Languages {

    private static final int FLAGS = Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE;

    /** A border of words that is the same on every version of Java. */
    private static final String BORDER = "(?:(?<=\\p{L})(?!\\p{L})|(?<!\\p{L})(?=\\p{L}))";

    /** Which instructions: those from before, all, or yours. Without one of these words an order may be about data. */
    private static final Pattern WHICH = pattern(
            "\\b(?:tod[oa]s|anterior\\p{L}*|previ[oa]s?|tus|toutes?|pr[eé]c[eé]dent\\p{L}*|tes|vos|alle[nr]?|vorherig\\p{L}*"
                    + "|bisherig\\p{L}*|obig\\p{L}*|fr[üu]here\\p{L}*|deine\\p{L}*|tutt[ei]|suas|seus|eerdere|vorige|wszystkie|poprzedni\\p{L}*"
                    + "|t[üu]m|[öo]nceki|sebelumnya|semua|trước|tất cả|все|всі|предыдущ\\p{L}*|прежн\\p{L}*|попередн\\p{L}*)\\b"
                    + "|之前|以前|先前|所有|上述|以上|一切|これまで|すべて|全て|上記|이전|모든|السابقة|جميع|पिछले|सभी|पहले");

    private static final Map<String, Pattern> OVERRIDE = new TreeMap<>();
    private static final Map<String, Pattern> CONCEAL = new TreeMap<>();

    static {
        language(
                "Spanish",
                "(?:ignor|olvid|desestim|descart)\\p{L}+ [^.;]{0,30}?(?:instrucci|indicaci|[oó]rden|reglas)\\p{L}*",
                "\\b(?:no|sin|nunca|jam[aá]s) (?:\\p{L}+ ){0,2}?(?:dig|dec|mencion|inform|revel|avis|coment|cuent|hagas saber)\\p{L}*[^.;]{0,40}?\\b(?:usuari|persona|human)\\p{L}*");
        language(
                "French",
                "(?:ignor|oubli|n[eé]glig)\\p{L}+ (?:\\p{L}+ ){0,2}?(?:les|tes|vos|ces|toutes?)\\b[^.;]{0,20}?(?:instruction|consigne|directive|r[eè]gle)s?\\b",
                "(?:ne|n'|sans)(?: |\\b)?(?:en |lui |leur |le |la |pas )*(?:parl|di[st]|mentionn|inform|r[eé]v[eé]l|signal|pr[eé]ven|averti)\\p{L}*[^.;]{0,40}?(?:utilisat|usager|personne|humain)\\p{L}*");
        language(
                "German",
                "(?:ignorier|vergiss|vergesse|missacht|verwirf|verwerf)\\p{L}*\\b[^.;]{0,40}?(?:anweisung|instruktion|vorgabe|regel)\\p{L}*",
                "(?:sag|erz[äa]hl|verrat|erw[äa]hn|inform|mitteil|teil)\\p{L}*\\b[^.;]{0,40}?(?:benutzer|nutzer|anwender|person)\\p{L}*[^.;]{0,20}?\\b(?:nichts?|nie|niemals|keinesfalls|keineswegs)\\b"
                        + "|\\b(?:nichts?|nie|niemals|keinesfalls|keineswegs|ohne)\\b[^.;]{0,30}?(?:benutzer|nutzer|anwender)\\p{L}*[^.;]{0,30}?(?:sag|erz[äa]hl|verrat|erw[äa]hn|inform|mit(?:zu)?teil|wissen)\\p{L}*");
        language(
                "Portuguese",
                "(?:ignor|desconsider|esque[cç]|descart)\\p{L}+ [^.;]{0,30}?(?:instru[cç][oõ]|orienta[cç]|ordens|regras|diretrizes)\\p{L}*",
                "\\b(?:n[aã]o|nunca|jamais) (?:\\p{L}+ ){0,2}?(?:di[gz]|avis|inform|mencion|revel|cont)\\p{L}*[^.;]{0,40}?(?:usu[aá]ri|pessoa)\\p{L}*");
        language(
                "Italian",
                "(?:ignor|dimentic|trascur)\\p{L}+ [^.;]{0,30}?(?:istruzion|indicazion|ordini|regole)\\p{L}*",
                "\\b(?:non|senza|mai) (?:\\p{L}+ ){0,2}?(?:dir|menzion|inform|rivel|avvis)\\p{L}*[^.;]{0,40}?(?:utente|utenti|persona)\\b");
        language(
                "Dutch",
                "(?:negeer|vergeet)\\b [^.;]{0,40}?(?:instructies|opdrachten|aanwijzingen|regels)",
                "(?:vertel|zeg|meld|informeer)\\p{L}*\\b[^.;]{0,40}?(?:gebruiker)\\p{L}*[^.;]{0,20}?\\b(?:niets?|nooit)\\b");
        language(
                "Polish",
                "(?:z?ignoruj|zapomnij|pomi[nń])\\b? [^.;]{0,40}?(?:instrukcj|polece[nń]|zasad)\\p{L}*",
                "\\bnie (?:\\p{L}+ ){0,2}?(?:m[oó]w|informuj|wspominaj|ujawniaj|powiadamiaj)\\p{L}*[^.;]{0,40}?u[zż]ytkowni\\p{L}*");
        language(
                "Turkish",
                "(?:talimat|y[oö]nerge|kural)\\p{L}*[^.;]{0,20}?(?:yok say|g[oö]z ard[ıi]|unut|dikkate alma|g[oö]rmezden)",
                "kullan[ıi]c[ıi]\\p{L}*[^.;]{0,40}?(?:s[oö]yleme|bildirme|bahsetme|haber verme)\\p{L}*");
        language(
                "Russian",
                "(?:игнорир|проигнорир|забуд|отброс)\\p{L}*[^.;]{0,40}?(?:инструкц|указани|правил|команд)\\p{L}*",
                "\\bне (?:\\p{L}+ ){0,2}?(?:сообща|говори|упомина|раскрыва|рассказыва|информиру|уведомля)\\p{L}*[^.;]{0,40}?пользовател\\p{L}*");
        language(
                "Ukrainian",
                "(?:ігнору|проігнору|забуд)\\p{L}*[^.;]{0,40}?(?:інструкц|вказівк|правил)\\p{L}*",
                "\\bне (?:\\p{L}+ ){0,2}?(?:повідомля|кажи|говори|згаду)\\p{L}*[^.;]{0,40}?користувач\\p{L}*");
        language(
                "Chinese",
                "(?:忽略|无视|無視|忘记|忘記|不要遵守)[^。；]{0,14}?(?:指令|指示|规则|規則|提示|说明|說明)",
                "(?:不要|请勿|切勿|勿|别|不得|不能|不可|無需|无需)[^。；，]{0,6}?(?:告诉|告訴|告知|通知|提及|透露|提醒|让|讓)[^。；]{0,6}?(?:用户|用戶|使用者|他人|任何人)");
        language(
                "Japanese",
                "(?:指示|命令|ルール|規則|プロンプト)[^。]{0,10}?(?:無視|忘れ|従わ)",
                "(?:ユーザー?|利用者|使用者)[^。]{0,20}?(?:知らせない|知らせず|伝えない|伝えず|言わない|教えない|通知しない|明かさない)");
        language(
                "Korean",
                "(?:지시|명령|지침|규칙|프롬프트)[^.]{0,10}?(?:무시|잊)",
                "(?:사용자|유저)[^.]{0,20}?(?:알리지|말하지|언급하지|통보하지|밝히지) ?(?:마|말|않)");
        language(
                "Arabic",
                "(?:تجاهل|انس|تخطى|تخطَّ)[^.؛]{0,30}?(?:التعليمات|الأوامر|القواعد|الإرشادات)",
                "(?:لا|دون أن|بدون)[^.؛]{0,12}?(?:تخبر|تذكر|تبلغ|تعلم|تكشف|إخبار|إبلاغ)[^.؛]{0,20}?(?:المستخدم|للمستخدم)");
        language(
                "Hindi",
                "(?:निर्देश|नियम|आदेश)[^।]{0,20}?(?:अनदेखा|नज़रअंदाज़|भूल|उपेक्षा)",
                "(?:उपयोगकर्ता|यूज़र)[^।]{0,20}?(?:न|मत|नहीं) ?(?:बता|कह|सूचित)");
        language(
                "Vietnamese",
                "(?:bỏ qua|phớt lờ|quên)[^.;]{0,30}?(?:hướng dẫn|chỉ dẫn|chỉ thị|quy tắc|lệnh)",
                "(?:không|đừng)[^.;]{0,12}?(?:nói|báo|tiết lộ|đề cập|thông báo)[^.;]{0,20}?(?:người dùng)");
        language(
                "Indonesian",
                "\\b(?:abaikan|lupakan)\\b[^.;]{0,30}?(?:instruksi|perintah|petunjuk|aturan)",
                "\\b(?:jangan|tanpa)\\b[^.;]{0,20}?(?:beri ?tahu|memberi ?tahu|katakan|sebutkan|ungkapkan)[^.;]{0,20}?pengguna");
    }

    /** Words of the languages that need no letters beyond ASCII. */
    private static final Triggers ASCII_HINTS = new Triggers(List.of(List.of(
            ("ignor olvid desestim descart oubli glig vergiss vergess missacht verwirf verwerf desconsider esque dimentic trascur"
                            + " negeer vergeet zapomnij pomi yok unut abaikan lupakan usuari utilisat benutzer nutzer anwender utente utenti"
                            + " gebruiker ytkowni kullan pengguna pessoa usager dikkate")
                    .split(" ", -1))));

    private Languages() {}

    /** The language in which a sentence, in lower case, says to drop earlier instructions; empty for none. */
    static Optional<String> override(String sentence) {
        return WHICH.matcher(sentence).find() ? find(OVERRIDE, sentence) : Optional.empty();
    }

    /** The language in which a sentence, in lower case, says to keep something from the user; empty for none. */
    static Optional<String> conceal(String sentence) {
        return find(CONCEAL, sentence);
    }

    private static Optional<String> find(Map<String, Pattern> patterns, String sentence) {
        if (!isPossible(sentence)) {
            return Optional.empty();
        }
        return patterns.entrySet().stream()
                .filter(entry -> entry.getValue().matcher(sentence).find())
                .map(Map.Entry::getKey)
                .findFirst();
    }

    private static boolean isPossible(String sentence) {
        for (int i = 0; i < sentence.length(); i++) {
            char c = sentence.charAt(i);
            if (c >= 0xC0 && Character.isLetter(c)) {
                return true;
            }
        }
        return !ASCII_HINTS.possible(sentence).isEmpty();
    }

    private static void language(String name, String override, String conceal) {
        OVERRIDE.put(name, pattern(override));
        CONCEAL.put(name, pattern(conceal));
    }

    private static Pattern pattern(String regex) {
        return Pattern.compile(regex.replace("\\b", BORDER), FLAGS);
    }
}
