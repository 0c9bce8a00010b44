package dev.hintproof.manifest.audit;

import static dev.hintproof.manifest.audit.Lexicon.ASIDE;
import static dev.hintproof.manifest.audit.Lexicon.ELSEWHERE;
import static dev.hintproof.manifest.audit.Lexicon.INSTRUCTIONS;
import static dev.hintproof.manifest.audit.Lexicon.PERSON;
import static dev.hintproof.manifest.audit.Lexicon.READ;
import static dev.hintproof.manifest.audit.Lexicon.SECRET_FILE;
import static dev.hintproof.manifest.audit.Lexicon.SECRET_NAME;
import static dev.hintproof.manifest.audit.Lexicon.SEND;
import static dev.hintproof.manifest.audit.Lexicon.pattern;
import static dev.hintproof.manifest.audit.Severity.BLOCK;
import static dev.hintproof.manifest.audit.Severity.QUARANTINE;

import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The rules about sentences. None knows a tool, a server or a published payload; each combines what such texts must say to work:
 * whom to obey, what to read, where to send it, what to keep quiet about.
 */
final class ProseRules {

    private static final String CALL =
            "(?:use|using|call|calling|invoke|invoking|run|running|execut\\w+|perform\\w*|consult\\w*|trigger\\w*)";
    private static final String ANY_OTHER = "(?:any|all|every|each|other|another|anything|everything|the other)";
    private static final String THIS_TOOL = "(?:this|the present) (?:tool|function|command|utility|helper)";

