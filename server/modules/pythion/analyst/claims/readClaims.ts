import type { Clause } from '../text/clause';
import { readQuantities, type Quantity } from '../text/quantities';
import { has, hasAny, spacedWords } from '../text/token';
import { readSpending } from './money/acquisition';
import { readChange } from './change';
import { makeClaim, money, states, uniqueClaims, type Claim } from './claim';
import { peopleCount } from './counts';
import { isSignedLetter, readEvidence } from './evidence';
import { readCalculatedSize } from './calculatedSize';
import { readMarket } from './market';
import { readAverages, readInAndOut } from './money/inAndOut';
import { readLifetime } from './money/lifetime';
import { readMargin } from './money/margin';
import { isSoldToUs } from './money/spent';
import { readMoney } from './money/money';
import { isOwnMoneyOnly } from './money/ownMoney';
import { isSpentByUs } from './money/spent';
import { isComeback, readComebacks } from './customers/comebacks';
import { isCountedDeparture, readDepartures } from './customers/departures';
import { isOwnLoss } from './customers/lostCustomers';
import { isLoss, readNegative } from './customers/negative';
import { isPaidNothing } from './customers/paidNothing';
import { readRemaining } from './customers/remaining';
import { offerReaders } from './offer';
import { withPartOfMarket } from './partOfMarket';
import { readPlaceCounts } from './placeCount';
import { readPeople } from './people/people';
import { readReach } from './reach/reach';
import { isNoneGone, readKeptShare } from './customers/retention';
import { isCountedTrouble, readFrequencyNearby, readTrouble } from './trouble';
import { readGroups } from './people/who';

type Reader = (clause: Clause) => Claim[];

const ofLosses: readonly Reader[] = [readMoney, readNegative];
const ofSpending: readonly Reader[] = [readMoney, readPeople];
const readers: readonly Reader[] = [
  readGroups,
  readTrouble,
  readMoney,
  readReach,
  ...offerReaders,
  readMarket,
  readNegative,
  readPeople,
];

/** What the readers of each clause find. One after the other reads all clauses, so that its code stays in the caches. */
function readEach(clauses: readonly Clause[], readersOf: (clause: Clause) => readonly Reader[]): Claim[] {
  const found = clauses.map((clause) => ({ clause, own: readersOf(clause), claims: [] as Claim[] }));
  for (const reader of readers)
    for (const { clause, own, claims } of found) if (own.includes(reader)) claims.push(...reader(clause));
  return found.flatMap(({ claims }) => claims);
}

/** All claims of a text, each once, in an order that does not depend on the text's. */
export function readClaims(clauses: readonly Clause[]): Claim[] {
  const departures = readDepartures(clauses);
  const gone = new Set(departures.filter(isCountedDeparture).map(({ clause }) => clause));
  const read = readEach(clauses, (clause) =>
    isLoss(clause) || isOwnLoss(clause) || gone.has(clause) || readRemaining(clause) || isPaidNothing(clause)
      ? // Customers who are gone support nothing: their count is no trouble of the group.
        ofLosses
      : isSpentByUs(clause)
        ? // Who sells or lets to us is no customer, and what we rent no offer.
          ofSpending
        : readers,
  );
  // "Two crews picked side by side: the one with ours picked 14% fewer crates": the figure decides about the comparison.
  const changes = Map.groupBy(clauses, readChange);
  const better = new Set(changes.get('good')?.map(({ sentence }) => sentence));
  const worse = new Set(changes.get('bad')?.flatMap(({ sentence }) => (better.has(sentence) ? [] : [sentence])));
  const evidence = [...clauses.flatMap((clause) => readEvidence(clause) ?? []), ...departures.filter(isEvidence)]
    .filter(({ clause }) => !gone.has(clause))
    .filter((claim) => !(worse.has(claim.clause.sentence) && Math.floor(claim.evidence) === 4));
  const troubles = read.filter(({ kind }) => kind === 'trouble');
  // An adjective narrows a group only where its trouble is told as well.
  const told =
    troubles.length > 0 ? read : read.filter(({ kind, subject }) => kind !== 'groupDetail' || subject !== 'kind');
  const sized = withPartOfMarket([...told, ...readPlaceCounts(clauses)], clauses);
  const all = [
    ...sized,
    ...evidence,
    ...fromEvidence(evidence),
    ...readComebacks(clauses),
    ...departures,
    ...readFrequencyNearby(clauses, troubles),
    ...readSpending(clauses),
    ...readMargin(read),
    ...readInAndOut(clauses),
    ...readAverages(clauses),
    ...readLifetime(clauses, read),
    ...readCalculatedSize(clauses, sized),
  ];
  return uniqueClaims(all);
}

