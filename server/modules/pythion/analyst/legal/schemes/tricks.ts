import type { Scheme } from './scheme';

/** Threats, false pretexts, money taken before vanishing, whispered answers, and what employers must not be told. */
export const tricks: readonly Scheme[] = [
  {
    id: 'threat',
    reason: 'it frightens people',
    act: {
      en: String.raw`(?:threatens?)`,
      de: String.raw`(?:wir|ich)(?: (?!(?:nie|nicht|keine?n?)(?= ))\S+){0,5}? drohe[n]?|drohen wir|drohe ich|unsere? \S+ (?:droht|drohen)`,
      es: 'amenazamos|con una amenaza',
      zh: '(?:威胁|恐吓)(?:要|他|她|对方|说|顾客|租客|欠|借|家人|老人|工人|员工|不)|发[^。;；]{0,3}(?:威胁|恐吓)',
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
      en: String.raw`(?:say|says|claim|claims|pretend|pretends|tells? (?:them|him|her|people|pensioners|tenants) (?:\S+ ){0,2}?(?:come|comes|are here)) (?:\S+ ){0,3}?(?:(?:come|comes|are here|have come|here|have been sent) )?to (?:read|check|inspect|change) the (?:\S+ )?(?:meters?|water|boiler|gas|pipes?|smoke \S+)`,
      de: String.raw`(?:behaupten|behauptet|geben vor|gibt vor|tun so)(?: \S+){0,8}? (?:\S*zähler|heizung|wasserleitung|rauchmelder|gas\S*)(?: \S+){0,2}? (?:ablesen|prüfen|kontrollieren|abzulesen|zu prüfen|zu kontrollieren)`,
      es: String.raw`decimos(?: \S+){0,4}? (?:venimos|vamos|hay que)(?: \S+){0,2}? (?:revisar|leer|mirar|cambiar|comprobar) (?:el|la|los) (?:contador|caldera|gas|luz|agua|tuberías)`,
      zh: '(?:谎称|假装|骗[^。;；]{0,4}说|说自己是?)来(?:查|抄|检查|修|换)[^。;；]{0,2}(?:表|燃气|煤气|水管|电)',
    },
    parts: [
      {
        en: String.raw`(?:signs?|signed|signature|steals?|look for|contract|jewell?ery|cash|buy|bedroom)`,
        de: String.raw`(?:unterschreib\S*|unterschrift|vertrag\S*|schmuck|bargeld|kaufen)`,
        es: String.raw`(?:firm\S+|contrato|joyas|dinero|compr\S+)`,
        zh: '(?:签|合同|买|偷|推销|首饰)',
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
        en: String.raw`(?:we|our (?:team|office|people)) (?:are (?:\S+ )?gone|vanish|disappear)|(?:and|then) (?:then )?(?:vanish(?:es)?|disappears?|blocks? (?:them|him|her|the number)|changes? (?:our|the) number|stops? answering|goes? silent)|never (?:calls? back|writes? back)`,
        de: String.raw`(?:wir sind|sind wir) (?:\S+ )?weg|(?:und|dann) verschwinden|verschwinden wir|sind (?:\S+ )?nicht mehr erreichbar|melden uns (?:dann )?nie(?= [.,;])|tauchen (?:\S+ )?ab|blockieren sie`,
        es: '(?:desaparecemos|no contestamos|no respondemos(?= [.,;])|l[oa]s bloqueamos|cambiamos de (?:número|teléfono))',
        zh: '我们?[^。;；,，]{0,4}(?:消失|跑路|失联|不见人)|(?:押金|定金|费|款|钱)[^。;；]{0,4}(?:以|之)?后[,，]?就?(?:消失|跑路|失联)|(?:就|再也|然后)不回(?:消息|信|复)|把(?:他|她|人|对方|客户|顾客|租客)[^。;；]{0,3}拉黑|拉黑(?:他|她|人|对方|客户)',
      },
    ],
    unless: {
      en: 'phones? vanish|if (?:they|it)',
      de: 'falls',
      es: 'si desaparec\\S*',
      zh: '骗|老板|商家|没得',
    },
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
        en: String.raw`(?:ear ?-? ?(?:piece|phone|bud)s?|in (?:their|the) ears?|smart ?-? ?watch(?:es)?|toilet) (?:\S+ ){0,20}?(?:exams?|tests?)|(?:exams?|tests?|pupils?|students?|candidates?) (?:\S+ ){0,20}?(?:ear ?-? ?(?:piece|phone|bud)s?|in (?:their|the) ears?|smart ?-? ?watch(?:es)?|toilet)|during (?:the|an?|their) (?:final )?(?:exam|test)(?! (?:phase|period|week|season|drive|run))|into the exam hall`,
        de: String.raw`(?:ohr|kopfhörer|smartwatch|knopf) (?:\S+ ){0,14}?(?:\S*klausur|\S*prüfung)|(?:prüfling\S*|\S*klausur|\S*prüfung) (?:\S+ ){0,14}?(?:ohr|kopfhörer|smartwatch|knopf)|während der (?:klausur|prüfung)`,
        es: String.raw`auricular(?:es)? (?:\S+ ){0,12}?exam\S+|pinganillo|reloj (?:\S+ ){0,12}?exam\S+|durante el examen`,
        zh: '(?:耳机|考场|考试时|考试中|手表)',
      },
    ],
    unless: {
      en: 'after the (?:exam|test)|language|hearing',
      de: 'nach der|hörtest',
      es: 'después|idiomas',
      zh: '考后|练习|谁|定位|抓|听力',
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
        en: String.raw`(?:who(?= (?:is|are|wants?|expects?|joined|has) )|which (?:applicants?|workers?|women|employees|staff|people|candidates?|tenants?|of \S+)|whether (?:he|she|they|an? \S+)|if (?:he|she|they)) (?:\S+ ){0,4}?(?:pregnant|expecting|expects?|wants? (?:children|a baby)|gay|muslim|jewish|foreign|disabled|hiv|(?:in|joined) (?:a|the) union)`,
        de: String.raw`(?:welche (?:bewerber\S*|mitarbeiter\S*|frauen|leute|mieter\S*)|wer|ob (?:sie|er|jemand|eine)) (?:\S+ ){0,4}?(?:schwanger\S*|ein kind (?:will|erwartet|bekommt)|kinder (?:will|wollen|möchte\S*)|gewerkschaft\S*|ausländer\S*|schwul|lesbisch|jüdisch|muslim\S*|hiv)`,
        es: String.raw`(?:qué|quién|si) (?:\S+ ){0,3}?(?:espera(?:n)? un hijo|está embarazada|embarazad\S*|quiere (?:ser madre|hijos)|sindica\S+|gitan\S+|extranjer\S+|homosexual\S*)`,
        zh: '(?:谁|哪个|哪些|是否|有没有)[^。;；]{0,8}(?:怀孕|生孩子|乙肝|同性恋|工会)',
      },
    ],
    unless: { en: 'nothing|rights?|not', de: 'nichts|nicht', es: 'derechos|nada|no', zh: '权利|不' },
  },
];
