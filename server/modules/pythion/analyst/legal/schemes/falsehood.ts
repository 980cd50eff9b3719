import type { Scheme } from './scheme';

/** What others rely on is changed or invented: readings, dates, origins, papers, opinions, claims. */
export const falsehood: readonly Scheme[] = [
  {
    id: 'wound back',
    reason: 'it falsifies what others rely on',
    act: {
      en: String.raw`(?:turns?|winds?|rolls?|clocks?|dials?|spins?|cranks?|sets?) (?:(?!(?:no|never|not|if|whether|that|who|our|to|from)(?= ))\S+ ){0,4}?(?:mil(?:e)?ometers?|odometers?|mileage|speedos?|speedometers?|miles|kilomet(?:re|er)s)(?: \S+){0,5}? (?:back|down|lower|to half|by half|by \d+)|brings? (?:\S+ ){0,3}?(?:mileage|miles|kilomet(?:re|er)s)(?: \S+){0,5}? from \d\S* (?:\S+ )?down|(?:takes?|knocks?) \d[\d.,]{4,} (?:miles|kilomet(?:re|er)s) off`,
      de: String.raw`(?:drehen|dreht|stellen|stellt|setzen|setzt|schrauben|schraubt|spulen)(?: (?!(?:nie|nicht|keine?n?|ob|wer)(?= ))\S+){0,4}? (?:\S*tachos?|\S*tachost[aä]nde?|\S*kilometerst[aä]nde?|kilometerzähler)(?: \S+){0,5}? (?:zurück|herunter|runter|auf die hälfte|tiefer|niedriger|nach unten)`,
      es: String.raw`(?:bajamos|quitamos|retrocedemos|atrasamos|rebajamos|echamos|trucamos)(?: (?!(?:no|nunca|si)(?= ))\S+){0,4}? (?:cuentakilómetros|kilómetros|kilometraje)(?: \S+){0,5}? (?:atrás|a la mitad|a \d\S*|(?:coches?|furgonetas?)(?= (?:usad|de segunda)))`,
      zh: '(?:里程(?:表|数)?|公里数|电表|水表|码表)[^。;；]{0,6}(?:调低|调少|改少|改小|改低|往回|回调|拨回|倒回|走慢|少走)|(?:调低|调少|改少|改小|改低|拨回|倒回)了?[^。;；]{0,4}(?:里程|公里数|电表|水表|码表)',
    },
    parts: [],
    unless: {
      en: String.raw`repairs?|repaired|calibrat\S*|rental|clock tower|church|antique|winter ?time|summer ?time|routes?|trips?|commut\S*|journeys?|a year|per year|deliver\S*`,
      de: String.raw`reparier\S*|eich\S*|uhr|uhren|winterzeit|sommerzeit|lautst\S*|reparatur\S*|eingebaut|strecken?|touren?`,
      es: String.raw`repar\S*|calibr\S*|ruta|viaje|repart\S*|trayectos?|viajes|rutas`,
      zh: '维修|校准|有没有|是不是|是否',
    },
  },
  {
    id: 'slowed meter',
    reason: 'it falsifies what others rely on',
    act: {
      en: String.raw`(?:slows?|bypass(?:es)?|fools?|tricks?|bridges?|turns? back|sets? back)(?: (?!(?:no|never|not|if|whether|that|who|from)(?= ))\S+){0,3}? (?:meters?|scales?|taximeters?)`,
      de: String.raw`(?:bremsen|bremst|überbrücken|überbrückt|verlangsamen|manipulieren)(?: (?!(?:nie|nicht|keine?n?|ob)(?= ))\S+){0,4}? (?:\S*zähler|\S*waagen?|taxameter)|(?:lassen|lässt)(?: (?!(?:nie|nicht|keine?n?|ob)(?= ))\S+){0,4}? (?:\S*zähler|\S*waagen?|taxameter) (?:\S+ ){0,2}?(?:langsamer|rückwärts)`,
      es: String.raw`(?:frenamos|puenteamos|trucamos|ralentizamos|frena|puentea)(?: (?!(?:no|nunca|si)(?= ))\S+){0,3}? (?:contador(?:es)?|básculas?|taxímetros?)`,
      zh: '(?:让|使|把)[^。;；]{0,4}(?:电表|水表|气表|计价器|秤)[^。;；]{0,4}(?:走慢|变慢|少走|少算|多算)',
    },
    parts: [
      {
        en: String.raw`(?:magnets?|supplier|utility|(?:power|electricity|water|gas) (?:company|board)|(?:bills?|charges?|counts?) (?:\S+ )?(?:half|less)|behind|so (?:that )?(?:buyers?|customers?|tenants?|landlords?))`,
        de: String.raw`(?:versorger|rechnung|weniger|hälfte|magnet\S*|vermieter|langsamer|rückwärts)`,
        es: String.raw`(?:compañía|factura\S*|menos|mitad|imán)`,
        zh: '.',
      },
    ],
    unless: {
      en: String.raw`repairs?|broken|faulty|leaks?|heat ?- ?pumps?|insulat\S*|solar|sav(?:es?|ings)|finds?|removes?`,
      de: String.raw`kaputt\S*|reparier\S*|dämm\S*|wärmepumpe\S*|solar\S*|spar\S*`,
      es: String.raw`averiad\S*|repar\S*|aisla\S*|solar\S*|ahorr\S*`,
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
      zh: '(?:改|涂改|重新?(?:打|印|贴|喷))[^。;；]{0,6}(?:生产日期|保质期|有效期|日期)(?!打|机|系统|标签)|换上?了?新的?[^。;；]{0,4}日期|(?:印|打|贴|喷)[上着]?了?新的?[^。;；]{0,4}日期',
    },
    parts: [
      {
        en: '(?:packs?|packets?|meat|chicken|fish|food|meals?|yogh?urts?|milk|cheese|medicines?|insulin|syrup|tablets|tins?|cans?|sausages?|bread|jars?|bottles?|drugs?)',
        de: String.raw`(?:\S*fleisch|\S*wurst|joghurts?|milch|käse|fisch|lebensmittel|packung\S*|ware|\S*etikett|\S*medikamente?|dosen|hähnchen|abgelaufen\S*)`,
        es: String.raw`(?:carne|pollo|pescado|yogur\S*|leche|queso|alimentos|paquetes?|vend\S+|medicamentos|latas?|embutidos?|caducad\S*)`,
        zh: '过期|临期|食品|肉|奶|药|零食|面包|饮料|到期|胰岛素|鱼',
      },
      {
        en: String.raw`(?:past (?:its|their|the) (?:\S+ )?date|after (?:its|their) (?:\S+ )?date|expired|(?:gone|went|goes|going) (?:off|bad)|out of date|old (?:one|ones|date|dates)|spoil\S*|rotten|later (?:use|sell|best|expiry|expiration))`,
        de: String.raw`(?:abgelaufen\S*|verdorben\S*|vergammelt\S*|wieder ein|überkleb\S*|alte[sn]? (?:datum|etikett)|später\S* (?:\S+ )?\S*(?:datum|haltbarkeits\S*))`,
        es: String.raw`(?:caducad\S*|pasad[oa]s? de fecha|estropead\S*|podrid\S*|borramos|alargamos|posterior)`,
        zh: '过期|临期|变质|到期|发臭',
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
      zh: '(?:掺|兑(?![换现])|勾兑|混入|灌上?|染)[^。;；]{0,10}',
    },
    parts: [
      {
        en: String.raw`(?:sells?|sold|labels?|labelled|labeled|jars?|bottles?|packs?|cans?) (?:\S+ ){0,5}?(?:as (?:pure|real|genuine|virgin|original)|(?:that |which )?(?:says?|reads?|promises?) (?:\S+ ){0,2}?(?:pure|real|genuine|virgin|original|100)|labelled (?:\S+ )?(?:pure|genuine|virgin))`,
        de: String.raw`(?:als (?:reine[nrs]?|echte[nrs]?|natives|original\S*)|(?:steht|schreiben|kleben) (?:\S+ ){0,4}?(?:reine?[nrs]?|echte?[nrs]?|original\S*|nativ\S*))`,
        es: String.raw`(?:como (?:si fuera|si fueran|(?:gran )?reserva|crianza|de marca|pur[oa]s?|auténtic[oa]s?|original\S*|virgen|de verdad)|(?:etiqueta|tarros?|botellas?) que (?:dicen?|ponen?) (?:\S+ )?(?:pur[oa]|auténtic\S*|virgen))`,
        zh: '(?:当|当作|当成|冒充|充当|说成|标成|写着)[^。;；]{0,8}(?:牛肉|羊肉|土鸡蛋|野生|有机|进口|正品|名牌|纯|真|蜂蜜|好茶|名茶|药|酒|大米|奶粉|橄榄油|原装|草莓|鲜榨)',
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
      en: String.raw`(?:sticks?|puts?|sews?|glues?|swaps?|changes?) (?:(?!(?:no|never|not|if|whether|your|their own|our|my)(?= ))\S+ ){0,3}?(?:(?:labels?|stickers?|seals?|tags?)(?: \S+){0,2}? (?:organic|free ?- ?range|another country|(?:made in|from) (?:italy|france|germany|switzerland|scotland|japan)|(?:famous|well-known|known|designer|luxury) (?:\S+ )?(?:brands?|names?))|(?:organic|free ?- ?range|designer|made in (?:italy|france|germany|switzerland)) (?:labels?|stickers?|seals?|tags?))`,
      de: String.raw`(?:kleben|nähen|drucken|tauschen|setzen)(?: (?!(?:nie|nicht|keine?n?|ob|wer)(?= ))\S+){0,5}? (?:\S*etiketten?|\S*siegel|\S*label|\S*aufkleber)(?: \S+){0,5}? (?:drauf|darauf|auf|ein|an|hinein)`,
      es: String.raw`(?:ponemos|pegamos|cosemos|cambiamos)(?: (?!(?:no|nunca|si|nuestra|su)(?= ))\S+){0,3}? (?:etiquetas?|sellos?|marcas?) (?:\S+ ){0,2}?(?:ecológic\S*|de (?:una )?marcas?|made in|hecho en|de italia|de corral|ibéric\S*)`,
      zh: '(?:贴上?|换上?|缝上?|套上?)[^。;；]{0,6}(?:名牌|有机|原产地?|进口|正宗|大牌|野生|名茶|地理标志)[^。;；]{0,6}(?:标签|商标|产地|吊牌|品牌|包装|盒)',
    },
    parts: [
      {
        en: String.raw`(?:cheap(?! (?:paper|labels?|stickers?))|from (?:china|abroad|turkey|a wholesaler|the wholesaler)|cage\S*|battery|ordinary)`,
        de: String.raw`(?:billig\S*(?! (?:etikett|aufkleber|label))|aus (?:china|der türkei|polen|übersee|käfighaltung)|großmarkt|käfig\S*)`,
        es: '(?:de china|barat[oa]s|de jaula|del mayorista|industrial(?:es)?)',
        zh: '(?:普通|便宜|外地|批发来|养殖|杂牌|山寨)',
      },
      {
        en: '.',
        de: String.raw`(?:bio\S*|heimat\S*|regional\S*|echt\S*|(?:teuren?|bekannten?) marke\S*|made in \S+|aus (?:der region|dem schwarzwald|bayern|italien)|original\S*|freiland\S*)`,
        es: '.',
        zh: '.',
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
      en: String.raw`puts? (?:their|your|his|her) names? on (?:one|it|an? (?:certificate|diploma|degree|paper|study))|(?:prints?|sells?|issues?|makes?|writes?|signs?|stamps?|gives?|hands?|gets?|supplies)(?: (?!(?:no|never|not|only|gift|share)(?= ))\S+){0,5}? (?:(?<!gift )certificates?|diplomas?|(?:driv\S+|driver 's|fork ?-? ?lift|boat|gun|taxi|pilot|truck|lorry) licen[cs]es?|sick notes?|vaccination \S+|degrees|inspection reports?|service books?|(?:test|competence|fork ?-? ?lift) cards?)`,
      de: String.raw`(?:drucken|verkaufen|stellen|schreiben|stempeln|geben|liefern|besorgen|unterschreiben)(?: (?!(?:nie|nicht|keine?n?|nur)(?= ))\S+){0,6}? (?:\S*zeugnisse?|\S*bescheinigung(?:en)?|\S*zertifikate?|\S*nachweise?|\S*atteste?|\S*ausweise?|(?!gut|geld|wert|fahr|sonnen)\S*scheine?|\S*gutachten|\S*plaketten?)`,
      es: String.raw`(?:imprimimos|vendemos|hacemos|damos|firmamos|expedimos|conseguimos|emitimos)(?: (?!(?:no|nunca|solo)(?= ))\S+){0,4}? (?:certificados?|diplomas?|títulos?|carn[eé]s?|justificantes?|licencias? de \S+|bajas? (?:médicas?|por enfermedad))`,
      zh: '(?:代办|办|开|出售|卖|伪造)[^。;；]{0,8}(?:毕业证|资格证|驾驶证|驾照|合格证|健康证|结业证|学历|病假条|等级证|上岗证|检验报告|体检报告)',
    },
    parts: [
      {
        en: String.raw`(?:who|that|which|for people|of people) (?:\S+ )?(?:have |has )?never (?:\S+ )?(?:(?:taken|passed|attended|sat|had|done|seen|took) (?:\S+ ){0,3}?(?:exams?|examination|tests?|courses?|lessons?|training|class\S*|school|doctor|car|before the chamber)|trained|learned|learnt)|without (?:\S+ ){0,3}?(?:course|exam|examination|test(?! (?:phase|period|run))|checking|inspection|lessons?)|no (?:course|exam|test) (?:needed|required|asked)|though (?:they|he|she|nobody) never`,
        de: String.raw`ohne (?:\S+ ){0,2}?(?:prüfung|kurs|untersuchung|test|teilnahme|unterricht|zu (?:sehen|prüfen|untersuchen))|(?:nie|nicht) (?:\S+ ){0,2}?(?:besucht|bestanden|teilgenommen|untersucht)|nie gesehen`,
        es: String.raw`sin (?:\S+ ){0,2}?(?:examen|exámenes|curso|asistir|haber (?:asistido|aprobado|hecho)|inspección)|que (?:no|nunca) (?:\S+ ){1,3}?(?:examen|curso|clases|prueba)|que nunca (?:asistieron|aprobaron)`,
        zh: '(?:没|没有|从没|不用|不需要|无需|免)[^。;；,，]{0,3}(?:上课|上过课|考试|考过|培训|体检|检查|看车|学过|实习|生病)',
      },
    ],
    unless: {
      en: 'late|lost|replacement|attendance|participation|gift|taster',
      de: String.raw`verloren\S*|ersatz\S*|teilnahme\S*|gutschein\S*`,
      es: 'perdid\\S*|duplicad\\S*',
      zh: '遗失|补办|识别|核实|查',
    },
  },
  {
    id: 'invented opinions',
    reason: 'it passes off something false as real',
    act: {
      en: String.raw`(?:writes?|posts?|publish(?:es)?|sells?|supplies)(?: (?!(?:no|never|not)(?= ))\S+){0,4}? (?:reviews?|ratings?|stars|testimonials|recommendations|comments)`,
      de: String.raw`(?:schreiben|schreibt|verkaufen|veröffentlichen|liefern|posten|stellen)(?: (?!(?:nie|nicht|keine?n?)(?= ))\S+){0,5}? (?:\S*bewertungen|\S*rezensionen|\S*sterne|\S*empfehlungen|\S*kommentare)`,
      es: String.raw`(?:escribimos|publicamos|vendemos|escriben|ponemos)(?: (?!(?:no|nunca)(?= ))\S+){0,4}? (?:reseñas|valoraciones|opiniones|estrellas|comentarios)`,
      zh: '(?:下|刷|写|发)(?:假|虚假)?[^。;；]{0,4}(?:(?<!病)假单|好评|五星|评价|评论)',
    },
    parts: [
      {
        en: String.raw`(?:(?:by|from|names? of) (?:\S+ )?(?:people|guests?|customers?|patients?|strangers) (?:who|that) (?:have |has |had )?never|(?:where|whose|that|which) (?:our (?:writers|people|staff|team)|we) (?:have |has )?never) (?:\S+ )?(?:ate|slept|eaten|stayed|bought|been|used|visited|set foot|were|was|tried)|(?:made ?-? ?up|(?<!newly )invented) (?:\S+ )?(?:names|guests|customers|profiles|people|reviews|ones|stays|hair)|in the names? of (?:guests|customers|patients|people)|(?:people|guests|customers|who|that) do ?(?:not|n't) exist|without (?:having )?(?:eaten|visited|visiting|tasting|staying)|under (?:other|invented|false) names|bad reviews (?:about|of) (?:your|their) (?:competitor|rival)\S*`,
        de: String.raw`die es (?:nie|gar nicht|nicht) (?:gab|gibt)|(?:gästen?|kunden|leuten?|patienten) , die nie (?:da waren|gegessen|gekauft|dort)|erfunden\S* (?:\S+ )?(?:namen|gästen?|kunden|profil\S*|bewertungen|rezensionen|personen)|falschen? namen|ohne (?:je )?(?:dort|da) (?:gewesen|gegessen)`,
        es: String.raw`(?:clientes|personas|gente|huéspedes|usuarios|escritores) que (?:nunca|no|jamás) (?:existieron|existen|estuvieron|comieron|compraron|vinieron|(?:han|hayan) (?:estado|comido|comprado|venido|pisado))|(?:reseñas|opiniones|valoraciones|comentarios|nombres?|clientes|perfiles) (?:\S+ )?inventad\S*|nombres? fals\S*|sin haber (?:estado|comido|comprado|probado)`,
        zh: '(?<!病)假单|没来过|没吃过|没买过|编造|水军|小号|(?:雇|找)人(?:刷|假装)',
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
      en: String.raw`(?:we|i|our \S+|our \S+ \S+) (?:\S+ly )?(?:reports?|claims?|stages?|registers?|declares?|bills?|charges?|files?|signs? up|invents?)(?! (?:to|for) )|and (?:report|claim|register|declare|bill|charge)(?= (?:the|them|our|their|it))|(?:crash(?:es)?|provokes?|causes?) (?:\S+ ){0,6}?(?:on purpose|deliberately) (?:\S+ ){0,6}?(?:claim|collect|cash|payout|damages)`,
      de: String.raw`(?:rechnen|beantragen|inszenieren|provozieren|verursachen|täuschen|melden (?:\S+ ){0,8}?als gestohlen)`,
      es: '(?:cobramos|declaramos|provocamos|simulamos|facturamos|fingimos|solicitamos)',
      zh: '(?:(?<!被|受|防|遭)骗(?!子|人|局|术)|套取|套现|冒领|虚报|伪造|故意撞)',
    },
    parts: [
      {
        en: String.raw`(?:insur\S+|benefits?|grants?|subsid\S+|health fund|state|pension office|job ?centre|town|council|allowance|welfare)`,
        de: String.raw`(?:\S*amt|\S*kasse|\S*versicherung\S*|\S*versicherer\S*|zuschuss\S*|zuschüsse|förder\S*|staat|jobcenter|kindergeld|pflegegeld|bürgergeld)`,
        es: String.raw`(?:seguros?|aseguradoras?|ayudas?|subvención|subvenciones|seguridad social|mutua|paro|prestación|prestaciones|pensión)`,
        zh: '(?:保险|医保|补贴|低保|社保|救助|补助|养老金)',
      },
      {
        en: String.raw`(?:as stolen|(?:that|which|who) never (?:happened|took place|lived|worked)|(?:that|which|who) (?:do not|do n't) exist|for dead people(?! ')|staged|on purpose|deliberately|(?:invented|made ?-? ?up|fake) \S+|though (?:they|he|she) (?:still )?(?:works?|lives?|is well|are well|is healthy|are healthy))`,
        de: String.raw`(?:erfunden\S*|die es (?:gar |überhaupt )?nicht gibt|absichtlich|als gestohlen|die nie (?:passiert|stattgefunden|gearbeitet)\S*|vorgetäuscht\S*|zum schein|obwohl (?:sie|er) (?:noch |weiter |längst )?(?:arbeite\S*|gesund))`,
        es: String.raw`(?:inventad\S*|(?:accidentes|facturas|hijos|bajas|siniestros) fals[oa]s|que no existen|adrede|a propósito|fingid\S*|como robad[oa]s?|aunque (?:siguen|sigue|todavía) trabaj\S*)`,
        zh: '(?:假|不存在|没有的|故意|编造|虚构|死人|去世|没病|没住)',
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