const isEvidence = ({ kind }: Claim): boolean => kind === 'evidence';

/** What evidence supports besides itself. */
function fromEvidence(evidence: readonly Claim[]): Claim[] {
  return evidence.flatMap((claim) => {
    const { clause, evidence: level, quantity } = claim;
    const supported: Claim[] = [];
    const isSigned = isSignedLetter(clause);
    const offered = isSigned || (level >= 2 && level < 3 && states(clause, 'intend')) ? money(clause) : undefined;
    if (offered && isSigned) supported.push(makeClaim('payer', clause, { quantity: offered }));
    if (offered)
      supported.push(
        makeClaim('revenueIntent', clause, { quantity: offered }),
        makeClaim('priceNumber', clause, { quantity: offered }),
      );
    const isPaid = level >= 5 && !(clause.speaker === 'people' && isSoldToUs(clause));
    if (isPaid) supported.push(makeClaim('paidPrice', clause, { evidence: level, quantity }));
    if (isPaid && quantity && !isOrderCount(clause, quantity))
      supported.push(makeClaim('payingCustomers', clause, { evidence: level, quantity }));
    if (level >= 4 && !isCountedTrouble(clause, level))
      supported.push(
        makeClaim('realUse', clause, { evidence: level }),
        makeClaim('proof', clause, { evidence: level }),
      );
    if (
      level >= 4 &&
      !isMinority(clause) &&
      !isPaidInAdvance(clause) &&
      (states(clause, 'renew', 'again') || isNoneGone(clause) || isLasting(clause) || isHabitual(clause))
    )
      supported.push(makeClaim('repeat', clause, { evidence: level }));
    // What we sold last month is no frequency of their trouble.
    if (level >= 3 && level < 5 && isRecent(clause)) supported.push(makeClaim('frequencyOrCost', clause));
    if (level >= 3 && isCostOfTrouble(clause) && !isOwnMoneyOnly(clause)) {
      supported.push(makeClaim('frequencyOrCost', clause));
      if (level >= 4 || isRecorded(clause)) supported.push(makeClaim('costCounted', clause, { evidence: level }));
    }
    return supported;
  });
}

/** "52 Bestellungen zu je 18 €", "23 consultas pagadas": what is counted was bought, and nobody knows by how many. */
const isOrderCount = ({ tokens }: Clause, { start }: Quantity): boolean =>
  tokens
    .slice(start + 1, start + 3)
    .some(({ text, pos }, index) => orderUnit.test(text) && (index === 0 || pos !== 'verb'));

const orderUnit =
  /^(?:orders?|bookings?|reservations?|purchases?|sales?|transactions?|appointments?|consultations?|visits?|sessions?|rides?|trips?|deliver(?:y|ies)|tickets?|jobs?|\p{L}*(?:bestellung|buchung|lieferung|beratung|sitzung|behandlung)(?:en)?|\p{L}*(?:auftrag|aufträge|aufträgen|verkäufe|käufe|termine|einsätze|fahrten|besuche)|pedidos?|reservas?|encargos?|compras?|ventas?|consultas?|visitas?|sesiones|sesión|citas?|entregas?|viajes?|单|笔|订单|次|份)$/u;

