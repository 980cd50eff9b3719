import { lastOfSentences, type Clause } from '../../text/clause';
import { wordsInFigures } from '../../text/figures';
import { memoise } from '../../text/memoise';
import { parseHanCount } from '../../text/numbers';
import { lettersOf, type Token } from '../../text/token';
import { makeClaim, type Claim } from '../claim';
import { isRivals } from '../hearsay';
import { hanNumber } from './hanCounts';
import { fewestCounted, mostGone } from './shares';
import { withLeavers } from './stayersAndLeavers';

const deal = {
  en: '(?:took(?! part)|had|booked|bought|paid|hired|used|signed|started|ordered|rented|joined|subscribed|began|worked with|said yes|came on board|were with)',
  de: '(?:gebucht|gekauft|bezahlt|genommen|benutzt|genutzt|unterschrieben|angefangen|bestellt|gemietet|dabei|mitgemacht|hatten|nahmen|buchten|kauften|zahlten)',
  es: '(?:contrataron|compraron|pagaron|reservaron|usaron|firmaron|empezaron|pidieron|alquilaron|tuvimos|tenían|entraron|probaron)',
};
/** "Of the five festivals that took us", "von den sechs Hotels, die gebucht hatten", "de los cinco bares que empezaron", "our five customers:". */
const whole = [
  ` (?:out )?of (?:the |our |my |those )?(?:first |original )?(?<all>\\d+) (?:\\S+ ){1,3}?(?:that|who|which|we|i) (?:(?:had|have|ever|first|has) )*${deal.en} [^;]*?, `,
  ` (?:out )?of (?:our|my) (?:first |original |paying )?(?<all>\\d+) (?:\\S+ ){0,2}?(?:customers|clients|members|subscribers|buyers|partners|shops|hotels|schools|firms|festivals|cafés|restaurants) (?:\\S+ ){0,4}?, `,
  ` (?:our|my) (?:first |original |paying )?(?<all>\\d+) (?:\\S+ ){0,2}?(?:customers|clients|members|subscribers|buyers|partners) : `,
  ` von (?:den |unseren |meinen )(?:ersten )?(?<all>\\d+) (?:\\S+ ){1,2}?, die [^,;]*?${deal.de}[^,;]*, `,
  ` von (?:unseren|meinen) (?:ersten )?(?<all>\\d+) (?:kund\\S+|mitglieder\\S*|abonnent\\S+|käufer\\S*|partner\\S*) (?:\\S+ ){0,4}?`,
  ` de l[oa]s (?:primer[oa]s )?(?<all>\\d+) (?:\\S+ ){1,2}?que (?:(?:nos|me|lo|la) )?${deal.es} [^;]*?, `,
  ` de (?:mis|nuestr[oa]s) (?:primer[oa]s )?(?<all>\\d+) (?:client[ea]s|soci[oa]s|abonad[oa]s|compradores) (?:\\S+ ){0,4}?, `,
].map((source) => new RegExp(source, 'u'));

const counted =
  '(?<some>\\d+)|(?<single>one|another|(?:the )?(?:first|second|third|fourth|fifth|sixth|last|other)(?: one)?|einer?|eines|eins|noch einer?|(?:der|die|das) (?:erste|zweite|dritte|vierte|fünfte|sechste|letzte|andere)|uno|una|otr[oa]|(?:el|la) (?:primer[oa]|segund[oa]|tercer[oa]|cuart[oa]|quint[oa]|sext[oa]|últim[oa]|otr[oa]))';
