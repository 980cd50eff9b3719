import type { Scheme, Words } from './scheme';

const child: Words = {
  en: String.raw`(?:(?:children|kids|school ?kids|schoolchildren|boys|girls|teenagers|teens|minors|pupils)(?! ')|(?:[6-9]|1[0-7]|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen) ?-? ?year ?-? ?olds?)`,
  de: String.raw`(?:kinder\S*|jugendliche\S*|schüler\S*|minderjährige\S*|jungen|mädchen|(?:zehn|elf|zwölf|dreizehn|vierzehn|fünfzehn|sechzehn|siebzehn|(?:[6-9]|1[0-7]) ?-? ?)jährige[nr]?)`,
  es: String.raw`(?:niñ[oa]s|menores|adolescentes|chic[oa]s|críos|chavales|jóvenes de 1[0-7])`,
  zh: '(?:孩子|小孩|小学生|初中生|中学生|未成年人?|童工|(?<![二三四五六七八九])十[一二三四五六七]?岁|(?<![0-9])1[0-7]岁)',
};

/** What the law keeps from children: not "root beer", "wine gums", "gin rummy". */
const restricted = String.raw`(?:vapes?|e ?-? ?cigarettes?|cigarettes|alcohol|vodka|(?<!(?:root|ginger|birch) )beer(?! mats?)|wine(?! gums?)|alcopops|tobacco|spirits|rum|gin(?! rummy)|bet(?! (?:chocolate|sweets|marbles|beans))|bets|betting|gamble|gambling|slot machines?|lottery|scratch ?-? ?cards?|fireworks|poker for money)`;
const givenToChildren = String.raw`(?:sells?|suppl(?:y|ies)|hands?|offers?|lets?|serves?)(?: (?:the|our|these|those|some))? (?:\S+ )?${child.en}(?: (?!(?:and|or|parents|adults|who|that|which|next|near|for|against|no|never|not|,|;)(?= ))\S+){0,5}? ${restricted}`;