/** "Of 40 who paid, 6 renewed and 34 cancelled": most did not come back. */
function isMinority(clause: Clause): boolean {
  if ((readKeptShare(clause) ?? 1) < 0.5 || readRemaining(clause)) return true;
  const { context } = clause;
  const counts = readQuantities(context).filter(({ kind }) => kind === 'count');
  const renewed = counts.find(({ start, end }) => hasAny(context.slice(start, end + 4), 'renew', 'again'));
  const gone = counts.find(({ end, start }) => hasAny(context.slice(start, end + 3), 'cancel'));
  if (!renewed) return false;
  return (
    (gone !== undefined && gone !== renewed && gone.value > renewed.value) ||
    (renewed.of !== undefined && renewed.value * 2 < renewed.of)
  );
}

/** "Every week for nine weeks", "four days a week for ten weeks": use that goes on. */
function isHabitual({ tokens, quantities, speaker }: Clause): boolean {
  const lasts = quantities.some(
    ({ kind, unit, value }) =>
      kind === 'time' && (unit?.startsWith('month') || (unit?.startsWith('week') && value >= 4)),
  );
  const isFrequent = quantities.some(({ period }) => period === 'week' || period === 'day') || hasAny(tokens, 'every');
  return speaker === 'people' && lasts && isFrequent;
}

/** "Still paying after five months", "have ordered for half a year". */
function isLasting(clause: Clause): boolean {
  if (!states(clause, 'pay', 'book')) return false;
  if (clause.tokens.some(({ text }) => text === 'still')) return true;
  if (isPaidSince(clause)) return true;
  const at = clause.tokens.findIndex(({ text }) => text === 'for');
  const isLong = at >= 0 && clause.tokens.slice(at, at + 7).some(({ lemma }) => lemma === 'month' || lemma === 'year');
  return isLong && clause.tokens.some(({ text }) => text === 'have');
}

const lately =
  / (?:since|seit|desde) (?:yesterday|today|mon|tues|wednes|thurs|fri|satur|sun|last week|this week|gestern|heute|montag|letzter woche|ayer|hoy|el lunes|esta semana)/;
/** "Have paid 45 euros a month since autumn". */
const isPaidSince = ({ tokens, quantities }: Clause): boolean =>
  tokens.some(({ text }) => /^(?:since|seit|desde)$/.test(text)) &&
  quantities.some(({ kind, period }) => kind === 'money' && (period === 'month' || period === 'week')) &&
  !lately.test(spacedWords(tokens));

/** "Have paid for three months up front". */
const isPaidInAdvance = ({ tokens }: Clause): boolean =>
  / (?:up - front|up front|upfront|in advance|ahead) /.test(spacedWords(tokens));

/** "in the last month": how often. */
const isRecent = (clause: Clause): boolean =>
  clause.tokens.some(({ text }) => /^(?:last|past|this|letzten?|letztes|último|última|pasado|去年|上个月)$/.test(text));

/** Counted while it happened, not only told or billed. */
const isRecorded = ({ context }: Clause): boolean =>
  context.some(({ lemma }) =>
    /^(?:diary|log|logbook|count|measure|weigh|time|meter|record|clock|track|tally|ledger|protocol|journal|monitor|book|wiegen|zählen)$/.test(
      lemma,
    ),
  );

/** Hours, money or amounts in what people told or showed, in the same sentence. */
function isCostOfTrouble(clause: Clause): boolean {
  // "Five of them have booked with us for three years running": how often they come is no frequency of a trouble.
  if (isComeback(clause)) return false;
  const isPaidToUs =
    hasAny(clause.tokens, 'pay', 'renew') &&
    !clause.tokens.some(({ text }) => text === 'had') &&
    !clause.context.some((token) => token.pos === 'verb' && has(token, 'interview', 'show', 'say'));
  if (isPaidToUs) return false;
  const count = peopleCount(clause);
  const hasCost = clause.quantities.some(
    (quantity) =>
      quantity !== count &&
      (quantity.kind === 'money' ||
        quantity.kind === 'percent' ||
        quantity.kind === 'time' ||
        quantity.period !== undefined),
  );
  return (
    hasCost ||
    (readQuantities(clause.context).some(({ kind }) => kind === 'money') && hasAny(clause.context, 'interview', 'show'))
  );
}
