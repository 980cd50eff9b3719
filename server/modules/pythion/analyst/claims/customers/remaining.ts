import type { Clause } from '../../text/clause';
import { wordsInFigures } from '../../text/figures';
import { memoise } from '../../text/memoise';
import { months } from '../../text/months';
import { parseHanCount } from '../../text/numbers';
import { readQuantities, type Quantity } from '../../text/quantities';
import { hasAny, lettersOf } from '../../text/token';
import { isFact, makeClaim, type Claim } from '../claim';
import { hanNumber, hanUnit } from './hanCounts';
import { matchHanReversal } from './hanReversals';
import { isNoLoss } from './noLoss';
import { fewestCounted, mostGone } from './shares';

const all = String.raw`(?<all>\d+)`;
const some = String.raw`(?<some>\d+)`;
const who = String.raw`(?:(?!and |but |of |we |i |und |aber |y |pero )[\p{L}'-]+ ){0,4}?(?:, )?`;
const end =
  '(?=(?:$|[.,;!] |(?:it|them|us|ours|from|with|here|today|now|every|each|regularly|weekly|monthly|after|at|in|this|bei|mit|heute|jeden?|im|nach|con|hoy|cada|al|en|tras) ))';
const ours = '(?:the |our |my |those |all (?:the )?|den |unseren |meinen |l[oa]s |mis |nuestr[oa]s )?';
const first = '(?:first |original |initial |ersten |ursprünglichen |primer[oa]s )?';
const only = '(?:(?:only|just|but|today|now|nur|noch|heute|jetzt|solo|sólo|apenas|hoy|ahora|ya) )*';

/** "…, die im März angefangen haben, …", "… que empezaron en marzo, …". */
const that = String.raw`(?:(?:, )?(?:die|que) (?:[^\s,.;]+ ){1,6}?(?:, )?)?`;
const germanMonths = `${months.de}|frühjahr|frühling|sommer|herbst|winter`;
/** Who is counted are people or households, and not what they bought. */
const customersNow = String.raw`(?:(?:paying|zahlende|feste|regular) )?(?:customers|clients|subscribers|members|families|households|kunden|kundinnen|abonnenten|mitglieder|familien|haushalte|client[ea]s|soci[oa]s|abonad[oa]s|familias) (?:(?:in|en|im|last|el) \S+ (?:\S+ )?)?`;
const nowOnly = '(?:heute|jetzt|inzwischen|mittlerweile|now|today|hoy|ahora|ya) ';

const stillDoing =
  '(?:(?:are |is )?still (?:order|buy|come|pay|use|book|visit|shop|rent|subscribe|get|take|train|play|read|here|there|with|left|active|customers)(?:ing)? |(?:are|were) left |remain(?:ed)? |stayed )';
const doing = '(?:bestellen|kaufen|zahlen|bezahlen|kommen|nutzen|buchen|mieten|sind|bleiben|blieben)';
const goOn =
  '(?:(?:l[oa]s? )?(?:siguen|seguían|siguieron)(?: (?:\\p{L}+ndo(?:nos|l[oa]s?)?|activ[oa]s))?|quedan|quedaron|todavía \\p{L}+n|aún \\p{L}+n)';
const began =
  '(?:began|started|set out|launched|angefangen haben wir|begonnen haben wir|haben|sind|empe(?:cé|zamos)|arran(?:qué|camos)|comen(?:cé|zamos))';

/**
 * "Of our first forty families only five still order", "4 of the 45 that started still order", "von den ersten 40 Familien
 * bestellen nur noch fünf", "de 30 clientas me quedan 3", "we began with forty families and five still order".
 */
