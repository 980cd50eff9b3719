import type { Scheme } from './scheme';

/** Threats, false pretexts, money taken before vanishing, whispered answers, and what employers must not be told. */
export const tricks: readonly Scheme[] = [
  {
    id: 'threat',
    reason: 'it frightens people',
    act: {
      en: String.raw`(?:threatens?)`,
      de: String.raw`(?:drohen|droht)`,
      es: String.raw`(?:amenazamos|amenaza)`,
      zh: '(?:威胁|恐吓)',
    },
    parts: [
      {
        en: String.raw`(?:police|them|him|her|people|tenants?|debtors?|workers?|wi(?:fe|ves)|famil(?:y|ies))`,
        de: String.raw`(?:ihnen|ihm|ihr|mit (?:der|einer|dem)|leuten|mietern|arbeitern|familien?)`,
        es: String.raw`(?:con|a (?:los|las|la|el|su|sus|quien|quienes)|les?)`,
        zh: '.',
      },
    ],
    unless: {
      en: String.raw`nobody|no one|species|extinct\S*|if somebody|when somebody`,
      de: String.raw`zu \S+en|niemand\S*|wenn jemand|aus(?:zu)?sterben\S*`,
      es: 'nadie|especies|extinción',
      zh: '受到|遭|被|濒危|举报|帮',
    },
  },
  {
    id: 'false pretext',
    reason: 'it deceives people',
    act: {
      en: String.raw`(?:say|says|tell|tells|pretend|pretends|claim|claims) (?:\S+ ){0,6}?to (?:read|check|inspect|change) the (?:\S+ )?(?:meters?|water|boiler|gas|pipes?|smoke \S+)`,
      de: String.raw`(?:sagen|geben|behaupten|tun)(?: \S+){0,8}? (?:\S*zähler|heizung|wasserleitung|rauchmelder|gas\S*)(?: \S+){0,2}? (?:ablesen|prüfen|kontrollieren|ab|lesen|zu prüfen|wechseln)`,
      es: String.raw`decimos(?: \S+){0,4}? (?:venimos|vamos|hay que)(?: \S+){0,2}? (?:revisar|leer|mirar|cambiar|comprobar) (?:el|la|los) (?:contador|caldera|gas|luz|agua|tuberías)`,
      zh: '说(?:自己)?(?:是)?来(?:查|抄|检查|修|换)[^。;；]{0,2}(?:表|燃气|煤气|水管|电)',
    },
    parts: [
      {
        en: String.raw`(?:signs?|signed|signature|steals?|look for|contract|jewell?ery|cash|buy|bedroom)`,
        de: String.raw`(?:unterschreib\S*|unterschrift|vertrag\S*|schmuck|bargeld|kaufen)`,
        es: String.raw`(?:firm\S+|contrato|joyas|dinero|compr\S+)`,
        zh: '(?:签|合同|买|偷|钱|推销|首饰)',
      },
    ],
  },
  {
    id: 'vanishing',
    reason: 'it takes what belongs to others',
    act: {
      en: String.raw`(?:takes?|collects?|cash(?:es)?|asks?|charges?|gets?|keeps?|lets?)(?: (?!(?:no|never|not)(?= ))\S+){0,6}? (?:deposits?|money|fees?|payments?|rents?|advance|\d\S*)`,
      de: String.raw`(?:kassieren|nehmen|lassen|verlangen|bekommen)(?: (?!(?:nie|nicht|keine?n?)(?= ))\S+){0,6}? (?:\S*anzahlung\S*|kaution\S*|\S*geld|gebühr\S*|\S*mieten?|vorkasse|vorab)`,
      es: String.raw`(?:cobramos|pedimos|recogemos|tomamos)(?: (?!(?:no|nunca)(?= ))\S+){0,5}? (?:señal|fianza|dinero|adelanto|depósito|euros)`,
      zh: '收[^。;；]{0,8}(?:押金|定金|报名费|钱|款|费|块)',
    },
    parts: [
      {
        en: String.raw`(?:(?:are|is|'re) (?:then )?(?:gone|off)|vanish(?:es)?|disappears?|blocks? (?:them|him|her)|never (?:answers?|calls? back|writes? back)|stops? answering|goes? silent|changes? (?:our|the) number)`,
        de: String.raw`(?:(?:sind|ist) dann weg|verschwinden|nicht mehr erreichbar|melden uns (?:dann )?nie|tauchen ab|blockieren sie)`,
        es: String.raw`(?:desaparecemos|no contestamos|no respondemos|l[oa]s bloqueamos|cambiamos de (?:número|teléfono))`,
        zh: '(?:不回(?:消息|信|复)|拉黑|消失|跑路|失联|不见人)',
      },
    ],
    unless: { en: 'phones? vanish|if (?:they|it)', de: 'falls', es: 'si desaparec\\S*', zh: '骗' },
  },
  {
    id: 'whispered answers',
    reason: 'it helps people cheat',
    act: {
      en: String.raw`(?:whispers?|feeds?|reads?|sends?|pass(?:es)?|gives?|tells?|shows?)(?: (?!(?:no|never|not)(?= ))\S+){0,5}? (?:answers?|solutions?)`,
      de: String.raw`(?:sagt|sagen|flüster\S*|schicken|schickt|geben|gibt|liest|lesen)(?: (?!(?:nie|nicht|keine?n?)(?= ))\S+){0,5}? (?:lösungen|antworten)`,
      es: String.raw`(?:pasamos|pasa|dictamos|dicta|soplamos|enviamos|decimos)(?: (?!(?:no|nunca)(?= ))\S+){0,4}? (?:respuestas|soluciones)`,
      zh: '(?:传|发|报|念|送|提供)[^。;；]{0,4}答案',
    },
    parts: [
      {
        en: String.raw`(?:ear ?-? ?(?:piece|phone|bud)s?|in (?:their|the) ears?|smart ?-? ?watch(?:es)?|toilet|(?:in|during|into) the (?:exam|test|exam hall))`,
        de: String.raw`(?:ohr|kopfhörer|smartwatch|knopf|(?:in|während) der (?:klausur|prüfung))`,
        es: String.raw`(?:auricular(?:es)?|pinganillo|reloj|(?:en|durante) el examen)`,
        zh: '(?:耳机|考场|考试时|考试中|手表)',
      },
    ],
    unless: {
      en: 'after the (?:exam|test)|language|hearing',
      de: 'nach der|hörtest',
      es: 'después|idiomas',
      zh: '考后|练习',
    },
  },
  {
    id: 'told traits',
    reason: 'it treats people differently for what they are',
    act: {
      en: String.raw`(?:tells?|shows?|warns?|informs?|lets?)(?: \S+){0,4}? (?:boss(?:es)?|employers?|companies|company|firms?|landlords?|recruiters?|managers?|insurers?|shops?)`,
      de: String.raw`(?:sagt|zeigt|verrät|meldet|sagen|zeigen|verraten|melden)(?: \S+){0,3}? (?:chefs?|\S*firmen?|unternehmen|arbeitgebern?|vermietern?|personalern?)`,
      es: String.raw`(?:dice|decimos|muestra|mostramos|avisa|avisamos|indica)(?: \S+){0,2}? (?:empresas?|jefes?|caseros?|propietari\S+|reclutador\S+|dueñ\S+)`,
      zh: '(?:告诉|提示|报告|通知)[^。;；]{0,4}(?:老板|公司|企业|房东|单位)',
    },
    parts: [
      {
        en: String.raw`(?:which|what|who(?= (?:is|are|wants?|expects?|joined|has) )|whether|if) (?:\S+ ){0,4}?(?:pregnant|expecting|expects?|wants? (?:children|a baby)|gay|muslim|jewish|foreign|disabled|hiv|(?:in|joined) (?:a|the) union)`,
        de: String.raw`(?:welche\S*|wer|ob) (?:\S+ ){0,4}?(?:schwanger\S*|ein kind|kinder|gewerkschaft\S*|ausländ\S*|schwul|lesbisch|jüdisch|muslim\S*|hiv)`,
        es: String.raw`(?:qué|quién|si) (?:\S+ ){0,3}?(?:espera(?:n)? un hijo|está embarazada|embarazad\S*|quiere (?:ser madre|hijos)|sindica\S+|gitan\S+|extranjer\S+|homosexual\S*)`,
        zh: '(?:谁|哪个|哪些|是否|有没有)[^。;；]{0,8}(?:怀孕|生孩子|乙肝|同性恋|工会)',
      },
    ],
    unless: { en: 'nothing|rights?|not', de: 'nichts|nicht', es: 'derechos|nada|no', zh: '权利|不' },
  },
];
