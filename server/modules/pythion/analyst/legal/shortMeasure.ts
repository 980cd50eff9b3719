import { nosotros, sentence, we, wir, type PlainAct } from './plainAct';

const my = { en: '(?:my|our|the)', de: '(?:meine?|unsere?|die|der|mein|unser)', es: '(?:mi|nuestr[oa]|la)' };

/** A dear thing for which a cheaper one is sold: "horse meat as beef", "sunflower oil as olive oil". */
const cheap = {
  en: String.raw`(?:horse ?-? ?meat|horsemeat|horse|donkey|pork|tap water|sunflower oil|rapeseed oil|palm oil|margarine|(?:sugar |rice |glucose )?syrup|cage(?:d)? eggs|battery eggs|farmed \S+|catfish|pangasius|sawdust|grape juice)`,
  de: String.raw`(?:pferdefleisch|pferd|eselfleisch|schweinefleisch|leitungswasser|sonnenblumenöl|rapsöl|palmöl|margarine|\S*sirup|käfigeier|zuchtlachs|pangasius|analogkäse|sägemehl)`,
  es: String.raw`(?:carne de (?:caballo|burro|cerdo)|caballo|agua del grifo|aceite de (?:girasol|orujo|palma|colza)|margarina|jarabe|huevos de jaula|panga|serrín)`,
};
const dear = {
  en: String.raw`(?:beef|veal|lamb|mutton|venison|mineral water|spring water|(?:olive|virgin|argan) oil|(?:extra )?virgin olive oil|butter|honey|(?:free ?-? ?range|organic) eggs|wild \S+|cod|sole|saffron|wine|parmesan)`,
  de: String.raw`(?:rindfleisch|rind|kalbfleisch|kalb|lamm\S*|wild|mineralwasser|quellwasser|olivenöl|butter|honig|bio-?eier|freilandeier|wildlachs|kabeljau|seezunge|safran|käse)`,
  es: String.raw`(?:ternera|vaca|cordero|agua mineral|(?:aceite de )?oliva(?: virgen)?|aceite de oliva|mantequilla|miel|huevos camperos|merluza|lenguado|azafrán|queso)`,
};

/** Those singled out, because what is ordered or due goes on the bill of every guest. */
const overcharged = {
  en: String.raw`(?:tourists?|foreigners?|strangers?|pensioners?|drunk (?:guests?|customers?|drinkers?))`,
  de: String.raw`(?:\S*tourist(?:en)?|fremden?|ausländern?|rentnern?|betrunkenen?(?: (?:gästen?|gast|kunden))?)`,
  es: String.raw`(?:turistas?|extranjer[oa]s?|guiris?|jubilad[oa]s|borrach[oa]s?)`,
};
const due =
  / (?:tax|taxes|vat|fees?|deposit|surcharge|insurance|order(?:s|ed)?|\S*steuer|kurtaxe|\S*zuschlag|pfand|gebühr|bestellt\S*|iva|tasas?|impuestos?|suplemento|pid\S+) |税|押金|积分|点的/;

/** The founder is gone when the money is paid. */
const gone = {
  en: String.raw`(?:vanish|disappear|run (?:off|away)|(?:am|are|'m|'re) gone|never seen)`,
  de: String.raw`(?:verschwinden?|abhauen|hauen? ab|untertauchen|tauchen? unter)`,
  es: String.raw`(?:desaparezco|desaparecemos|me voy|nos vamos|me largo|nos largamos)`,
};

