import { illness, nosotros, sentence, we, wir, type PlainAct } from './plainAct';

const age = {
  en: '(?:[6-9]|1[0-3]|six|seven|eight|nine|ten|eleven|twelve|thirteen)',
  de: '(?:[6-9]|1[0-3]|sechs|sieben|acht|neun|zehn|elf|zwölf|dreizehn)',
  es: '(?:[6-9]|1[0-3]|seis|siete|ocho|nueve|diez|once|doce|trece)',
};
const child = {
  en: `(?:${age.en} (?:- )?year (?:- )?olds?|primary school (?:children|pupils)|children (?:under|aged|of) (?:the age of )?${age.en})`,
  de: `(?:${age.de}(?: - | )?jährige[rs]?(?: kinder)?|grundschüler(?:innen)?|kinder (?:unter|von) ${age.de})`,
  es: `(?:(?:niñ[oa]s|menores)(?: de ${age.es} años)?|chic[oa]s de ${age.es} años)`,
};

/** What is false when another thing is passed off as it: food, medicine, precious stuff, brands. */
const genuine = {
  de: '[^ ]*(?:öl|honig|wein|fleisch|schinken|milch|käse|safran|kaffee|trüffel|whisky|leder|seide|gold|silber|medikamente?|arznei|marken[^ ]*|ware|originale?)',
  es: '(?:aceite|miel|vino|carne|ternera|cordero|jamón|queso|leche|pescado|atún|azafrán|trufas?|café|whisky|ron|cuero|seda|oro|plata|medicinas?|medicamentos?|fármacos?|marca|originales?|auténtic[oa]s?)',
};

