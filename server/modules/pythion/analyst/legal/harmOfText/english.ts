import { affirmed, alternatives, type HarmSigns } from './harmSigns';

const denial = String.raw`(?:n't|\bnot|never|nobody|\bno|without|nor|neither|nothing|none) (?:\w+ ){0,3}`;

export const english: HarmSigns = {
  unaware: alternatives([
    String.raw`(?:n't|\bnot|\bnever|\bnobody|\bno one|\bno-one|\bnone(?: of \w+(?: \w+)?)?|hardly any(?:one|body)|few(?: of (?:them|whom))?|\bneither(?: \w+){1,4} nor(?: \w+){1,3})(?: (?:has|have|had|will|would|can|could|is|are|was|were|do|does|did|ever|even|yet|really|\w+ away has|\w+ away have)){0,3} (?:notic|know|knows|knew|find out|finds out|found out|realis|realiz|suspect|work(?:ed)? (?:it )?out|figure|catch|caught on|spot|quer|been questioned|question|the wiser|tell the difference|ask (?:why|what|where)|asks|check|complain|look(?:s|ed)? (?:too )?close|be told|been told|told)`,
    'never asked|agreed to nothing|none the wiser|yet to (?:catch|notice|find|ask)',
    "(?:do not|don't|does not|doesn't|never) (?:mention|say (?:that|so|it)|tell)",
    String.raw`(?:notice|realise|realize|find out|find|discover|learn|tells? on us|comes? out)(?:s)?(?: \w+){0,5} (?:only |weeks? later|months? later|years? later|too late|when it is|when it's|after (?:about )?(?:\w+ )?(?:weeks|months|years))`,
    '(?:too late|by the time) (?:they|he|she|when|the)',
    "(?:believes?|thinks?|thinking|assumes?|are sure|is sure)(?: that)? (?:it's|it is|they're|they are|he's|she's|he is|she is|the|it comes|it was)",
    "(?:what|which) (?:they|he|she|people|customers|parents) (?:do not|don't|doesn't|cannot|can't) (?:know|see|read)",
    String.raw`without (?:\w+ ){0,3}?(?:knowing|knowledge|noticing|telling|asking|being told|consent)`,
    "(?:don't|do not|doesn't|does not|never|can't|cannot|didn't) (?:read|see|hear|understand|argue|check|remember|get told|feel|taste)",
    String.raw`(?:waved?|waves) (?:\w+ ){0,3}through|no idea|not know|unaware|behind (?:\w+ ){1,3}backs?|secretly|quietly`,
    'discreetly|on the quiet|on the sly',
  ]),
  unchecked: alternatives([
    String.raw`without (?:ever )?(?:having to )?(?:see|meet|test|examin|inspect|visit|check|look|open)\w*`,
    String.raw`\bno (?:tests?|inspectors?|inspections?|exams?|checks?|questions?|paperwork|permits?|licen[cs]es?|training|receipts?|doctors?|invoices?|contracts?|records?|names?|papers)\b`,
    "nobody (?:comes|looks|checks|inspects)|(?:who|that) has(?:n't| not| never) been",
    'use (?:his|her|their) (?:stamp|name|licen[cs]e|login|number)',
    "aren't written|not (?:recorded|logged|written)|pre-?signed",
    'signed? (?:in advance|blank|blind)',
    String.raw`(?:hand over|sell|issue|print|write)s? (?:\w+ ){0,4}(?:certificates?|forms?|reports?|surveys?|diplomas?|notes?|stamps?|marks?)`,
  ]),
  withoutPermit: alternatives([
    String.raw`(?:not|n't|never)(?: going to)? (?:bother|appl(?:y|ied)|register|\bregistered|ask(?:ed)? for|be asking)\b`,
    String.raw`(?:not|n't|never)(?: going to)? (?:getting|get|want(?:ed)?|need) (?:\w+ ){0,4}(?:registration|licen[cs]e|permit|approval|permission)`,
    String.raw`(?:have|has|had|got|with|hold|holds) no (?:\S+ )?(?:registration|licen[cs]es?|permits?|approval|permission|qualifications?)`,
    String.raw`without (?:the|a|any|an|our|proper) (?:\w+ )?(?:permit|licen[cs]e|concession|registration|approval|quota|permission|qualification|training|insurance)`,
    '(?:none|neither) of us (?:is|are|has|have)|red tape',
    String.raw`(?:ignore|ignored|skip|skipped|dodge|sidestep|get around|work around|bypass)\w* (?:\w+ ){0,3}(?:rule|law|letter|check|inspect|regulat|filter|limit|ban|tax|customs|safety)`,
  ]),
  bribed: alternatives([
    'envelope|bribe|kick-?backs?|backhander|(?:given|gets?|take|takes) (?:a|their|his|its) (?:share|cut)',
    'the other way|right (?:man|person|people)',
    '(?:pay|pays|paid|tip|grease|thank)s? (?:off )?(?:the |a |their )?(?:guards?|inspectors?|clerks?|officers?|rangers?|officials?|policem[ae]n|judges?|examiners?|warden)',
    String.raw`(?:friend|cousin|contact|man|woman|somebody|someone|insider|nephew|uncle) (?:of ours )?(?:at|in|inside) the (?:\w+ )?(?:ministry|council|office|printer|registry|bank|lab|customs|port|police|\bhospitals?\b|clinic|school|ward)`,
  ]),
  trapped: alternatives([
    'passports?|locked|work(?:ed)? off|(?:in|with) debts?',
    "(?:can|could)(?:not|n't| not) (?:leave|read|get out|stop|cancel|refuse|say no|go|walk|pay)|nobody walks",
    'scared|afraid|frightened|panic|desperate|shame|(?:stays?|remains?) with us',
    String.raw`we keep (?:the|it|all|what|their|most)|straight to (?:our|us|my)|pocket|siphon|empt(?:y|ies)|skims?\b`,
    'bill them|charge them for (?:leaving|stopping)|until they (?:pay|transfer|sign|have)|thumb',
    String.raw`sign(?:s)? (?:a|the|papers?|something)|\bpromises?|take it back`,
    "(?:won't|will not|don't) (?:pay|give) (?:it |them )?back|their fear|don't dare",
    'too (?:proud|ashamed|embarrassed|polite|old|ill)|if they want to (?:stop|leave|quit)|threat',
  ]),
  consented: affirmed(denial, [
    String.raw`\bconsent|\bagree(?:s|d|ment)?\b(?! to (?:nothing|none))|permission|signature|opt(?:s|ed)?[- ]in|asks? us|asked (?:us|for)`,
    'at (?:her|his|their) (?:own )?request|with (?:the|their|her|his) (?:parents?|knowledge|blessing)|in writing',
    'knows? (?:it|about|that we|what)|before (?:they|anyone|anything)|openly|can see|says so',
    String.raw`tells? (?:them|the|her|him) so|chooses?|whoever wants|\bwilling|volunteer`,
  ]),
  lawful: affirmed(denial, [
    String.raw`(?<!without the |without a |without any |no )licen[cs]|(?<!without a |no )permit\b|\bregistered|accredit`,
    String.raw`certified|authoris|authoriz|approved|by law|\bcourts?\b|quota|food authority|council|ministry`,
    String.raw`inspector (?:to|checks|comes|visits)|\bvet\b|\bvet's|audit|\binsured|\bqualified|solicitor|lawyer|judge|police`,
    String.raw`notary|\bhospitals?\b|university|supervis|doctors?|\bnurses?\b|midwi|\btested|\btrained`,
  ]),
  preventing: affirmed(denial, [
    String.raw`warn|alert|detect|flag|\bspots?\b|prevent|protect|stops? (?:the|them|it|people|anyone)|block|whistle|victim`,
    'hotline|refund|report(?:s|ed)? (?:it|them|to)|raises? the alarm|finds? (?:out|hidden|the|whether|missing)',
    'shows? (?:them|the|whether|which)|checks?|compare|so that (?:nobody|no one|they)|rescue',
    'help(?:s|ed)? (?:them|people|women|families|victims)|safe|before it|never|returns? (?:it|them)|genuine',
    'honest|transparent|free of charge|out of the|instead',
  ]),
  staged: alternatives([
    String.raw`museum|theatre|theater|(?:the|a|for|feature|short) films?\b|films? (?:set|crew|school|prop)|movie|\bprops?\b|\bgames?\b|novel|fiction|players?|training (?:course|day|session)|drill|lesson|exercise`,
    String.raw`puzzle|escape room|reenact|history|historical|\bsongs?\b|\bband\b|\bstage|cosplay`,
  ]),
};
