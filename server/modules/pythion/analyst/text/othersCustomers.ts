import { clausesBySentence, type Clause } from './clause';
import { wordsInFigures } from './figures';
import { us } from './ourselves';
import { kinApart, kinInChinese } from './relatives';
import { words } from './sameElsewhere';
import { hasAny, lettersOf, type Token } from './token';

const many = '(?:\\d[\\d.,]*|dozens|several|dutzende|mehrere|decenas|vari[oa]s)';
const people =
  '(?:customers|clients|members|guests|families|households|people|pupils|students|patients|kunden|kundinnen|mitglieder|gäste|familien|haushalte|leute|schüler|patienten|clientes|clientas|socios|familias|hogares|personas|alumnos|pacientes)';

/** A business by its kind. */
const venue =
  '(?:(?:own|eigene[nmrs]?|propi[oa]) \\S+|(?:\\S+ )?(?:firm|company|business|shop|store|salon|café|cafe|bakery|restaurant|practice|studio|stall|garage|workshop|farm|bar|pub|school|agency|gym|laundry)|\\S*(?:firma|unternehmen|geschäft|laden|salon|café|bäckerei|restaurant|praxis|studio|werkstatt|hof|betrieb|kneipe|schule|agentur|wäscherei)(?:e?s)?|empresa|negocio|tienda|local|peluquería|cafetería|panadería|restaurante|consulta|estudio|puesto|taller|finca|escuela|academia|agencia|gimnasio|lavandería)';

/** "My cousin", "a friend of mine", "meinen Bruder", "mi cuñado": who has a business of his own. */
const someone = {
  en: `(?:my|our|an?) (?:old |older |younger |former |good |best )?${kinApart.en}(?: - in - law)?(?: of (?:mine|ours))?`,
  de: `(?:mein|unser|ein)(?:e[nmrs]?)? (?:alte[nmrs]? |gute[nmrs]? |ehemalige[nmrs]? )?${kinApart.de}(?:e?[ns])?`,
  es: `(?:mi|una?|nuestr[oa]) (?:buen[oa]? |antigu[oa] )?${kinApart.es}`,
} as const;

/** "The lady at the corner", "a man I know", "eine Frau aus Wels", "una señora": one person, and no firm. */
const person = {
  en: `(?:${someone.en}|(?:an?|the) (?:\\S+ )?(?:lady|woman|man|guy|couple)|someone|somebody)`,
  de: `(?:${someone.de}|(?:ein|eine|einen|der|die|den) (?:\\S+ )?(?:dame|frau|mann|herr|paar)|jemand(?:en)?)`,
  es: `(?:${someone.es}|(?:una?|el|la) (?:\\S+ )?(?:señora?|mujer|hombre|chic[oa]|pareja)|alguien)`,
} as const;

/** Where others have their shop: "the hairdresser next door", "beim Bäcker gegenüber", "la peluquería de al lado". */
const beside = {
  en: '(?:the|an?) (?:\\S+ )?(?<en>\\S+) (?:next door|opposite|nearby|(?:across|over|down|up) the (?:road|street|way)|(?:on|at|round|around) the corner|in the next (?:village|town|street))',
  de: '(?:beim?|zum|zur|im|de[mr]|in der|zu de[mr]) (?:\\S+ )?(?<de>\\S+) (?:nebenan|gegenüber|um die ecke|an der ecke|im nachbar(?:dorf|ort))',
  es: '(?:al|en el|en la|a la|con el|con la) (?:\\S+ )?(?<es>\\S+) (?:de al lado|de enfrente|de la esquina|del pueblo (?:de al lado|vecino))',
} as const;

const start = '^ (?:(?:and|but|also|und|aber|auch|y|pero|también) )?';
const came = {
  en: '(?:came (?:back|again)|come back|are coming back|returned|renewed|rebooked|re - booked|(?:have |has )?paid|pay|subscribed|(?:are|became) (?:regulars|members))',
  de: '(?:wiedergekommen|zurückgekommen|wieder gekommen|verlängert|bezahlt|gezahlt|zahlen|bezahlen|wieder)',
  es: '(?:volvieron|han vuelto|vuelven|repitieron|han repetido|renovaron|han renovado|pagaron|han pagado|pagan)',
} as const;
const paying = {
  en: '(?:pays?|paid|renewed with|booked (?:with|at)|order from|ordered from|buy from|bought from|came back to|come back to|returned to|subscribed (?:to|with)) ',
  de: '(?:bezahlt|gezahlt|überwiesen|beauftragt|gebucht|bestellt|gekauft|abonniert) ',
  es: '(?:pagan?|pagaron|pagado|compran?|compraron|comprado|contratado|contrataron|renovaron|renovado|vuelven|volvieron|vuelto) ',
} as const;

