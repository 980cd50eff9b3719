import type { Clause } from '../../text/clause';
import { isChineseFuture } from '../../text/future';
import { memoise } from '../../text/memoise';
import { parseHanCount } from '../../text/numbers';
import type { Quantity } from '../../text/quantities';
import { has, hasAny, lettersOf, spacedWords, type Token } from '../../text/token';
import { makeClaim, type Claim } from '../claim';
import { hanSpan } from './hanCounts';
import { singleGone } from './singleGone';

/** What is bought or booked once more; not "their second van", "their third supplier". */
const again =
  '(?:one|box|bag|bottle|jar|crate|load|set|pair|order|batch|lot|round|visit|appointment|booking|session|class|lesson|course|treatment|delivery|subscription|year|season|month|term|time)';

/** "Came from traders who'd used us before": customers of before, who came once more. */
const earlier =
  / (?:came|come|were|are|went) (?:from|to|for|with|by) (?:\S+ ){0,4}(?:who|that|which) (?:had|have|'d|'ve) (?:already |all )?(?:used|bought|booked|ordered|hired|paid|rented|tried|come|been)(?: (?:us|me|it|one|ours|from us|from me|with us|to us))? (?:before|already|once|earlier)(?= )/;

/** "Have me back", "put their names down for next year", "sent a second one": what those counted did once more. */
const acts = [
  / (?:has|have|had) (?:already )?(?:me|us) back(?= )/,
  / put (?:their|his|her) names? down (?:again|for (?:the )?(?:next|another|this|a second|\d{4})(?= ))/,
  new RegExp(
    String.raw` (?:sent|brought|booked|ordered|bought|asked for|paid for|are on|is on|placed|signed up for) (?:me |us |in )?(?:(?:a|an|the|their|his|her) (?:second|third|next) ${again}(?= )|another (?:one|round|year|season|lot|batch|order|visit|term)(?= ))`,
  ),
  / (?:asked|invited|called|had) (?:me|us) (?:back (?:for|every|each|since)|in again|again)(?= )/,
  / (?:booked|hired|rented|paid|book|hire|pay|ordered from|bought from) (?:me |us )(?:again|once more)(?= (?:[.,;]|every|for|within|after|in|and|$))/,
  / (?:kamen|kommen) (?:[^\s,;]+ ){0,3}wieder(?= (?:[.,;]|zu (?:uns|mir)|$))/,
  / (?:come|came|been|turned up|shown up|bought|ordered|book|booked) (?:back )?(?:every|each) (?:single )?(?:week|fortnight|month|time|session|evening|morning)(?= )/,
  / (?:kommen|kamen|bestellen|kaufen) (?:[^\s,;]+ ){0,2}?(?:jede woche|jeden monat|jedes mal)(?= )/,
  / (?:vienen|vinieron|han venido|acuden|compran|piden) (?:cada (?:semana|mes|vez)|tod[oa]s l[oa]s (?:semanas|meses))(?= )/,
  / of (?:them|those|these|which) (?:(?:came|bought|ordered|booked) )?(?:more than|at least|over) \S+ times(?= )/,
  / of (?:them|those|these|which) (?:every|each) (?:week|fortnight|month|season)(?= )/,
  / (?:davon|von ihnen) (?:[^\s,;]+ )?(?:jede woche|jeden monat)(?= )/,
  / de ell[oa]s (?:cada (?:semana|mes)|tod[oa]s l[oa]s (?:semanas|meses))(?= )/,
  / (?:volvió|volvieron) a (?:llamar|comprar|pedir|contratar|encargar|reservar)(?:nos|me)?(?= )/,
  // "Five of them have booked for three years running", "fünf davon buchen seit drei Jahren immer wieder", "repiten año tras año".
  / (?:booked|book|booking|ordered|order|hired|hire|rented|rent|bought|buy|came|come|coming|used|used us|called us|had us|have us) (?:(?:us|me|it|this|one|again|back|from|with|to|the|same|service) ){0,3}?(?:(?:for )?(?:two|three|four|five|six|seven|eight|nine|ten|several|\d+) (?:years|seasons|summers|winters) (?:running|in a row|now)|year after year|season after season|time and again|again and again|over and over(?: again)?|every (?:year|season) since)(?= )/,
  / (?:buchen|bestellen|kaufen|mieten|kommen|beauftragen|schicken|nehmen|rufen) (?:[^\s,;]+ ){0,3}?(?:immer wieder|jahr für jahr|seit (?:vielen |mehreren )?jahren|seit (?:zwei|drei|vier|fünf|sechs|sieben|acht|zehn|\d+) (?:jahren|saisons|wintern|sommern))(?! (?:nicht|nie|kaum|zu spät|beim|bei (?!uns|mir)|im|woanders) )(?= )/,
  / (?:reservan|piden|compran|contratan|vienen|alquilan|encargan|llaman|repiten) (?:[^\s,;]+ ){0,3}?(?:año tras año|una y otra vez|desde hace (?:dos|tres|cuatro|cinco|seis|varios|muchos|\d+) (?:años|temporadas))(?= )/,
  // "41 haben danach den Jahrescheck genommen": a second purchase behind the first.
  / (?:(?:then|later|afterwards|since|went on to|have since) (?:(?:took|taken|take|bought|buy|booked|book|added|add|ordered|order)(?= (?:the|our|my|another|more|extra|a (?:second|further|bigger|larger|yearly|monthly|full)|\d+ more) )|signed up for)|(?:took|bought|booked|added|ordered) (?:\S+ ){1,4}?afterwards?)(?= )/,
  / (?:haben|hatten|hat) (?:(?:danach|anschließend|hinterher|im anschluss|seitdem|seither|später) )(?:(?!ander|woanders|beim? |von |kein)[^\s,;]+ ){0,4}?(?:genommen|gebucht|bestellt|abgeschlossen|gekauft|dazugenommen|dazugebucht|beauftragt)(?= )/,
  / (?:después|luego|más tarde|a continuación) (?:(?:también|nos|me) )*(?:contrataron|compraron|pidieron|reservaron|encargaron|han contratado|han comprado)(?= )/,
  / (?:keep|kept|keeps) (?:coming|ordering|booking|buying|sending)(?= (?:[.,;]|back|from us|with us|$))/,
  / (?:came|signed up|paid|ordered|bought|booked|subscribed|hired us|used us|are in|are with us|want us|order|buy|book) (?:back )?(?:again|once more)(?= (?:[.,;]|every|each|for|with us|from us|within|after|and|$))/,
  / (?:haben|hatten|hat) (?:\S+ ){0,3}(?:zweiten?|zweites|nächsten?|nächstes|weiteren?|weiteres|folge\S+) (?:\S+ ){0,2}(?:gebucht|bestellt|vereinbart|beauftragt|gekauft|bezahlt|geschickt)(?= )/,
  / (?:machen|sind|waren) (?:\S+ ){0,2}(?:wieder|weiter) (?:mit|dabei)(?= )| (?:wieder|weiterhin) dabei(?= )/,
  / (?:haben|hatten|hat) (?:\S+ ){0,2}(?:(?:wieder|erneut|nochmals?) (?:bei uns )?(?:gebucht|bestellt|gekauft|beauftragt)|nachbestellt|verlängert)(?= )/,
  earlier,
  / (?:came|come|were|are) (?:from|to|for) (?:\S+ ){0,3}(?:repeat|returning|existing|regular|former|previous|earlier) (?:\S+s|people)(?= )/,
  / (?:kamen|kommen|waren|stammten?|stammen|sind|von) (?:\S+ ){0,4}(?:die|der) (?:schon|bereits|vorher|zuvor) (?:\S+ ){0,3}(?:waren|hatten|haben|bestellt|gekauft|gebucht|beauftragt)(?= )/,
  / (?:unsere?n?|meine?n?) (?:stammkund|bestandskund)\S+(?= )| (?:sind|waren|wurden|davon) (?:\S+ )?(?:stammkund|bestandskund)\S+(?= )/,
  / (?:eran|son|fueron|vinieron|vienen|llegaron) (?:\S+ ){0,3}que ya (?:(?:nos|me|lo|la|habían?|han?) ){1,3}\S+(?= )/,
  / (?:hatten|haben) (?:schon|bereits) (?:einmal|mal|früher|vorher|letztes jahr|im vorjahr) (?:bei (?:uns|mir) )?(?:gemietet|gebucht|bestellt|gekauft|beauftragt)(?= (?:[.,;]|$))/,
  /^ (?:client[ea]s|familias|personas|kunden|kundinnen|familien|customers|clients|families|people) (?:(?:eran|son|venían|vinieron) (?:del (?:año|curso|verano) (?:anterior|pasado)|de otros años)|(?:waren|kamen|sind) (?:schon )?(?:aus dem|vom) (?:vorjahr|letzten jahr)|(?:were|came) from the year before)(?= )/,
  / ya (?:me |nos )?(?:habían|había) (?:alquilado|comprado|contratado|reservado)(?: (?:antes|una vez|el año pasado))?(?= (?:[.,;]|$))/,
  / (?:me|nos) (?:han? vuelto|volvieron|volvió) a (?:llamar|comprar|pedir|contratar|encargar|reservar)(?= )/,
  / (?:repiten|han repetido|repitieron|volvieron a (?:comprar|pedir|contratar|reservar)|(?:han )?renova(?:ron|do)(?! (?:el|la|los|las|su|sus) (?!contrato|suscripción|abono|pedido|cuota|licencia)))(?= )/,
] as const;

