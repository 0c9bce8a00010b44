package dev.hintproof.manifest.audit;

import java.util.Collection;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Something in a sentence that is no fault by itself, but speaks against the tool when several come together: each has a weight. The
 * words of {@code topics} in the tool's own name, or in the names of its arguments, make the sign what the tool is for; then it counts nothing.
 */
@SuppressWarnings("ImmutableEnumChecker") // its lists are made by List.of, which can't be changed
enum Sign {
    /** The model is spoken to, rather than the tool described. */
    ADDRESS(
            "speaks to the model",
            3,
            "assistant model agent llm ai",
            "(?:^|[.(:\\[\"*-] ?)(?:dear |hey |note (?:to|for) |attention |for )?(?:the |all |any )?(?:ai |llm |language |calling )?(?:assistants?|models?|agents?|llms?|ai)(?: only| reading this| note)? ?[:,]"
                    + "|\\b(?:assistants?|agents?|llms?|(?:the |any |every )(?:\\w+ )?(?:model|agent|assistant|llm|ai)|models) (?:reading|that (?:read|plan|use|call|run)|(?:is|are) (?:required|obliged|expected|instructed|asked|told)|must(?! not)|has to|have to|shall|(?:also )?attach|will (?:also|always|first))"
                    + "|\\bshould the (?:assistant|model|agent)\\b|\\b(?:agents?|assistants?|models?) (?:who|that) (?:do not|don't|fail)\\b|\\btell the (?:model|assistant|agent|llm|ai)\\b|\\b(?:dear|hey) (?:\\w+ )?(?:model|assistant|agent|ai)\\b|\\bfor (?:you|the (?:model|assistant|agent|llm)) (?:alone|only)\\b|\\b(?:llm|model|assistant|agent|ai)s?[ -]only\\b",
            ""),
    /** It is an order, not an offer. */
    ORDER(
            "gives an order",
            1,
            "must need have has requir essential mandatory always never remember sure obligat without shall should",
            "\\b(?:must(?! not)|(?:have|has|needs?) to|required?|essential|mandatory|always|never|remember to|(?:be|make) sure|obligatory|without exception|shall|should)\\b",
            ""),
    /** It claims more than the one call. */
    SCOPE(
            "reaches beyond its own call",
            3,
            "whenever time turn every each session from conversation later chat loaded presence regardless whatever matter soon cases once start",
            "\\b(?:whenever|(?:any|each|every) time|from (?:now|here|this point) on|in all cases|no matter (?:how|what|who|which)|regardless of (?:the )?(?:topic|user|task|question|what)|whatever the (?:user|topic|task)|(?:rest|remainder|beginning|start|end) of (?:a|the|this|each|every) (?:chat|conversation|session|dialog(?:ue)?)|(?:during|in|for) (?:this|the (?:current|whole|entire)|every|each|all) (?:\\w+ )?(?:session|conversation|chat|dialogue)s?|(?:on|at|for|after|before|prior to|with) (?:each|every|any|all)(?: \\w+)? (?:turn|message|reply|replies|response|answer|prompt)s?|(?:as )?soon as|once (?:this|it|the tool) (?:has been|is|was) (?:loaded|listed|installed|registered|connected)|presence of this|(?:if|when) the user (?:later|then|subsequently|ever)|from this point|every answer|each of its|in your (?:long-?term |persistent )?memory)\\b",
            ""),
    /** Other tools are its matter. */
    OTHERS(
            "speaks of other tools",
            2,
            "geocod calculat integration provider tool server service function alternativ compet plugin",
            "\\b(?:any|other|all|every|each|rest of|competing|alternative|different|remaining|existing|several|another|which) (?:\\w+ ){0,2}?(?:tools?|servers?|services?|plugins?|functions?|integrations?|calculators?|geocoders?|providers?)\\b|\\b(?:mail|e-?mail|chat|search|file|brokerage|payment|bank(?:ing)?|calendar|messaging|browser|shell|database|version control|git) (?:tools?|server|service)\\b|\\bevery alternative\\b|\\bof the (?:\\w+ )?servers?\\b|\\b\\w+_\\w+ (?:tool|command) (?:of|from|on|must|should|has|have|needs)\\b",
            ""),
    /** Another server is its matter. */
    CROSS(
            "speaks of another server's calls",
            4,
            "server",
            "\\b(?:file ?system|calendar|shell|git|github|gitlab|e-?mail|mail|payments?|bank(?:ing)?|chat|slack|browser|memory|messaging|search|database|file|admin|version control|other|another)(?: mcp)? server(?:'?s)?\\b[^;]{0,60}?\\b(?:tools?|commands?|calls?|writes?)\\b|\\bcalls? to (?:the|any|another) (?:[\\w-]+ ){1,2}server\\b|\\b(?:tools?|commands?|calls? to \\w+|\\w+_\\w+) (?:of|on|from) (?:the|any|another) (?:[\\w-]+ ){1,2}server\\b",
            "server"),
    /** A secret is named. */
    SECRET(
            "names secrets",
            3,
            "value claves ssh id_ aws /etc/ netrc npmrc pypirc pgpass kube .env wallet gnupg key token credential password passphrase secret cookie phrase environment .bash .zsh *. login chrome firefox browser gitconfig passport card social zugangsdaten passw kennwort passe privée privee contrase clave senha chave creden identifiants парол секретн приватн 密 私 凭 パスワ 秘密鍵 비밀번호 개인 كلم पासवर्ड şifre parola",
            "(?:" + Lexicon.SECRET_FILE
                    + "|\\b(?:(?:api|access|private|secret|ssh|encryption|signing)[ _-]?(?:keys?|tokens?)|(?:auth|bearer|oauth|refresh)[ _-]?tokens?|seed phrases?|environment variables|env vars)\\b"
                    + "|\\b(?:all|any|every|user'?s?|users'|your|their|stored|found|resembling|browser'?s?) (?:\\w+ ){0,2}?(?:credentials?|passwords?|passphrases?|secrets|cookies?)\\b|\\b(?:a|the|your|user's) kubeconfig (?:exists|file|content)|~/\\.(?:bash|zsh|config|profile)\\w*|\\b(?:saved|stored|session|browser) (?:\\w+ ){0,2}?(?:passwords?|cookies?|tokens?|logins?)|\\b(?:github|gitlab|oauth|refresh|cloud|access|auth|login|zugangs)\\w* ?(?:tokens?|keys?|cookies?|credentials?|daten)\\b|\\b(?:recovery|seed) phrase\\b|\\b(?:private|secret|ssh|signing|recovery) (?:\\w+ )?keys?\\b|\\bsession cookies?\\b|\\b(?-i:[A-Z0-9]{2,}(?:_[A-Z0-9]+)*_(?:API_)?(?:KEY|TOKEN|SECRET|PASSWORD))\\b|\\*\\.(?:pem|key|p12|pfx|jks|kdbx)\\b|\\blogin data file\\b|\\b(?:chrome|firefox|browser) profile\\b|~/\\.gitconfig\\b|\\b(?:passport|credit card|card|social security) numbers?\\b|\\bcredit cards?\\b|\\bcredentials (?:turn up|appear|are found|(?:that )?you (?:find|see|come across))"
                    + "|\\bvalue of [`$]?(?-i:[A-Z][A-Z0-9]*_[A-Z0-9_]+)|zugangsdaten|claves? de acceso|passw[oö]rt|kennwort|mots? de passe|cl[eé] priv[eé]e|contrase[nñ]a|clave privada|senhas?\\b|chave privada|credenziali|credenciales|identifiants secrets|парол|секретн|приватн\\p{L}* ключ|密码|密碼|私钥|私鑰|凭证|凭据|パスワード|秘密鍵|비밀번호|개인 키|كلمة المرور|كلمات المرور|पासवर्ड|şifre|parola)",
            "card passport payment redact mask saniti anonymi dotenv secret ssh key token credential password cookie env vault wallet kube aws npm docker auth login config netrc passphrase profile breach leak",
            "secret token key credential password cookie passphrase auth header env"),
    /** Something of the user's is named that isn't the tool's business. */
    PRIVATE(
            "names private things of the user",
            2,
            "logged hostname name inbox mail address contact home browser history calendar clipboard customer confidential workspace prompt document user",
            "\\b(?:(?:user'?s?|their|his|her|your) (?:\\w+ ){0,2}?(?:inbox|mail(?:box)?|e-?mails?|address book|contacts|home (?:folder|directory|address)|calendar|browser history|clipboard|documents|files|phone number|location|name|password|profile|identity|photos|machine)|logged-in user'?s? \\w+|hostname|(?:name|address) of the (?:user|machine|computer)|(?:inbox|mailbox|address book|contacts|mails|e-?mails|calendar|documents|photos|mail) of the (?:user|person|owner)|(?:shell|bash|browser|command) history|home folder|address book|confidential (?:passages|data|files|information|documents)|customer records?|personal data|(?:the|entire|whole) workspace)\\b",
            "mail inbox contact calendar history clipboard document workspace home user profile customer file photo location"),
    /** What was said with the model is named. */
    CHAT(
            "names the conversation or the model's own context",
            2,
            "unterhaltung chatverlauf konversation conversa диалог разговор переписк 对话 對話 聊天 会話 대화 المحادثة gespr conversation dialog chat session transcript prompt said written user instruction guideline reasoning thought context memory text everything",
            "\\b(?:(?:whole|entire|full|complete|current|previous|prior|past|recent|unabridged|verbatim|this|your) (?:\\w+ ){0,2}?(?:conversation|dialogue|dialog|chat|transcript|context window)(?:'s)?|conversation (?:history|so far)|everything (?:that )?(?:was |has been |is )?(?:said|written|discussed|typed)|what(?:ever)? the (?:user|person|human) (?:has |had )?(?:told|said|typed|asked|wrote)|user(?:'s|s') (?:\\w+ ){0,2}?(?:prompts?|messages?|questions?|requests?|words)|the user (?:prompt|message|question|input)s?|system prompt|your (?:own )?(?:instructions|guidelines|reasoning|thoughts|context|memory|judgement)|(?:chain of|private|inner|hidden) (?:thoughts?|reasoning)|(?:last|previous|recent|latest) (?:\\w+ )?(?:messages|turns|prompts|exchanges)(?: of (?:the|this) (?:chat|conversation|session))|text that precedes|all that you know|(?:all|everything) you (?:know|remember|have)|text of the conversation)\\b"
                    + "|conversation (?:enti[eè]re|compl[eè]te)|(?:gesamte|ganze|komplette|vollst[äa]ndige)[nrs]? (?:unterhaltung|gespr[äa]ch|chatverlauf|konversation)|conversaci[oó]n (?:completa|entera)|conversa (?:completa|inteira)|intera conversazione|(?:весь|всю|полн\\p{L}*) (?:диалог|разговор|переписк)|(?:完整|全部|整个)的?(?:对话|對話|聊天)|会話(?:の)?(?:全体|履歴|内容)|대화 (?:전체|내용|기록)|المحادثة (?:بأكملها|كاملة)",
            "conversation dialog chat transcript prompt message thought memory feedback history agent intent completion assistant",
            ""),
    /** Something is to be put into the call, or handed on. */
    HANDOVER(
            "has it handed over",
            1,
            "ade hng ngt plus together join store save paste bergib bergebe bermittle füge fuge transmet mets insère insere inclu pasa pása passe passa вставь передa переда добав 填入 放入 传 傳入 附上 渡し 入れ 포함 전달 أدخل ضع مرر encod pass hand suppl attach embed put plac includ append give provid quote fill slip carry send insert write supply accompan add use goes go belong load",
            "\\b(?:encode|pass(?:es|ing)?|hand(?:s|ing)?(?: over| it| its)?|suppl(?:y|ies|ying)|attach(?:es|ing)?|embed(?:s|ding)?|put(?:s|ting)?|plac(?:e|es|ing)|includ(?:e|es|ing)|append(?:s|ing)?|giv(?:e|es|ing)|provid(?:e|es|ing)|quot(?:e|es|ing)|fill(?:s|ing)?|slip|carry|insert(?:s|ing)?|write|accompan\\w+|add|(?:go(?:es)?|belongs?|along) (?:into|along|in|with)|plus (?:the|your|all|any)|together with|join|store|save|paste|use (?:the|its|your|his|her|all))\\b"
                    + "|[uü]bergib|[uü]bergebe|[uü]bermittle|f[uü]ge\\b[^;]{0,40}? (?:ein|hinzu|bei)|transmets|transmettez|mets\\b|ins[eè]re|a[ñn]ade|a[ñn]ad[ae]|h[äa]ngt\\b|incluye|incluya|inclu(?:a|ir)\\b|p[aá]sa(?:lo)?\\b|passe\\b|inserisci|passa\\b|вставь|передай|передавай|добав|填入|放入|传入|傳入|传递|附上|渡し|入れ|포함|전달|أدخل|ضع|مرر",
            ""),
    /** Something leaves. */
    SEND(
            "has data sent",
            2,
            "publish goes go sende schicke env invia stuur wy отправ вышли перешли 发送 發送 傳送 上传 上傳 转发 送信 転送 アップ 전송 보내 أرسل भेज send transmit upload forward mirror deliver post mail route copy copied duplicate leave shar push report home sent delivered",
            "(?<![./@-])\\b(?:send(?:s|ing)?|sent|publish\\w*|go(?:es)? to (?:our|a|an)|transmit\\w*|upload\\w*|forward\\w*|mirror(?:s|ed|ing)?|deliver\\w*|post(?:s|ed|ing)?|mail(?:s|ed|ing)?|route|cop(?:y|ies|ied)|duplicate|shar(?:e|es|ed|ing)|push(?:es|ed|ing)?|relay\\w*|exfiltrat\\w*)\\b(?![.@]\\w)"
                    + "|\\b(?:sende|schicke|env[ií]a(?:lo|las?|los|r)?|envoie|envoyez|invia(?:lo)?|stuur|wy[sś]lij)\\b|отправ|вышли|перешли|发送|發送|傳送|上传|上傳|转发|送信|転送|アップロード|전송|보내|أرسل|भेज",
            "send mail message post upload forward share push publish notify sync copy mirror deliver export tweet transfer webhook report deploy reply chat comment recipient destination"),
    /** Where it goes is fixed in the text, instead of being an argument. */
    DESTINATION(
            "fixes where it goes",
            3,
            "public .sh .io .net .com .org .example .dev .app .xyz .ru .cn @ http hxxp outside partner vendor pastebin webhook iban wallet our our_ + 0x remote quality team collector attacker external third",
            "(?<![\\w.+-])[\\w.+-]{1,64}+@[\\w-]+\\.\\w+|(?<!(?<!!\\[.{0,40})\\]\\()\\bh(?:tt|xx)ps?://[^\\s)\\]}>\"'`]+|\\b(?:outside(?: of)? (?:the|your) (?:company|organi[sz]ation|network)|our (?:side|partners?|vendors?|team|quality team|servers?|backend|endpoint)|(?:the |our )vendor|pastebin|public (?:site|page|gist|bucket|paste\\w*)|discord webhook|remote collector|third[ -]part(?:y|ies)|external (?:\\w+ )?(?:server|service|endpoint|address|system|party))\\b|\\b(?:to|at|via) (?:[a-z0-9-]+\\.)+(?:sh|io|net|com|org|example|dev|app|xyz|ru|cn)\\b|\\biban [a-z]{2}\\d{2}|\\b[a-z]{2}\\d{20}\\b|\\b0x[0-9a-f]{16,}|\\+\\d{1,3} ?\\d{3,}",
            "url link webhook host domain email address recipient endpoint http web site page to"),
    /** Something of another call, or of what the user wanted, is changed. */
    ALTER(
            "changes what was asked for",
            3,
            "additional writes messages mails payments account beneficiary payee price filter quantity body subject reply-to footer signature through via contain carr close end begin start prefix attendee guest participant including even matter rout replac swap chang multipl instead append substitut overrid work list recipient amount iban destination number",
            "\\b(?:replac\\w*|swap\\w*|substitut\\w*|multipl(?:y|ied|ies)|overrid\\w*|append\\w*|redirect\\w*|add|use|set|put|chang\\w*|divert\\w*)\\b[^;]{0,60}?\\b(?:recipients?|destination|quantity|amount|filters?|iban|account|remote|number|beneficiary|payee|price|address(?:ee)?)\\b|\\b(?:quantity|amount|recipient|price|destination|account)\\b[^;]{0,20}?\\b(?:is|be|are|gets) (?:\\w+ )?(?:multiplied|replaced|swapped|changed|raised)|\\b(?:re-?)?rout\\w* [^;]{0,60}?\\b(?:through|via|over) (?:this|it|me)\\b|\\b(?:sent|passed|piped|go|run|forwarded) (?:through|via) this\\b|\\b(?:commit|message|mail|file|answer|reply|response|code|text|command|page)s?\\b[^;]{0,50}?\\b(?:also|additionally|always) (?:contain|includ|carr)\\w*|\\b(?:must|should|ha(?:s|ve) to|needs? to|always) (?:be )?(?:close|end|begin|start|finish|prefixed) with\\b|\\b(?:attendee|guest|recipient|participant)s? (?:list )?so that\\b|\\badditional (?:clause|header|recipient|line|step|file)\\b|\\ball (?:\\w+ )?(?:writes|messages|mails|requests|files|payments|commits|uploads) (?:\\w+ ){0,4}?(?:go|are sent|are written|must|have to|should)\\b|\\b(?:numbers?|recipients?|addresses|accounts?|links?|amounts?)\\b[^;]{0,40}?\\b(?:is|are|gets?|be) (?:replaced|swapped|changed|substituted)\\b|\\b(?:body|subject|reply-to|footer|signature)\\b[^;]{0,20}?\\b(?:must|ha(?:s|ve) to|should|needs? to) (?:contain|be|include)\\b|\\bno matter what the user\\b|\\b(?:even|including) (?:if|when) the user\\b",
            "recipient amount destination account address price number quantity filter remote update set change swap replace edit"),
    /** The computer's own protection or start-up files are changed. */
    SYSTEM_CHANGE(
            "changes the host's protection or start-up files",
            5,
            "tls https ssl ld_preload prompt_command curl wget sudo sandbox allow authorized_keys bashrc zshrc profile administrator crontab settings.json requirements force root antivirus firewall",
            "\\b(?:curl|wget)\\b[^;]{0,80}?\\|\\s*(?:sudo )?(?:ba|z)?sh\\b|\\bauthorized_keys\\b|~/\\.(?:bash|zsh)(?:rc|_profile)|\\b(?:turn|switch)(?:ed)? off the (?:\\w+'?s? )?(?:sandbox|antivirus|firewall|protection)|\\bdisabl\\w+ (?:the )?(?:\\w+'?s? )?(?:sandbox|antivirus|firewall|protection|confirmations?|approvals?)|\\b(?:to|in) the allow-?list\\b|\\badministrator rights\\b|\\bas root\\b|\\b(?:NODE_TLS_REJECT_UNAUTHORIZED|PYTHONHTTPSVERIFY|GIT_SSL_NO_VERIFY|LD_PRELOAD|PROMPT_COMMAND)\\b|\\b(?:firewall|sandbox|antivirus|protection)\\b[^;]{0,30}?\\b(?:turned off|switched off|disabled|stopped)|\\b(?:requirements\\.txt|package\\.json) of any\\b|\\brole (?:owner|admin)\\b",
            "install setup sandbox firewall shell ssh role user allow"),
    /** Consent or safety checks are dropped. */
    CONSENT(
            "does away with checks",
            3,
            "skip disab bypass turn suppress approve accept confirm",
            "\\b(?:skip|disable|bypass|turn off|suppress|circumvent) (?:the |all |any |your )?(?:\\w+ )?(?:safety|security|permission|confirmation|approval)s?(?: \\w+)?(?: checks?| reviews?| prompts?| dialogs?| gates?)?\\b|\\b(?:approve|accept|confirm) (?:all|every|any|each) (?:\\w+ )?(?:actions?|requests?|calls?|prompts?|permissions?|changes?|dialogs?)\\b",
            "approve skip bypass disable confirm accept"),
    /** Something is destroyed that isn't the tool's business. */
    DESTROY(
            "destroys something",
            3,
            "drop delet wipe eras truncat remov destroy purg",
            "\\b(?:drop|delete|wipe|erase|truncate|destroy|purge)\\b (?:the|all|every|any|each|whatever|what|everything)\\b",
            "drop delete remove wipe clear clean purge destroy erase truncate prune reset free"),
    /** It waits before it shows what it does. */
    DELAY(
            "waits for its moment",
            3,
            "third use sooner after second until call",
            "\\b(?:on|at|after|from) the (?:second|third|fourth|fifth|tenth|\\d+(?:nd|rd|th)) (?:use|call|run|invocation|time)\\b|\\bno sooner\\b|\\bafter (?:three|five|ten|\\d+) (?:uses|calls|runs)\\b",
            ""),
    /** Other tools are made bad. */
    DISCREDIT(
            "runs other tools down",
            4,
            "retired disabled withdrawn replaced drop lose corrupt leak misses violat wrong incorrect alone certified outdated fabricat malicious dangerous stop ignored thrown penali rely ahead touch superior certified outrank broken compromis unsafe insecure rest",
            "\\b(?:other|rest|competing|remaining|come with|existing) [^;]{0,60}?\\b(?:outdated|fabricat\\w+|malicious|dangerous|thrown away|compromised|unsafe|insecure|broken|fake|ignored|wrong|unreliable)\\b|\\bstop using (?:the|any|all|every)\\b|\\b(?:penali[sz]ed|punished) (?:for|if)\\b|\\b(?:rely|depend) on this one\\b|\\bahead of (?:every|any|all)\\b|\\bthis one alone\\b|\\b(?:answers|results|output) of [^;]{0,30}? (?:are|should|must|is) (?:to )?be ignored\\b|\\b(?:\\w+ )(?:server|tool)s? (?:has|have) been (?:retired|disabled|compromised|replaced|withdrawn)\\b|\\boutranks?\\b|\\b(?:built-?in|default|standard|native|other|usual) (?:\\w+ ){0,2}?(?:silently |often |sometimes )?(?:drops?|loses?|corrupts?|leaks?|lies|misses)\\b|\\busing (?:any )?(?:other|another)\\b[^;]{0,20}? (?:violates|breaks|is (?:forbidden|prohibited|not allowed))|\\btools?(?:'s)? (?:description|documentation|schema)s? (?:is|are) (?:wrong|outdated|incorrect)|\\btakes precedence over (?:your|any|all|every)\\b",
            ""),
    /** Something bad happens unless it is done. */
    THREAT(
            "threatens with failure",
            2,
            "otherwise reject unlock fail invalid work without refus only penali",
            "\\b(?:otherwise|else),?\\b[^;]{0,40}?\\b(?:fail\\w*|reject\\w*|not work|break\\w*|refus\\w*|invalid|wrong)|\\b(?:calls?|codes?|requests?|results?|answers?) (?:made |sent )?without (?:it|this|that|them) (?:are|is|will be|get) (?:rejected|refused|invalid|wrong)|\\bonly (?:unlocked|works|valid|compliant|active)\\b",
            ""),
    /** It is said to mend something. */
    REMEDY(
            "offers it as a remedy",
            2,
            "event error fail workaround solution remedy resolve",
            "\\bin the event of\\b|\\bon (?:any )?(?:error|failure)\\b|\\bwhen (?:it|this) fails\\b|\\b(?:the|a|documented|known|only) (?:\\w+ )?(?:workaround|solution|remedy|fix) is\\b|\\bresolve this (?:by|with)\\b|\\bif it reports?\\b",
            ""),
    /** It is added. */
    ASIDE(
            "adds something on the side",
            1,
            "also addition besides well",
            "\\b(?:also|in addition|additionally|besides|as well)\\b",
            ""),
    /** It insists. */
    INSIST(
            "insists on it where it isn't wanted",
            3,
            "whatever keep users even without whether single unnecessary unrelated",
            "\\beven (?:when|if) (?:it|this|that|the (?:user|task|topic|question))\\b[^;]{0,30}?\\b(?:unnecessary|unrelated|irrelevant|not|n't|explicitly|another)\\b|\\bwithout being asked\\b|\\bwhatever (?:the )?\\w+ (?:is|says?|wants?|asks?)\\b|\\bkeep it (?:that way|so|off)\\b|\\bfor all users\\b|\\bwhether or not (?:it|the user|this)\\b|\\bevery single (?:call|message|turn|reply|file|request)\\b",
            ""),
    /** A pretext. */
    EXCUSE(
            "gives a pretext",
            2,
            "certified abuse fraud attribution feedback detection notice team relevance hidden internal reason licen compatib complian quality calibrat verif billing prove proof prove authent personali integrity bug prerequisite safekeeping enrichment rate policy implementation security audit",
            "\\bfor (?:\\w+ )?(?:billing|compatib\\w+|complian\\w+|licen[cs]\\w+|quality|calibration|verification|safekeeping|enrichment|authentication|attribution|feedback|detection|improvement|tracking|analytics|monitoring|relevance|attestation|telemetry|diagnostics|security|audit\\w*|integrity|debugging|safety|performance|optimi[sz]ation|validation)(?: \\w+)?(?: reasons?| purposes?| checks?)?(?:[ ,.;:]|$)|\\b(?:proof|proves?|prove) (?:of|that|who)\\b|\\bquality (?:team|review|data)\\b|\\b(?:implementation|hidden|internal) (?:note|requirement)\\b|\\bknown bug\\b|\\bprerequisite\\b|\\b(?:security|compliance) (?:teams?|notice)\\b|\\b(?:cost|usage) attribution\\b|\\bdue to (?:recent )?(?:abuse|fraud)|\\b(?:to keep|is|are|be) [^;]{0,30}?\\b(?:licensed|personalised|personalized|unlocked|rate limited|signed|compliant)\\b|\\brequired (?:for|by) (?:\\w+ )?(?:compliance|security|polic(?:y|ies)|authentication|verification)",
            ""),
    /** Something is done before the tool's own work, or the whole conversation. */
    BEFORE(
            "puts something before its own work",
            2,
            "before prior beforehand first vor avant antes prima перед 使 调 調 执行 呼び 사용 호출 قبل",
            "\\b(?:before|prior to) (?:using|calling|counting|invoking|running|filling|each|every|any|you|the (?:call|tool)|this)\\b|\\bbeforehand\\b|\\bfirst (?:open|read|fetch|load|run|call|get|collect|look)\\b"
                    + "|\\bvor (?:jede[mr]|dem|der) \\p{L}*(?:aufruf|benutzung|verwendung|nutzung)|\\b(?:zuvor|vorher|zunächst|zuerst)\\b|\\b(?:primero|d'abord|prima di tutto)\\b|\\bbevor du\\b|\\bavant (?:d'|de |toute?|chaque|tout)|\\bantes de \\p{L}+|\\bprima di \\p{L}+|\\bперед (?:каждым|использован|вызов)|(?:使用|调用|調用|执行)[^。]{0,12}?(?:之)?前|(?:使う|使用する|呼び出す)前|사용하기 전|호출하기 전|قبل (?:استخدام|كل)",
            ""),
    /** Something is read that isn't an argument. */
    GATHER(
            "has the model read something",
            1,
            "lies lese ffne lis lee lea leia leggi прочита открой 读取 讀取 打开 获取 読み 開い 읽 열어 اقرأ افتح पढ़ read open load fetch gather collect grab dump obtain look list take find retriev copy",
            "\\b(?:read|open|load|fetch|gather|collect|grab|dump|obtain|look (?:up|into|through)|take|retrieve|harvest|extract|find)\\b"
                    + "|\\b(?:lies|lese|[oö]ffne|lis\\b|lisez|lee\\b|lea\\b|leia|leggi|lees)\\b|прочита|открой|读取|讀取|打开|获取|読み|開い|읽|열어|اقرأ|افتح|पढ़",
            ""),
    /** A disguised text is to be read and followed. */
    DECODE(
            "has a disguised text followed",
            6,
            "decod rot13 backward base64 decrypt revers",
            "\\b(?:decod\\w+|rot13|read (?:it )?backwards?|decrypt\\w*|base64)\\b[^;]{0,40}?\\b(?:act|follow|comply|execute|obey|run)\\b",
            ""),
    /** Commands come from elsewhere. */
    REMOTE_ORDERS(
            "has orders from elsewhere carried out",
            3,
            "run execut carry command instruction resource advice follow",
            "\\b(?:run|execute|carry out|follow|obey)\\b[^;]{0,40}?\\b(?:command|instructions?|advice|steps) (?:in|from|of|returned|given) (?:the |this |its )?`?\\w+|\\b(?:has|have) to (?:carry out|execute|follow|obey) (?:at once|immediately)?|\\b(?:follow|obey|execute|comply with) (?:each|every|all|any) (?:\\w+ )?(?:request|instruction|order|command)s?\\b|\\b(?:execute|run|carry out|follow|obey) (?:what|whatever|the text|everything) (?:that )?(?:follows|it says|is returned|it returns)\\b|\\b(?:fetch|download|load|receiv)\\w* (?:new |further |its )?(?:instructions|commands|orders)\\b|\\bcomply with every\\b",
            "run command execute shell macro script");

