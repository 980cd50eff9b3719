import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { parseHanCount } from '../../text/numbers';
import { readQuantities, type Quantity } from '../../text/quantities';
import { hasAny, lettersOf, spacedWords, type Token, wordsBefore } from '../../text/token';
import { isFact, makeClaim, type Claim } from '../claim';
import { peopleCount } from '../counts';
import { isRivals } from '../hearsay';
import { hanToRival, matchGone } from './goneWords';
import { fewestCounted, mostGone } from './shares';
import { withoutTheirLosses } from './theirLosses';

/** Customers who left, took their money back or did not come again, and which share of all of them. */
export type Gone = { clause: Clause; share: number; quantity: Quantity; isMoneyBack: boolean };

const shares: Readonly<Record<string, number>> = {
  'nearly all': 0.9,
  'almost all': 0.9,
  'fast alle': 0.9,
  'casi todos': 0.9,
  'casi todas': 0.9,
  绝大多数: 0.9,
  几乎所有: 0.9,
  'die allermeisten': 0.9,
  三分之二: 2 / 3,
  四分之三: 0.75,
};
const shareOf = (named: string): number =>
  shares[named] ?? (/third|drittel|tercio/.test(named) ? 2 / 3 : /quarter|viertel|cuarto/.test(named) ? 0.75 : 0.5);

/** One of whom nobody says how many there are. */
const fewest = 0.01;
/** Those of this share or more are the majority. */
const half = 0.5;

/** Customers of ours who are gone. What customers of others, rivals or those whom we ask do is no loss of ours. */
const readGone = memoise((clauses: readonly Clause[]): Gone[] =>
  clauses.flatMap((clause, index) => goneIn(clause, () => clauses.slice(0, index)) ?? []),
);

/** Those who are the majority of the customers. */
export const readMajorities = (clauses: readonly Clause[]): Gone[] =>
  readGone(clauses).filter(({ share }) => share >= half);

function goneIn(clause: Clause, before: () => readonly Clause[]): Gone | undefined {
  const groups = matchGone(clause);
  if (!groups || clause.modality !== 'fact') return undefined;
  // "Asked for a refund" is no interview.
  if (groups.money === undefined && hasAny(clause.context, 'interview', 'survey')) return undefined;
  const isOthers = !isFact(clause) || isRivals(clause) || hasAny(clause.context, 'rival');
  if (isOthers && !isToRival(clause)) return undefined;
  const { named, percent, tenths, some, money, isKept } = groups;
  const deals = before().filter((other) => isDeal(other) && other.sentence !== clause.sentence);
  const who = `${groups.who ?? ''}${groups.other ?? ''}`;
  const isOfUs = isOurs(who, clause, deals) || (deals.length > 0 && isToRival(clause));
  let share: number;
  let quantity: Quantity = { kind: 'percent', value: 0, start: 0, end: 1 };
  if (groups.single !== undefined) {
    if (!isOfUs) return undefined;
    share = fewest;
  } else if (some === undefined) {
    share = named ? shareOf(named) : tenths ? parseHanCount(tenths) / 10 : Number(percent?.replace(',', '.')) / 100;
    if (!isOfUs) return undefined;
    quantity = { ...quantity, value: share * 100 };
  } else {
    const value = parseHanCount(some);
    const stated = groups.all === undefined ? undefined : parseHanCount(groups.all);
    const isCountedBefore = deals.some(({ quantities }) =>
      quantities.some(({ kind, value: count }) => kind === 'count' && count === stated),
    );
    if (stated !== undefined && !isCountedBefore && !isOfUs) return undefined;
    const whole = stated ?? wholeOf(value, who, clause, deals, isOfUs);
    if (whole === undefined || whole < fewestCounted || value > whole) return undefined;
    share = value / whole;
    quantity = { kind: 'count', value: isKept ? whole - value : value, of: whole, start: 0, end: 1 };
  }
  const gone = isKept ? 1 - share : share;
  return gone > 0 && gone <= 1 ? { clause, share: gone, quantity, isMoneyBack: money !== undefined } : undefined;
}

/** "Most customers have gone over to a competitor": ours were they. */
export const isToRival = ({ tokens, sentence }: Clause): boolean =>
  sentence.isLatin
    ? / (?:gone|went|switched|moved|changed) (?:\S+ )?to (?:an? |the |our )?(?:\S+ )?(?:competitors?|rivals?|competition) | zur konkurrenz | zu einem (?:anderen )?(?:anbieter|konkurrenten) | zum mitbewerber | a la competencia | a otra empresa /.test(
        spacedWords(tokens),
      )
    : toRivalInChinese.test(lettersOf(tokens));

const toRivalInChinese = new RegExp(hanToRival, 'u');