/** "Repiten 12": who is counted after the verb. */
const actBefore = /^(?:repiten|repitieron|repetido|volvieron|renovaron)$/;

/** 七家又来了, 31家续了, 12个人第二次下单. */
const hanActs = new RegExp(
  String.raw`(\d+|[一二两三四五六七八九十百]+)多?(?:[家位名户]|个(?!${hanSpan}))(?!不)[^，。,；\d一二两三四五六七八九十百]{0,6}?(?:又[来买订下]|又预订|续(?:了|费|订|约|签|租)|再次?(?:来|下单|购买|预订)|第[二三]次(?:来|下单|购买|买|预订|合作)|[买来订下用]过?(?:单过?)?(?:不止一|不只一|好几|[两二三四五六多])次|不止(?:买|来|订|下单)过?了?一次|[买订拍做要租下办换]了第[二三][次套份单批件台节期本箱盒](?=[，。,.;；]|$)|复购|回头|(?:都)?是老客)`,
  'u',
);

/** What others have, ask for or get back is no business with us. */
const ofOthers =
  / (?:they|he|she|who|which) (?:had|got|used|bought) | instead | from (?:the|a|an|another|their) | llam(?:é|amos|ado) .* a llamar /;

/** Fewer of them are no reason to say that customers come back. */
const leastShare = 0.25;