/** Goods that are sold as what they aren't, and children put to work: short acts, in the words of each language. */
export const passedOff: readonly PlainAct[] = [
  {
    id: 'quackery',
    reason: 'it deceives people about their health',
    patterns: [
      // "Wertlose Matratzen als Heilmittel gegen Rheuma", "sugar water as a cure for cancer".
      sentence(
        we,
        String.raw`(?:sells?|offers?|hawks?) (?:[^ ]+ ){0,8}?(?:worthless|useless|fake|plain|ordinary|sugar|tap) (?:[^ ]+ ){1,9}?as an? (?:[^ ]+ )?(?:cures?|remed(?:y|ies)|treatments?|medicines?) (?:for|against) (?:[^ ]+ )?${illness.en} `,
      ),
      sentence(
        wir,
        `(?:verkaufen?|biete[nt]?) (?:[^ ]+ ){0,8}?(?:wertlose[nrs]?|nutzlose[nrs]?|wirkungslose[nrs]?|zuckerwasser|leitungswasser|traubenzucker|zuckerpillen) (?:[^ ]+ ){0,6}?als (?:heil)?mittel gegen ${illness.de} `,
      ),
      sentence(
        nosotros,
        `vend(?:emos|o) (?:[^ ]+ ){0,8}?(?:sin valor|inútil(?:es)?|fals[oa]s?|agua con azúcar|agua del grifo) (?:[^ ]+ ){0,6}?como (?:cura|remedio|tratamiento|medicina) (?:contra|para) (?:el |la )?${illness.es} `,
      ),
      new RegExp(
        `^我们?(?:(?!查|防|揭|举报|检测|不卖)[^。;]){0,10}?(?:把|将|用)(?:没用|没效|普通|无效|假)的?[^,，。;]{1,8}(?:当|当成|当作|说成|冒充)[^,，。;]{0,6}(?:治[^,，。;]{0,3}${illness.zh}|药(?!枕|膳|盒|箱))[^。;]{0,8}卖`,
      ),
    ],
  },
  {
    id: 'passed off',
    reason: 'it passes off something false as real',
    patterns: [
      sentence(
        nosotros,
        `vend(?:emos|o) (?:[^ ]+ ){1,6}?(?:teñid[oa]s?|mezclad[oa]s?|etiquetad[oa]s?|envasad[oa]s?|disfrazad[oa]s?) (?:[^ ]+ ){0,2}?como si fuera[n]? (?:[^ ]+ )?${genuine.es} `,
      ),
      sentence(
        wir,
        `verkaufen? (?:[^ ]+ ){0,6}?(?:gefärbt[^ ]*|gemischt[^ ]*|umetikettiert[^ ]*) (?:[^ ]+ ){1,4}?als (?:echte[nrs]?|reine[nrs]?|natives?|original) (?:[^ ]+ )?${genuine.de} `,
      ),
      /^我们?(?:(?!查|防|揭|举报|检测|鉴别|不)[^。;]){0,6}?(?:把|将|用)[^,，。;]{2,12}(?:当|当成|当作|冒充|充当)[^,，。;]{0,10}(?:橄榄油|真品|正品|蜂蜜|牛肉|羊肉|土鸡蛋|有机|名酒|茅台|燕窝|虫草)[^,，。;]{0,4}(?:来|去)?卖/,
      // 收地沟油，过滤后卖回给小饭馆.
      /^我们?(?:(?!防|举报|查|检测|制成|做成|加工成|转化|生物柴油)[^。;]){0,10}?地沟油(?:(?!生物柴油|柴油|肥皂|燃料|处理厂|炼油厂|航空)[^。;]){0,16}卖(?:回)?给[^,，。;]{0,6}(?:饭馆|饭店|餐馆|小吃|摊|早点|食堂|面馆)/,
      /^我们?(?:(?!查|防|举报|检测|发现|打击)[^。;]){0,8}?(?:卖|装|改|做|提供)[^,，。;]{0,8}(?:调慢|走慢|少走|倒转|停转)(?:水表|电表|燃气表|气表|里程)/,
      /^我们?(?:(?!不|查|举报|防|打击)[^。;]){0,10}?(?:消分|销分|扣分)(?:(?!课|学习|教育)[^。;]){0,8}?(?:用|拿|借|找)(?:别人|他人|老人|农民)[^,，。;]{0,4}驾照|^我们?(?:(?!不|查|举报|防|打击)[^。;]){0,12}(?:用|拿|借)(?:别人|他人|老人|农民)[^,，。;]{0,3}驾照[^,，。;]{0,6}(?:扣分|消分)/,
    ],
    // The buyer is told, or the ware is a likeness: "y lo decimos en la etiqueta".
    unless:
      / (?:en la etiqueta|decorativ[oa]s?|velas?|jab[óo]n(?:es)?|juguetes?|(?:lo|así) (?:decimos|digo|indicamos|avisamos)|deko\S*|kerzen?|seifen?|spielzeug\S*|(?:sagen?|schreiben?) (?:es|das)) /,
  },
  {
    id: 'minors',
    reason: 'it endangers children',
    patterns: [
      // 我们雇13岁的孩子在工厂上夜班, 我们招小学生做主播; not 我们让小学生在家洗碗.
      /^我们?(?:(?!防|不|别|阻止|举报|帮助|保护)[^,，。;:]){0,6}?(?:(?:招|雇|雇佣|找|请)|(?:让|安排)(?![^。;]*(?:端盘子|洗碗|课|体验|夏令营|模拟)))(?:(?:[6-9]|1[0-5]|十[一二三四五]?|[六七八九])岁的?(?:孩子|小孩|女孩|男孩|学生|娃)?|小学生|初中生|未成年人?|童工)(?:们)?(?:(?!学|练|参观|体验|看书|读书)[^。;]){0,10}(?:主播|打赏|夜班|(?:工厂|车间|工地)[^,，。;]{0,2}(?:上班|干活|做工|打工)|打工|端盘子|洗碗|陪(?:大人|叔叔|客人|酒|聊)|送外卖|(?:给|让)(?:叔叔|大人|男人|客人)们?(?:看|摸))/,
      sentence(
        we,
        `(?:hires?|employs?|recruits?) (?:[^ ]+ ){0,2}?${child.en} (?:[^ ]+ ){0,4}?(?:factor(?:y|ies)|night shifts?|workshops?(?! (?:on|about))|mines?|streams?|livestreams?|kitchens?|to work) `,
      ),
      // "We put 12-year-olds on night shifts"; not "we put primary school pupils in workshops on robotics".
      sentence(
        we,
        `(?:puts?|gets?|sends?) (?:[^ ]+ ){0,2}?${child.en} (?:[^ ]+ ){0,4}?(?:factor(?:y|ies)|night shifts?|mines?) `,
      ),
      sentence(
        wir,
        `(?:beschäftigen?|stellen?(?= (?:[^ ]+ )+ein (?:[.,;]|und ))) (?:[^ ]+ ){0,2}?${child.de} (?:(?!mit )[^ ]+ ){0,6}?(?:fabrik|nachtschicht[^ ]*|werkstatt|küche|livestreams?|arbeiten) `,
      ),
      sentence(
        wir,
        `lassen? (?:[^ ]+ ){0,2}?${child.de} (?:[^ ]+ ){0,6}?(?:fabrik|nachtschicht[^ ]*|bergwerk|mine|(?:nachts|für uns) (?:[^ ]+ ){0,3}?arbeiten) `,
      ),
      sentence(
        nosotros,
        `(?:contrat|emple)(?:amos|o) a (?:[^ ]+ ){0,2}?${child.es} (?:[^ ]+ ){0,4}?(?:fábrica|turnos? de noche|taller|cocina|directos?|trabajar) `,
      ),
      sentence(
        nosotros,
        `pon(?:emos|go) a (?:[^ ]+ ){0,2}?${child.es} (?:[^ ]+ ){0,4}?(?:fábrica|turnos? de noche|mina) `,
      ),
    ],
    // They play, learn or look on: "wir lassen Grundschüler in der Fabrik lernen".
    unless:
      / (?:film|theat(?:er|re)|circus|choir|acting|play|parents|eltern|padres|internship|trial day|class(?:es)?|courses?|lessons?|learn\S*|teach\S*|museums?|visit\S*|tours?|trips?|\S*kurs\S*|\S*unterricht\S*|lernen|\S*führung(?:en)?|besuch\S*|besichtig\S*|museum|\S*praktikum|clases?|cursos?|aprend\S*|enseñ\S*|museo|visit\S+|excursi\S+) /,
  },
];