/** Who pays, uses it, booked or came: they are counted, or the price stands there. */
const isDeal = memoise((clause: Clause): boolean => {
  const { tokens, quantities, sentence } = clause;
  if (!isFact(clause) || clause.isNobody || hasAny(tokens, 'rival', 'interview', 'survey')) return false;
  if (!quantities.some(({ kind }) => kind === 'count' || kind === 'money')) return false;
  return (
    hasAny(tokens, 'pay', 'use', 'book', 'customer', 'renew') ||
    (sentence.isLatin
      ? dealing.test(spacedWords(tokens))
      : /用|付|买|交过?|报名|开通|租|订|卖/u.test(lettersOf(tokens)))
  );
});

const dealing =
  / (?:came|come|joined|bought|sold|ordered|signed|tried|took|taken|play|rent|hired|have|costs?|charge|kauf\S*|gekauft|verkauft|bestellt|angemeldet|gebucht|läuft|haben|kostet|zahl\S*|vinieron|venido|compr\S+|vendi\S+|contratan|us\S+|pag\S+|probaron|cobro|cuesta|vale) /;

/** Words for customers of any business. */
export const clients =
  /(?:^| )(?:customers?|clients?|users?|buyers?|renters?|hirers?|subscribers?|kunden|kundinnen|käufer|nutzer|abonnenten|clientes|usuarios|compradores|suscriptores) /;
const others = /(?:^| )(?:their|his|her|its|ihrer|seiner|deren|sus?) /;

/** The customers, those who pay or are counted before, or those who took or tried it. */
function isOurs(who: string, { tokens, context, sentence }: Clause, deals: readonly Clause[]): boolean {
  if (!sentence.isLatin) {
    const words = lettersOf(context);
    if (/他们的|[问访说]|担心|害怕|可能|也许|如果|恐怕/u.test(words)) return false;
    return (
      /试过|试用|付了?(?:给)?我们|[付交买]给我们|(?:给我们|向我们|跟我们)[^，。]{0,3}[付交买订]|[\d十百千][个位家名户]人?[^，。,\d在]{0,6}?(?:买|付|订阅?|下单|报名)了(?![别其])/u.test(
        words,
      ) ||
      (deals.length > 0 && (hanClients.test(who) || isOfDeals(who, deals)))
    );
  }
  if (others.test(` ${who}`)) return false;
  if (trying.test(spacedWords(context))) return true;
  const isNamed = clients.test(` ${who}`) || buying.test(` ${who}`) || who.trim() === '' || isOfDeals(who, deals);
  return deals.length > 0 && (isNamed || / (?:us|nos|uns) /.test(spacedWords(tokens)));
}

const buying = / (?:that|who) (?:bought|rented|paid|signed|joined|ordered|took) /;
const hanClients = /客户|用户|会员|买家|客人|顾客|买过|用过/u;
const trying =
  / (?:tried|used|bought|tested|downloaded|took|rented|leased|ordered) (?:it|ours|our \S+|the (?:app|tool)) | l[oa] (?:probaron|usaron|compraron) | (?:es|sie|ihn) (?:[^\s,]+ ){0,3}?(?:ausprobiert|probiert|getestet) | (?:paid|pay) (?:us|me) | (?:that|who) (?:have |had )?(?:paid|pay|were paying) (?:us |me |for (?:it|ours) |[£$€] ?\d|\d|[,.])|, die (?:\S+ ){0,3}?(?:zahlten|zahlen|bezahlten|bezahlt hatten|gezahlt hatten) , | (?:zahlten|bezahlten|zahlen) uns | que (?:nos )?(?:pagaron|pagaban|pagan|habían pagado) (?:\d|,)| nos (?:pagaron|pagaban|pagan) /;

/** "Firms" where nine firms pay; the German dative adds a letter. */
const isOfDeals = (who: string, deals: readonly Clause[]): boolean => {
  const words = who.split(' ').filter((word) => word.length > 2);
  return deals
    .flatMap(unitsOf)
    .some(
      (unit) =>
        words.some((word) => word === unit || word === `${unit}n`) ||
        (/\p{Script=Han}/u.test(unit) && who.includes(unit)),
    );
};

/** The words of those who are counted, as they are written there. */
const unitsOf = memoise(({ tokens, quantities }: Clause): string[] =>
  quantities
    .flatMap(({ kind, end: to, unit }) =>
      kind === 'count'
        ? [unit ?? '', ...tokens.slice(to, to + 3).flatMap(({ text, pos }: Token) => (pos === 'noun' ? [text] : []))]
        : [],
    )
    .map((word) => word.replace(/^[家个位名户所]/u, ''))
    .filter((word) => word.length > 1),
);

/** "12 salons pay us. Ten have switched to a competitor", 有5家店在付费。有四家停了: of those who pay, counted with the same word. */
const isOfPeople = (deal: Clause, counter: string | undefined): boolean =>
  hasAny(deal.tokens, 'pay') &&
  (deal.sentence.isLatin
    ? peopleCount(deal) !== undefined
    : deal.quantities.some(({ kind, end }) => kind === 'count' && deal.tokens[end]?.text === counter));

