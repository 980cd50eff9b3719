import type { Clause } from '../../text/clause';
import type { Quantity } from '../../text/quantities';
import { hasAny, lettersOf, spacedWords, type Token } from '../../text/token';
import { isFact, makeClaim, type Claim } from '../claim';
import { readEachPays } from './eachPays';
import { readLabelledPayers } from './labelledPayers';
import { readLostLately } from './lostLately';
import { readMostLeft } from './mostLeft';
import { readParts } from './partsOfAll';
import { readPayersNow } from './payersNow';
import { readRecordsShown } from './recordsShown';
import { readRefusedPrice } from './refusedPrice';
import { remainingClaims } from './remaining';
import { readRefuted } from './refuted';
import { mostGone } from './shares';
import { isNoLoss } from './noLoss';

/** "Half of the labs cancel", "40% leave", "die Hälfte der Betriebe kündigt": which share of whom leaves. */
const leaving = new RegExp(
  String.raw` (?:(?<words>half|most|two thirds|three quarters|die hälfte|die meisten|la mitad|la mayoría)|(?<percent>\d+(?:[.,]\d+)?) (?:%|percent|prozent|por ciento)) (?<who>(?:\S+ ){0,5}?)(?:cancel(?:led|ed|s)?|leaves?|quit|churn(?:ed|s)?|drop(?:ped|s)? out|unsubscribed?|stop(?:ped|s)? (?:paying|using|coming)|kündigen|kündigt|springen ab|springt ab|(?:se )?(?:van|va|cancelan|cancela|abandonan|abandona)|se (?:dan|da) de baja)(?= (?:[.,;]|us|within|in|after|by|each|every|per|(?:a|the) (?:day|week|month|quarter|season|year)|during|before|again|cada|al|en|antes|nach|im|pro|jeden|innerhalb|binnen|$))`,
  'u',
);
const hanShares = '一半|大部分|多数';
const hanLeaving = new RegExp(
  String.raw`(?<who>[^，。,；]{0,6}?)(?:有|里|中|约|大约)*(?:(?<percent>\d+(?:\.\d+)?)%|(?<words>${hanShares}))(?:的?(?<other>[^，。,；%]{0,4}?))(?:就|会|都)*(?:退订|取消|流失|不再用|离开|走了|退了)`,
  'u',
);
/** Whether to look for the pattern at all: it begins with any letters, which takes long. */
const hasHanShare = new RegExp(`%|${hanShares}`);

const shares: Readonly<Record<string, number>> = { 'two thirds': 2 / 3, 'three quarters': 0.75 };

/** Of these shares, fewer than a quarter are left after half a year. */
const period =
  / (?:each|every|per|a|within (?:the|a|one|their)|in (?:the|their)|after (?:the|a|one)|during the|by the end of the) (?:first |second )?(?:day|week|month) | (?:pro|im|je|jeden|jede|nach einem|innerhalb eines) (?:ersten? )?(?:monats?|woche|tag) | (?:al|cada|en el|en un) (?:primer )?mes | (?:each|every|per|a) (?:day|week|month) /;
const hanPeriod = /每个?月|每周|第一个月|一个月[内就]|首月/;
const sixMonths = 6;

/**
 * Customers who left, or are leaving so fast that few will be there in half a year, those of a counted whole who pay or don't,
 * those counted who pay by now, in a sentence or over two of them, and who showed us their bills: "half of the labs cancel within the first month", "von 25 Testbetrieben zahlt heute keiner".
 */
export function readDepartures(clauses: readonly Clause[]): Claim[] {
  // Few texts tell of a share that leaves.
  let payers: ReadonlySet<string> | undefined;
  const payersOf = (): ReadonlySet<string> => (payers ??= new Set(clauses.flatMap(payerWords)));
  const told = clauses.flatMap((clause) => {
    const refused = readRefusedPrice(clause);
    if (refused.length > 0) return refused;
    if (!isTold(clause)) return readRefuted(clause);
    const quantity = leavingShare(clause, payersOf);
    return quantity
      ? [makeClaim('nobodyStayed', clause, { quantity })]
      : [...readParts(clause), ...readPayersNow(clause), ...readRefuted(clause)];
  });
  return [
    ...told,
    ...clauses.flatMap(readMostLeft),
    ...clauses.flatMap(remainingClaims),
    ...readRecordsShown(clauses),
    ...readEachPays(clauses),
    ...readLabelledPayers(clauses),
    ...readLostLately(clauses),
  ];
}

