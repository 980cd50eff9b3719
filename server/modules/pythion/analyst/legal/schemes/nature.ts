import type { Scheme } from './scheme';

/** Nature, animals, goods that make ill, officials and votes that are bought, and people who are driven out. */
export const nature: readonly Scheme[] = [
  {
    id: 'dumping',
    reason: 'it pollutes land or water',
    act: {
      en: String.raw`(?:pours?|tips?|dumps?|bur(?:y|ies)|empties|empty|throws?|leaves?|drops?|drains?|pumps?|burns?)(?: (?!(?:no|never|not|if|and)(?= ))\S+){0,4}? (?:it|them|the pieces|(?:the|this|all) rest|what \S+ \S+|barrels?|drums?|leftover \S+|(?:oils?|sludge|waste|asbestos|rubble|tyres?|chemicals?|solvents?|paint|acid|batteries|grease|fridges?))(?: (?!(?:and|or|who)(?= ))\S+){0,4}? (?:in|into|down|behind) (?:(?:the|a|an|an old|some) )?(?:\S+ )?(?:quarry|river|woods?|forest|stream|brook|sea|drain|ditch|fields?|lake|moor|gully|sewer|pit|marsh|canal|harbour|bay|lay-?by|wasteland)`,
      de: String.raw`(?:kippen|schütten|vergraben|(?:werfen|leiten|pumpen)(?= (?:\S+ ){0,3}?(?:\S*öl|\S*schlamm|\S*abfälle?|asbest\S*|\S*schutt|\S*reifen|\S*chemikalien|müll|abwasser|sie|ihn|es))|verbrennen|entleeren)(?: (?!(?:nie|nicht|keine?n?|wenn)(?= ))\S+){0,6}? (?:in den|in die|im|ins|auf den|auf die|in einen|in eine) (?:\S+ )?(?:\S*wald|fluss|bach|see|\S*grube|feld|acker|\S*graben|gully|steinbruch|moor|hafen|kanal|weiher)`,
      es: String.raw`(?:l[oa]s? (?:tiramos|vertemos|echamos|enterramos|volcamos|quemamos|soltamos|dejamos)|(?:vertemos|volcamos)|(?:tiramos|echamos|enterramos|quemamos|soltamos|dejamos)(?= (?:\S+ ){0,3}?(?:aceites?|lodos?|residuos|basura|amianto|escombros|neumáticos|químicos?|disolventes?|pintura|ácido|baterías|purines|relaves?)))(?: (?!(?:no|nunca|si|y)(?= ))\S+){0,6}? (?:al|en el|en la|en un|en una|por el|por la) (?:\S+ )?(?:río|monte|bosque|barranco|cuneta|mar|alcantarilla|campo|arroyo|cantera|pozo|laguna|desagüe)`,
      zh: '(?:倒|排|埋|扔|抽|灌)(?:进|到|在|入)[^。;；]{0,6}(?:河|湖|山沟|沟|树林|林子|田|海|下水道|江|水库|鱼塘|荒地)',
    },
    parts: [
      {
        en: '(?:oils?|sludge|waste|asbestos|rubble|tyres?|chemicals?|solvents?|paint|acid|batteries|grease|fridges?)',
        de: String.raw`(?:(?:ihn|sie|es|das|den rest|die fässer) (?:\S+ )?(?:nachts|heimlich|im dunkeln)|(?:nachts|heimlich) (?:ihn|sie|es)|wo (?:niemand|keiner) \S+|(?:alt|motor|heiz|frittier|schmier|\S+alt)öl|altes öl|\S*schlamm|\S*abfälle?|asbest\S*|\S*schutt|\S*reifen|\S*chemikalien|lösungsmittel|\S*farben?|\S*säure|batterien|gülle|müll|abwasser)`,
        es: String.raw`(?:l[oa]s? (?:tiramos|vertemos|echamos|enterramos|volcamos) (?:\S+ ){0,6}?(?:de noche|por la noche|a escondidas)|(?:aceites?|lodos?|residuos|basura|amianto|escombros|neumáticos|químicos?|disolventes?|pintura|ácido|baterías|purines|relaves?))`,
        zh: '(?:偷偷|趁黑|废(?![除话寝])|污泥|垃圾|污水|化工|药水|油漆|旧(?:冰箱|家电|轮胎|电池))',
      },
    ],
    unless: {
      en: String.raw`dry|irrigat\S*|drought|(?:empty|empties) (?:\S+ ){0,3}(?:tanks?|toilets?|bins?)|clean(?:ed)? water|filtered|treated|licen[cs]ed|permit|seeds?|fish|compost|find|report`,
      de: 'recycling\\S*|deponie|gereinigt\\S*|geklärt\\S*|gefiltert\\S*|genehmig\\S*|jemand|räumen|melden',
      es: 'limpia|depurad\\S*|filtrad\\S*|permiso|semillas?|denunciamos',
      zh: '净化|达标|发现|报|举报|有人|捡|清理|监测',
    },
  },
  {
    id: 'poaching',
    reason: 'it takes what the law protects',
    act: {
      en: String.raw`(?:takes?|steals?|collects?|catch(?:es)?|traps?|shoots?|digs?|robs?|lifts?|fetch(?:es)?|nets?|snares?|picks?)(?: (?!(?:no|never|not|if|care|photos?|pictures?)(?= ))\S+){0,6}? (?:eggs?|chicks?|falcons?|eagles?|owls?|tortoises?|turtles?|orchids?|cacti|cactuses|sea ?horses?|songbirds?|finches|parrots?|protected \S+|pangolins?|sturgeons?)|digs? (?:\S+ ){0,3}?(?:coins|artefacts|relics) (?:\S+ ){0,3}?(?:in|from) protected`,
      de: String.raw`(?:nehmen|stehlen|sammeln|fangen|schießen|holen|graben|klauen)(?: (?!(?:nie|nicht|keine?n?|wenn)(?= ))\S+){0,6}? (?:\S*eier|\S*küken|\S*falken|\S*adler|\S*eulen|\S*schildkröten|\S*orchideen|\S*singvögel|geschützte\S*|stieglitze)`,
      es: String.raw`(?:cogemos|robamos|recogemos|cazamos|capturamos|sacamos|arrancamos)(?: (?!(?:no|nunca|si)(?= ))\S+){0,5}? (?:huevos|pollos de|crías|halcones|águilas|búhos|tortugas|orquídeas|jilgueros|loros|especies|angulas|linces?)`,
      zh: '(?:掏|偷|抓|捕|挖|猎)[^。;；]{0,8}(?:鸟蛋|幼鸟|猫头鹰|鹰|隼|乌龟|兰花|画眉|穿山甲|野生(?:动物|鸟|兰|龟|鹰)|保护动物)',
    },
    parts: [
      {
        en: String.raw`(?:(?:out of|from|off|in) (?:the |their |its )?(?:\S+ )?(?:nests?|wild|(?:nature )?reserves?|national park|burrows?|cliffs?|protected \S+)|protected|(?:wild|at night|at dawn) (?:\S+ ){0,10}?collectors)`,
        de: String.raw`(?:aus (?:den|dem|ihren) (?:\S+ )?(?:\S*nestern|\S*nest|horsten|\S*schutzgebiet|nationalpark|höhlen|natur)|geschützt\S*|(?:wilde\S*|nachts) (?:\S+ ){0,8}?sammler\S*)`,
        es: String.raw`(?:de (?:los|sus) nidos|del nido|del parque n\S+|de la reserva|en la selva|protegid\S*)`,
        zh: '(?:窝|巢|野外|保护区|山里|保护动物|野生)',
      },
    ],
    unless: {
      en: String.raw`hens?|hen house|geese|ducks|ostrich\S*|permits?|licen[cs]ed?|vets?|rescue|ringing|scien\S*|wardens?|injured|cameras?|photographs?|plastic`,
      de: 'hühner\\S*|gänse|tierarzt|rettung|forsch\\S*|verletzte\\S*|beringung|kameras?|erlaubnis|genehm\\S*',
      es: 'gallinas?|veterinari\\S*|rescat\\S*|cámaras?|herid[oa]s|permiso|científic\\S*',
      zh: '救助|拍|人工养殖|养殖场|许可|科研|受伤|巡护',
    },
  },
  {
    id: 'animal fight',
    reason: 'it makes animals suffer',
    act: {
      de: String.raw`(?:veranstalten|organisieren|machen|halten|züchten)(?: (?!(?:nie|keine?n?|gegen)(?= ))\S+){0,3}? (?:hunde|hahnen)k[aä]mpfe?`,
      es: String.raw`(?:organizamos|montamos|hacemos|criamos)(?: (?!(?:no|nunca|contra)(?= ))\S+){0,3}? (?:peleas? de (?:perros|gallos)|(?:perros|gallos) de pelea)`,
      zh: '(?:办|组织|搞|开)[^。;；]{0,6}(?:斗狗|斗鸡)',
    },
    parts: [],
  },
  {
    id: 'false medicine',
    reason: 'it endangers people’s health',
    act: {
      en: String.raw`(?:fills?|press(?:es)?|packs?|makes?)(?: (?!(?:no|never|not|if)(?= ))\S+){0,4}? (?:capsules?|tablets?|pills?|syringes|vials|ampoules)`,
      de: String.raw`(?:füllen|pressen|packen|machen|rühren)(?: (?!(?:nie|nicht|keine?n?)(?= ))\S+){0,5}? (?:\S*kapseln|\S*tabletten|\S*pillen|spritzen|\S*ampullen)`,
      es: String.raw`(?:llenamos|rellenamos|prensamos|hacemos|envasamos)(?: (?!(?:no|nunca|si)(?= ))\S+){0,4}? (?:cápsulas|pastillas|comprimidos|jeringas|ampollas)`,
      zh: '(?:用|拿|把)(?:面粉|淀粉|糖|滑石粉|生理盐水|自来水)[^。;；]{0,10}(?:胶囊|药|针剂)',
    },
    parts: [
      {
        en: '(?:flour|chalk|sugar|starch|tap water|talc|salt|plaster)',
        de: '(?:mehl|kreide|zucker|stärke|leitungswasser|talkum|salz|gips)',
        es: '(?:harina|tiza|azúcar|almidón|agua del grifo|talco|sal|yeso)',
        zh: '.',
      },
      {
        en: String.raw`(?:like|as|look like) (?:\S+ ){0,4}?(?:medicines?|antibiotics?|drugs)|as real`,
        de: String.raw`als (?:\S+ )?(?:echt\S*|original\S*|\S*medikament\S*|antibiotik\S*)`,
        es: String.raw`como (?:\S+ )?(?:medic\S*|auténtic\S*|antibiótic\S*)`,
        zh: '(?:当|冒充|名字|名牌|药盒|仿制)',
      },
    ],
    unless: {
      en: 'placebo|trial|sweets|cake|film',
      de: 'placebo\\S*|studie|film|süßigkeit\\S*',
      es: 'placebo|ensayo|película',
      zh: '安慰剂|试验',
    },
  },
  {
    id: 'doping',
    reason: 'it endangers people’s health',
    act: {
      en: String.raw`(?:sells?|sends?|ships?|suppl(?:y|ies)|injects?|gives?|posts?)(?: (?!(?:no|never|not|tests?|strips?)(?= ))\S+){0,5}? (?:(?:epo|steroids|growth hormones?|testosterone|clenbuterol)(?! (?:-? )?(?:tests?|kits?|checks?|levels?|free))|doping (?:drugs?|agents?|substances?))`,
      de: String.raw`(?:verkaufen|schicken|liefern|spritzen|geben|besorgen)(?: (?!(?:nie|nicht|keine?n?|tests?)(?= ))\S+){0,5}? (?:epo|steroide|anabolika|wachstumshormone?|testosteron(?! ?-? ?test)|dopingmittel\S*)`,
      es: String.raw`(?:vendemos|enviamos|mandamos|inyectamos|damos|suministramos)(?: (?!(?:no|nunca|tests?)(?= ))\S+){0,5}? (?:epo|esteroides|anabolizantes|hormonas? del? crecimiento|testosterona)`,
      zh: '(?:卖|寄|注射|提供|供应)[^。;；]{0,10}(?:兴奋剂|类固醇|生长激素|促红素)',
    },
    parts: [
      {
        en: String.raw`(?:runners?|athletes?|cyclists?|gyms?|riders|racers|footballers|controls?|tests?|without (?:a )?prescription|abroad|bodybuilders)`,
        de: String.raw`(?:\S*läufer\S*|\S*sportler\S*|radfahrer\S*|fitness\S*|kontrollen?|tests?|ohne rezept|ausland|ihnen)`,
        es: String.raw`(?:corredor\S*|deportistas|ciclistas|gimnasios?|atletas|control(?:es)?|sin receta|extranjero)`,
        zh: '.',
      },
    ],
    unless: {
      en: 'prescri(?:bed|ption from)|clinics?|hospitals?',
      de: 'verordn\\S*|klinik\\S*|erkenn\\S*',
      es: 'hospital\\S*|clínicas?',
      zh: '检测|医院|举报',
    },
  },
  {
    id: 'bribery',
    reason: 'it bribes those who decide',
    act: {
      en: String.raw`(?:slips?|hands?|gives?|pays?|sends?|leaves?|pass(?:es)?|buys?|invites?|treats?|books?)(?: (?!(?:no|never|not|if)(?= ))\S+){0,5}? (?:officers?|officials?|inspectors?|clerks?|councill?ors?|(?:hospital|council|public) buyers?|judges?|policem[ae]n|customs \S+|mayors?|examiners?|civil servants?|purchasing managers?|head of (?:purchasing|procurement))`,
      de: String.raw`(?:geben|stecken|zahlen|schenken|laden|legen|bezahlen|drücken)(?: (?!(?:nie|nicht|keine?n?)(?= ))\S+){0,4}? (?:\S*beamt\S*|\S*prüfer\S*|sachbearbeiter\S*|\S*kontrolleur\S*|gutachter\S*|\S*einkäufer\S*|bürgermeister\S*|stadtr[aä]t\S*)`,
      es: String.raw`(?:pagamos|damos|regalamos|invitamos|entregamos|mandamos|pasamos)(?: (?!(?:no|nunca|si)(?= ))\S+){0,4}? (?:inspector\S*|funcionari\S*|concejal\S*|policías?|alcalde\S*|perit\S*|jefe de compras|examinador\S*)`,
      zh: '(?:给|送|塞)[^。;；]{0,8}(?:官员|检查员|审批|科长|局长|办事员|领导|采购|考官|质检员|干部|主任)',
    },
    parts: [
      {
        en: '(?:envelopes?|holidays?|cash|watch(?:es)?|under the table|gifts?|trips?|dinners?|weekends?)',
        de: String.raw`(?:umschl[aä]ge?|urlaub\S*|bargeld|geschenke?|scheine|luxus\S*)`,
        es: '(?:vacaciones|sobres?|viajes?|regalos?|cenas?|billetes|efectivo|comisión)',
        zh: '(?:红包|好处|礼金|购物卡|信封|烟酒|回扣|塞钱|送礼|送钱|旅游)',
      },
      {
        en: String.raw`(?:so (?:that )?(?:our|my|he|she|they (?:sign|approve|choose|pass|look|buy)|the (?:permit|order|contract))|looks? (?:away|the other way)|to the top|turns? a blind eye|(?:lets?|waves?) (?:it|us|them|the \S+) (?:pass|through|go)|for (?:a|the|his|her) (?:stamp|signature|permit|approval)|wins?|(?:gets?|keeps?) the (?:order|contract|job|licen[cs]e))`,
        de: String.raw`(?:damit|dafür|dann|drück\S*|schneller|oben|durch|genehmig\S*|zuschlag|wegs(?:ieht|chaut)|unterschreib\S*|stempel\S*)`,
        es: String.raw`(?:deja|pasa|firma|mira|aprueba|da el visto|acelera|para que|a cambio|adjudica|hace la vista gorda)`,
        zh: '(?:就|马上|让|好|快|通过|放行|批|中标|睁一只眼|优先|录用)',
      },
    ],
    unless: {
      en: String.raw`reports?|training|fee of|official fee`,
      de: 'test\\S*|gebühr\\S*|anzeig\\S*|melden',
      es: 'tasa\\S*|denunciamos',
      zh: '举报|拒绝|培训',
    },
  },
  {
    id: 'driven out',
    reason: 'it frightens people',
    act: {
      en: String.raw`(?:turns?|cuts?|switch(?:es)?|shuts?|blocks?|removes?|takes?|sends?|makes?|plays?|drills?|bangs?|lets?)(?: (?!(?:no|never|not|if|when)(?= ))\S+){0,5}? (?:heating|water|power|electricity|lifts?|locks?|noise|men|rats|doors?|windows|music|stairs)`,
      de: String.raw`(?:stellen|drehen|schalten|sperren|schicken|machen|bauen|lassen|nehmen)(?: (?!(?:nie|nicht|keine?n?|wenn)(?= ))\S+){0,5}? (?:\S*heizung|wasser|strom|aufzug|lärm|männer|ratten|türen?|schlösser|fenster)`,
      es: String.raw`(?:cortamos|quitamos|apagamos|mandamos|hacemos|cambiamos|soltamos)(?: (?!(?:no|nunca|si)(?= ))\S+){0,5}? (?:calefacción|agua|luz|ascensor|ruido|hombres|ratas|puertas?|cerradura)`,
      zh: '(?:停|断|关|堵|换|派)[^。;；]{0,8}(?:暖气|水电|水|电|锁眼|锁)',
    },
    parts: [
      {
        en: String.raw`(?:until|till|to (?:make|get|drive|force)) (?:\S+ ){0,4}?(?:moves? (?:out|away)|gives? up (?:her|his|their|the) (?:flat|home|house|room|lease)|leaves? (?:the|their|her|his) (?:flat|home|house)|out of (?:the|their) (?:flat|home|house)s?)`,
        de: String.raw`(?:bis|so lange) (?:\S+ ){0,5}?(?:ausziehen|auszieht|kündigen|kündigt|aufgeben|unterschreib\S*)`,
        es: String.raw`hasta que (?:\S+ ){0,4}?(?:vayan?|marchen?|firmen?|dejen (?:el|la)|mud\S+)`,
        zh: '(?:直到|逼|好让)[^。;；]{0,6}(?:搬走|搬出|走人|签字)',
      },
      {
        en: String.raw`(?:tenants?|lodgers?|residents?|occupants?|pensioners?|families|flats?|they|old)`,
        de: String.raw`(?:\S*mieter\S*|bewohner\S*|rentner\S*|wohnung\S*|familien)`,
        es: String.raw`(?:inquilin\S*|vecin\S*|residentes|piso\S*|familias?|ancian\S*)`,
        zh: '(?:租客|租户|住户|老人|房客|钉子户|他们)',
      },
    ],
    unless: { en: 'pests?|burst|leak|repair\\S*', de: 'reparier\\S*|rohrbruch', es: 'reparar|avería', zh: '维修|漏水' },
  },
  {
    id: 'vote buying',
    reason: 'it buys votes',
    act: {
      en: String.raw`(?:pays?|gives?|offers?|hands?|sends?|buys?)(?: (?!(?:no|never|not|if)(?= ))\S+){0,4}? (?:money|cash|vouchers?|beers?|groceries|petrol|\d\S*|euros|dollars|pounds)(?: (?!(?:no|never|not)(?= ))\S+){0,10}? (?:(?:for|against) (?:\S+ ){0,2}?(?:their|his|her|a) votes?|who votes? for|(?:photos?|pictures?) of (?:a|the|their) (?:\S+ )?ballots?|if they vote|to vote for)`,
      de: String.raw`(?:zahlen|geben|bieten|kaufen|schenken)(?: (?!(?:nie|nicht|keine?n?)(?= ))\S+){0,10}? (?:für (?:ihre|eine|die|seine) stimmen?|stimmzettel\S*|(?:kreuz|stimme) (?:bei|für)|wählerstimmen)`,
      es: String.raw`(?:pagamos|damos|ofrecemos|regalamos|compramos)(?: (?!(?:no|nunca)(?= ))\S+){0,10}? (?:por (?:su|el|cada) voto|a quien vote|que vot\S+ (?:a|por)|papeletas?|votos)`,
      zh: '(?:给|发|送)[^。;；]{0,12}(?:钱|红包|元|油|米|鸡蛋)[^。;；]{0,12}(?:投票给|选票|投给|投我|投他|投她)|(?:花钱)?收买?选票',
    },
    parts: [],
    unless: {
      en: 'cooperative|talent|contest|jury|record who|favourite|dish|award|prize|song|logo',
      de: String.raw`jury|genossenschaft|wettbewerb|lieblings\S*|preis|umfrage`,
      es: String.raw`concurso|jurado|favorit\S*|premio|encuesta`,
      zh: '比赛|举报|防|评选|奖|菜',
    },
  },
  {
    id: 'stand-in',
    reason: 'it passes off one person as another',
    act: {
      en: String.raw`(?:sits?|takes?)(?: (?!(?:no|never|not|if|who|blood|urine|water|soil|eye|hearing)(?= ))\S+){0,3}? (?:exams?|tests?|theory|(?:online )?finals?|exam papers?)`,
      de: String.raw`(?:schreiben|legen|machen|schreibt|legt|macht)(?: (?!(?:nie|nicht|keine?n?|wer|ob)(?= ))\S+){0,6}? (?:\S*prüfung(?:en)?|\S*klausur(?:en)?)`,
      es: String.raw`(?:hacemos|hace|nos presentamos|se presenta)(?: (?!(?:no|nunca|si)(?= ))\S+){0,4}? (?:(?:exámenes|examen)(?! de (?:vista|sangre))|selectividad)`,
      zh: '(?:拿着|用|带着)[^。;；]{0,8}(?:身份证|准考证)[^。;；]{0,6}(?:替|代)[^。;；]{0,4}考|派人[^。;；]{0,10}替[^。;；]{0,3}(?:去)?考',
    },
    parts: [
      {
        en: String.raw`(?:in (?:their|his|her|your|the \S+ 's) (?:place|stead)|instead of (?:them|him|her)|with (?:their|his|her|your) (?:card|id|passport|papers)|log in as (?:them|him|her)|under (?:their|his|her|your) name|look ?- ?alikes?)`,
        de: String.raw`(?:an (?:ihrer|seiner|deren) stelle|statt (?:ihnen|ihm|ihr)|mit (?:ihrem|seinem|deren) (?:ausweis|pass)|unter (?:ihrem|seinem) namen|doppelgänger\S*)`,
        es: String.raw`(?:en (?:su|tu) lugar(?! de)|en lugar del? (?:alumn\S*|aspirante|candidat\S*|estudiante\S*)|con (?:su|tu) (?:dni|carn[eé]|documento)|en (?:su|tu) nombre|por ellos|por ellas)`,
        zh: '.',
      },
    ],
    unless: {
      en: 'scanner|invigilators?|practis\\S*|detects?',
      de: 'erkenn\\S*|aufsicht',
      es: 'de prueba|simulacros?|detect\\S*|vigilan\\S*',
      zh: '不让|防止|识别|查|举报',
    },
  },
  {
    id: 'pirated',
    reason: 'it takes what belongs to others',
    act: {
      en: String.raw`(?:pass(?:es)?|scans?|streams?|copies|copy|sells?|shares?|shows?|resells?|uploads?|records?|relays?)(?: (?!(?:no|never|not|if)(?= ))\S+){0,5}? (?:pay ?- ?tv|signal|channels?|match(?:es)?|films?|movies|series|e-?books?|textbooks|software|games|songs|concerts|football)`,
      de: String.raw`(?:leiten|streamen|kopieren|verkaufen|teilen|zeigen|übertragen|laden)(?: (?!(?:nie|nicht|keine?n?)(?= ))\S+){0,5}? (?:pay-?tv\S*|signal|sender|spiele|filme|serien|e-?books?|\S*bücher|software|lieder|konzerte|bundesliga)`,
      es: String.raw`(?:pasamos|emitimos|copiamos|vendemos|compartimos|revendemos|subimos|ofrecemos)(?: (?!(?:no|nunca)(?= ))\S+){0,5}? (?:señal|canales|partidos|películas|series|libros|programas|juegos|canciones|fútbol)`,
      zh: '(?:盗录|翻录|复制|转播|上传|卖|分享)[^。;；]{0,10}(?:电影|电视|球赛|教材|软件|游戏|网课|音乐|电子书)',
    },
    parts: [
      {
        en: String.raw`(?:without (?:\S+ ){0,3}?(?:contract with|the rights|rights|licen[cs]e(?! fee)|permission of|permission from|paying the|asking the)|cracked (?:software|games?|copies|versions|apps)|copy protection (?:removed|off)|(?:publishers?|studios?|authors?|artists?) (?:gets?|sees?) nothing|never pay\S* the)`,
        de: String.raw`(?:ohne (?:\S+ ){0,3}?(?:vertrag mit|rechte|lizenz\S*|erlaubnis)|geknackt\S*|kopierschutz)`,
        es: String.raw`(?:sin (?:\S+ ){0,3}?(?:contrato con|derechos|licencia|permiso|pagar a)|pirate\S*|crackead\S*)`,
        zh: '(?:没有版权|没版权|未授权|没有授权|盗版|破解|不经授权|不付版权)',
      },
    ],
    unless: {
      en: 'find|detect|report|proper one|public domain|own films|creative commons',
      de: 'finden|aufspür\\S*',
      es: 'detect\\S*|denunci\\S*',
      zh: '举报|检测|打击|下架',
    },
  },
  {
    id: 'jamming',
    reason: 'it disturbs what others rely on',
    act: {
      en: String.raw`(?:sells?|rents?|builds?|uses?|installs?|makes?)(?: (?!(?:no|never|not|against)(?= ))\S+){0,4}? jammers?`,
      de: String.raw`(?:verkaufen|vermieten|bauen|nutzen|installieren)(?: (?!(?:nie|nicht|keine?n?|gegen)(?= ))\S+){0,4}? (?:störsender\S*|\S*jammer)`,
      es: String.raw`(?:vendemos|alquilamos|montamos|usamos|instalamos)(?: (?!(?:no|nunca|contra)(?= ))\S+){0,4}? inhibidor(?:es)?`,
      zh: '(?:卖|租|装|做)[^。;；]{0,8}(?:信号干扰器|信号屏蔽器|干扰器)',
    },
    parts: [],
    unless: {
      en: 'prisons?|army|detect\\S*|paper|printer',
      de: 'gefängnis\\S*|finden|orten|drucker\\S*',
      es: 'cárcel\\S*|ejército|detect\\S*|frecuencia',
      zh: '检测|考场|监狱',
    },
  },
];