/** He advertises and doesn't buy: "put up posters for his shop", not "ordered 12 loaves for his restaurant". */
const advertising =
  '(?=.* (?:posters?|flyers?|leaflets?|brochures?|ads?|adverts?|advertis\\S+|plakate?n?|zettel|prospekte|anzeigen?|werbung|geworben|carteles|folletos|volantes|anuncios?|publicidad) )(?!.* (?:bought|orders?|ordered|wants?|needs?|paid|pays?|bestellt|gekauft|bezahlt|gezahlt|braucht|will|compró|encargó|pidió|pagó|quiere|necesita) )';

const patterns = [
  // "Nine customers have paid my brother", "haben die Firma meines Cousins bezahlt", "han pagado a la empresa de mi primo".
  ` ${many} ${words(6)}${paying.en}(?:(?:the|a) ${venue} of )?${someone.en} (?!and |, who )`,
  // "64 pubs lease ice machines from my brother-in-law's firm".
  ` ${many} ${words(4, 1)}(?:(?:have|has|already|now|also) )*(?:buy|bought|rent|rented|lease|leased|hire|hired|order|ordered|get|got|take|took|use|used) (?:(?!from |for )\\S+ ){1,4}?(?:from|through|via|of) (?:(?:the|a) ${venue} of )?${someone.en} (?!and |, who )`,
  ` ${many} ${words(4, 1)}(?:mieten|mieteten|leasen|leasten|kaufen|kauften|beziehen|bezogen|holen|bestellen|bestellten) (?:(?!für |mit )\\S+ ){0,4}?(?:(?:bei|von|aus) )(?:de[mrs] ${venue} )?${someone.de} `,
  ` ${many} ${words(4, 1)}(?:les? )?(?:alquilan|alquilaron|compran|compraron|piden|pidieron|encargan|contratan) (?:(?!para |con )\\S+ ){0,4}?(?:a|de|en) (?:(?:la|el) ${venue} de )?${someone.es} (?!y )`,
  ` ${many} ${words(4, 1)}(?:haben|hatten) ${words(3)}${someone.de} ${words(6)}${paying.de}`,
  ` ${many} ${words(4, 1)}(?:zahlen|zahlten|bezahlen|bezahlten|kaufen|kauften|bestellen|bestellten) ${words(4)}${someone.de} `,
  ` ${many} ${words(6)}${paying.es}${words(2)}(?:(?:al|en el|con el|a la|en la|con la) ${venue} de |(?:a|en|con) )${someone.es} (?!y )`,
  // "At the hairdresser next door, 15 of 20 customers came back", "15 of 20 came back to the bakery across the street".
  `${start}at ${beside.en}(?: ,)? ${words(2)}${many} ${words(4)}${people} ${words(3)}${came.en} `,
  `${start}${words(3)}${many} ${words(4)}${people} ${words(3)}${paying.en}${beside.en.replace('<en>', '<en2>')} `,
  `${start}${beside.de} (?:sind|haben|kamen|zahlen|zahlten) ${words(4)}${many} ${words(3)}${people} ${words(5)}${came.de} `,
  `${start}${words(2)}${many} ${words(3)}${people} (?:sind|haben|kamen|zahlen|zahlten) ${words(3)}${beside.de.replace('<de>', '<de2>')} ${words(4)}${came.de} `,
  `${start}${beside.es}(?: ,)? ${words(3)}${many} ${words(4)}${people} ${words(3)}${came.es} `,
  `${start}${words(3)}${many} ${words(4)}${people} ${words(3)}${paying.es}${words(1)}${beside.es.replace('<es>', '<es2>')} `,
  // "The lady at the corner washes for 40 families and they pay her", "conozco a una señora que lava para 40 familias y le pagan".
  `${start}(?:(?:i|we) know )?${person.en} .*?${many} ${words(2)}${people} .*?(?:pay|paid|renewed) (?:him|her) (?!\\p{L}{4,} (?!a |per |every |each ))`,
  `${start}(?:(?:ich kenne|wir kennen) )?${person.de} .*?${many} ${words(2)}${people} .*?(?:zahlen|bezahlen|zahlten|bezahlten) (?:sie )?(?:ihm|ihr|ihn) `,
  `${start}(?=.* ${many} ${words(2)}${people} )(?:(?:conozco|conocemos) a )?(?:${person.es}|(?:el|la) \\S+ (?:de al lado|de enfrente|de la esquina)) .*? les? (?:\\S+ )?(?:pagan|pagaron|pagado|renovado|renovaron) `,
  // "Mi cuñada tiene una panadería en Tlaxcala y vende 300 piezas al día", "meine Tante hat eine Bäckerei und verkauft 300 Brote".
  `${start}${someone.en} (?:has|runs|owns|opened|started) (?:an?|one|his|her) ${words(6)}and (?:now |already )?(?:sells|takes|serves|earns) ${words(1)}(?:[£$€] )?${many} (?!.* but )`,
  `${start}${someone.de} (?:hat|betreibt|führt|besitzt) (?:eine?n?|seine?n?|ihre?n?) ${words(6)}und (?:verkauft|bedient|verdient|nimmt) ${words(1)}${many} (?!.* aber )`,
  `${start}${someone.es} (?:tiene|lleva|montó|abrió|puso) (?:un[oa]?|su) ${words(6)}y (?:ya )?(?:vende|atiende|factura|cobra|gana|saca) ${words(1)}${many} (?!.* pero )`,
  // "My brother-in-law put up posters for his shop", "mein Schwager hat für seinen Laden", "mi vecino repartió folletos de su propio negocio".
  `${start}${advertising}${someone.en} [^,]*?(?:for|of|about) (?:his|her|their) ${venue} `,
  `${start}${advertising}${someone.de} [^,]*?für (?:sein|ihr)(?:e[nmrs]?)? ${venue} `,
  `${start}${advertising}${someone.es} [^,]*?(?:para|de) su ${venue} `,
].map((pattern) => new RegExp(pattern, 'u'));