/** Whether figures show that customers left or nobody paid: it needs no second opinion. */
export const isCountedDeparture = ({ kind, quantity }: Claim): boolean =>
  (kind === 'nobodyStayed' || kind === 'nobodyPaid') && quantity !== undefined;

const isTold = (clause: Clause): boolean =>
  isFact(clause) && !clause.sentence.isQuestion && !hasAny(clause.context, 'rival', 'hedge', 'condition');

function leavingShare(clause: Clause, payersOf: () => ReadonlySet<string>): Quantity | undefined {
  if (isNoLoss(clause)) return undefined;
  const isLatin = clause.sentence.isLatin;
  const words = isLatin ? spacedWords(clause.tokens) : lettersOf(clause.tokens);
  if (!isLatin && !hasHanShare.test(words)) return undefined;
  const found = (isLatin ? leaving : hanLeaving).exec(words)?.groups;
  if (!found) return undefined;
  const { percent, words: named = '', who = '', other = '' } = found;
  const part = percent === undefined ? (shares[named] ?? 0.5) : Number(percent.replace(',', '.')) / 100;
  const isFast = isLatin ? period.test(words) : hanPeriod.test(words);
  const gone = isFast ? 1 - (1 - part) ** sixMonths : part;
  return part <= 1 && gone >= mostGone && isOurs(clause, `${who}${other}`, payersOf())
    ? { kind: 'percent', value: part * 100, start: 0, end: 1 }
    : undefined;
}

/** The labs that pay us, "customers", or those of whom the sentence says that they pay; not "members" where gyms pay. */
function isOurs({ context, sentence }: Clause, who: string, payers: ReadonlySet<string>): boolean {
  if (/(?:^| )(?:their|his|her|its|ihrer|seiner|sus?) |他们的/.test(who)) return false;
  if (!sentence.isLatin)
    return /客户|用户|会员/.test(who) || [...payers].some((word) => word.length > 1 && who.includes(word));
  const named = who.split(' ').filter((word) => word !== '' && !filler.test(word));
  if (named.length === 0) return hasAny(context, 'pay', 'customer');
  return named.some((word) => clients.test(word) || payers.has(word) || payers.has(word.replace(/s$/, '')));
}

const filler = /^(?:of|the|our|all|them|those|these|new|der|die|unserer|von|ihnen|de|las|los|ell[oa]s|nuestr[oa]s)$/;
const clients =
  /^(?:customers?|clients?|users?|subscribers?|kunden|kundinnen|nutzer|abonnenten|clientes|usuarios|suscriptores)$/;

/** "Labs with 3 to 15 technicians pay", "$79 a month for a lab": who stands before the word of paying, or behind the price. */
function payerWords({ tokens, quantities }: Clause): string[] {
  const at = tokens.findIndex((token) => token.concepts.has('pay'));
  const price = quantities.find(({ kind }) => kind === 'money');
  const behind = price ? tokens.slice(price.end, price.end + 6) : [];
  const to = behind.findIndex(({ text }) => /^(?:for|für|para)$/.test(text));
  const payer = to < 0 ? [] : behind.slice(to + 1, to + 4);
  // Not what a size counts: "care homes with 20 staff pay".
  const size = tokens.slice(0, Math.max(0, at)).findIndex(({ text }) => /^(?:with|of|in|mit|von|con|de)$/.test(text));
  return [...tokens.slice(Math.max(0, at - 10), size < 0 ? Math.max(0, at) : size), ...payer]
    .filter(isNamed)
    .flatMap(({ text, lemma }) => [text, lemma]);
}

const isNamed = ({ pos, text }: Token): boolean => !/^(?:punct|num|aux|det|adp)$/.test(pos) && text.length > 1;