/** People who are watched, drugged, held, underpaid, kept out or used, and children. */
export const people: readonly Scheme[] = [
  {
    id: 'drugging',
    reason: 'it endangers people',
    act: {
      en: String.raw`(?:stirs?|mix|mixes|slips?|puts?|drops?|adds?|crush(?:es)?|pours?|dissolves?|hides?)(?: (?!(?:no|never|not|if|whether)(?= ))\S+){0,5}? (?:sleeping (?:pills?|tablets?|powders?|draughts?|drops|medicine|drugs?)|sedatives?|tranquill?i[sz]ers?|valium|knockout \S+|laxatives?)`,
      de: String.raw`(?:mischen|rühren|träufeln|tun|kippen|mixen|lösen|mischt)(?: (?!(?:nie|nicht|keine?n?|ob|wer)(?= ))\S+){0,6}? (?:schlaf(?:mittel|tropfen|tabletten|pulver|pillen)|beruhigungs\S*|valium|k\.?o\.?\S*|betäubungs\S*|abführmittel|heimlich (?:\S+ )?\S*(?:tropfen|tabletten|pulver))`,
      es: String.raw`(?:echamos|mezclamos|ponemos|metemos|añadimos|disolvemos)(?: (?!(?:no|nunca|si)(?= ))\S+){0,6}? (?:somnífer\S*|sedantes?|calmantes?|pastillas para dormir|valium|tranquilizantes?|(?:gotas|polvos?) (?:para dormir|que (?:las?|los?) (?:\S+ )?(?:duerm|adorm|dej)\S*))`,
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
      zh: '医嘱|医生|兽医|药盒',
    },
  },
  {
    id: 'hidden device',
    reason: 'people are watched without their consent',
    act: {
      en: String.raw`(?:(?:hides?|puts?|places?|plants?|fits?|installs?|fix(?:es)?|builds?|sews?|sticks?)(?: (?!(?:no|never|not|if|whether)(?= ))\S+){0,6}? (?:cameras?|microphones?|recorders?|transmitters?|trackers?|gps|airtags?|listening \S+)|(?:hides?|plants?|places?)(?: (?!(?:no|never|not|if)(?= ))\S+){0,3}? bugs?|opens? (?:\S+ ){0,3}?microphones?|(?:follows?|tracks?|listens?|films?|records?)(?: (?!(?:no|never|not|if|whether)(?= ))\S+){0,6}? (?:phones?|microphones?|cameras?|gps))`,
      de: String.raw`(?:sitzt|sitzen|steckt|stecken|verstecken|bauen|filmt|filmen|nimmt|nehmen|montieren|kleben|hängen|hängt|liegt|befestigen|nähen|installieren)(?: (?!(?:nie|keine?n?|ob|wer)(?= ))\S+){0,7}? (?:\S*mikrofone?|\S*kameras?|wanzen?|\S*sender|\S*tracker|\S*ortung\S*|\S*aufnahme\S*)`,
      es: String.raw`(?:ponemos|escondemos|colocamos|instalamos|grabamos|metemos|cosemos|pegamos)(?: (?!(?:no|nunca|si)(?= ))\S+){0,6}? (?:cámaras?|micrófonos?|localizador\S*|gps|grabadoras?|balizas?)`,
      zh: '(?:装|藏|放|安|缝|贴)[^。;；]{0,8}(?:摄像头|录音|定位|监听|窃听|麦克风|追踪)',
    },
    parts: [
      {
        en: String.raw`(?:without (?:\S+ ){0,3}?(?:knowing|noticing|being told|finding out|suspecting)|(?:nobody|no one|no_one|none of them) (?:\S+ )?(?:(?:knows?|notices?|suspects?|finds? out)(?! (?:where|how|what|when|which|if|whether))|sees (?:it|them)|is told)|(?:they|she|he|people|tenants?|guests?|lodgers?|visitors?|patients?|residents?|nann(?:y|ies)|cleaners?|employees|staff|workers?|wi(?:fe|ves)|husbands?|partners?|children|kids|parents|pupils|drivers?|women|girls) (?:do not|do n't|does n't|does not|never|ca n't|can not|cannot|wo n't|will not|are not|is not|are n't|is n't) (?:\S+ )?(?:(?:know|notice|find out|learn|suspect)(?! (?:where|how|what|when|which|if|whether|who))|told|aware|see (?:it|them|the camera))|secretly|in secret)`,
        de: String.raw`(?:ohne dass (?:\S+ ){1,4}?(?:wissen|weiß|merk\S+|erfähr\S+|bemerk\S+)|(?:niemand|keiner) (?:\S+ ){0,3}?(?:merkt|erfährt|bemerkt|ahnt|weiß(?! , (?:wo|wie|was|wann|ob|wer)))|(?:niemand|keiner) (?:sie|ihn|es) sieht|(?:davon|es|das|dies) (?:\S+ ){0,2}?(?:nichts|nicht|nie) (?:\S+ )?(?:weiß|wissen|merk\S+|erfahren|erfährt|ahn\S+)|(?:nichts|nie) (?:davon )?(?:merken|merkt|ahnen|ahnt|erfahren|erfährt|mitbekommen)|heimlich)`,
        es: String.raw`nadie (?:\S+ )?(?:se entera|lo sabe|lo nota|sospecha)|sin que (?:\S+ ){0,3}?(?:sepan?|enteren?|noten?|vean?|sospechen?)|a escondidas|no (?:se enteran?|lo saben?|lo notan?)`,
        zh: '不让[^。;；,，]{0,6}(?:发现|知道)|(?<![走迷]丢[^。;；]{0,6})(?:租客|妻子|丈夫|老公|老婆|员工|客人|房客|她|他|他们|对方|保姆|买家)[^。;；,，]{0,3}不知道(?![去在]?哪|怎么|如何|什么|孩子|老人|回家|路)|没人知道(?![去在]?哪|怎么)|发现不了|(?:偷偷|悄悄|暗中)地?[^。;；,，]{0,8}(?:装|藏|放|安|缝|贴|找|看|听|跟)',
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
      en: String.raw`(?:keeps?|holds?|takes?|locks?)(?: (?!(?:no|never|not|if|copies|scans)(?= ))\S+){0,3}? (?:passports?|(?:their|his|her|\S+s '|travel|identity) papers|identity cards?|ids)`,
      de: String.raw`(?:behalten|nehmen|sperren|ziehen)(?: (?!(?:nie|nicht|keine?n?|wenn)(?= ))\S+){0,5}? (?:pass|pässe|reisepass|reisepässe|(?:ihre|deren) papiere|ausweise?|visa|visum)`,
      es: String.raw`(?:guardamos|retenemos|quedamos|quitamos|retiramos)(?: (?!(?:no|nunca|si)(?= ))\S+){0,4}? (?:pasaportes?|sus papeles)`,
      zh: '(?:护照|身份证|证件)[^。;；]{0,8}(?:扣|收走|押|收上来|收起来)|(?:扣|收走|押)[^。;；]{0,6}(?:护照|身份证|证件)',
    },
    parts: [
      {
        en: String.raw`(?:(?:until|till|only (?:when|once|after|if)|as long as|once) (?:\S+ ){0,8}?(?:paid|worked|earned|season|debts?|danced)|so (?:that )?(?:they|he|she|nobody|none|no one|no_one) (?:\S+ ){0,4}?(?:leaves?|runs?|away))`,
        de: String.raw`(?:erst (?:zurück|wieder|heraus)|bis|solange|damit|sobald)(?: \S+){0,10}? (?:abbezahlt\S*|abgearbeitet\S*|bezahlt\S*|schulden|gearbeitet\S*|kündig\S*|weglauf\S*|abhau\S*|saison|zurückgezahlt\S*)`,
        es: String.raw`(?:hasta (?:que|el fin|el final)|mientras|para que no) (?:\S+ ){0,8}?(?:pag\S+|deudas?|vayan|escapen|temporada)`,
        zh: '(?:还清|还完[债钱账]|做满|干满|干完|为止|不让[^。]{0,4}(?:走|跑)|以免[^。]{0,4}(?:走|跑))',
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
      en: String.raw`leaves? them (?:with )?nothing [.,;]|(?:keeps?|takes?|docks?|deducts?|withholds?|pockets?|skims?) (?:(?!(?:no|never|not|back|if)(?= ))\S+ ){0,5}?(?:half|part|most|a third|a quarter|a share) of (?:(?:their|the|all) )?(?:\S+ )?(?:wages?|pay|tips|salar(?:y|ies))|pays? (?:\S+ ){0,3}?half of (?:(?:their|the) )?(?:\S+ )?(?:hours|shifts|overtime)|pays? (?:the |our |them )?(?:waitress\S*|waiters?|workers?|staff|pickers?|drivers?|trainees?|maids?|cooks?|them|cleaners?|employees|helpers?) nothing for (?:the |their )?(?:\S+ )?(?:overtime|hours|weeks?|month|nights?|training)|pays? nothing for (?:the |their )?(?:overtime|extra hours)`,
      de: String.raw`(?:behalten|ziehen|streichen|halten)(?: (?!(?:nie|keine?n?|wenn)(?= ))\S+){0,5}? (?:die hälfte|einen teil|ein drittel) (?:\S+ ){0,2}?\S*(?:lohn\S*|löhne|gehalt\S*|trinkgeld\S*)|zahlen(?: (?!(?:nie|keine?n?|wenn)(?= ))\S+){0,5}? nur (?:die hälfte|jede zweite|einen teil) (?:\S+ )?(?:der )?\S*(?:stunden?|schicht\S*)`,
      es: String.raw`(?:nos quedamos|solo pagamos|descontamos|retenemos|guardamos)(?: (?!(?:no|nunca|si)(?= ))\S+){0,4}? (?:la mitad|parte|un tercio) (?:de(?:l)? )?(?:(?:su|sus|los|las|el|la) )?(?:\S+ )?(?:jornal(?:es)?|sueldos?|salarios?|pagas?|propinas)`,
      zh: '(?:扣下?|克扣|少发|只(?:发|付|算))[^。;；]{0,8}(?:一半|部分|一部分|三成)[^。;；]{0,6}(?:工资|工钱|工时|薪|加班费)|(?:扣下|克扣)[^。;；]{0,6}(?:工资|工钱|薪水)|(?:工资|工钱|薪水)[^。;；不没]{0,4}(?:扣下|克扣|里扣)',
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
      en: String.raw`(?:puts?|sorts?|drops?|throws?|filters?|screens?|weeds?|rejects?|refuses?|ranks?|push(?:es)?|excludes?|deletes?|bins?)(?: (?!(?:no|never|not|nobody|for|to|about|from|of|with|by)(?= ))\S+){0,4}? (?:applicants?|renters?|tenants?|candidates?|job ?-? ?seekers|women|men|people|everyone|everybody|anyone|anybody|those|passengers|families|mothers|names|letters|applications|cvs|forms|callers?|foreigners|immigrants|migrants|refugees|muslims|guests)|tells? (?:\S+ ){0,6}?(?:let|taken|gone|rented|filled)`,
      de: String.raw`(?:sortiert|sortieren|lehnt|lehnen|filtert|filtern|wirft|werfen|schiebt|schieben|überspringt|streicht|streichen|weist|weisen|siebt|sieben)(?: (?!(?:für|nie|nicht|keine?n?|niemand\S*|von)(?= ))\S+){0,3}? (?:\S*bewerb\S*|mieter\S*|kandidat\S*|frauen|leute|alle|jede[rn]?|menschen|anfragen|personen|fahrgäste|gäste|namen|ausländ\S*|migrant\S*|flüchtling\S*|muslim\S*|schwangere)`,
      es: String.raw`(?:descarta|descartamos|filtra|filtramos|rechaza|rechazamos|aparta|apartamos|elimina|eliminamos|excluye|excluimos)(?: (?!(?:para|no|nunca|por|ofertas?)(?= ))\S+){0,3}? (?:candidat\S*|solicitantes?|inquilin\S*|mujeres|personas|gente|quien(?:es)?|currículum\S*|solicitudes|embarazad\S*|extranjer\S*|inmigrantes)|decimos que (?:\S+ ){0,3}?ya (?:\S+ )?(?:voló|alquilad\S*|ocupad\S*|cubiert\S*)`,
      zh: '(?:筛掉|筛出去|刷掉|过滤掉|拒租|排到最后|排在最后|剔除|不录用|不租给|(?:淘汰|排除|拒绝|删掉)[^。;；,，]{0,4}(?:孕|女|外地|残疾|少数民族|穆斯林|外国|单亲|乙肝)|(?:孕妇|外地人|残疾人|少数民族|穆斯林|外国人)[^。;；,，]{0,6}(?:淘汰|排除|删掉))',
    },
    parts: [
      {
        en: String.raw`(?:(?:foreign|turkish|arab\S*|african|asian|muslim|jewish|polish|romanian|slavic|roma) (?:sur)?names?|(?:sur)?names? (?:that )?(?:sounds?|ends?)|without children|accents?|pregnan\S*|expecting|maternity|(?:over|above|older than|past) (?:forty|fifty|sixty|[456]\d)|disab\S+|wheelchairs?|headscar\S+|religion|faith|muslims?|jews|gays?|lesbians?|foreigners?|immigrants?|migrants?|refugees?|moroccans?|turks|roma|gypsies|arabs|africans|black (?:people|applicants)|single mothers?|(?:might|could|may) (?:soon )?(?:get|become|have|fall) (?:pregnant|children|a baby))`,
        de: String.raw`(?:(?:ausländisch\S*|türkisch\S*|arabisch\S*|fremd\S*|polnisch\S*|muslimisch\S*|afrikanisch\S*) (?:klingend\S* )?(?:nach)?namen?|kopftuch\S*|schwanger\S*|ausländ\S*|migrant\S*|flüchtling\S*|(?:über|ab) (?:fünfzig|vierzig|sechzig|[456]\d)|behindert\S*|behinderung\S*|rollstuhl\S*|muslim\S*|jud\S*|jüdisch\S*|türken|roma|araber\S*|schwarze\S*|kinderwunsch|akzent)`,
        es: String.raw`(?:embarazad\S*|embarazo|apellidos? (?:extranjer|árabe|gitan|marroquí|rumano|latino)\S*|extranjer[oa]s|gitan[oa]s|marroquí(?:es)?|rumanos|musulman\S*|moros|mayores de (?:\d+|cincuenta|cuarenta)|discapaci\S*|velo|negr[oa]s|inmigrantes|acento)`,
        zh: '(?:孕|生孩子|要孩子|生二胎|未婚未育|已婚未育|女应聘|外地人|少数民族|农村|残疾|岁以上|年龄大|信教|宗教|穆斯林|外国人|口音|乙肝|单亲)',
      },
      {
        en: String.raw`(?:(?:to|at|on|in) the (?:\S+ )?(?:bottom|end|bin|back)|(?:sorts?|throws?|filters?|weeds?|screens?) (?:\S+ ){0,5}?(?:out|away)(?! of)|aside|off the (?:list|pile)|from the (?:list|pile)|(?:already|they are|they 're|it is|it 's) (?:let|taken|gone|rented|filled)|no (?:answer|reply|invitation)|before (?:the |a )?(?:\S+ )?(?:boss|agent|landlord|recruiter|employer|manager|owner)s? (?:looks?|sees?|reads?)|rejects?|refuses?|excludes?|bins?)`,
        de: '(?:(?:aus|ab|weg|raus|heraus|zurück)(?= (?:[.,;]|bevor|und|ehe))|nach (?:hinten|unten)|ans ende|überspringt|streich(?:t|en))',
        es: String.raw`(?:fuera|al final|ya (?:\S+ )?(?:voló|alquilad\S*|cubiert\S*|ocupad\S*)|descarta\S*|rechaza\S*|elimina\S*|excluye|excluimos|aparta\S*|antes de que)`,
        zh: '.',
      },
    ],
    unless: {
      en: String.raw`so (?:that )?(?:nobody|no one|no_one|none|no \S+)|hides?|blanks?|stand ?- ?in|complain\S*|sues?|baby clothes|clothes|toys|photos|nothing|invites?|users|fees?|surcharges?|taxes|(?:who|that) (?:hate|insult|harass|attack)`,
      de: String.raw`kleid\S*|für schwangere|damit (?:niemand|keine?[nr]?)|blendet|anonym\S*|klagen|vertretung|niemanden`,
      es: String.raw`para que (?:nadie|ningun\S*)|anónim\S*|ocult\S*|denunciamos`,
      zh: '以免|免得|防止|避免|不让|匿名|投诉|维权|举报|顶岗|不会|没有',
    },
    passive: {
      en: String.raw`(?:(?:foreign|turkish|arab\S*|african|asian|muslim|jewish|polish|romanian|roma) (?:\S+ )?(?:sur)?names?|accents?|pregnan\S*|(?:over|above|older than) (?:forty|fifty|sixty|[456]\d)|disab\S+|wheelchairs?|headscar\S+|foreigners?|single mothers?) (?:\S+ ){0,10}?(?:is|are|gets?|will be) (?:\S+ ){0,5}?(?:sorted out|rejected|dropped|filtered out|thrown out|excluded|screened out|turned away)`,
      de: String.raw`(?:(?:ausländisch\S*|türkisch\S*|arabisch\S*|fremd\S*|polnisch\S*|muslimisch\S*|afrikanisch\S*) (?:klingend\S* )?(?:nach)?namen?|kopftuch\S*|schwanger\S*|ausländ\S*|(?:über|ab) (?:fünfzig|vierzig|sechzig|[456]\d)|behinder\S*|rollstuhl\S*|akzent) (?:\S+ ){0,4}?(?:wird|werden) (?:\S+ ){0,6}?(?:aussortiert|abgelehnt|ausgefiltert|herausgefiltert|ausgeschlossen|übersprungen|abgewiesen|gelöscht)`,
      es: String.raw`(?:apellidos? (?:extranjer|árabe|gitan|marroquí|rumano|latino)\S*|embarazad\S*|extranjer[oa]s|gitan[oa]s|mayores de (?:\d+|cincuenta|cuarenta)|discapaci\S*|acento) (?:\S+ ){0,8}?(?:(?:queda|quedan|es|son|serán?) (?:\S+ ){0,3}?(?:descartad\S*|rechazad\S*|excluid\S*|eliminad\S*|fuera)|se (?:les? )?(?:descarta|rechaza|excluye|elimina)n?)`,
      zh: '(?:孕|外地|少数民族|残疾|岁以上|穆斯林|外国人|口音|乙肝|单亲|未婚未育)[^。;；]{0,12}(?:被|会|一律|自动)[^。;；]{0,6}(?:筛掉|刷掉|淘汰|剔除|过滤|拒绝|排到最后)',
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
        en: String.raw`${child.en}(?: (?!(?:parents|mothers|fathers|adults|teachers|while|when|because|and|whose|so)(?= ))\S+){0,6}? (?:works?|working|work|kneads?|sews?|carry|carries|picks?|picking|digs?|loads?|packs?|packing|sorts?|cleans?|cleaning|clear|stitch|harvest|peels?|weaves?|begs?|delivers?|glue|scrub|wash|lay|haul|assemble|crawl)`,
        de: String.raw`${child.de}(?: (?!(?:eltern|mütter\S*|väter\S*|deren|während|weil|wenn|damit|für|und)(?= ))\S+){0,7}? (?:arbeiten|kneten|nähen|schleppen|pflücken|graben|packen|sortieren|putzen|ernten|schälen|betteln|tragen|ausliefern|schuften|kleben)`,
        es: String.raw`${child.es}(?: (?!(?:padres|madres|mientras|cuy[oa]s|para|y)(?= ))\S+){0,6}? (?:trabaj\S+|recog\S+|cos\S+|carg\S+|cav\S+|empaquet\S+|limpi\S+|mendig\S+|pel\S+|repart\S+|amas\S+)`,
        zh: String.raw`${child.zh}[^。;；,，妈爸父母家老]{0,10}(?:夜班|干活|打工|上班|车间|搬|工厂|流水线|缝|采|做工|乞讨)`,
      },
      {
        en: String.raw`(?:running looms|brick ?-? ?kilns?|brickworks|brickyards?|(?:from|until|till|to) (?:midnight|dawn|four|five)|factory (?:work|shifts?|floor)|night shifts?|all night|instead of (?:going to )?school|(?:[6-9]|1\d|eight|nine|ten|twelve|fourteen) hours(?! a (?:week|month))|because (?:\S+ ){0,2}?(?:cheaper|cost less|ask less|not punished)|for (?:half the (?:pay|wage)|food|a meal|pennies)|fit into|small hands|little hands|unpaid)`,
        de: String.raw`(?:nachts|nachtschicht\S*|die ganze nacht|statt (?:in die |der |zur )?schule|stunden am tag|weil sie (?:\S+ )?(?:billig|weniger|kleine)\S*|billiger|für (?:weniger|ein essen)|kleine[nr]? hände\S*|mitternacht)`,
        es: String.raw`(?:toda la noche|turno de noche|en vez de (?:ir a )?(?:la )?(?:escuela|colegio|clase)|horas al día|\d+ horas|porque (?:\S+ )?(?:cobran|cuestan|son|piden)|más barat\S*|por (?:menos|la comida)|manos pequeñas|madrugada)`,
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
      en: String.raw`(?:${givenToChildren}|(?:sells?|brings?|delivers?|suppl(?:y|ies)|hands?|offers?|ships?|serves?|posts?)(?: (?!(?:and|or|parents|adults|who|that|which|next|with|near|for|against|no|never|not|,|;)(?= ))\S+){0,8}? ${restricted})`,
      de: String.raw`(?:verkaufen|liefern|bringen|dürfen|lassen|bieten|schenken|geben|spielen)(?: (?!(?:nie|nicht|keine?n?|wenn|ob)(?= ))\S+){0,10}? (?:vapes?|e-zigaretten?|zigaretten|alkohol|bier|schnaps|wodka|wein|um geld|wetten|glücksspiel\S*|rubbellose|böller|tabak|automaten)|(?:automaten|wetten)(?: \S+){0,6}? dürfen`,
      es: String.raw`(?:vendemos|llevamos|repartimos|dejamos|ofrecemos|servimos|entregamos|damos)(?: (?!(?:no|nunca|si)(?= ))\S+){0,8}? (?:vapeadores?|cigarrillos?|cigarros|tabaco|alcohol|cerveza|vodka|ron|vino|ginebra|apostar|apuestas|tragaperras|quinielas|petardos|cachimbas?)`,
      zh: '(?:卖|送|发|提供)[^。;；]{0,14}(?:电子烟|香烟|(?<!油)烟(?![机花雾])|白酒|啤酒|酒(?![店精席吧])|彩票)|让[^。;；不]{0,14}(?:赌|下注|老虎机)|把[^。;；]{0,8}(?:电子烟|烟|酒|彩票)[^。;；]{0,4}(?:卖|送)',
    },
    parts: [
      {
        en: String.raw`(?:(?:n't|not|never|without|no one|no_one|nobody) (?:\S+ )?(?:ask\S*|check\S*|want\S*|see\S*|need\S*|care\S*) (?:\S+ ){0,4}?(?:age|ages|ids?|passports?|how old|proof)|no (?:questions about age|age checks?|id checks?)|school gates?|near schools|outside schools|(?:to|of|among) (?:(?!(?:parents|mothers|fathers|families|adults|and|who)(?= ))\S+ ){0,3}?${child.en}|${givenToChildren})`,
        de: String.raw`(?:ohne (?:\S+ ){0,2}?(?:ausweis\S*|alterskontrolle|(?:nach )?dem alter) (?:zu |\S+ )?|nicht nach dem (?:alter|ausweis)|schultor|vor (?:den )?schulen|an (?:(?:auch|den|schon) )?(?:\S+ )?${child.de}|(?:verkaufen|liefern|bringen|geben|schenken|bieten|lassen)(?: (?:wir|auch|schon|den|sogar))* ${child.de}(?: (?!(?:und|eltern|erwachsene\S*|,)(?= ))\S+){0,3}? (?:vapes?|e-zigaretten?|zigaretten|alkohol|bier|schnaps|wodka|wein|um geld|wetten|glücksspiel\S*|rubbellose|böller|tabak)|${child.de} (?:\S+ ){0,2}?dürfen)`,
        es: String.raw`(?:sin (?:\S+ ){0,3}?(?:edad|dni|carn[eé])|no (?:\S+ ){0,2}?(?:edad|dni|carn[eé])|(?:puerta|lado|salida) d(?:el|e los) (?:colegios?|institutos?)|${child.es})`,
        zh: String.raw`(?:不(?:看|查|要|问)[^。;；]{0,4}(?:身份证|年龄|岁)|校门口|学校门口|(?:给|向|让)[^。;；,，家父母不]{0,4}${child.zh}|(?:卖|送)[^。;；,，家父母不]{0,4}${child.zh})`,
      },
    ],
    unless: {
      en: String.raw`alcohol ?- ?free|non ?- ?alcoholic|check (?:\S+ ){0,3}?ages?|parents of|pocket money|prevention|raise money|ginger|adults`,
      de: 'alkoholfrei\\S*|eltern|erwachsene\\S*|prävention|testkäufer\\S*|nur an',
      es: 'sin alcohol|padres|adultos|prevención|mayores de edad',
      zh: '害处|危害|明白|戒|无酒精|提醒|先看|防止|家长|成年人|不让|不再|沉迷',
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
        de: String.raw`(?:alters(?:kontrolle|prüfung|grenze|sperre|beschränkung)\S* (?:\S+ ){0,2}?(?:vorbei|umgehen|austricks\S*)|an der alters\S+ vorbei|ausweise? (?:von|eines) erwachsenen?|konten von erwachsenen|als erwachsene aus\S*)`,
        es: String.raw`(?:(?:saltarse|burlar|pasar|esquivar|evitar) (?:el |la |los )?(?:control(?:es)?|verificación|límite) de edad|(?:dni|cuentas?|carn[eé]s?) de (?:adult|mayores)\S*)`,
        zh: '(?:绕过|躲过|避开|突破)[^。;；]{0,6}(?:年龄|防沉迷|实名|未成年)[^。;；]{0,4}|(?:成人|成年人)的?(?:账号|身份证)',
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