const latin = [
  ` (?:out )?of ${ours}${first}${all} ${who}${only}${some} (?:of them )?${stillDoing}${end}`,
  ` (?:only|just|but) ${some} (?:out )?of ${ours}${first}${all} ${who}${stillDoing}${end}`,
  ` ${some} (?:out )?of ${ours}${first}${all} ${who}(?:that|who) (?:started|began|joined|signed up|subscribed|tried it) ${only}${stillDoing}${end}`,
  ` ${began} (?:\\S+ ){0,2}?with ${all} [^.;]{1,40}? ${only}${some} (?:of them )?${stillDoing}${end}`,
  ` von ${ours}${first}${all} ${who}${that}${doing} (?:(?!\\d)[^\\s.,;]+ ){0,4}?(?:nur noch|nur|noch) ${some} (?:da|übrig|dabei|geblieben|kunden|aktiv) ${end}`,
  ` von ${ours}${first}${all} ${who}${that}${doing} (?:(?:heute|jetzt|inzwischen|uns|mir|gerade|ihn|sie|es) )*(?:nur noch|nur|noch) ${some} (?:(?:da|übrig|dabei|geblieben) )?${end}`,
  ` ${all} (?:\\S+ )?haben (?:sich|ihn|sie|es|die app) (?:[^\\s.;]+ ){0,4}?(?:angemeldet|registriert|heruntergeladen|installiert) [^.;]{0,60}? (?:nutzten|nutzen|benutzten|benutzen|verwendeten|verwenden|waren|sind) (?:(?:ihn|sie|es|davon|heute|jetzt) )*(?:nur noch|noch|nur) ${some} (?:aktiv |dabei )?${end}`,
  ` se (?:registraron|apuntaron|inscribieron|dieron de alta) ${all} [^.;]{1,60}? ${goOn} ${only}${some} ${end}`,
  ` (?:nur noch|nur|noch) ${some} (?:von|der) ${ours}${first}${all} ${who}${doing} ${end}`,
  ` ${began} (?:\\S+ ){0,2}?mit ${all} [^.;]{1,50}? (?:${doing} (?:(?:heute|jetzt) )?(?:nur noch|noch|nur) ${some} |(?:nur noch |noch )?(?<other>\\d+) ${doing} noch )${end}`,
  ` de ${ours}${first}${all} ${who}${that}${only}(?:(?:me|nos) )?${goOn} ${only}${some} ${end}`,
  ` (?:hatten (?:wir|ich)|hatte ich|(?:i|we) had|tenía(?:mos)?) ${all} ${customersNow}(?:, )?(?:and |und |y |but |aber |pero )?${nowOnly}(?:haben (?:wir|ich)|habe ich|sind es|(?:i|we) have|it is|it 's|there are|tengo|tenemos|son|quedan) ${only}${some} ${end}`,
  ` im (?:${germanMonths}) (?:waren es|hatten wir|hatte ich) ${all} ${customersNow}(?:, )?(?:und |aber )?${nowOnly}(?:sind es|haben wir|habe ich) ${only}${some} ${end}`,
  ` de ${ours}${first}${all} ${who}${that}${only}${some} ${goOn} ${end}`,
  ` (?:solo|sólo|apenas) ${some} de ${ours}${first}${all} ${who}${goOn} ${end}`,
  ` ${began} (?:\\S+ ){0,3}?con ${all} [^.;]{1,50}? ${only}(?:(?:me|nos) )?${goOn} ${only}${some} ${end}`,
  ` (?:out )?of ${ours}${first}${all} ${who}${only}${some} (?:of them )?(?:came back|came again|returned|bought again|ordered again) ?${end}`,
  // "De 212 que rentaron, solo 9 lo hicieron otra vez", "of 90 who hired one, 6 did so again", "von 80, die …, haben nur 5 noch einmal …".
  ` (?:out )?of ${ours}${first}${all} ${who}(?:(?:that|who) \\S+ (?:\\S+ ){0,4}?(?:, )?)?${only}${some} (?:of them )?(?:ever |have |has )?(?:did (?:it |so )?(?:again|twice|a second time|once more)|(?:rented|hired|booked|bought|ordered|used|paid|signed up)(?: (?:it|us|one|from us|with us))? (?:again|a second time|once more|another one|twice)) ?${end}`,
  ` von ${ours}${first}${all} ${who}${that}(?:haben|sind|waren|taten) (?:(?:nur|gerade mal|lediglich|bloß|ganze|gerade einmal) )+${some} (?:davon )?(?:es )?(?:noch ?(?:ein)?mal|noch ein mal|wieder|erneut|ein zweites mal|ein weiteres mal)(?: (?:gemietet|gebucht|gekauft|bestellt|getan|gemacht|gekommen|geliehen|bezahlt))? ?${end}`,
  ` de ${ours}${first}${all} ${who}(?:(?:, )?que (?:[^\\s,.;]+ ){1,6}?(?:, )?)?${only}${some} (?:(?:l[oa]s? |nos )?\\p{L}+(?:ó|on) )(?:otra vez|de nuevo|una segunda vez|más de una vez|dos veces) ?${end}`,
  ` von ${ours}${first}${all} ${who}${that}kamen ${only}${some} (?:davon )?(?:wieder|zurück|ein zweites mal|noch einmal) ?${end}`,
  ` de ${ours}${first}${all} ${who}${that}${only}(?:volvieron|volvió|repitieron|repitió|regresaron) ${only}${some} ?${end}`,
].map((pattern) => new RegExp(pattern, 'u'));