const over = {
  en: "(?:folded|(?:closed|shut)(?= (?:$|(?:down|up|shop|for good|their doors|its doors|in|after|before|within|(?:last|this) \\S+(?! 's)|because|when) ))|failed|died|retired|sold up|merged|went (?:bust|under|out of business|elsewhere|back|to|over|with(?! us| me))|signed (?:up )?with(?! us| me)|(?:chose|picked|took|uses?) (?:an?other|someone|somebody|something else|a (?:rival|competitor)|(?:an? )?(?:different|other|cheaper|bigger|larger) (?:one|provider|supplier|company|firm|shop|service|vendor|app|tool))|switched|moved (?:away|abroad|elsewhere|on|to another)|left(?! (?:early|late|at|an?|the|their|its|it|good) )|quit|cancelled|canceled|stopped(?! (?:at|for|by|off) )|dropped|gave up|pulled out|ghosted|is (?:gone|bankrupt|closed|silent)|does n't (?:answer|reply|pick|respond|call|want)|did n't (?:answer|reply|renew|come)|never (?:answers|answered|replied|replies|came|called|paid)|wo n't (?:answer|reply|pay)|no longer (?:answers?|replies|reply|pays?|orders?|buys?|comes?|exists?|needs?|wants?|trades?|open)|ignores?|has n't (?:answered|replied|paid)|stays silent|said no|buys? (?:now )?from(?! us| me))",
  de: '(?:pleite|schloss|kauf(?:t|en) (?:jetzt |nun |inzwischen )?(?:bei(?! uns| mir)|beim|woanders)|geschlossen|zugemacht|dicht|insolvent|aufgegeben|abgesprungen|gekündigt|gegangen|gewechselt|ging (?:zu|weg|woandershin)|nahm (?:einen anderen|andere)|unterschrieb (?:bei|mit)|antwortet nicht|meldet sich nicht|geht nicht ran|antworten nicht|melden sich nicht|nicht mehr|weg|stieg\\S* aus|sprang\\S* ab|hörte\\S* auf)',
  es: '(?:cerr(?:aron|ó)(?! (?:el|un|la|una) (?:trato|acuerdo|contrato|pedido|compra|venta) )|se pas(?:aron|ó) a otr[oa]|quebraron|quebró|se fueron|se fue|firm(?:ó|aron) con(?! nosotr)|canceló|cancelaron|lo dejó|lo dejaron|no (?:contesta|contestan|responde|responden|coge|cogen)|cambi(?:ó|aron)(?! de (?:plan|tarifa|fecha|hora|talla))|eligi(?:ó|eron) (?:a )?otr[oa]|se (?:dio|dieron) de baja|se jubil(?:ó|aron)|ya no (?:contesta|responde|paga|compra|viene|existe|pide|llama|quiere|está)n?)',
};
const end = new RegExp(
  `^ (?:and |but |und |aber |y |pero |, )*(?:(?:sind|haben|ist|hat) )?(?:${counted}) (?:of (?:them|those) |davon |de ell[oa]s )?(?:\\S+ ){0,7}?(?:${over.en}|${over.de}|${over.es})(?= )`,
  'u',
);
const wholeHan = [
  `我们?的?(?<all>${hanNumber})[家个位名户](?:付费|签约|老)?(?:客户|会员|顾客|客人|合作方?)[^，。；]{0,3}?(?:里|中|，|,)`,
  `(?<all>${hanNumber})[家个位名户](?:签|买|用|订|租|合作|付|下单)[^，。；]{0,12}?(?:里|中|，|,)`,
  `(?:签|买|用|订|租|合作|付|下单)[^，。；]{0,6}?的(?:这|那)?(?<all>${hanNumber})[家个位名户][^，。；]{0,4}?(?:里|中|，|,)`,
].map((source) => new RegExp(source, 'u'));
const endHan = new RegExp(
  `(?:第[一二三四五六]|(?<some>${hanNumber}))[家个位名户](?:已经|后来|都|直接)*(?:关[了门张]|倒闭|倒了|转让|找了别|换了别|改用(?!我)|签了别|跟了(?!我)|不接|不回|联系不上|没消息|失联|停了(?!旧|原|以前|之前|别|其他)|退了|不干|走了)`,
  'gu',
);
/** Whether any part is over at all: the whole is looked for in few sentences. */
const overHan = new RegExp(endHan.source, 'u');

/** How many of the whole are said to be over, part by part. */
const readEnds = memoise((context: readonly Token[]): { all: number; gone: number } | undefined => {
  const words = wordsInFigures(context);
  const match = /\d/.test(words) ? whole.map((pattern) => pattern.exec(words)).find((found) => found !== null) : null;
  if (!match) return undefined;
  const parts = ` ${words.slice(match.index + match[0].length)}`.split(
    / [,;] (?:and |und |y )?| (?:and|und|y) (?=one |the |another |\d|ein|der |die |das |un|otr|el |la )/u,
  );
  const gone = parts.reduce((sum, part) => {
    const groups = end.exec(` ${part.trim()} `)?.groups;
    return groups ? sum + (groups['some'] === undefined ? 1 : Number(groups['some'])) : sum;
  }, 0);
  return { all: Number(match.groups?.['all'] ?? 0), gone };
});

const readEndsInChinese = memoise((context: readonly Token[]): { all: number; gone: number } | undefined => {
  const letters = lettersOf(context);
  if (!overHan.test(letters)) return undefined;
  const match = wholeHan.map((pattern) => pattern.exec(letters)).find((found) => found !== null);
  if (!match) return undefined;
  const gone = [...letters.slice(match.index + match[0].length).matchAll(endHan)].reduce(
    (sum, { groups }) => sum + (groups?.['some'] === undefined ? 1 : parseHanCount(groups['some'])),
    0,
  );
  return { all: parseHanCount(match.groups?.['all'] ?? ''), gone };
});

/**
 * "Of the five festivals that took us, two folded, one signed with another, and the fourth doesn't answer": each end is told alone, and
 * together they are three in four or more of the customers.
 */
export function withEndsListed(claims: readonly Claim[], clauses: readonly Clause[]): readonly Claim[] {
  const found = lastOfSentences(clauses).flatMap((clause) => {
    const ends = (clause.sentence.isLatin ? readEnds : readEndsInChinese)(clause.context);
    return ends && ends.all >= fewestCounted && ends.gone <= ends.all && ends.gone / ends.all >= mostGone
      ? [{ clause, ...ends }]
      : [];
  });
  const told = found.filter(({ clause }) => clause.modality === 'fact' && !isRivals(clause));
  if (told.length === 0) return claims;
  return [
    ...withLeavers(claims, {
      staying: [],
      none: [],
      gone: told.map(({ clause, gone, all }) => ({ clause, part: gone, whole: all })),
    }),
    ...told.map(({ clause, gone, all }) =>
      makeClaim('churn', clause, { quantity: { kind: 'count', value: gone, of: all, start: 0, end: 1 } }),
    ),
  ];
}