/**
 * Counted customers who came once more: "9 of those have me back every week", 七家又来了. With how many there were, where the
 * same or the sentence before says it.
 */
export function readComebacks(clauses: readonly Clause[]): Claim[] {
  return clauses.flatMap((clause, index) => {
    const found = clause.sentence.isLatin ? (comebackOf(clause) ?? restOfOne(clause)) : hanComebackOf(clause);
    if (!found || !isOurs(clause)) return [];
    const quantity = { ...found, of: found.of ?? wholeBefore(found, clause, clauses.slice(0, index)) };
    const share = quantity.of === undefined ? 1 : quantity.value / quantity.of;
    return share < leastShare || share > 1
      ? []
      : [
          makeClaim('repeat', clause, { evidence: level, quantity }),
          makeClaim('evidence', clause, { evidence: level, quantity }),
        ];
  });
}

/** In use by customers. */
const level = 4;

/** Whether the clause alone counts customers who came once more. */
export const isComeback = (clause: Clause): boolean => readComebacks([clause]).length > 0;

const isOurs = ({ modality, speaker, context, tokens, sentence }: Clause): boolean =>
  /^(?:fact|plan)$/.test(modality) &&
  /^(?:own|people|other)$/.test(speaker) &&
  !sentence.isQuestion &&
  !hasAny(context, 'rival', 'hedge') &&
  !context.some(isCondition) &&
  (!ofOthers.test(spacedWords(tokens)) || isOfEarlierCustomers(tokens));

/** "If", "would"; the short form of "had" is none: the clause is a fact. */
const isCondition = (token: Token): boolean => has(token, 'condition') && token.text !== "'d";

/** "52 came from traders who'd used us before": whom they come from is no way to new ones. */
export const isOfEarlierCustomers = (tokens: readonly Token[]): boolean => earlier.test(spacedWords(tokens));