const customers =
  '(?:paying )?(?:customers|clients|subscribers|members|kunden|kundinnen|abonnenten|mitglieder|client[ea]s|soci[oa]s|abonad[oa]s)';
/** "Had 80 customers, but none came back", "llegué a tener 80 clientas pero ninguna volvió a alquilar". */
const noneLeft = [
  ` (?:had|got|won|up to) ${all} ${customers} (?:, )?(?:but|and|yet) (?:none|nobody|not (?:a single )?one) (?:of them )?(?:ever )?(?:came back|returned|ordered again|booked again|bought again|stayed|renewed) `,
  ` (?:hatten?|gewannen?) (?:\\S+ )?${all} ${customers} (?:, )?(?:aber|doch|und) (?:keiner?|keine|niemand|kein einziger) (?:davon )?(?:ist|kam|hat|blieb) (?:\\S+ )?(?:(?:wieder|zurück)\\S*|geblieben|verlängert|nochmal|erneut)?`,
  ` (?:tener|tuve|tuvimos|conseguí|conseguimos) ${all} ${customers} (?:, )?(?:pero|y) (?:ningun[oa]|nadie) (?:de ell[oa]s )?(?:volvió|repitió|siguió|renovó|se quedó) `,
].map((pattern) => new RegExp(pattern, 'u'));

/** 最开始40家，现在只剩5家还在订; 来过80位客户，没有一位再来; not 注册了两千人，下单的只有7个，还有2个是亲戚. */
const han = new RegExp(
  `(?<all>${hanNumber})${hanUnit}[^。；\\d]{0,8}?(?:现在|如今|目前|里面?|中)?(?:只剩下?|就剩下?|还剩下?|只有(?=[^,，。]{1,4}还))了?(?<some>${hanNumber})${hanUnit}(?:还|在|继续|了|$|[，。,.])`,
  'u',
);
const hanNone = new RegExp(
  `(?<all>${hanNumber})${hanUnit}(?:客户|客人|顾客|会员|用户)[^。；\\d]{0,3}(?:没有一|一)${hanUnit}(?:也|都)?(?:没有?)?(?:再来|回来|续|留下)`,
  'u',
);

/** Fewer than this share have stayed: what more of them do is told by the rules of use. */
const half = 0.5;

/** How many of those who were counted first are customers still, in the clause that tells it, where they are fewer than half. */
export const readRemaining = memoise((clause: Clause): (Quantity & { of: number }) | undefined => {
  const there = readThere(clause);
  return there && there.value < there.of * half ? there : undefined;
});