/** Of how many: those before in the sentence, or those counted before with the same word. */
function wholeOf(
  least: number,
  who: string,
  clause: Clause,
  deals: readonly Clause[],
  isOfUs: boolean,
): number | undefined {
  const part = clause.quantities.find(({ kind, value }) => kind === 'count' && value === least);
  const earlier = readQuantities(wordsBefore(clause.context, clause.tokens[part?.start ?? 0]));
  const inSentence = earlier.filter(({ kind, value, period }) => kind === 'count' && value >= least && !period);
  if (isOfUs && inSentence.length > 0) return Math.max(...inSentence.map(({ value }) => value));
  if (others.test(` ${who}`)) return undefined;
  const isBare = who.trim() === '' ? isToRival(clause) : !clause.sentence.isLatin;
  const named = deals.filter((deal) => isOfDeals(who, [deal]));
  const same =
    named.length === 0 && isBare
      ? deals.filter((deal) => isOfPeople(deal, clause.tokens[part?.end ?? 0]?.text)).slice(-1)
      : named;
  const counts = same.flatMap(({ quantities }) =>
    quantities.flatMap(({ kind, value, period }) => (kind === 'count' && value >= least && !period ? [value] : [])),
  );
  return counts.length > 0 ? Math.max(...counts) : undefined;
}

/**
 * Where at least half of the customers left, what was paid or used once is no demand that lasts, and nobody comes back: the rest of
 * the text is read as if it had only been tried. Three in four who left are a figure against the idea.
 */
export function withMajorities(read: readonly Claim[], clauses: readonly Clause[]): Claim[] {
  const claims = withoutTheirLosses(read, clauses);
  const all = readGone(clauses);
  const told = withoutTroubleOf(all, claims);
  const found = all.filter(({ share }) => share >= half);
  if (found.length === 0) return told;
  // A figure against the idea caps the total; what was paid says nothing more then.
  const isHeld = claims.some(({ kind }) => kind === 'nobodyStayed');
  const gone = new Set(found.map(({ clause }) => clause));
  const ofAll = new Set(
    found.flatMap(({ clause }) => (/^(?:of|von|de)$/.test(clause.context[0]?.text ?? '') ? clause.sentence : [])),
  );
  return [
    ...told.flatMap((claim) => {
      const { kind, clause, evidence } = claim;
      if (kind === 'repeat' || (aboutCustomers.has(kind) && (gone.has(clause) || ofAll.has(clause.sentence))))
        return [];
      return !isHeld && lasting.has(kind) && evidence > tried ? { ...claim, evidence: tried } : claim;
    }),
    ...found.flatMap(({ clause, share, quantity, isMoneyBack }) =>
      (isMoneyBack ? share >= mostBack : share >= mostGone || isWithinMonth(clause))
        ? makeClaim(isMoneyBack ? 'nobodyPaid' : 'nobodyStayed', clause, { quantity })
        : [],
    ),
    // In languages of Latin letters, the network finds that they are gone as well.
    ...found.flatMap(({ clause, share, quantity, isMoneyBack }) =>
      isMoneyBack && share >= mostGone && !clause.sentence.isLatin
        ? makeClaim('nobodyStayed', clause, { quantity })
        : [],
    ),
  ];
}

/** A customer who left tells no trouble of the group and no other way, and "the first farm that bought it" is no group. */
function withoutTroubleOf(gone: readonly Gone[], claims: readonly Claim[]): Claim[] {
  const few = new Map(gone.map(({ clause, share }) => [clause, share === fewest] as const));
  return claims.filter(
    ({ kind, clause }) =>
      !few.has(clause) || !(ofTrouble.test(kind) || (few.get(clause) === true && ofGroup.test(kind))),
  );
}

const ofTrouble = /^(?:trouble|frequencyOrCost|costCounted|alternative|alternativeFails|difference)$/;
const ofGroup = /^(?:group|groupDetail|payer)$/;

/** Who has the money back has not paid: from this share on, next to nobody pays. */
const mostBack = 0.66;

/** Half of them each month leave next to nobody after half a year. */
const isWithinMonth = ({ tokens, sentence }: Clause): boolean =>
  sentence.isLatin
    ? / (?:last|this|the first|a|one) (?:week|month) | (?:letzten|diesem|ersten|einem) monat | (?:letzten|dieser|ersten|einer) woche | (?:el mes|la semana) pasad[oa] | (?:este|el primer|un) mes /.test(
        spacedWords(tokens),
      )
    : /上个?月|这个月|上周|一个月|首月/u.test(lettersOf(tokens));

const tried = 3;
const lasting = new Set<Claim['kind']>([
  'evidence',
  'paidPrice',
  'realUse',
  'proof',
  'payingCustomers',
  'measuredDifference',
]);
const aboutCustomers = new Set<Claim['kind']>([
  ...lasting,
  'group',
  'groupDetail',
  'payer',
  'revenueIntent',
  'trouble',
  'frequencyOrCost',
  'costCounted',
  'alternative',
  'alternativeFails',
  'difference',
  'solution',
  'segmentCount',
]);