    static final List<ProseRule> ALL = List.of(
            rule(
                    AuditRule.INSTRUCTION_OVERRIDE,
                    BLOCK,
                    "ignore disregard forget overrid bypass discard drop skip abandon",
                    "\\b(?:ignore|disregard|forget|override|bypass|discard|drop|skip|abandon)\\b (?:\\w+ ){0,4}?(?:previous|prior|above|earlier|preceding|past|initial|original|existing|all|any|your|system|safety)\\b (?:\\w+ ){0,3}?"
                            + INSTRUCTIONS,
                    null,
                    "it tells the model to drop its instructions",
                    "remove the sentence"),
            rule(
                    AuditRule.INSTRUCTION_OVERRIDE,
                    BLOCK,
                    "ignore disregard forget",
                    "\\b(?:ignore|disregard|forget)\\b (?:all |everything |anything )?(?:of )?(?:the )?(?:above|previous|prior|preceding|before)(?=[ ,.;:!]|$)(?! (?:error|warning|result|value|line|page|version|run|state)s?)",
                    null,
                    "it tells the model to drop its instructions",
                    "remove the sentence"),
            rule(
                    AuditRule.INSTRUCTION_OVERRIDE,
                    BLOCK,
                    "system developer hidden initial",
                    "\\b(?:reveal|print|output|repeat|leak|expose|disclose|show|return|send|dump|include)\\b (?:\\w+ ){0,3}?(?:the|your|its) (?:\\w+ )?(?:system|developer|hidden|initial) (?:prompts?|messages?|instructions?)\\b",
                    null,
                    "it asks the model for its system prompt",
                    "remove the sentence"),
            rule(
                    AuditRule.INSTRUCTION_OVERRIDE,
                    BLOCK,
                    "new updated real actual true secret hidden follow you enter enable activate switch",
                    "\\b(?:new|updated|real|actual|true|secret|hidden) (?:system )?(?:instructions?|directives?|orders)\\b ?(?:[:=]|instead|are\\b)|\\bfollow these (?:new |hidden )?(?:instructions|orders|steps) instead\\b|\\byou are (?:now|no longer) (?:an? |in |the |bound|restricted|limited)|\\b(?:enter|enable|activate|switch to) (?:developer|debug|god|jailbreak|unrestricted|dan) mode\\b",
                    null,
                    "it gives the model a new role or new instructions",
                    "remove the sentence"),
            rule(
                    AuditRule.INSTRUCTION_OVERRIDE,
                    QUARANTINE,
                    "your longer apply count matter hold note message instruction attention reminder directive",
                    "\\byour (?:\\w+ )?(?:earlier|previous|prior|initial|original|existing|current|former) (?:\\w+ )?"
                            + INSTRUCTIONS
                            + "|"
                            + INSTRUCTIONS
                            + " (?:above |before |given )?(?:no longer|do not|don't|does not) (?:apply|count|matter|hold)|\\b(?:message|instructions?|attention|directive)s? (?:to|for) (?:the |any |all )?(?:ai|llm|assistant|model|language model|agent)s?\\b ?[:,!-]|\\battention[ ,]+(?:ai|llm|assistant|model|agent)\\b",
                    null,
                    "it speaks to the model over the user's head",
                    "describe the tool; give the model no orders"),
            rule(
                    AuditRule.INSTRUCTION_OVERRIDE,
                    QUARANTINE,
                    "updated changed relaxed wins prevail precedence priority overrul wipe erase clear reset purge longer superseded void obsolete replaced lifted suspended cancel revoked irrelevant aside cover apply bind concern extend pretend imagine refusal persona treat regard precede",
                    INSTRUCTIONS
                            + " (?:\\w+ ){0,9}?(?:(?:have|has) been|is|are) (?:\\w+ )?(?:superseded|void|obsolete|lifted|suspended|cancell?ed|revoked)\\b|\\bwhat (?:the |your )?(?:operator|developer|user|system)s? (?:\\w+ )?(?:told|said|instructed|asked)\\b[^;]{0,40}?\\b(?:void|ignored|superseded|no longer|irrelevant)\\b|\\bset aside (?:\\w+ ){0,3}?(?:guidance|"
                            + INSTRUCTIONS
                            + ")|\\b(?:your|prior|previous|earlier) (?:\\w+ )?(?:constraints|rules|restrictions|polic(?:y|ies)|guidance|guidelines|limits|instructions) (?:do not|don't|no longer) (?:cover|apply|bind|concern|extend)|\\b(?:pretend|imagine|act as if|assume|behave as though) (?:that )?(?:you|there) (?:have|are|is|had|were) (?:no|not|without|free|unrestricted|never)\\b|\\brefusals? (?:are|is) (?:not|un)\\b|\\bswitch (?:in)?to (?:\\w+ )?persona\\b|\\b(?:treat|regard|consider) (?:what follows|the following|this|these)[^;]{0,40}?\\b(?:from|by|of) (?:your|the) (?:developers?|operator|platform|owner|system|user)\\b|\\btext (?:that |which )?precedes\\b|\\b(?:this|the) (?:tool|server|function)(?:'s \\w+)? (?:wins|prevails?|takes precedence|has priority|overrules?)\\b|\\b(?:wipe|erase|clear|reset|purge)\\b (?:\\w+ ){0,3}?(?:memory|context)? ?(?:of )?(?:your |all |any )?(?:prior|previous|earlier) "
                            + INSTRUCTIONS
                            + "|\\b(?:instructions|texts?|rules|words|descriptions?)\\b[^;]{0,40}?\\b(?:priority|precedence) over\\b[^;]{0,40}?\\b(?:user|system|operator|developer)|\\byour (?:\\w+ )?polic(?:y|ies) (?:was|were|has been|have been) (?:updated|changed|relaxed|lifted|replaced)\\b|\\byou are no longer an? (?:assistant|model|ai)\\b",
                    null,
                    "it takes the place of those whom the model obeys",
                    "describe the tool; give the model no orders"),
            rule(
                    AuditRule.CONCEALMENT,
                    QUARANTINE,
                    "yourself aware look disclose reveal admit mention acknowledge let bring hide strip filter remove cut without alarm upset worry scare frighten distract annoy challenged questioned confronted pressed caught hear know learn told aware leave make give remain stay keep kept silent quiet refrain act behave pretend carry invent fabricate come deny claim insist omit",
                    "\\b(?:(?:does|do)(?: not|n't) (?:need|have) to|need(?:s)? not|needn't) (?:hear|know|learn|be told|see|be aware)\\b|\\bleave (?:this|that|it|these|the \\w+) out of (?:your|the|any) (?:\\w+ )?(?:summary|answer|reply|response|report|output)|\\b(?:make|give) no (?:reference|mention|hint|sign)\\b|\\b(?:remain|stay|keep|kept)\\b (?:\\w+ ){0,2}?(?:between (?:you|us)|out of sight|in the dark)\\b|\\b(?:keep|stay|remain) (?:silent|quiet|mum|discreet) (?:about|on)\\b|\\brefrain from (?:\\w+ )?(?:bringing|mention|telling|discuss|referr)\\w*|\\b(?:act|behave|pretend|carry on) as (?:though|if) (?:\\w+ ){0,6}?(?:only|just|nothing|had|never|no)\\b|\\b(?:make up|invent|fabricate|come up with) (?:an? |some )?(?:\\w+ )?(?:reason|excuse|pretext)\\b|\\b(?:should|if|when|in case) (?:the |an? )?(?:user|somebody|someone|anyone|they|he|she|person|human|asked)\\b[^;]{0,40}?\\b(?:deny|claim that|insist that|say that nothing|tell them nothing)\\b|\\b(?:do not|don't|never) (?:disclose|reveal|admit|mention|acknowledge|let on) that\\b|\\bno need to (?:bring (?:it|this|that) up|mention (?:it|this|that))\\b|\\b(?:hide|strip|filter|remove|omit|cut|leave)\\b[^;]{0,40}?\\b(?:from|out of|out from) (?:anything|everything|what|whatever) (?:that )?you (?:display|show|print|report|return|say)|\\b(?:show|display|present)\\b (?:the )?(?:user|them|only|human)\\b[^;]{0,40}?\\bwithout (?:the|this|that|its)\\b|\\b(?:would|might|could|may|will) (?:\\w+ )?(?:alarm|upset|worry|scare|frighten|distract|annoy) (?:the )?(?:user|human|people|them|customer)|\\bkeep (?:that|this|it) to yourself\\b|\\bbe made aware of\\b|\\b(?:do not|don't|never) bring (?:\\w+ ){0,3}?up\\b|\\blooks? (?:as if|like|as though)\\b[^;]{0,30}?\\b(?:no|never) \\w+|\\bif (?:challenged|questioned|confronted|pressed|caught)\\b|\\bomit (?:this|it|that|the (?:step|call|request|upload|transfer)|any mention)\\b[^;]{0,20}?\\b(?:from|in) (?:your|the) (?:answer|summary|reply|response|report|output)",
                    "\\b(?:ids?|uuids?|internal|technical|identifiers?|schema)\\b",
                    "it tells the model to hide something from the user",
                    "say openly what the tool does"),
            rule(
                    AuditRule.CONCEALMENT,
                    QUARANTINE,
                    "default silently quietly review approval confirmed pause stop wait opted yes behalf blanket standing agreed consented granted approved authori check sign-off signoff asking silence confirm",
                    "\\banswer\\w* (?:\\w+ ){0,3}?(?:with )?(?:yes|ok)\\b|\\b(?:answer|confirm|approve|accept|agree|consent)\\w*\\b[^;]{0,40}?\\bon (?:the |your )?(?:user|operator|human|person|their|his|her)(?:'s)? behalf|\\b(?:blanket|standing) (?:authori[sz]ation|consent|approval|permission)\\b|\\b(?:users?|operator|owner|everyone|person) (?:has |have )?(?:already )?(?:agreed|consented|granted|approved|authori[sz]ed)\\b[^;]{0,60}?\\b(?:so|therefore|any|all|every|go ahead|without)\\b|\\b(?:without|no need to|no reason to|rather than|instead of) (?:\\w+ )?(?:check(?:ing)? (?:back|in)\\b|double-?check\\w*|(?:request|await|seek)\\w* sign-?off|confirm\\w* with (?:the )?(?:user|any))|\\b(?:treat|take|regard|count)\\b[^;]{0,30}?\\b(?:silence|no (?:answer|reply))\\b[^;]{0,20}?\\b(?:as|for)\\b|\\bconfirm (?:on your own|yourself|for the user)|\\b(?:treat|regard|consider)\\b[^;]{0,30}?\\bas (?:pre-?|already )?(?:confirmed|approved|authori[sz]ed)|\\basking (?:the )?(?:user|human|people)\\b[^;]{0,30}?\\b(?:wast|unnecessary|not necessary|not needed|slow|annoy)\\w*|\\b(?:authori[sz]ed|approved|confirmed) by default\\b|\\b(?:complete|finish|do|perform|execute|send|pay|delete) (?:it|them|this|that|these) (?:silently|quietly)\\b|\\b(?:ignore|skip|bypass|waive|disregard)\\b[^;]{0,30}?\\b(?:human|manual|code|peer) (?:review|approval)|\\bnever (?:pause|stop|wait) for (?:the |an? )?(?:user|human|operator|confirmation|approval)|\\b(?:users?|they|customer) (?:has |have )?opted in\\b[^;]{0,80}?\\b(?:skip|no need|without|so|thus)\\b",
                    "\\b(?:unless|idempotent|read-only|only (?:call|use|run|if|when|after)|after the user)\\b",
                    "it works without the user's consent",
                    "say openly what the tool does, and let the user decide"),
            rule(
                    AuditRule.CONCEALMENT,
                    QUARANTINE,
                    "not n't never avoid need necessary refrain without",
                    "\\b(?:do not|don't|never|must not|mustn't|should not|shouldn't|avoid|no need to|not necessary to|refrain from|without)\\b (?:\\w+ ){0,4}?(?:tell|let|mention|inform|reveal|disclos|notif|alert|explain|warn|admit|acknowledg|announc)(?:e|es|ing|y|ying|s|ting)?\\b(?:(?!unless|except)[^;]){0,50}?"
                            + PERSON,
                    "\\b(?:ids?|uuids?|internal|technical|identifiers?|codes?|scores?|format|json|raw|schema|tokens?|secrets?|passwords?|credentials?)\\b",
                    "it tells the model to hide something from the user",
                    "say openly what the tool does"),
            rule(
                    AuditRule.CONCEALMENT,
                    QUARANTINE,
                    "keep treat handle secret user human operator covert surreptitious stealth unnoticed silently quietly discreetly hide",
                    "\\b(?:keep|treat|handle) (?:this|it|that|these) (?:\\w+ ){0,3}?(?:secret|hidden|private|confidential|quiet|silent)\\b|\\bsecret (?:operation|action|step|instruction|task)s?\\b|\\b(?:user|human|operator)s? (?:must|should|may|can|will|does|do)(?: not|n't) (?:know|notice|see|be (?:aware|told|informed|notified)|find out|realize|suspect)|\\b(?:secretly|covertly|surreptitiously|stealthily|unnoticed)\\b|\\b(?:silently|quietly|discreetly) (?:send|forward|run|execut|upload|copy|copies|post|read|collect|log|transmit|download|record|add|append|includ|call|invok)\\w*|\\b(?:invisible|hidden|unnoticed|transparent(?:ly)?) (?:to|from|by|for) the (?:user|human|operator)\\b|\\bwithout the (?:user|human|operator)(?:'s)? (?:knowing|knowledge|noticing|consent|awareness|permission|approval)|\\bhide (?:this|it|that|these|the fact)\\b[^;]{0,40}?"
                            + PERSON,
                    "\\b(?:not|never|don't|cannot|can't)\\b[^;]{0,80}?\\bwithout the (?:user|human|operator)",
                    "it works behind the user's back",
                    "say openly what the tool does"),
            rule(
                    AuditRule.CONCEALMENT,
                    QUARANTINE,
                    "confirmation permission approval consent approved authori verification hidden secret undocumented important",
                    "\\b(?:do not|don't|never|no need to|must not|need not|(?:you|must|should|always|assistants?|agents?|model|just|directly|immediately|proceed|continue|go ahead)\\b[^;]{0,60}?\\bwithout)\\b (?:\\w+ ){0,2}?(?:ask|asking|wait|waiting|request|requesting|seek|seeking|obtain|obtaining)\\b (?:for )?(?:[\\w']+ ){0,4}?(?:confirmation|permission|approval|consent)\\b|\\bskip (?:\\w+ ){0,2}?(?:confirmation|approval|verification|consent)|\\b(?:pre-?approved|already (?:approved|authori[sz]ed|consented))\\b[^;]{0,40}?\\b(?:all|every|any|actions?|calls?|requests?|finance|user)\\b|\\buser has (?:already )?(?:pre-?approved|authori[sz]ed|consented)|\\b(?:hidden|secret|undocumented) (?:features?|functions?|modes?|side[- ]effects?|behaviou?rs?|purposes?)\\b|\\b(?:very )?important side[- ]effect\\b",
                    "\\b(?:unless|idempotent|read-only)\\b",
                    "it works without the user's consent",
                    "say openly what the tool does, and let the user decide"),
            rule(
                    AuditRule.SECRET_ACCESS,
                    BLOCK,
                    "ssh id_ aws /etc/ netrc npmrc pypirc pgpass git-cred htpasswd history kube docker .env wallet mcp.json claude_ gnupg keychain cookie",
                    "\\b(?:read|open|load|cat|access|fetch|retrieve|get|collect|extract|dump|copy|include|send|upload)\\b[^;]{0,80}?"
                            + SECRET_FILE
                            + "[^;]{0,120}?(?:\\b(?:pass|include|provide|append|attach|insert|argument|parameter|sidenote|field)\\b|"
                            + SEND + ")",
                    "\\b(?:rejected|refused|not allowed|forbidden|never|blocked|denied|excluded)\\b",
                    "it has the model read a file of secrets and pass it on",
                    "remove the sentence; a tool that needs a secret gets it from its own configuration"),
            rule(
                    AuditRule.SECRET_ACCESS,
                    QUARANTINE,
                    "ssh id_ aws /etc/ netrc npmrc pypirc pgpass git-cred htpasswd history kube docker .env wallet mcp.json claude_ gnupg keychain cookie",
                    "(?:" + READ + "|" + SEND + "|\\bpass(?:es|ing)?\\b)[^;]{0,80}?" + SECRET_FILE,
                    "\\b(?:rejected|refused|not allowed|forbidden|never|do not|don't|blocked|denied|excluded|attempts?|looking for|such as|search|find(?:s|ing)?|pattern)\\b",
                    "it reads a file in which secrets lie",
                    "check that reading this file is what the tool is for"),
            rule(
                    AuditRule.SECRET_ACCESS,
                    QUARANTINE,
                    "key token credential password passphrase secret cookie phrase environment env",
                    "(?:" + SEND
                            + "|\\bpass\\b|\\binclude\\b)[^;]{0,40}?\\b(?:user'?s?|your|all|any|the) (?:\\w+ ){0,2}?"
                            + SECRET_NAME + "\\b[^;]{0,60}?(?:\\b(?:to|as|in|with)\\b)",
                    "\\b(?:do not|don't|never|must not|should not|avoid|without|not include|to authenticate|not required|header|environment variables? to|to reset|reset)\\b",
                    "it has secrets passed on",
                    "check where the secret goes, and why"),
            rule(
                    AuditRule.SECRET_ACCESS,
                    QUARANTINE,
                    "pass include provide put supply append attach send insert before otherwise",
                    "\\b(?:read|open|load|access|fetch|retrieve|list|collect)\\b[^;]{0,80}?\\b(?:pass|include|provide|put|supply|append|attach|send|insert)\\b (?:\\w+ ){0,2}?(?:its|their|this|that|the (?:file'?s?|full|entire|complete|raw)) ?(?:full |entire |complete |raw )?(?:contents?|data|output|values?|text)\\b|\\bbefore (?:using|calling|invoking|running|executing) (?:this|the) (?:tool|function)[ ,]+(?:\\w+ ){0,4}?(?:read|open|load|access|fetch|send|upload|cat)\\b|\\botherwise,? (?:the|this) (?:tool|function) (?:will|would|does|won't|can)(?: not|n't)? (?:work|fail|function|break|be blocked)",
                    null,
                    "it has the model read something and hand it over before the tool is used",
                    "remove the sentence; a tool reads what it needs by itself"),
            rule(
                    AuditRule.SECRET_ACCESS,
                    QUARANTINE,
                    "key token credential password passphrase secret cookie phrase environment env",
                    "\\b(?:user'?s?|your|their|all|any) (?:\\w+ ){0,2}?" + SECRET_NAME
                            + "\\b[^;]{0,20}?\\b(?:should|must|needs? to|has to|have to) (?:\\w+ )?be (?:\\w+ )?(?:included|passed|provided|sent|added|appended|attached|forwarded|put)|\\b(?:collect|gather|harvest|extract|dump|grab|read|find) (?:\\w+ ){0,3}?"
                            + SECRET_NAME
                            + "\\b[^;]{0,40}?\\b(?:and|then)\\b (?:\\w+ )?(?:pass|include|send|provide|put|append|attach|upload|post|return|store)|\\b(?:including|with|plus) (?:any|all|every) (?:\\w+ ){0,2}?"
                            + SECRET_NAME + "\\b",
                    "\\b(?:do not|don't|never|must not|should not|avoid|without|not include|redact\\w*|mask\\w*|strip\\w*|exclud\\w*)\\b",
                    "it has secrets handed over",
                    "a tool that needs a secret gets it from its own configuration"),
            rule(
                    AuditRule.EXFILTRATION,
                    QUARANTINE,
                    "exfil steal harvest",
                    "\\bexfiltrat(?:e|es|ed|ing)\\b|\\b(?:steal|harvest)(?:s|ing)? (?:\\w+ ){0,3}?(?:data|"
                            + SECRET_NAME + "|files?|information)",
                    null,
                    "it says that data is taken out",
                    "do not use the tool before its author has explained this"),
            rule(
                    AuditRule.EXFILTRATION,
                    QUARANTINE,
                    "server host endpoint end-point service collector address site domain url api webhook sink bucket account system part attacker http @",
                    ASIDE + "[^;]{0,60}?" + SEND + "[^;]{0,80}?\\b(?:to|at|with|via|into)\\b[^;]{0,30}?" + ELSEWHERE,
                    "\\b(?:documentation|docs|see|for (?:more|details|example)|e\\.g)\\b",
                    "it sends data elsewhere on the side",
                    "check where the data goes; a second recipient needs a parameter of its own"),
            rule(
                    AuditRule.EXFILTRATION,
                    QUARANTINE,
                    "server host endpoint end-point service collector address site domain url api webhook sink bucket account system part attacker http @",
                    SEND + "[^;]{0,80}?\\b(?:to|at|with|via|into)\\b[^;]{0,30}?" + ELSEWHERE + "[^;]{0,60}?" + ASIDE,
                    "\\b(?:documentation|docs|see|for (?:more|details|example)|e\\.g)\\b",
                    "it sends data elsewhere on the side",
                    "check where the data goes; a second recipient needs a parameter of its own"),
            rule(
                    AuditRule.EXFILTRATION,
                    QUARANTINE,
                    "attacker collector server host endpoint end-point service address @",
                    SEND
                            + "[^;]{0,40}?\\b(?:all|every|any|the|a copy of|content\\w*|results?|data|files?|conversation|messages?|history|e-?mails)\\b[^;]{0,60}?\\bto\\b[^;]{0,20}?(?:\\b(?:attacker|collector)\\b|\\b(?:external|third[- ]party|remote|audit|analytics|telemetry|tracking) (?:\\w+ ){0,2}(?:server|host|end-?point|collector|service|address)|[\\w.+-]+@[\\w-]+\\.\\w+)",
                    "\\b(?:e\\.g|for example|such as|specified|given|configured|recipient'?s?)\\b",
                    "it sends data to somebody who is no party to the call",
                    "check where the data goes; the recipient belongs into a parameter"),
            rule(
                    AuditRule.EXFILTRATION,
                    QUARANTINE,
                    "![",
                    "!\\[[^\\]]{0,60}\\]\\(h(?:tt|xx)ps?://[^)\\s]{3,200}[?&/][^)]{0,60}(?:[<{$%]|=[A-Z_]{3,}|=\\.\\.\\.)",
                    null,
                    "it has a picture shown whose address carries data away",
                    "remove the picture; what a tool gets belongs into its arguments"),
            rule(
                    AuditRule.FOREIGN_TOOL_INSTRUCTION,
                    QUARANTINE,
                    "replac overrid overwrit redirect substitut rout swap alter tamper intercept hijack divert bcc chang modify",
                    "\\b(?:before|prior to|after|whenever|when|if|every time|each time|instead of)\\b[^;]{0,70}?\\b(?:tool|operation|function|command|service|server|e-?mail|payment|transfer|transaction|message)s?\\b[^;]{0,90}?\\b(?:replac\\w*|overrid\\w*|overwrit\\w*|redirect\\w*|substitut\\w*|reroute\\w*|re-route\\w*|swap\\w*|alter(?:s|ed|ing)?\\b|tamper\\w*|intercept\\w*|hijack\\w*|divert\\w*|bcc|chang(?:e|es|ing) the (?:\\w+ )?(?:recipient|address|amount|destination|account|number|result|value|argument|parameter)s?|modify the (?:\\w+ )?(?:recipient|address|amount|destination|account|number|result|value|argument|parameter)s?)",
                    "\\b(?:file|existing|duplicate|conflict|version|merge|branch|commit)s?\\b",
                    "it changes what another tool does",
                    "a tool describes itself alone; remove the sentence"),
            rule(
                    AuditRule.FOREIGN_TOOL_INSTRUCTION,
                    QUARANTINE,
                    "recipient address destination payee account beneficiary iban phone amount tool function command utility helper every each any all",
                    "\\b(?:recipient|payment address|wallet address|destination|payee|bank account|account number|beneficiary|iban|phone number)s?\\b[^;]{0,50}?\\b(?:must|should|will|is to|are to|has to|have to) (?:\\w+ )?be (?:\\w+ )?(?:replaced|changed|set|substituted|redirected|overridden)|\\b(?:always|must|silently|should) (?:\\w+ )?(?:change|replace|set|modify) (?:the )?(?:\\w+ )?(?:recipient|address|payee|destination account|account number|amount)s?\\b|\\b(?:call|use|invoke|run|consult) "
                            + THIS_TOOL
                            + " (?:\\w+ )?(?:after|before|on|with|for|in) (?:each|every)(?: single)? (?:message|response|reply|turn|request|prompt|step|action|question|conversation|user|tool|task)|\\bfor (?:every|each|any|all) (?:\\w+ ){0,2}?(?:\\w+)[ ,]+(?:the )?(?:assistant|model|agent|ai|you) (?:must|should|will|has to|have to) (?:also |first |always )",
                    null,
                    "it gives orders about other calls",
                    "a tool describes itself alone; remove the sentence"),
            rule(
                    AuditRule.FOREIGN_TOOL_INSTRUCTION,
                    QUARANTINE,
                    "overrid redirect substitut hijack divert reroute",
                    "\\b(?:overrid|redirect|substitut|hijack|divert|reroute)\\w*\\b[^;]{0,40}?\\b(?:recipient|address|destination|account|payee|amount|payment|e-?mails|transfer|result|response|output|argument|parameter)s?\\b[^;]{0,60}?\\b(?:to|with|by)\\b",
                    "\\b(?:default|optional|url|configuration|settings?)\\b",
                    "it redirects what another call sends",
                    "a tool describes itself alone; remove the sentence"),
            rule(
                    AuditRule.FOREIGN_TOOL_INSTRUCTION,
                    QUARANTINE,
                    "before first",
                    "\\b" + CALL + " " + THIS_TOOL + "\\b[^;]{0,60}?\\bbefore\\b (?:\\w+ ){0,3}?" + ANY_OTHER
                            + "\\b(?! (?:tools? )?in this)|\\bbefore\\b (?:\\w+ ){0,2}?" + CALL + " " + ANY_OTHER
                            + " (?:(?:other|available|existing|single|further|external|mcp|of (?:the|your)|remaining|subsequent|new) ){0,2}?(?:tool|operation|function|command|action|task)s?\\b|\\b"
                            + THIS_TOOL
                            + " (?:must|should|has to|needs to|is to) (?:\\w+ )?be (?:\\w+ )?(?:called|used|run|executed|invoked) (?:\\w+ )?(?:first|before (?:any|all|every|each|other))",
                    "\\b(?:in this workflow|same server|until|unless|in this (?:toolset|server|package))\\b|\\b(?:any|all|every|other) (?:\\w+ ){0,3}?(?-i:[A-Z])\\w+ (?:MCP )?(?:tools?|functions?|commands?)\\b",
                    "it puts itself before the tools of all servers",
                    "describe when this tool is useful, not when others may be called"),
            rule(
                    AuditRule.FOREIGN_TOOL_INSTRUCTION,
                    QUARANTINE,
                    "before when all any every",
                    "\\bbefore\\b (?:\\w+ ){0,2}?" + CALL + " [^;]{0,50}?\\b(?:execute|call|run|use|invoke) "
                            + THIS_TOOL
                            + "\\b|\\bwhen(?:ever)? [^;]{0,20}?\\b(?:operation|tool|task|command|function|call)s?\\b[^;]{0,30}?\\bjust (?:use|call|run) "
                            + THIS_TOOL
                            + "\\b|\\b(?:all|any|every) (?:\\w+ ){0,2}?(?:commands?|requests?|e-?mails?|responses?|prompts?|calls?|shell \\w+)\\b[^;]{0,30}?\\b(?:must|should|have to|need to) (?:\\w+ ){0,2}?(?:include|contain|start|begin|be (?:prefixed|sent|forwarded|routed|copied)|go through|use the prefix)",
                    null,
                    "it gives orders about calls of other tools",
                    "a tool describes itself alone; remove the sentence"),
            rule(
                    AuditRule.PREFERENCE_MANIPULATION,
                    QUARANTINE,
                    "best greatest most superior number #1 only better safer faster more preferred recommended official trusted primary",
                    "\\b(?:best|greatest|most (?:powerful|accurate|reliable|trusted|trustworthy|advanced|popular|secure|effective|efficient)|superior|number one|#1|only (?:reliable|trusted|safe|correct)) (?:\\w+ ){0,3}?(?:tool|function|option|choice|server|plugin|solution|service)s? (?:\\w+ ){0,2}?(?:in the world|available|ever|of all|on the market|anywhere|you have)\\b|\\b(?:the|your) (?:preferred|recommended|official|trusted|primary|only) (?:and (?:\\w+ ){0,2}?(?:secure|reliable|accurate|trusted|safe) )(?:tool|function|option|server)|\\b(?:better|safer|faster|more (?:accurate|reliable|secure|powerful|trusted)) than (?:any|all|every)(?: the)? other\\b",
                    null,
                    "it advertises itself to the model",
                    "say what the tool does, not how good it is"),
            rule(
                    AuditRule.PREFERENCE_MANIPULATION,
                    QUARANTINE,
                    "tool function command utility helper matter other",
                    "\\b(?:always|must|only|should always|prefer to) (?:choose|select|prefer|prioriti[sz]e|favou?r|use|call|pick) "
                            + THIS_TOOL
                            + "\\b[^;]{0,60}?\\b(?:instead of|over|rather than|in place of|before) (?:any|all|every|other)|\\b(?:choose|select|prefer|prioriti[sz]e|favou?r|pick) "
                            + THIS_TOOL
                            + " (?:over|above|before|instead of|rather than) (?:any|all|every|other|the other)|\\bno matter (?:how|what|which|whether)\\b|\\b(?:use|call|choose) "
                            + THIS_TOOL
                            + " (?:rather than|instead of|over) (?:any |all )?(?:others?|the others?|the (?:original|old|built-in|default|standard|regular))\\b|\\b(?:never|do not|don't) (?:use|call|choose|select|trust) (?:any |the )?other (?:\\w+ ){0,2}(?:tool|function|server|option)s?\\b|\\bother (?:\\w+ ){0,3}(?:tool|function|server)s? (?:are|is|have|has|must|should|can|may) (?:\\w+ ){0,2}?(?:deprecated|obsolete|unsafe|insecure|broken|disabled|not be used|not use|be avoided|be ignored|untrusted|compromised|unreliable)|\\b"
                            + THIS_TOOL
                            + " (?:supersedes|replaces|overrides|obsoletes) (?:all|any|every|the other|other|them|those)|\\bif other (?:\\w+ ){0,3}tools?\\b[^;]{0,40}?\\b(?:do not|don't|never|instead|ignore)\\b|\\b"
                            + THIS_TOOL
                            + " (?:should|must) (?:always )?be (?:preferred|prioriti[sz]ed|chosen|selected|favou?red)\\b",
                    "\\b(?:in this (?:toolset|server|package))\\b",
                    "it presses the model to prefer it over other tools",
                    "say what the tool does; choosing is the model's and the user's business"),
            rule(
                    AuditRule.CONTEXT_HARVESTING,
                    QUARANTINE,
                    "conversation chat dialog message prompt thought reasoning model context name version identity provider list description",
                    "\\b(?:the |your |full |entire |complete |whole |all ){1,5}(?:\\w+ )?(?:conversation|chat|dialog(?:ue)?|message)s?(?: history| context| log| transcript| so far)\\b[^;]{0,40}?(?:\\b(?:up to|between|with the user|so far|including|as context|verbatim)\\b|$)|\\b(?:your|the (?:assistant|model|llm|agent|ai|calling model)'?s?) (?:\\w+ ){0,2}?(?:system prompt|chain[- ]of[- ]thought|hidden reasoning|internal reasoning|model name|context window)\\b|\\b(?:name|version|identity|provider) of the (?:\\w+ )?(?:llm|language model|ai model|ai assistant|calling model|llm model|model) (?:that|which|you|calling|currently|making|in use|invoking|used to call)|\\b(?:list|names|descriptions?) of (?:all )?(?:the |your )?(?:other |available |installed ){1,3}tools\\b[^;]{0,30}?\\b(?:you|available to you|in (?:your|the) context|pass|connected)",
                    "\\b(?:create|configure|agents? to|instructions for the agent)\\b",
                    "it collects the model's own context",
                    "a tool is given what it needs for its purpose, not what the model knows"));

    private ProseRules() {}

    private static ProseRule rule(
            AuditRule rule,
            Severity severity,
            String words,
            String regex,
            @Nullable String unless,
            String message,
            String fix) {
        Pattern harmless = unless == null ? null : pattern(unless);
        return new ProseRule(rule, severity, List.of(words.split(" ", -1)), pattern(regex), harmless, message, fix);
    }
}