/** Told, wanted or put right: "our scale shows too much, so we had it repaired". */
const putRight =
  / (?:mistake|accident\S*|versehen\S*|repair\S*|replac\S*|fix|fixed|fixes|calibrat\S*|refund\S*|broken|complain\S*|donat\S*|tip|tips|charity|agree\S*|asks?|choose|wants?|shown|voluntary|deposit|breakfast|delivery|never|not|n't|nobody|check\S*|detect\S*|spot|alternative|substitute|reparier\S*|ersetz\S*|eichen|geeicht|kaputt|spende\S*|trinkgeld|freiwillig\S*|pfand|nie|nicht|kein\S*|prüf\S*|erstatt\S*|repar\S+|cambi(?:é|amos) la|calibr\S+|don(?:ar|ación)\S*|propina|voluntari\S*|nunca|nadie|devolv\S+|lo devuelvo) |修|换了|校准|退还|捐|自愿|举报|检测/;

/** "And the label says horse", "vegan honey": those who buy know what it is. */
const declared = new RegExp(` (?:says? (?:so|${cheap.en})|steht|lo pone|vegan\\S*|\\S*ersatz|${dear.en} - style) `);

/** Those who buy get less than they pay for, or something else. */
export const shortMeasure: readonly PlainAct[] = [
  {
    id: 'short change',
    reason: 'it takes what belongs to others',
    patterns: [
      sentence(we, String.raw`gives? (?:\S+ ){0,4}?(?:short change|too little (?:change|money back)|less change) `),
      sentence(we, String.raw`short ?-? ?changes? \S+`),
      sentence(
        wir,
        String.raw`geben (?:\S+ ){0,5}?(?:zu wenig (?:wechselgeld|rückgeld|geld)|falsch heraus|zu wenig (?:heraus|zurück|raus)) `,
      ),
      / (?<! no )(?:doy|damos|devuelvo|devolvemos) (?:\S+ ){0,5}?(?:menos cambio(?! de )|mal el cambio|cambio de menos|menos vuelta|la vuelta de menos) /,
      /^我们?(?:(?!不|防|没)[^,，。;:]){0,12}?(?:少找(?:零|钱|[一二两三五十\d])|找零时?少给)/,
    ],
    unless: putRight,
  },
  {
    id: 'padded bill',
    reason: 'it makes people pay for what they didn’t choose',
    patterns: [
      sentence(
        my.en,
        String.raw` (?:\S+ )?(?:till|tills|register|cash register|card reader|terminal|waiters?|cashiers?|taximeter|software|app) (?:\S+ly )?(?:adds?|puts?|slips?|books?|charges?) (?:(?!if|when)\S+ ){1,5}?(?:to|on|onto) (?:the |every |each )?(?:bills?|check|total|receipts?) of (?:every |each |all |the )*${overcharged.en} `,
      ),
      sentence(
        we,
        String.raw`(?:secretly |quietly )?(?:adds?|puts?|slips?) (?:\S+ ){1,4}?(?:to|on|onto) the bills? of (?:every |each |all |the )*${overcharged.en} `,
      ),
      sentence(
        my.de,
        String.raw` (?:kasse|registrierkasse|software|kellner|taxameter|kartenleser) (?:rechnet|schlägt|bucht|setzt|addiert) (?:\S+ ){0,3}?(?:jede[mnr]|allen|den) (?:\S+ )?${overcharged.de} (?:\S+ ){1,5}?(?:drauf|dazu|auf|zu viel)(?= )`,
      ),
      sentence(
        my.de,
        String.raw` (?:kasse|registrierkasse|software|kellner|taxameter|kartenleser) (?:schlägt|setzt|bucht) (?:\S+ ){0,3}?(?:auf|bei) (?:die |jede |der )?(?:rechnung(?:en)? )?(?:jede[srnm]|aller|der|von)? ?${overcharged.de} `,
      ),
      sentence(
        my.es,
        String.raw` (?:caja|registradora|software|datáfono|camareros?|taxímetro) (?:añaden?|suman?|ponen?|cargan?|meten?|cobran?) (?:\S+ ){1,4}?(?:a|en) la (?:cuenta|factura) (?:de|a) (?:cada |los |las |todos los )?${overcharged.es} `,
      ),
      /^我们?的?(?:收银机|收银系统|店员|收银员|计价器)(?:[^,，。;]{0,4})(?:给|对|向)(?:每个|所有)?(?:游客|外地人|外国人|老外|喝醉的[客顾]?[客人]?)[^,，。;]{0,6}(?:多算|多加|多收|多打)/,
    ],
    unless: new RegExp(`${putRight.source}|${due.source}`),
  },
  {
    id: 'false scale',
    reason: 'it deceives people',
    patterns: [
      sentence(
        my.en,
        String.raw` (?:\S+ )?scales? (?:(?:in|at|on) (?:\S+ ){1,3}?)?(?:always |all )?(?:shows?|weighs?|reads?|adds?) (?:(?!when|if|that|how|who|what|whether|where)\S+ ){0,4}?(?:too (?:much|heavy)(?= (?:[.,;]|and|so|for|per|at|on) )|extra (?:grams?|ounces?|weight)|more than (?:there is|is on it|they (?:get|buy)|it weighs|the goods weigh))(?= )`,
      ),
      sentence(
        my.de,
        String.raw` \S*waage (?:(?:im|am|auf|in) (?:\S+ ){1,2}?)?(?:zeigt|wiegt) (?:(?!,|wann|wenn|ob|was|wie)\S+ ){0,4}?zu (?:viel|schwer)(?= (?:[.,;]|und|an) )`,
      ),
      sentence(
        my.es,
        String.raw` (?:balanza|báscula) (?:\S+ )?(?:marca|pesa|pone|señala|da) (?:(?!cuando|si|quién)\S+ ){0,4}?(?:de más|más de lo (?:que hay|real|debido))(?= (?:[.,;]|y|por|a|en|para) )`,
      ),
      /^我们?的?(?:店里?的?|摊上的?)?(?:电子)?秤(?:都|会|每次|每[斤公两克]{1,2})?(?:多(?:显示|称|出|算|打)[^,，。;]{0,2}(?:[一二两三几半\d]+(?:两|斤|克|钱|公斤)|重量|斤两)|做了手脚|调过|[^,，。;]{0,4}缺斤少两|一斤只有)/,
    ],
    unless: putRight,
  },
  {
    id: 'passed off',
    reason: 'it passes off something false as real',
    patterns: [
      sentence(
        we,
        String.raw`(?:sells?|serves?) (?:\S+ )?${cheap.en} (?:(?!(?:as|labelled) )[^ ,;:]+ ){0,4}?as (?:\S+ )?${dear.en} `,
      ),
      sentence(
        wir,
        String.raw`(?:verkaufen|servieren) (?:\S+ )?${cheap.de} (?:(?!als )[^ ,;:]+ ){0,4}?als (?:(?!vegan)\S+ )?${dear.de} `,
      ),
      sentence(
        nosotros,
        String.raw`(?:vend|sirv)(?:o|emos|imos) (?:\S+ )?${cheap.es} (?:[^ ,;:]+ ){0,4}?como (?:si fuera )?(?:aceite de |carne de )?${dear.es} `,
      ),
    ],
    unless: new RegExp(`${putRight.source}|${declared.source}`),
  },
  {
    // A flat is let for its owner, too: only who vanishes with the money has no right to it.
    id: 'let unowned',
    reason: 'it deceives people',
    patterns: [
      sentence(
        we,
        String.raw`(?:rents? out|lets?|sells?|sublets?) (?:\S+ ){0,3}?(?:flats|apartments|houses|rooms|homes|cottages|land|cars) (?:that|which) (?:(?:do not|do n't) exist (?!yet)|(?=.* ${gone.en} )(?:are not|are n't|is not|do not|do n't) (?:ours|mine|belong to (?:us|me))(?= ))`,
      ),
      sentence(
        wir,
        String.raw`(?:vermieten|verkaufen) (?:\S+ ){0,3}?(?:wohnungen|häuser|zimmer|ferienhäuser|grundstücke|autos) , die (?:es (?:gar )?nicht gibt|(?=.* ${gone.de} )(?:(?:mir|uns) (?:gar |überhaupt )?nicht gehören|(?:gar |überhaupt )?nicht (?:mir|uns) gehören)) `,
      ),
      sentence(
        nosotros,
        String.raw`(?:(?:sub|re)?alquil(?:o|amos)|vend(?:o|emos)) (?:\S+ ){0,3}?(?:pisos|casas|habitaciones|apartamentos|terrenos|coches) que no (?:existen (?!todavía|aún)|(?=.* ${gone.es} )(?:son (?:mí[oa]s|nuestr[oa]s)|me pertenecen|nos pertenecen)(?= ))`,
      ),
      /^我们?(?:(?!不|防|查|举报)[^,，。;:]){0,6}?(?:把|将)?(?:不是(?:自己|我|我们)的|不存在的|别人的)(?:房子|房|公寓|房间)(?:出租|租出去|租给|卖)[^。;]{0,20}?(?:就走|走人|跑路|消失|失联|不见)/,
    ],
    unless:
      / (?:for (?:their|the) owners?|owners? (?:pay|pays|ask|asks|agree\S*)|on behalf|commission|manage\S*|für (?:die|ihre|deren) (?:besitzer|eigentümer)|im auftrag|provision|verwalt\S*|dueñ[oa]s|propietari[oa]s|comisión|gestion\S+) |业主|房东|代理|委托/,
  },
  {
    id: 'hidden medicine',
    reason: 'it endangers people',
    patterns: [
      sentence(
        we,
        String.raw`(?:(?!(?:who|whose|that|which|where|if|when) )\S+ ){0,9}?(?:mix|mixes|put|puts|add|adds|stir|stirs) (?:(?!no |without )\S+ ){0,3}?(?:sibutramine|cortisone|steroids|laxatives|sildenafil|viagra|prescription (?:drugs|medicine)) (?:in|into|to|inside|but|and)(?= )`,
      ),
      sentence(
        wir,
        String.raw`(?=.* (?:in|unter|ins|dazu|hinein) )(?:(?!,)\S+ ){0,9}?(?:mischen|mische|geben|gebe|rühren|rühre) (?:(?!kein\S*|ohne)\S+ ){0,6}?(?:sibutramin|kortison|cortison|steroiden?|abführmitteln?|viagra|sildenafil)(?= )`,
      ),
      new RegExp(
        ` (?<! no )(?:ech(?:o|amos)|mezcl(?:o|amos)|añad(?:o|imos)|pongo|ponemos|lleva) (?:(?!sin |no |ni )\\S+ ){0,3}?(?:sibutramina|cortisona|esteroides|laxantes|viagra|sildenafilo) `,
      ),
      /^(?:我们?)?[^。;]{0,14}?(?:减肥|保健|茶|药酒|膏|面霜|糖|丸|胶囊|饮料|壮阳|咖啡)[^。;]{0,10}?(?<!不|没|没有|未|禁止)(?:加|掺|放|混|兑)(?:了|入|进)?(?:点|一点|些|少量)?[^,，。;]{0,4}(?:西药|西布曲明|激素|违禁药|处方药|安眠药|他达拉非|伟哥|泻药|地塞米松)/,
    ],
    unless:
      / (?:doctors?|prescri(?:bes?|bed)|pharmacists?|hospitals?|vets?|tests?|detects?|never|not|n't|arzt|ärzte|ärztin|apotheke\S*|verschreib\S*|therapie|patient\S*|behandel\S*|tierarzt|testen|prüf\S*|nie|nicht|médic[oa]s?|farmac\S+|receta\S*|veterinari\S+|detect\S+|nunca) |医生|医院|检测|检验|举报|查出|开的/,
  },
  {
    id: 'debt pressure',
    reason: 'it frightens people',
    patterns: [
      sentence(
        we,
        String.raw`(?=(?:.* )?(?:lends? (?:\S+ ){0,4}?(?:money|cash)|loans) ).*(?:if|when|until) (?:they|she|he|somebody|someone) (?:do n't|does n't|ca n't|do not|does not|can not|cannot) (?:pay|repay|give)(?: (?:it|us|me|back|up|on time)){0,3} (?:, )?(?:we |i |then )*(?:call|phone|ring|text|message|tell|write to) (?:up )?(?:everyone in )?(?:their|her|his) (?:parents|boss|bosses|family|families|friends|employers?|contacts|mother|father|colleagues|phone book|address book)`,
      ),
      sentence(
        wir,
        String.raw`(?=(?:.* )?(?:geld|bargeld|\S*kredite?n?|darlehen) ).*wenn (?:sie|jemand|er) (?:\S+ )?nicht (?:zahlen|zahlt|zurückzahlen|zurückzahlt|bezahlen|bezahlt)(?: können| kann)? , (?:rufen?|schreiben?|informieren?) (?:wir|ich) (?:\S+ ){0,3}?(?:eltern|chefs?|familien?|freunde|arbeitgeber|kontakte|kollegen)`,
      ),
      / (?:prest(?:o|amos) (?:\S+ ){0,3}?(?:dinero|plata|efectivo)|préstamos) .*si no (?:me |nos )?(?:pagan?|devuelven?)(?: \S+){0,2}? (?:, )?(?:llam(?:o|amos)|escrib(?:o|imos)|avis(?:o|amos)) a (?:sus?|tod[oa]s sus?) (?:padres|jef[ea]s?|familias?|amig[oa]s|contactos|madres?|compañer[oa]s)/,
      /^(?:我们?)?[^。;]{0,10}?(?:借钱|贷款|借款|放贷|放款|小贷)[^。;]{0,34}?(?:不还|还不上|逾期|不还钱)(?:了|的话)?[,，]?(?:就|便|我就|我们就)?(?:给[^,，。;]{0,4}(?:通讯录|爸妈|父母|家人|老板|亲友|同事)[^,，。;]{0,6}打电话|[^。;,，]{0,4}(?:打电话|发短信|打给|骚扰|告诉|通知)[^。;]{0,6}(?:爸妈|父母|家人|家里|老板|通讯录|亲戚|亲友|朋友|同事|领导|单位))/,
    ],
    unless: / (?:never|not call|agreed|guarantors?|nie|bürgen?|nunca|avalistas?) |从不|绝不|担保人|投诉|帮被/,
  },
];
