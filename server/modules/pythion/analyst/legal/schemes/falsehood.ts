import type { Scheme } from './scheme';

/** What others rely on is changed or invented: readings, dates, origins, papers, opinions, claims. */
export const falsehood: readonly Scheme[] = [
  {
    id: 'wound back',
    reason: 'it falsifies what others rely on',
    act: {
      en: String.raw`(?:turns?|winds?|rolls?|sets?|clocks?|puts?|brings?|knocks?|takes?|resets?|dials?|spins?|cranks?)(?: (?!(?:no|never|not|if|whether|that|who|our|to|from)(?= ))\S+){0,4}? (?:mil(?:e)?ometers?|odometers?|mileage|speedos?|speedometers?|miles|kilomet(?:re|er)s|readings?)(?: \S+){0,5}? (?:back|down|lower|off|to half|by half|by \d+)`,
      de: String.raw`(?:drehen|dreht|stellen|stellt|setzen|setzt|schrauben|schraubt|spulen|ändern)(?: (?!(?:nie|nicht|keine?n?|ob|wer)(?= ))\S+){0,4}? (?:\S*tachos?|\S*tachost[aä]nde?|\S*kilometer(?:st[aä]nde?)?|kilometerzähler|stand|zähler|zählerst[aä]nde?)(?: \S+){0,5}? (?:zurück|herunter|runter|auf die hälfte|tiefer|niedriger|nach unten)`,
      es: String.raw`(?:bajamos|quitamos|retrocedemos|atrasamos|rebajamos|ponemos|echamos|cambiamos|dejamos)(?: (?!(?:no|nunca|si)(?= ))\S+){0,4}? (?:cuentakilómetros|kilómetros|kilometraje|contador(?:es)?)(?: \S+){0,5}? (?:atrás|a la mitad|menos|\d+|antes de|coches?|furgonetas?)`,
      zh: '(?:里程(?:表|数)?|公里数|电表|水表|码表)[^。;；]{0,6}(?:调低|调少|改少|改小|改低|往回|回调|拨回|倒回|调到|走慢|少走)|(?:调低|调少|改少|改小|改低|拨回|倒回)了?[^。;；]{0,4}(?:里程|公里数|电表|水表|码表)',
    },
    parts: [],
    unless: {
      en: String.raw`repairs?|repaired|calibrat\S*|rental|clock tower|church|antique|winter ?time|summer ?time`,
      de: String.raw`reparier\S*|eich\S*|uhr|uhren|winterzeit|sommerzeit|lautst\S*`,
      es: String.raw`repar\S*|calibr\S*|ruta|viaje`,
      zh: '维修|校准|有没有|是不是|是否',
    },
  },
  {
    id: 'slowed meter',
    reason: 'it falsifies what others rely on',
    act: {
      en: String.raw`(?:slows?|stops?|blocks?|bypass(?:es)?|fools?|tricks?|bridges?|turns? back|sets? back|fixes|fix)(?: (?!(?:no|never|not|if|whether|that|who|from)(?= ))\S+){0,3}? (?:meters?|scales?|taximeters?)`,
      de: String.raw`(?:bremsen|bremst|überbrücken|überbrückt|verlangsamen|manipulieren|stoppen|halten|lassen|lässt)(?: (?!(?:nie|nicht|keine?n?|ob)(?= ))\S+){0,4}? (?:\S*zähler|\S*waagen?|taxameter)`,
      es: String.raw`(?:frenamos|paramos|puenteamos|trucamos|ralentizamos|frena|puentea)(?: (?!(?:no|nunca|si)(?= ))\S+){0,3}? (?:contador(?:es)?|básculas?|taxímetros?)`,
      zh: '(?:让|使|把)[^。;；]{0,4}(?:电表|水表|气表|计价器|秤)[^。;；]{0,4}(?:走慢|变慢|少走|停|少算|多算)',
    },
    parts: [
      {
        en: String.raw`(?:bills?|charges?|supplier|utility|less|half|behind|nothing|customers?|pays?|magnet|landlords?|tenants?)`,
        de: String.raw`(?:versorger|rechnung|weniger|hälfte|magnet\S*|kunden|zahlen|zahlt|langsamer|laufen)`,
        es: String.raw`(?:compañía|factura\S*|menos|mitad|imán|pag\S+|cobr\S+)`,
        zh: '.',
      },
    ],
    unless: {
      en: 'repairs?|broken|faulty|leaks?',
      de: 'kaputt\\S*|reparier\\S*',
      es: 'averiad\\S*|repar\\S*',
      zh: '修|坏',
    },
  },
  {
    id: 'new dates',
    reason: 'it endangers people',
    act: {
      en: String.raw`(?:prints?|sticks?|puts?|changes?|replaces?|scratch(?:es)?|rubs?|moves?|swaps?|stamps?|glues?)(?: (?!(?:no|never|not|if|whether)(?= ))\S+){0,5}? (?:(?:use|sell) ?- ?by|best ?- ?before|expiry|expiration|later|new|fresh|old) (?:\S+ )?dates?`,
      de: String.raw`(?:kleben|drucken|ändern|überkleben|stempeln|wischen|setzen|machen|versehen)(?: (?!(?:nie|nicht|keine?n?|ob|wer)(?= ))\S+){0,6}? (?:\S*haltbarkeits\S*|\S*verfalls\S*|\S*ablauf\S*|(?:neue[sn]?|späteren?|späteres|frisches|anderes) (?:\S+ )?\S*(?:datum|etikett))`,
      es: String.raw`(?:ponemos|pegamos|cambiamos|imprimimos|borramos|alargamos)(?: (?!(?:no|nunca|si)(?= ))\S+){0,5}? (?:fechas? (?:de )?(?:caducidad|consumo|nueva|posterior)|(?:nueva|otra) fecha|caducidad)`,
      zh: '(?:改|换|涂改|重新?(?:打|印|贴|喷))[^。;；]{0,6}(?:生产日期|保质期|有效期|日期)|(?:印|打|贴|喷)上?(?:了)?新的?[^。;；]{0,4}日期',
    },
    parts: [
      {
        en: String.raw`(?:packs?|packets?|meat|chicken|fish|food|yogh?urts?|milk|cheese|medicines?|tablets|tins?|cans?|sausages?|bread|sells?|jars?|bottles?|drugs?)`,
        de: String.raw`(?:\S*fleisch|\S*wurst|joghurts?|milch|käse|fisch|lebensmittel|packung\S*|ware|verkauf\S*|\S*medikamente?|dosen|hähnchen|abgelaufen\S*)`,
        es: String.raw`(?:carne|pollo|pescado|yogur\S*|leche|queso|alimentos|paquetes?|vend\S+|medicamentos|latas?|embutidos?|caducad\S*)`,
        zh: '过期|临期|食品|肉|奶|药|零食|卖|面包|饮料|到期',
      },
    ],
    unless: {
      en: String.raw`on time|correct (?:the )?mistakes?|recipes?|calendar|for (?:bakers|makers|producers)`,
      zh: '有没有|是否|是不是',
    },
  },
  {
    id: 'stretched goods',
    reason: 'it passes off something false as real',
    act: {
      en: String.raw`(?:colours?|dyes?) (?:\S+ ){0,2}?(?:oil|meat|fish|olives|rice|eggs|water|wine)|(?:stretch(?:es)?|dilutes?|cuts?|pads?|bulks?|waters?|thins?|fills?|dyes?|colours?|blends?|mixes|mix)(?: (?!(?:no|never|not|if|whether)(?= ))\S+){0,5}? (?:with|in|into) (?:\S+ ){0,2}?(?:water|sugar|syrup|glucose|palm oil|sunflower oil|rapeseed oil|cheap\S*|chicory|flour|starch|chalk|sawdust|horse\S*|pork|turkey|food dye|dye|vegetable fat|soya?|corn|alcohol|methanol|colou?ring|(?:rice|corn|sugar|glucose) syrup|tap water|powder)`,
      de: String.raw`(?:strecken|panschen|verdünnen|mischen|füllen|färben|verschneiden)(?: (?!(?:nie|nicht|keine?n?|ob|wer)(?= ))\S+){0,6}? (?:mit|unter) (?:\S+ ){0,2}?(?:wasser|zucker\S*|\S*sirup|palmöl|sonnenblumenöl|rapsöl|\S*mehl|stärke|kreide|sägemehl|pferde\S*|\S*farbstoff\S*|\S*fett|soja\S*|billig\S*|methanol|leitungswasser)`,
      es: String.raw`(?:mezclamos|rebajamos|diluimos|cortamos|teñimos|llenamos|rellenamos|estiramos|aguamos)(?: (?!(?:no|nunca|si)(?= ))\S+){0,5}? con (?:\S+ ){0,2}?(?:agua|azúcar|jarabe|sirope|aceite de (?:palma|girasol|soja)|harina|almidón|tiza|serrín|caballo|colorante\S*|soja|barat\S*|metanol|grasa)`,
      zh: '(?:掺|兑|勾兑|泡上?|混入|加入|灌上?|染)[^。;；]{0,10}',
    },
    parts: [
      {
        en: String.raw`(?:sells?|sold|labels?|labelled|labeled|jars?|bottles?|packs?|cans?) (?:\S+ ){0,5}?(?:as (?:pure|real|genuine|virgin|organic|original|if|fresh)|(?:that |which )?(?:says?|reads?|promises?) (?:\S+ ){0,2}?(?:pure|real|genuine|virgin|organic|original|100)|labelled (?:\S+ )?(?:pure|genuine|virgin|organic)|with an? \S+ flag)`,
        de: String.raw`(?:als (?:reine[nrs]?|echte[nrs]?|natives|bio\S*|original\S*|frische[nrs]?)|(?:steht|schreiben|kleben) (?:\S+ ){0,4}?(?:rein\S*|echt\S*|bio\S*|original\S*|nativ\S*))`,
        es: String.raw`(?:como (?:si fuera|si fueran|(?:gran )?reserva|crianza|de marca|pur[oa]s?|auténtic[oa]s?|original\S*|virgen|ecológic[oa]s?|de verdad)|(?:etiqueta|tarros?|botellas?) que (?:dicen?|ponen?) (?:\S+ )?(?:pur[oa]|auténtic\S*|virgen|ecológic\S*))`,
        zh: '(?:当|当作|当成|冒充|充当|说成|标成|写着|贴上)[^。;；]{0,8}(?:牛肉|羊肉|土鸡蛋|野生|有机|进口|正品|名牌|纯|真|蜂蜜|好茶|名茶|药|酒|大米|奶粉|橄榄油|原装|草莓|鲜榨)',
      },
    ],
    unless: {
      en: String.raw`say so|says so|openly|declare\S*|listed|tests?|detects?`,
      de: 'steht drauf|gekennzeichnet|offen|angegeben',
      es: 'lo decimos|lo indicamos|indicad\\S*',
      zh: '标明|注明|检测|鉴别|防止|如实',
    },
  },
  {
    id: 'borrowed origin',
    reason: 'it passes off something false as real',
    act: {
      en: String.raw`(?:sticks?|puts?|sews?|prints?|glues?|swaps?|changes?)(?: (?!(?:no|never|not|if|whether|your|their own|our|my)(?= ))\S+){0,4}? (?:labels?|stickers?|seals?|tags?|logos?)(?: \S+){0,4}? (?:organic|made in \S+|local|free ?- ?range|designer|italian|french|swiss|german|scottish|brand|brands|another country|of a \S+ brand)`,
      de: String.raw`(?:kleben|nähen|drucken|tauschen|setzen)(?: (?!(?:nie|nicht|keine?n?|ob|wer)(?= ))\S+){0,5}? (?:\S*etiketten?|\S*siegel|\S*label|\S*aufkleber)(?: \S+){0,5}? (?:drauf|darauf|auf|ein|an|hinein)`,
      es: String.raw`(?:ponemos|pegamos|cosemos|cambiamos)(?: (?!(?:no|nunca|si|nuestra|su)(?= ))\S+){0,3}? (?:etiquetas?|sellos?|marcas?)(?: \S+){0,3}? (?:de|del|que|ecológic\S*) `,
      zh: '(?:贴上?|换上?|印上?|套上?)[^。;；]{0,8}(?:标签|商标|产地|吊牌|品牌|包装)',
    },
    parts: [
      {
        en: String.raw`(?:buys?|imports?|cheap\S*|from (?:china|abroad|spain|turkey|a wholesaler|the market)|take out|cage|battery|plain|ordinary|factory)`,
        de: String.raw`(?:kaufen|importieren|billig\S*|aus (?:china|der türkei|polen|spanien|übersee|käfighaltung)|großmarkt|käfig\S*|normale[nrs]?)`,
        es: String.raw`(?:compramos|traemos|importamos|barat[oa]s?) (?:\S+ ){0,3}?(?:de|del|en) \S+`,
        zh: '(?:普通|便宜|外地|进货|买来|批发来|养殖)',
      },
      {
        en: '.',
        de: String.raw`(?:bio\S*|heimat\S*|regional\S*|echt\S*|marke\S*|italien\S*|schweiz\S*|made in \S+|aus (?:der region|dem schwarzwald|bayern|italien)|original\S*|freiland\S*|deutsche[nrs]?)`,
        es: '.',
        zh: '(?:当地|名牌|有机|原产|进口|正宗|大牌|野生|名茶)',
      },
    ],
    unless: {
      en: String.raw`your|customer 's|client 's|clubs?|wedding`,
      de: 'kunden\\S*|hochzeit\\S*|eigene[nrs]?',
      es: 'clientes?|bodas?|propi[oa]s?',
      zh: '客户的|定制',
    },
  },
  {
    id: 'unearned paper',
    reason: 'it passes off something false as real',
    act: {
      en: String.raw`puts? (?:their|your|his|her) names? on (?:one|it|them|\S+)|(?:prints?|sells?|issues?|makes?|writes?|signs?|stamps?|gives?|hands?|gets?|supplies)(?: (?!(?:no|never|not|only)(?= ))\S+){0,5}? (?:certificates?|diplomas?|licen[cs]es?|sick notes?|passes|vaccination \S+|test results?|degrees|badges?|inspection reports?|service books?|cards?)`,
      de: String.raw`(?:drucken|verkaufen|stellen|schreiben|stempeln|geben|liefern|besorgen|unterschreiben)(?: (?!(?:nie|nicht|keine?n?|nur)(?= ))\S+){0,6}? (?:\S*zeugnisse?|\S*bescheinigung(?:en)?|\S*zertifikate?|\S*nachweise?|\S*atteste?|\S*ausweise?|\S*scheine?|\S*gutachten|\S*plaketten?)`,
      es: String.raw`(?:imprimimos|vendemos|hacemos|damos|firmamos|expedimos|conseguimos|emitimos)(?: (?!(?:no|nunca|solo)(?= ))\S+){0,4}? (?:certificados?|diplomas?|títulos?|carn[eé]s?|justificantes?|informes?|licencias?|bajas?)`,
      zh: '(?:办|开|出|发|卖|代办|提供)[^。;；]{0,8}(?:证书?|报告|证明|合格证|病假条|结业)',
    },
    parts: [
      {
        en: String.raw`(?:who|that|which|for people|of people) (?:\S+ )?(?:have |has )?(?:never|not|n't) (?:\S+ )?(?:taken|passed|attended|seen|trained|sat|been|done|had|took|learned|learnt)|without (?:\S+ ){0,3}?(?:course|exam|examination|test|seeing|checking|inspection|training|lessons?|visit|looking)|no (?:course|exam|test|training|questions|visit) (?:needed|required|asked)|though (?:they|nobody) (?:never|are not|is not)`,
        de: String.raw`ohne (?:\S+ ){0,2}?(?:prüfung|kurs|untersuchung|test|besuch|teilnahme|kontrolle|unterricht|zu (?:sehen|prüfen|untersuchen)|dass)|(?:nie|nicht) (?:\S+ ){0,2}?(?:besucht|gemacht|bestanden|teilgenommen|untersucht|gesehen|krank|da waren)`,
        es: String.raw`sin (?:\S+ ){0,2}?(?:examen|curso|revisar|ver|inspección|haber|hacer|asistir|visita|prueba)|que (?:no|nunca) (?:\S+ )?(?:han|ha|hicieron|hizo|asisti\S+|están?)`,
        zh: '(?:没|没有|不用|不需要|无需|免|不)[^。;；]{0,4}(?:上课|上过课|考试|培训|体检|检查|看车|到场|参加|学过|考过|实习|生病)',
      },
    ],
    unless: {
      en: 'late|lost|replacement',
      de: 'verloren\\S*|ersatz\\S*',
      es: 'perdid\\S*|duplicad\\S*',
      zh: '遗失|补办|识别|核实|查',
    },
  },
  {
    id: 'invented opinions',
    reason: 'it passes off something false as real',
    act: {
      en: String.raw`(?:writes?|posts?|publish(?:es)?|sells?|supplies|orders?|places?)(?: (?!(?:no|never|not)(?= ))\S+){0,4}? (?:reviews?|ratings?|stars|testimonials|recommendations|comments|orders)`,
      de: String.raw`(?:schreiben|schreibt|verkaufen|veröffentlichen|liefern|posten|stellen)(?: (?!(?:nie|nicht|keine?n?)(?= ))\S+){0,5}? (?:\S*bewertungen|\S*rezensionen|\S*sterne|\S*empfehlungen|\S*kommentare)`,
      es: String.raw`(?:escribimos|publicamos|vendemos|escriben|ponemos)(?: (?!(?:no|nunca)(?= ))\S+){0,4}? (?:reseñas|valoraciones|opiniones|estrellas|comentarios)`,
      zh: '(?:下|刷|写|发)(?:假|虚假)?[^。;；]{0,4}(?:假单|好评|五星|评价|评论)',
    },
    parts: [
      {
        en: String.raw`never (?:\S+ )?(?:ate|stayed|bought|been (?:there|guests?|customers?|patients?)|used|visited|set foot|was|were|there|tried)|made ?-? ?up|invented|in the names? of (?:guests|customers|patients|people)|(?:who|that) do ?(?:not|n't) exist|without (?:having )?(?:eaten|visited|trying|tasting|staying|being)|under (?:other|invented|false) names|have n't (?:tried|used|bought|visited)`,
        de: String.raw`die es (?:nie|gar nicht|nicht) (?:gab|gibt)|nie (?:da waren|gegessen|gekauft|dort)|erfunden\S*|falschen? namen|ohne (?:je )?(?:dort|da|probiert|gekauft)`,
        es: String.raw`que (?:nunca|no|jamás) (?:existieron|existen|estuvieron|comieron|compraron|han \S+|probaron|vinieron)|inventad\S*|nombres? fals\S*|sin haber \S+`,
        zh: '假单|假装|没来过|没吃过|没买过|编|雇人|找人|水军|小号',
      },
    ],
    unless: {
      en: String.raw`finds?|reports?|removed|taken down|take (?:\S+ )?down|deletes?`,
      de: 'löschen|melden|spüren|aufspür\\S*|finden',
      es: 'denunciamos|borrar|eliminar|detect\\S*',
      zh: '找出|识别|举报|删除|清理|发现|检测|打击|真实',
    },
  },
  {
    id: 'false claims for money',
    reason: 'it takes money that nobody is owed',
    act: {
      en: String.raw`(?:reports?|claims?|stages?|registers?|declares?|bills?|charges?|files?|signs? up|provokes?|causes?|crash(?:es)?|teach(?:es)?|shows?|helps?|invents?|applies|apply)`,
      de: String.raw`(?:melden|meldet|rechnen|kassieren|beantragen|inszenieren|provozieren|verursachen|stellen|helfen|täuschen)`,
      es: String.raw`(?:cobramos|declaramos|provocamos|simulamos|damos|facturamos|fingimos|denunciamos|pedimos|ayudamos|solicitamos|apuntamos)`,
      zh: '(?:报|骗|套|领|申请|制造|伪造|虚报)',
    },
    parts: [
      {
        en: String.raw`(?:insur\S+|benefits?|grants?|subsid\S+|health fund|state|pension office|job ?centre|the office|allowance|welfare)`,
        de: String.raw`(?:\S*amt|\S*kasse|\S*versicherung\S*|\S*versicherer\S*|zuschuss\S*|zuschüsse|förder\S*|staat|jobcenter|kindergeld|pflegegeld|bürgergeld)`,
        es: String.raw`(?:seguros?|aseguradoras?|ayudas?|subvención|subvenciones|seguridad social|mutua|paro|prestación|prestaciones|pensión)`,
        zh: '(?:保险|医保|补贴|低保|社保|救助|补助|养老金)',
      },
      {
        en: String.raw`(?:as stolen|never (?:happened|took place|lived|worked)|do ?(?:not|n't) (?:live|exist|work|need)|dead people|staged|on purpose|deliberately|invented|made ?-? ?up|fake \S+|(?:are|is|were) ?(?:not|n't) (?:ill|sick|hurt|injured|disabled)|who no longer|that never)`,
        de: String.raw`(?:gar nicht|erfunden\S*|nicht (?:gibt|wohnen|arbeiten|krank|da)|absichtlich|als gestohlen|nie (?:passiert|gewohnt|gearbeitet|stattgefunden)|verstorbene\S*|vorgetäuscht\S*|zum schein)`,
        es: String.raw`(?:inventad\S*|fals[oa]s?|que no (?:existen|viven|trabajan|están|tienen)|adrede|a propósito|robad[oa]s? (?:el|los) móvil\S*|muert[oa]s|fallecid[oa]s|fingid\S*|como robad[oa]s?)`,
        zh: '(?:假|不存在|没有的|故意|编|虚构|死人|去世|没病|没住)',
      },
    ],
    unless: {
      en: String.raw`(?:insurers?|office|council|police) (?:find|detect|spot|see|catch)|find out|detects?|spots?|who (?:reports?|claims?)|lawyers?|fraud`,
      de: String.raw`aufdeck\S*|erkenn\S*|wer|betrug\S*|betrüg\S*|zeigt|wirklich gestohlen\S*`,
      es: String.raw`detect\S*|quién|fraude\S*|descubr\S*`,
      zh: '识别|发现|检测|防|反|举报|查',
    },
  },
];
