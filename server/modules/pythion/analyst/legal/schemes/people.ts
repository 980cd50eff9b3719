import type { Scheme, Words } from './scheme';

const child: Words = {
  en: String.raw`(?:children|kids|school ?kids|schoolchildren|boys|girls|teenagers|teens|minors|pupils|(?:\S+ )?year ?- ?olds?|\S+-year-olds?|(?:of|aged) (?:[6-9]|1[0-6]|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen))`,
  de: String.raw`(?:kinder\S*|jugendliche\S*|schüler\S*|minderjährige\S*|jungen|mädchen|\S*jährige[nr]?)`,
  es: String.raw`(?:niñ[oa]s|menores|adolescentes|chic[oa]s|críos|alumn[oa]s|chavales|jóvenes de \d+)`,
  zh: '(?:孩子|小孩|小学生|初中生|中学生|未成年人?|童工|十[一二三四五]?[二三四五]?岁|1[0-5]岁)',
};

/** People who are watched, drugged, held, underpaid, kept out or used, and children. */
export const people: readonly Scheme[] = [
  {
    id: 'drugging',
    reason: 'it endangers people',
    act: {
      en: String.raw`(?:stirs?|mix|mixes|slips?|puts?|drops?|adds?|crush(?:es)?|gives?|pours?|dissolves?|hides?)(?: (?!(?:no|never|not|if|whether)(?= ))\S+){0,5}? (?:sleeping (?:pills?|tablets?|powders?|draughts?|drops|medicine|drugs?)|sedatives?|tranquill?i[sz]ers?|valium|sleep (?:drops|pills|powder)|knockout \S+|calming (?:drops|powder|pills)|laxatives?)`,
      de: String.raw`(?:mischen|rühren|geben|träufeln|tun|kippen|mixen|lösen|mischt|gibt)(?: (?!(?:nie|nicht|keine?n?|ob|wer)(?= ))\S+){0,6}? (?:schlaf(?:mittel|tropfen|tabletten|pulver|pillen)|beruhigungs\S*|valium|k\.?o\.?\S*|betäubungs\S*|abführmittel|heimlich (?:\S+ )?\S*(?:tropfen|tabletten|pulver))`,
      es: String.raw`(?:echamos|mezclamos|ponemos|metemos|damos|añadimos|disolvemos)(?: (?!(?:no|nunca|si)(?= ))\S+){0,6}? (?:somnífer\S*|sedantes?|calmantes?|pastillas para dormir|valium|tranquilizantes?|(?:gotas|polvos?) (?:para dormir|que (?:las?|los?) (?:\S+ )?(?:duerm|adorm|dej)\S*))`,
      zh: '(?:安眠药|镇静剂|迷药|安定|泻药|助眠药)[^。;；]{0,6}(?:放|加|掺|下|混|拌)|(?:放|加|掺|下|混|拌)(?:进|到|在|入|了)?[^。;；]{0,8}(?:安眠药|镇静剂|迷药|安定|泻药|助眠药)',
    },
    parts: [
      {
        en: String.raw`(?:in|into|to|with|under) (?:\S+ ){0,4}?(?:tea|food|meals?|drinks?|milk|juice|glass\S*|bottles?|dinner|supper|porridge|soup|coffee|water|feed|beer|wine|breakfast)`,
        de: String.raw`(?:\S*tee|\S*essen|\S*getränk\S*|\S*milch|\S*saft|\S*suppe|brei|glas|gläser\S*|futter|kaffee|wasser|bier|napf|flasche\S*|abendbrot)`,
        es: String.raw`(?:comida|té|leche|zumo|copas?|bebidas?|sopa|café|vasos?|pienso|agua|cena|biberón\S*|puré)`,
        zh: '(?:茶|饭|水|牛奶|奶|汤|饮料|酒|菜|食|粥|杯)',
      },
    ],
    unless: {
      en: String.raw`prescri\S*|doctor|vet|owner asks?|with (?:the|their) (?:consent|agreement)`,
      de: 'arzt|ärzt\\S*|verordn\\S*|rezept|tierarzt',
      es: 'médic\\S*|recet\\S*|veterinari\\S*|posavasos',
      zh: '医嘱|医生|兽医',
    },
  },
  {
    id: 'hidden device',
    reason: 'people are watched without their consent',
    act: {
      en: String.raw`(?:hides?|puts?|places?|fits?|installs?|fix(?:es)?|builds?|have|has|films?|records?|sits?|sews?|sticks?|listens?|tracks?|follows?)(?: (?!(?:no|never|not|if|whether)(?= ))\S+){0,6}? (?:cameras?|microphones?|recorders?|transmitters?|trackers?|bugs?|gps|airtags?|phones?|listening \S+)`,
      de: String.raw`(?:sitzt|sitzen|steckt|stecken|verstecken|bauen|filmt|filmen|nimmt|nehmen|montieren|kleben|hängen|hängt|liegt|hören|haben|befestigen|nähen|installieren|ist)(?: (?!(?:nie|keine?n?|ob|wer)(?= ))\S+){0,7}? (?:\S*mikrofone?|\S*kameras?|wanzen?|\S*sender|\S*tracker|\S*ortung\S*|\S*aufnahme\S*)`,
      es: String.raw`(?:ponemos|escondemos|colocamos|instalamos|grabamos|tenemos|metemos|cosemos|pegamos)(?: (?!(?:no|nunca|si)(?= ))\S+){0,6}? (?:cámaras?|micrófonos?|localizador\S*|gps|grabadoras?|balizas?)`,
      zh: '(?:装|藏|放|安|缝|贴)[^。;；]{0,8}(?:摄像头|录音|定位|监听|窃听|麦克风|追踪)',
    },
    parts: [
      {
        en: String.raw`(?:never|not|n't|nobody|no one|no_one|without|none of them) (?:\S+ ){0,4}?(?:know|knows|knowing|find out|finds out|notice|notices|noticing|told|learn|learns|see|sees|aware|suspect|suspects)|secretly|in secret`,
        de: String.raw`(?:nichts|nie|nicht|ohne|niemand|keiner) (?:\S+ ){0,5}?(?:erfahren|erfährt|wissen|weiß|merken|merkt|ahnen|ahnt|bemerken|bemerkt|sehen|sieht|mitbekommen)|heimlich`,
        es: String.raw`nadie (?:\S+ )?(?:se entera|lo sabe|lo nota|sospecha)|sin que|a escondidas|no (?:se enteran?|lo saben?|lo notan?)`,
        zh: '不让[^。;；]{0,6}(?:发现|知道)|不知道|没人知道|发现不了|不告诉|偷偷|悄悄|暗中',
      },
    ],
    unless: {
      en: String.raw`thie(?:f|ves)|birds?|wildlife|badgers?|foxes|their own (?:dog|cat|bike|car|luggage)|bees|nests?`,
      de: 'vögel|wildtiere\\S*|igel|füchse|bienen|nistkasten|zustimm\\S*|einwillig\\S*',
      es: 'aves|pájaros|animales|abejas|nidos?',
      zh: '鸟|动物|检查|查找|有没有|同意',
    },
  },
  {
    id: 'held papers',
    reason: 'it holds on to what belongs to others',
    act: {
      en: String.raw`(?:keeps?|holds?|takes?|locks?|collects?|stores?|gives?|returns?|hands?)(?: (?!(?:no|never|not|if|copies|scans)(?= ))\S+){0,3}? (?:passports?|papers|identity cards?|ids|visas?)`,
      de: String.raw`(?:behalten|nehmen|sammeln|geben|sperren|verwahren|rücken|ziehen)(?: (?!(?:nie|nicht|keine?n?|wenn)(?= ))\S+){0,5}? (?:pass|pässe|reisepass|reisepässe|papiere|ausweise?|visa|visum)`,
      es: String.raw`(?:guardamos|retenemos|quedamos|recogemos|devolvemos|quitamos|retiramos)(?: (?!(?:no|nunca|si)(?= ))\S+){0,4}? (?:pasaportes?|papeles|documentación)`,
      zh: '(?:护照|身份证|证件)[^。;；]{0,8}(?:扣|收走|押|收上来|保管|还给|收起来)|(?:扣|收走|押|收)[^。;；]{0,6}(?:护照|身份证|证件)',
    },
    parts: [
      {
        en: String.raw`(?:until|till|only (?:when|once|after|if)|so (?:that )?(?:they|he|she|nobody|none)|as long as|once) (?:\S+ ){0,8}?(?:paid|worked|earned|season|debts?|leaves?|runs?|contract|cost|fee|away|off|months?)`,
        de: String.raw`(?:erst (?:zurück|wieder|heraus)|bis|solange|damit|sobald)(?: \S+){0,10}? (?:abbezahlt\S*|abgearbeitet\S*|bezahlt\S*|schulden|gearbeitet\S*|kündig\S*|weglauf\S*|abhau\S*|saison|zurückgezahlt\S*|vertrag\S*)`,
        es: String.raw`(?:hasta (?:que|el fin|el final)|mientras|para que no|cuando) (?:\S+ ){0,8}?(?:pag\S+|deudas?|trabaj\S+|devuel\S+|vayan|escapen|temporada|contrato|termin\S+)`,
        zh: '(?:还清|做满|干满|干完|还完|才还|为止|不让[^。]{0,4}(?:走|跑)|以免[^。]{0,4}(?:走|跑))',
      },
    ],
    unless: {
      en: String.raw`safe deposit|hostel|visa (?:office|application)|embassy|hotline|lawyers?|boss`,
      de: 'schließfach|visumantrag|botschaft|konsulat|beraten|anwält\\S*',
      es: 'consulado|embajada|caja fuerte|trámite\\S*',
      zh: '使馆|办签证|帮[^。]{0,8}要回',
    },
  },
  {
    id: 'kept wages',
    reason: 'it keeps from people the wages that they are owed',
    act: {
      en: String.raw`leaves? them (?:with )?nothing [.,;]|(?:keeps?|takes?|docks?|deducts?|withholds?|pockets?|skims?|pays?)(?: (?!(?:no|never|not|back|if)(?= ))\S+){0,5}? (?:(?:half|part|most|a third|a quarter|a share) of (?:(?:their|the|all) )?(?:\S+ )?(?:wages?|pay|tips|salar(?:y|ies))|(?<=pays?(?: \S+){0,3} )half of (?:(?:their|the) )?(?:\S+ )?(?:hours|shifts|overtime)|nothing for (?:the |their )?(?:\S+ )?(?:overtime|hours|week|weeks|month|nights?|training))`,
      de: String.raw`(?:behalten|zahlen|ziehen|streichen|halten)(?: (?!(?:nie|keine?n?|wenn)(?= ))\S+){0,5}? (?:(?:die hälfte|einen teil|ein drittel) (?:\S+ ){0,2}?\S*(?:lohn\S*|löhne|gehalt\S*|trinkgeld\S*)|nur (?:die hälfte|jede zweite|einen teil) (?:\S+ )?(?:der )?\S*(?:stunden?|schicht\S*))`,
      es: String.raw`(?:nos quedamos|pagamos|descontamos|retenemos|guardamos)(?: (?!(?:no|nunca|si)(?= ))\S+){0,4}? (?:la mitad|parte|un tercio) (?:de(?:l)? )?(?:(?:su|sus|los|las|el|la) )?(?:\S+ )?(?:jornal(?:es)?|sueldos?|salarios?|pagas?|propinas)`,
      zh: '(?:扣下?|留下?|克扣|少发|只(?:发|付|给|算))[^。;；]{0,8}(?:一半|部分|一部分|三成)[^。;；]{0,6}(?:工资|工钱|工时|薪|加班费)|(?:扣下?|克扣)[^。;；]{0,6}(?:工资|工钱|薪水)|(?:工资|工钱|薪水)[^。;；]{0,4}(?:扣下?|克扣|抽成?)',
    },
    parts: [],
    unless: {
      en: String.raw`commission|savings?|pension|advance|tax(?:es)?|sue|court|job ?- ?share|part ?- ?time`,
      de: 'rente\\S*|steuer\\S*|vorschuss|teilzeit|gericht',
      es: 'pensión|impuestos|anticipo|reclamar|juzgado',
      zh: '追讨|讨回|要回|个税|社保|预支|提前',
    },
  },
  {
    id: 'sorted out',
    reason: 'it treats people differently for what they are',
    act: {
      en: String.raw`(?:puts?|sorts?|drops?|throws?|filters?|screens?|weeds?|skips?|rejects?|refuses?|ranks?|push(?:es)?|tells?|excludes?|deletes?|bins?|strikes?|crosses)`,
      de: String.raw`(?:sortiert|sortieren|lehnt|lehnen|filtert|filtern|wirft|werfen|schiebt|schieben|überspringt|streicht|streichen|sagt|sagen|weist|weisen|siebt|sieben)`,
      es: String.raw`(?:descarta|descartamos|filtra|filtramos|rechaza|rechazamos|aparta|apartamos|elimina|eliminamos|decimos|excluye|excluimos)`,
      zh: '(?:筛掉|筛出去|刷掉|过滤掉?|排除|淘汰|拒绝|拒租|排到最后|排在最后|剔除|不录用|不租给|删掉)',
    },
    parts: [
      {
        en: String.raw`(?:(?:foreign|turkish|arab\S*|african|asian|muslim|jewish|polish|romanian|slavic|roma) (?:sur)?names?|(?:sur)?names? (?:that )?(?:sounds?|ends?)|without children|accents?|pregnan\S*|expecting|maternity|(?:over|above|older than|past) (?:forty|fifty|sixty|[456]\d)|disab\S+|wheelchairs?|headscar\S+|religion|faith|muslims?|jews|gays?|lesbians?|foreigners?|immigrants?|migrants?|refugees?|moroccans?|turks|roma|gypsies|arabs|africans|black (?:people|applicants)|single mothers?|(?:might|could|may) (?:soon )?(?:get|become|have|fall) (?:pregnant|children|a baby))`,
        de: String.raw`(?:(?:ausländisch\S*|türkisch\S*|arabisch\S*|fremd\S*|polnisch\S*|muslimisch\S*|afrikanisch\S*) (?:klingend\S* )?(?:nach)?namen?|kopftuch\S*|schwanger\S*|ausländ\S*|migrant\S*|flüchtling\S*|(?:über|ab) (?:fünfzig|vierzig|sechzig|[456]\d)|behindert\S*|behinderung\S*|rollstuhl\S*|muslim\S*|jud\S*|jüdisch\S*|türken|roma|araber\S*|schwarze\S*|kinderwunsch|akzent)`,
        es: String.raw`(?:embarazad\S*|embarazo|apellidos? (?:extranjer|árabe|gitan|marroquí|rumano|latino)\S*|extranjer[oa]s|gitan[oa]s|marroquí(?:es)?|rumanos|musulman\S*|moros|mayores de (?:\d+|cincuenta|cuarenta)|discapaci\S*|velo|negr[oa]s|inmigrantes|acento)`,
        zh: '(?:孕|生孩子|要孩子|生二胎|未婚未育|已婚未育|女应聘|外地人|少数民族|农村|残疾|岁以上|年龄大|信教|宗教|穆斯林|外国人|口音|乙肝|单亲)',
      },
      {
        en: String.raw`(?:(?:to|at|on) the (?:bottom|end|bin|back)|out(?! of)|aside|away|off the (?:list|pile)|from the (?:list|pile)|lower|(?:already|they are|they 're|it is|it 's) (?:let|taken|gone|rented|filled)|no (?:answer|reply|invitation)|before (?:the |a )?(?:\S+ )?(?:boss|agent|landlord|recruiter|employer|manager|owner)s? (?:looks?|sees?|reads?)|rejects?|refuses?|excludes?|bins?)`,
        de: String.raw`(?:aus|ab|nach hinten|ans ende|nach unten|schon (?:weg|vergeben|vermietet)|raus|heraus|weg|unten|bewerb\S*|überspringt|streicht)`,
        es: String.raw`(?:fuera|al final|ya (?:\S+ )?(?:alquilad\S*|cubiert\S*|ocupad\S*)|descart\S*|rechaz\S*|elimin\S*|exclu\S*|candidat\S*|antes de que|currícul\S*|filtra\S*|aparta\S*)`,
        zh: '.',
      },
    ],
    unless: {
      en: String.raw`so (?:that )?(?:nobody|no one|no_one|none|no \S+)|hides?|blanks?|stand ?- ?in|complain\S*|sues?|baby clothes|clothes|toys|photos|nothing|invites?|users`,
      de: String.raw`kleid\S*|für schwangere|damit (?:niemand|keine?[nr]?)|blendet|anonym\S*|klagen|vertretung|niemanden`,
      es: String.raw`para que (?:nadie|ningun\S*)|anónim\S*|ocult\S*|denunciamos`,
      zh: '以免|免得|防止|避免|不让|匿名|投诉|维权|举报|顶岗|不会|没有',
    },
  },
  {
    id: 'child labour',
    reason: 'it makes children work',
    act: {
      en: String.raw`(?:suppl(?:y|ies)|brings?|provides?|takes?|hires?|employs?|sends?|places?|uses?|puts?|recruits?|pays?|gets?|has|have|lets?)(?: (?!(?:no|never|not|if|back)(?= ))\S+){0,4}? ${child.en}`,
      de: String.raw`(?:holen|beschäftigen|schicken|vermitteln|setzen|bringen|lassen|stellen|nehmen|bezahlen|liefern)(?: (?!(?:nie|nicht|keine?n?|wenn)(?= ))\S+){0,4}? ${child.de}`,
      es: String.raw`(?:traemos|contratamos|usamos|empleamos|ponemos|mandamos|llevamos|enviamos|tenemos|pagamos)(?: (?!(?:no|nunca|si)(?= ))\S+){0,3}? ${child.es}`,
      zh: `(?:招|雇|找|用|带|送|派|让)[^。;；]{0,10}${child.zh}`,
    },
    parts: [
      {
        en: String.raw`(?:looms?|mines?|kilns?|brickworks|brickyards?|works?|working|knead|kneads|sew|sews|carry|carries|picks?|picking|digs?|loads?|packs?|packing|sorts?|cleans?|cleaning|stitch|harvest|peels?|weave|weaves|beg|begs|deliver|delivers|glue|scrub|wash|lay|haul)`,
        de: String.raw`(?:arbeiten|kneten|nähen|schleppen|pflücken|graben|packen|sortieren|putzen|ernten|schälen|betteln|tragen|ausliefern|schuften|kleben|\S*arbeit|\S*schicht\S*)`,
        es: String.raw`(?:trabaj\S+|recog\S+|cos\S+|carg\S+|cav\S+|empaquet\S+|limpi\S+|mendig\S+|pidan|pel\S+|repart\S+|amas\S+)`,
        zh: '(?:夜班|干活|打工|上班|车间|搬|工厂|流水线|缝|采|做工|乞讨)',
      },
      {
        en: String.raw`(?:looms?|mines?|kilns?|brickworks|brickyards?|at night|from midnight|all night|midnight|nights?|night shifts?|all day|instead of (?:going to )?school|hours a day|\d+ hours|because they (?:cost|are|'re|ask)|cheaper|for (?:less|half|food|a meal|pennies)|fit into|small hands|little hands|till (?:five|four|dawn))`,
        de: String.raw`(?:nachts|nachtschicht\S*|die ganze nacht|statt (?:in die |der |zur )?schule|stunden am tag|weil sie (?:\S+ )?(?:billig|weniger|kleine)\S*|billiger|für (?:weniger|ein essen)|kleine[nr]? hände\S*|mitternacht)`,
        es: String.raw`(?:de noche|por la noche|toda la noche|turno de noche|en vez de (?:ir a )?(?:la )?(?:escuela|colegio|clase)|horas al día|\d+ horas|porque (?:\S+ )?(?:cobran|cuestan|son|piden)|más barat\S*|por (?:menos|la comida)|manos pequeñas|madrugada)`,
        zh: '.',
      },
    ],
    unless: {
      en: String.raw`may watch|camp|homework|lessons?|learn\S*|film|theatre|choir|scouts|parents help|hospital|dentist|rescue|back to`,
      de: 'lernen|eltern|staunen|ferienlager|theater|chor|krankenhaus|schulprojekt|nachhilfe|kindergarten',
      es: 'aprend\\S*|campamento|teatro|coro|hospital|deberes|llevamos de vuelta|los llevamos',
      zh: '找出来|学习|参观|夏令营|作业|救|送回|医院|补课|夜宵',
    },
  },
  {
    id: 'sold to children',
    reason: 'it endangers children',
    act: {
      en: String.raw`(?:sells?|brings?|delivers?|suppl(?:y|ies)|hands?|offers?|lets?|ships?|serves?|posts?)(?: (?!(?:no|never|not|if|tests?)(?= ))\S+){0,8}? (?:vapes?|e ?-? ?cigarettes?|cigarettes|alcohol|vodka|beer|wine|alcopops|spirits|rum|gin|tobacco|bet|bets|betting|gamble|gambling|slot machines?|lottery|scratch ?-? ?cards?|fireworks|poker|money)`,
      de: String.raw`(?:verkaufen|liefern|bringen|dürfen|lassen|bieten|schenken|geben|spielen)(?: (?!(?:nie|nicht|keine?n?|wenn|ob)(?= ))\S+){0,10}? (?:vapes?|e-zigaretten?|zigaretten|alkohol|bier|schnaps|wodka|wein|um geld|wetten|glücksspiel\S*|rubbellose|böller|tabak|automaten)|(?:automaten|wetten)(?: \S+){0,6}? dürfen`,
      es: String.raw`(?:vendemos|llevamos|repartimos|dejamos|ofrecemos|servimos|entregamos|damos)(?: (?!(?:no|nunca|si)(?= ))\S+){0,8}? (?:vapeadores?|cigarrillos?|cigarros|tabaco|alcohol|cerveza|vodka|ron|vino|ginebra|apostar|apuestas|tragaperras|quinielas|petardos|cachimbas?)`,
      zh: '(?:卖|送|发|提供)[^。;；]{0,14}(?:电子烟|香烟|烟|白酒|啤酒|酒|彩票)|让[^。;；]{0,14}(?:赌|下注|老虎机)|把[^。;；]{0,8}(?:电子烟|烟|酒|彩票)[^。;；]{0,4}(?:卖|送)',
    },
    parts: [
      {
        en: String.raw`(?:(?:n't|not|never|without|no one|no_one|nobody) (?:\S+ ){0,3}?(?:age|ages|ids?|passports?|how old|proof)|school gates?|(?:by|near|outside|opposite|next to) (?:the |a )?schools?|${child.en})`,
        de: String.raw`(?:ohne (?:\S+ ){0,2}?(?:ausweis\S*|alters\S*|nach dem alter)|nicht nach dem (?:alter|ausweis)|schultor|(?:neben|vor|an) (?:der|den|einer) schulen?|(?:an|auch|schon|und|lassen|dürfen|den) (?:\S+ )?${child.de}|${child.de} (?:\S+ )?(?:dürfen|kaufen|um geld))`,
        es: String.raw`(?:sin (?:\S+ ){0,3}?(?:edad|dni|carn[eé])|no (?:\S+ ){0,2}?(?:edad|dni|carn[eé])|(?:puerta|lado|salida) d(?:el|e los) (?:colegios?|institutos?)|${child.es})`,
        zh: `(?:不(?:看|查|要|问)[^。;；]{0,4}(?:身份证|年龄|岁)|校门口|学校(?:门口|旁|附近)|${child.zh})`,
      },
    ],
    unless: {
      en: String.raw`alcohol ?- ?free|non ?- ?alcoholic|check (?:\S+ ){0,3}?ages?|parents of|pocket money|prevention|raise money|ginger|adults`,
      de: 'alkoholfrei\\S*|eltern|erwachsene\\S*|prävention|testkäufer\\S*|nur an',
      es: 'sin alcohol|padres|adultos|prevención|mayores de edad',
      zh: '害处|危害|明白|戒|无酒精|提醒|先看|防止|家长|成年人|不让',
    },
  },
  {
    id: 'age check evaded',
    reason: 'it endangers children',
    act: {
      en: String.raw`(?:gets?|helps?|lets?|sells?|lends?|rents?|gives?|shows?|prints?)(?: (?!(?:no|never|not|if)(?= ))\S+){0,4}? ${child.en}`,
      de: String.raw`(?:helfen|zeigen|verkaufen|leihen|vermieten|geben|bringen|drucken)(?: (?!(?:nie|nicht|keine?n?|wenn)(?= ))\S+){0,4}? ${child.de}`,
      es: String.raw`(?:ayudamos|enseñamos|vendemos|prestamos|alquilamos|damos)(?: (?!(?:no|nunca|si)(?= ))\S+){0,4}? ${child.es}`,
      zh: `(?:帮|教|让|卖给|租给)[^。;；]{0,6}${child.zh}`,
    },
    parts: [
      {
        en: String.raw`(?:(?:round|past|around|through|beat|dodge|fool|pass) (?:the |an? |any )?age (?:checks?|gates?|limits?|verification|controls?)|(?:ids?|accounts?|cards?|licen[cs]es?) (?:of|that (?:say|make)\S*) (?:\S+ )?(?:adults?|grown ?-? ?ups?|18|eighteen|older)|(?:look|pass) (?:for|as) (?:18|eighteen|adults?))`,
        de: String.raw`(?:alters(?:kontrolle|prüfung|grenze|sperre|beschränkung)\S* (?:\S+ ){0,2}?(?:vorbei|umgehen|austricks\S*)|an der alters\S+ vorbei|ausweise? (?:von|eines) erwachsenen?|konten von erwachsenen|als erwachsene?)`,
        es: String.raw`(?:(?:saltarse|burlar|pasar|esquivar|evitar) (?:el |la |los )?(?:control(?:es)?|verificación|límite) de edad|(?:dni|cuentas?|carn[eé]s?) de (?:adult|mayores)\S*)`,
        zh: '(?:绕过|躲过|避开|突破|通过)[^。;；]{0,6}(?:年龄|防沉迷|实名|未成年)[^。;；]{0,4}|(?:成人|成年人)的?(?:账号|身份证)',
      },
    ],
    unless: {
      en: String.raw`whether|shops?|reports?|stops?|blocks?|ca n't|cannot|parents|test buyers?`,
      de: String.raw`ob|testk\S*|melden|sperr\S*|eltern|prüfen`,
      es: String.raw`si|padres|denunci\S*|bloque\S*|comprob\S*`,
      zh: '不能|无法|防|拦|举报|测试|家长|检查',
    },
  },
];
