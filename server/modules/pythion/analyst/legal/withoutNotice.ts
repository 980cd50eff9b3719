import { nosotros, sentence, we, wir, type PlainAct } from './plainAct';

/** Of the body, the post and the files of people. */
const personal = {
  en: String.raw`(?:saliva|spit|hair|blood|dna|genetic\S*|genes?|urine|nappies|diapers|toothbrush(?:es)?|medical|health|records?|files|letters|diar(?:y|ies)|phone numbers|addresses|appointment books?|prescriptions|conversations|chats|fingerprints|personal data)`,
  de: String.raw`(?:speichel\S*|haare?n?|gen\S*|blut\S*|urin\S*|windeln|zahnbürsten|\S*akten|briefe|tagebücher|telefonnummern|adressen|\S*gespräche|dna\S*|rezepte|gesundheitsdaten|patientendaten|personendaten)`,
  es: String.raw`(?:saliva|pelo|cabello|sangre|adn|genétic[oa]s?|genes|orina|pañales|cepillos de dientes|médic[oa]s|clínic[oa]s|historiales|expedientes|cartas|diarios|teléfonos|direcciones|conversaciones|recetas|huellas|datos personales)`,
  zh: '(?:唾液|口水|头发|血|基因|DNA|尿|病历|病例|体检|处方|信件|日记|通讯录|聊天记录|手机号|住址|指纹|隐私|个人信息)',
};

/** What is taken from people and sold, and nobody tells them. */
export const withoutNotice: PlainAct = {
  id: 'withoutNotice',
  reason: 'it acts on people without their knowledge or consent',
  patterns: [
    // "We collect it off the cups in care homes, nobody there needs to be told, and sell the genetic readings on".
    sentence(
      we,
      String.raw`(?:collects?|gathers?|takes?|picks?|copy|copies|scans?|photographs?|records?|swabs?|scrapes?|cuts?|samples?|lifts?|reads?|fish|buys?) .*(?:(?:nobody|no_one|no one|none of them)(?: [^ ]+){0,2}? (?:needs|need|has|have)(?: ever)? to (?:be told|be asked|know|find[ _]out|hear)|(?:they|she|he|[^ ]+s) (?:(?:do|does) (?:n't|not) (?:need|have) to|need (?:n't|not|never)|never (?:need|have) to) (?:be told|be asked|know|find[ _]out|hear)) (?=[.,;]|and |about |of |that |it |anything )`,
      personal.en,
      '(?:sells?|resells?|trades?|passe?s? on)',
    ),
    sentence(
      wir,
      String.raw`(?:[^ ]+(?:en|n|e) ).*(?:(?:muss|müssen|braucht|soll) (?:[^ ]+ ){0,4}?(?:niemand|keiner|kein mensch|nichts) (?:[^ ]+ ){0,3}?(?:(?:zu )?(?:wissen|erfahren|merken|mitbekommen)|gefragt werden)|(?:niemand|keiner) (?:muss|braucht|soll) (?:[^ ]+ ){0,3}?(?:(?:zu )?(?:wissen|erfahren|merken|mitbekommen)|gefragt werden)|(?:müssen|brauchen) (?:[^ ]+ ){0,4}?(?:nichts|nicht) (?:[^ ]+ ){0,2}?(?:zu )?(?:wissen|erfahren)) `,
      personal.de,
      '(?:weiter)?verkauf\\S*',
    ),
    sentence(
      nosotros,
      String.raw`(?:[^ ]+ ){0,2}?(?:recog|tom|copi|grab|sac|guard|junt|escane|cort|compr)[^ ]* .*(?:nadie(?: [^ ]+)? (?:tiene por qué|tiene que|necesita|debe) (?:[^ ]+ )?(?:saber[^ ]*|enterar[^ ]*)|no hace falta (?:que (?:[^ ]+ ){0,3}?(?:sepan?|se enteren?)|decír[^ ]*|avisar[^ ]*|preguntar[^ ]*)|no (?:tienen?|necesitan?) (?:por qué |que )?(?:saber[^ ]*|enterar[^ ]*)) `,
      personal.es,
      '(?:re)?vend\\S+',
    ),
    new RegExp(
      `^我们?(?=[^。;]*${personal.zh})(?=[^。;]*(?:卖|出售|转让))(?=[^。;]*(?:收|采|拿|拍|录|抄|复制|取|剪))[^。;]*(?:不用|不必|无需|没必要|用不着)(?:让|告诉|通知|跟|问|征求)(?:他们|她们|老人|病人|家长|住户|客人|谁|任何人|本人|学生|家属|患者)`,
    ),
  ],
  unless:
    / (?:surprises?|gifts?|birthday|anonym\S*|consent|with (?:their|her|his) permission|signed|forms?|our own|my own|überrasch\S*|geschenk\S*|einwilligung\S*|zustimmung\S*|unterschr\S*|anonym\S*|sorpresas?|regalos?|consentimiento|firman|anónim\S*) |惊喜|礼物|同意|签字|匿名/u,
};