/** Cheap to test before the patterns: somebody near us, or a place beside us. */
const near = new RegExp(
  ` (?:${kinApart.en}|${kinApart.de}(?:e?[ns])?|${kinApart.es}|lady|woman|man|guy|couple|someone|somebody|dame|frau|mann|herr|paar|jemand(?:en)?|señora?|mujer|hombre|chic[oa]|pareja|alguien|door|opposite|nearby|road|street|way|corner|next|nebenan|gegenüber|ecke|nachbar(?:dorf|ort)|lado|enfrente|esquina|vecino) `,
  'u',
);
const counted = new RegExp(` ${many} `);
/** What names him isn't about us: "my cousin", "a friend of mine", "I know a lady". */
const naming = new RegExp(
  `(?<= )(?:${someone.en}|${someone.de}|${someone.es}|(?:i|we) know|ich kenne|wir kennen|conocemos)(?= )`,
  'gu',
);
/** "Thanks to it", "with the app": what he reaches with ours. And what is hard for him. */
const withOurs =
  / (?:it|these|thanks to|using|damit|dadurch|dank|gracias|late|never|not|n't|spät|nicht|nie|tarde|no|nunca|\p{L}{2,}mos) | (?:with|through|via|mit|con) (?:the|de[mr]|el|la) (?:\S+ )?(?:app|tool|card|system|software|program|page|karte|seite|tarjeta|sistema|programa|página) /u;
/** "I run the shop with my brother", "meine Schwester und ich": he is one of us. */
const partner = new RegExp(
  ` (?:with|together with) ${someone.en} | ${someone.en} and i | mit ${someone.de} | ${someone.de} und ich | con ${someone.es} | ${someone.es} y yo `,
  'u',
);

const number = '(?:\\d[\\d,.]*|[一二两三四五六七八九十百千几]+)[多来余]?';
const besideInChinese = '(?:隔壁|对面|旁边|附近|楼下|楼上|街角|街口|村口|邻[县村镇市区])';
const venueInChinese = '(?:班|店|馆|厅|铺|廊|吧|机构|工作室|诊所|健身房|公司|书屋|画室)';
const patternsInChinese = [
  // 九位客户给我表哥的公司付了钱, 付钱给了我哥哥.
  `${number}[个家位名户][^。;]*?(?:(?:给|向|替|在|跟|找)了?我们?的?${kinInChinese}[^,，。;和跟]{0,8}?(?:付|交|买|订)|(?:付|交|给)了?[^,，。;我]{0,4}给?了?我们?的?${kinInChinese})`,
  // 隔壁的发廊,20位客户里今年有15位又来了.
  `^(?:${besideInChinese}的?|${besideInChinese}(?:那|有一?)[家个间])[^,，。;我咱客顾]{1,8}[,，]?[^,，。;我咱]{0,12}?${number}[个家位名][^,，。;我咱]{0,6}?(?:又|再|回头|续)`,
  // 听说隔壁镇的王老师开的托管班有八十个孩子, 对面那家补习班有一百二十个学生, 邻县老张的店有三百个老人.
  `^(?:听说|据说)?${besideInChinese}[^,，。;我咱]{0,10}?${venueInChinese}(?:里|现在|已经|目前)*(?<!公司)有了?${number}[个位名家户](?!员工|职工|人|老师|护士)`,
  // 我的邻居为他自己的生意发了200张传单.
  `^(?![^。;]*[买订付])我们?的?${kinInChinese}[^,，。;我咱]{0,4}?(?:为|给|替|帮)(?:他|她)(?:们)?(?:自己|家)?的?(?:生意|[^,，。;我咱]{0,4}${venueInChinese})[^,，。;我咱]*?${number}`,
].map((pattern) => new RegExp(pattern, 'u'));
const usInChinese = new RegExp(`我(?!们?的?${kinInChinese})|咱|在用|用它|这个|这款|麻烦|[很太]累|难|浪费`, 'u');

const partnerInChinese = new RegExp(`[和跟与]我们?的?${kinInChinese}|${kinInChinese}[和跟与]我`, 'u');

const marked = new WeakSet<Clause>();

/** Whether the clause tells of the customers or the advertising of somebody who isn't called a competitor. */
export const isOthersCustomers = (clause: Clause): boolean => marked.has(clause);

/** "The hairdresser next door" of "the hairdresser next door pays us" is a customer of ours. */
const isCustomerOfOurs = (noun: string, clauses: readonly Clause[]): boolean =>
  clauses.some(({ tokens, modality }) => {
    const text = wordsInFigures(tokens);
    return modality === 'fact' && us.test(text) && hasAny(tokens, 'pay', 'book', 'use') && text.includes(` ${noun} `);
  });

const isPartner = ({ context, sentence }: Clause): boolean =>
  sentence.isLatin ? partner.test(wordsInFigures(context)) : partnerInChinese.test(lettersOf(context));

function isInLatin(context: readonly Token[], clauses: readonly Clause[]): boolean {
  const text = wordsInFigures(context);
  if (!counted.test(text) || !near.test(text)) return false;
  const found = patterns.map((pattern) => pattern.exec(text)).find((match) => match !== null);
  if (!found) return false;
  const rest = text.replace(naming, 'x');
  if (us.test(rest) || withOurs.test(rest)) return false;
  const noun = Object.values(found.groups ?? {}).find((name) => name !== undefined);
  return noun === undefined || !isCustomerOfOurs(noun, clauses);
}

function isInChinese(context: readonly Token[]): boolean {
  const letters = lettersOf(context);
  return !usInChinese.test(letters) && patternsInChinese.some((pattern) => pattern.test(letters));
}

/**
 * "Nine customers have paid my brother", "at the hairdresser next door 15 of 20 customers came back", 我哥哥为他的店发了200张传单: whom
 * customers pay, or whose advertising it is, is none of us. Before any rule asks whose a clause is.
 */
export function markOthersCustomers(clauses: readonly Clause[]): void {
  for (const [sentence, all] of clausesBySentence(clauses)) {
    const context = all[0]?.context ?? [];
    // "A clinic nearby has 100 patients who queue for two hours": whom we might help.
    if (hasAny(context, 'trouble')) continue;
    const isTheirs = sentence.isLatin ? isInLatin(context, clauses) : isInChinese(context);
    if (isTheirs && !clauses.some(isPartner)) for (const clause of all) marked.add(clause);
  }
}