/** How many of those who were counted first are customers still. */
export const readThere = memoise((clause: Clause): (Quantity & { of: number }) | undefined => {
  const { quantities, context, sentence } = clause;
  if (
    !sentence.isLatin &&
    !/剩|还[有在]|只有|没有一|一.(?:都|也)没|[续停退走换]|不[续来订用]|回/.test(lettersOf(context))
  )
    return undefined;
  if (!isFact({ ...clause, isNobody: false }) || hasAny(context, 'survey', 'rival', 'condition')) return undefined;
  const found: { value: number; of: number; told?: string } | undefined = sentence.isLatin
    ? matchLatin(context)
    : matchHan(context);
  if (!found || found.of < fewestCounted || found.value > found.of || isNoLoss(clause)) return undefined;
  const counts = [found.value, ...(sentence.isLatin ? [] : [found.of - found.value])];
  const told =
    quantities.find(({ kind, value }) => kind === 'count' && counts.includes(value)) ??
    // 四百八十张来退了余额: a numeral in several words.
    quantities.find(({ kind }) => kind === 'count' && isToldIn(clause, found));
  // Where none stayed, the clause is the one that denies it.
  const all = sentence.isLatin ? [found.of] : [found.of, ...counts];
  if (!readQuantities(context).some(({ kind, value, of }) => kind === 'count' && all.includes(of ?? value)))
    return undefined;
  if (!told && !(found.value === 0 && clause.negated.size > 0)) return undefined;
  return { kind: 'count', start: told?.start ?? 0, end: told?.end ?? 1, value: found.value, of: found.of };
});

const isToldIn = ({ tokens, sentence }: Clause, { told }: { told?: string }): boolean =>
  !sentence.isLatin && told !== undefined && told.length > 1 && lettersOf(tokens).includes(told);

function matchLatin(context: Clause['context']): { value: number; of: number } | undefined {
  const words = wordsInFigures(context);
  if (!triggers.test(words)) return undefined;
  const groups = latin.map((pattern) => pattern.exec(words)?.groups).find((match) => match);
  if (groups) return { value: Number(groups['some'] ?? groups['other']), of: Number(groups['all']) };
  const none = noneLeft.map((pattern) => pattern.exec(words)?.groups).find((match) => match);
  return none && { value: 0, of: Number(none['all']) };
}

const triggers =
  / (?:back|again|second|twice|vez|veces|nuevo|erneut|returned|wieder|zurück|zweites|volvi\S+|repiti\S+|regresaron|heute|jetzt|inzwischen|mittlerweile|now|today|hoy|ahora|still|left|remain\S*|stayed|noch|nur|siguen|seguían|siguieron|quedan|quedaron|todavía|aún|none|nobody|not|keine?r?|niemand|ningun[oa]|nadie) /;

function matchHan(context: Clause['context']): { value: number; of: number; told?: string } | undefined {
  const letters = lettersOf(context);
  const groups = han.exec(letters)?.groups;
  if (groups) return { value: parseHanCount(groups['some'] ?? ''), of: parseHanCount(groups['all'] ?? '') };
  const none = hanNone.exec(letters)?.groups;
  return none ? { value: 0, of: parseHanCount(none['all'] ?? '') } : matchHanReversal(letters);
}

/** "Im März waren es 80 Familien, heute sind es 52": how many there are, and not that they pay. */
export const isThereOnly = (clauses: readonly Clause[]): boolean =>
  clauses.some(readThere) && !clauses.some((clause) => hasAny(clause.tokens, 'pay', 'sell', 'book', 'renew'));

/** Most are gone; or fewer are, and those who stay are the customers. Where most stay, the rules of use tell what they do. */
export function remainingClaims(clause: Clause): Claim[] {
  const there = readThere(clause);
  if (!there) return [];
  const { of, value } = there;
  const gone: Quantity & { of: number } = { ...there, value: of - value };
  if (value >= of * half) return value < of ? [makeClaim('churn', clause, { quantity: gone })] : [];
  const churn = makeClaim('churn', clause, { quantity: gone });
  if (gone.value / of >= mostGone) return [churn, makeClaim('nobodyStayed', clause, { quantity: gone })];
  return [
    churn,
    makeClaim('evidence', clause, { evidence: hasAny(clause.tokens, 'pay', 'book', 'sell') ? 5 : 4, quantity: there }),
  ];
}