/** The count whose act stands beside it. Who only plans it hasn't come: "we hope that 9 come again". */
const comebackOf = memoise(({ tokens, quantities, negated }: Clause): Quantity | undefined => {
  for (const [index, quantity] of quantities.entries()) {
    const { kind, start, end, period } = quantity;
    const before = tokens[start - 1]?.text ?? '';
    if (kind !== 'count' || period !== undefined || /^(?:only|just|nur|solo|sólo)$/.test(before)) continue;
    const next = quantities.slice(index + 1).find((other) => other.kind === 'count' && other.unit !== 'one')?.start;
    const after = tokens.slice(end, next);
    const act = actBefore.test(before) ? { index: 0, words: 0 } : actIn(after);
    if (!act || (next !== undefined && actBefore.test(after.at(-1)?.text ?? ''))) continue;
    const isDone = tokens
      .slice(0, end + act.words)
      .every(
        (token, at) =>
          !negated.has(token) &&
          !has(token, 'hedge') &&
          !isCondition(token) &&
          !(has(token, 'plan') && !isNext(tokens, at)),
      );
    // "8 keep booking": the tagger takes the verb for what is counted.
    if (isDone) return act.index === 0 ? { ...quantity, unit: undefined } : quantity;
  }
  return undefined;
});

/** "Live since September with eleven paying labs, one has left": the other ten pay on. */
function restOfOne(clause: Clause): Quantity | undefined {
  const gone = singleGone(clause);
  const isPaid =
    hasAny(clause.context, 'pay') && clause.context.some(({ text }) => /^(?:since|seit|desde)$/.test(text));
  return gone && isPaid ? { ...gone, value: gone.of - 1, unit: undefined } : undefined;
}

/** Where the act begins, and with how many words it ends. Few stand before it: "of those three-star hotels have me back". */
function actIn(after: readonly Token[]): { index: number; words: number } | undefined {
  const words = spacedWords(after);
  const wordsTo = (end: number): number => words.slice(0, end).trim().split(' ').length;
  const act = acts
    .map((pattern) => pattern.exec(words))
    .find((match) => match !== null && wordsTo(match.index) <= mostBefore);
  return act ? { index: act.index, words: wordsTo(act.index + act[0].length) } : undefined;
}

const mostBefore = 6;

/** "For next year", "the next one": booked already, and no plan. */
const isNext = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === 'next' || tokens[at - 1]?.text === 'next';

/** 预计十二家续约, 到时候会有二十个客户续费, 其中六位会再次预订; not 12家续了明年的, 每月会有二十个客户续费. */
const isPlannedHan = (tokens: readonly Token[], act: number): boolean => {
  const from = tokens[0]?.start ?? 0;
  const before = tokens.filter(({ start }) => start - from < act);
  const letters = lettersOf(before);
  return (
    before.some((token) => has(token, 'plan', 'hedge', 'condition')) ||
    isChineseFuture(letters) ||
    (/(?<![社机聚学开展协教商工晚年宴集])会(?:$|有|再|还|继续|接着|重新)/u.test(letters) &&
      !/每|经常|总|平时|一般|通常/u.test(letters))
  );
};

function hanComebackOf({ tokens, quantities, negated }: Clause): Quantity | undefined {
  const letters = lettersOf(tokens);
  const match = hanActs.exec(letters);
  const isDenied = negated.size > 0 && !/不[止只]/.test(match?.[0] ?? '');
  if (!match || isDenied || /隔壁|听说|别家|别人|对手/.test(letters)) return undefined;
  if (isPlannedHan(tokens, match.index + match[0].length)) return undefined;
  const value = parseHanCount(match[1]!);
  const { start = 0, end = 1 } = quantities.find((quantity) => quantity.value === value) ?? {};
  return { kind: 'count', value, start, end };
}

/** "14 let me try, and 9 of those …", "40 owners. Eleven of them …", "19 Häuser …. Sieben Häuser …": how many there were. */
function wholeBefore(part: Quantity, clause: Clause, before: readonly Clause[]): number | undefined {
  const { tokens, sentence } = clause;
  const isOfThem = /^(?:of|davon|von|de)$/.test(tokens[part.end]?.text ?? '') || tokens[part.end - 1]?.text === 'davon';
  const near = before.filter((other, index) => other.sentence === sentence || index >= before.length - 2);
  const counts = [...near, { ...clause, quantities: clause.quantities.filter(({ end }) => end <= part.start) }].flatMap(
    (other) =>
      other.quantities
        .filter(({ kind, period, value }) => kind === 'count' && period === undefined && value >= part.value)
        .map(({ value, end }) => ({ value, word: other.tokens[end]?.lemma, isSame: other.sentence === sentence })),
  );
  const word = tokens[part.end]?.lemma;
  const whole = isOfThem
    ? counts.at(-1)
    : part.unit === undefined
      ? counts.findLast(({ isSame }) => isSame)
      : counts.findLast((count) => count.word === word);
  return whole?.value;
}