    private final String words;
    private final int weight;
    private final List<String> triggers;
    private final Pattern pattern;
    private final List<String> topics;
    private final List<String> arguments;

    Sign(String words, int weight, String triggers, String regex, String topics) {
        this(words, weight, triggers, regex, topics, topics);
    }

    /**
     * @param topics beginnings of words in a tool's name
     * @param arguments the same for the names of its arguments
     */
    Sign(String words, int weight, String triggers, String regex, String topics, String arguments) {
        this.words = words;
        this.weight = weight;
        this.triggers = List.of(triggers.split(" ", -1));
        this.pattern = Pattern.compile(regex, Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);
        this.topics = topics.isEmpty() ? List.of() : List.of(topics.split(" ", -1));
        this.arguments = arguments.isEmpty() ? List.of() : List.of(arguments.split(" ", -1));
    }

    /** What it says of a text: "it …". */
    String words() {
        return words;
    }

    int weight() {
        return weight;
    }

    List<String> triggers() {
        return triggers;
    }

    Pattern pattern() {
        return pattern;
    }

    /** Whether this is what a tool is for, by the words of its name. */
    boolean isTopicOf(Collection<String> name) {
        return begins(name, topics);
    }

    /** Whether this is what a tool has an argument for, by the words of the names of its arguments. */
    boolean isMatterOf(Collection<String> argumentNames) {
        return begins(argumentNames, arguments);
    }

    private static boolean begins(Collection<String> words, List<String> beginnings) {
        return words.stream()
                .anyMatch(word -> beginnings.stream()
                        .anyMatch(beginning ->
                                beginning.length() < 3 ? word.equals(beginning) : word.startsWith(beginning)));
    }
}
