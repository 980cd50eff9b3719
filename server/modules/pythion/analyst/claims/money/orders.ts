import { isCustomerWord } from '../../../../../../shared/customerWords';
import type { Clause } from '../../text/clause';
import { periodWords } from '../../lexicon/numbers';
import { readQuantities, type Quantity } from '../../text/quantities';
import { has, lettersOf, spacedWords, type Token } from '../../text/token';
import { isBare } from './amounts';
import { pastPeriod } from '../customers/churn';
import { isFact, isVoid, makeClaim, money, type Claim } from '../claim';
import { isPeopleWord } from './acquisition';
import { isPaidByUs } from './price';

/** Orders with their number and price, and the share of each that we keep. */
export function readOrders(clause: Clause): Claim[] {
  if (isPlannedShare(clause)) return readCommission(clause);
  if (!isFact(clause) || isVoid(clause) || clause.isNobody || clause.speaker === 'rival') return [];
  return [...readOrdered(clause), ...readCommission(clause)];
}

/** "We plan to keep 8% of each job", "pensamos quedarnos un 8% de cada trabajo": a plan names the price as well; not "we might". */
export const isPlannedShare = ({ speaker, modality, tokens, quantities, isNobody }: Clause): boolean =>
  speaker === 'own' &&
  !isNobody &&
  quantities.some(({ kind }) => kind === 'percent') &&
  (modality === 'plan' || intending.test(spacedWords(tokens)));

const intending = / (?:pensamos|pienso|pensábamos|pensaba) (?:quedarnos|quedarme|cobrar|pedir) /;

/** "Neighbours buy 400 bags each month at £3", "last month we sold 310 kilos": things that are counted for a period. */
function readOrdered(clause: Clause): Claim[] {
  const price = money(clause);
  // "We bought 64 chairs at £45": ours, and no order of a customer.
  if (clause.sentence.isLatin && (isPaidByUs(clause, { start: clause.tokens.length }) || isChargedByOthers(clause)))
    return [];
  const isPeople = (unit: string): boolean => clause.sentence.hasLatin && isPeopleWord(unit);
  const ordered = clause.quantities.flatMap((quantity) => {
    const { kind, unit, start, end } = quantity;
    if (kind !== 'count' || unit === undefined || isBare(quantity) || isCustomerWord(unit) || isPeople(unit)) return [];
    const isPlace = /^(?:to|through|via|at|in|from)$/.test(clause.tokens[start - 1]?.text ?? '');
    const past = isPlace ? undefined : pastPeriod(clause.tokens);
    const period = quantity.period ?? periodAfter(clause.tokens, end) ?? past;
    return period ? [{ ...quantity, period }] : [];
  });
  const [count, ...others] = ordered;
  if (!count || others.length > 0) return [];
  const isBought = clause.tokens.some(
    (token, index) =>
      !clause.negated.has(token) &&
      (has(token, 'pay', 'sell', 'book') ||
        /^(?:order|deliver)$/.test(token.lemma) ||
        isDone(clause, index) ||
        isThroughUs(clause.tokens, index)),
  );
  // Without a price of their own, only ours are sold: "neighbours buy 400 bags a month" may be anybody's.
  const isOurs = clause.speaker === 'own' || clause.tokens.some((_token, index) => isThroughUs(clause.tokens, index));
  const isPriced = price ? price.period === undefined : isOurs;
  return isPriced && isBought ? [makeClaim('orders', clause, { quantity: count })] : [];
}

/** "Restaurants bin 4 tonnes a month and the waste firm charges them $95 a tonne". */
const isChargedByOthers = ({ tokens }: Clause): boolean =>
  tokens.some(
    ({ lemma, pos }, index) =>
      pos === 'verb' &&
      /^(?:charge|bill|invoice)$/.test(lemma) &&
      tokens[index + 1]?.text === 'them' &&
      tokens[index - 1]?.pos === 'noun' &&
      !has(tokens[index - 1], 'own', 'product'),
  );

/** "Last month I did 23 rooms at £190": work for others, counted at a price. */
const isDone = ({ tokens, speaker, quantities }: Clause, index: number): boolean =>
  speaker === 'own' &&
  tokens[index]?.text === 'did' &&
  tokens[index + 1]?.pos === 'num' &&
  quantities.some(({ kind, start }) => kind === 'money' && /^(?:at|for)$/.test(tokens[start - 1]?.text ?? ''));

/** "1,320 donations came through 14 shelters", "74 shifts went through us". */
const isThroughUs = (tokens: readonly Token[], index: number): boolean =>
  /^(?:come|go|run|pass)$/.test(tokens[index]?.lemma ?? '') && tokens[index + 1]?.text === 'through';

const ofEach: ReadonlySet<string> = new Set(['a', 'an', 'each', 'every', 'per']);

/** "400 bags of bread each month": the period after what is counted. */
function periodAfter(tokens: readonly Token[], from: number): Quantity['period'] {
  const words = tokens.slice(from, from + 8);
  const at = words.findIndex(
    ({ text }, index) => ofEach.has(text) && periodWords[words[index + 1]?.text ?? ''] !== undefined,
  );
  return at < 0 ? undefined : periodWords[words[at + 1]?.text ?? ''];
}

const keptInGerman =
  / (?:(?:wir|ich) (?:behalten?|nehmen?|bekommen?|kassieren?|verdienen?)|(?:behalten?|nehmen?|bekommen?) (?:wir|ich)) (?:\S+ ){0,3}?\d+(?:[.,]\d+)? (?:%|prozent) (?:provision |gebühr )?(?:von|vom|an|jede[rsn]?|der|des|pro|aus) (?:\S+ ){0,2}?\S*(?:buchung|bestellung|verkauf|umsatz|auftrag|vermittlung|miete|ticket|preis|kurs|stunde)\S*(?= )/;
/** "Wir verdienen mit 8 % Provision", "eine Provision von 8 %", "cobramos una comisión del 8 %", "nuestra comisión es del 8 %". */
const commissionNamed =
  / (?:verdienen?|nehmen?|verlangen?|berechnen?|bekommen?|erhalten?|behalten?|kassieren?) (?:(?:wir|ich|uns|dafür|dabei|mit|nur|je|jeweils|pro \S+|eine[rn]?|über|rund|etwa) )*(?:\d+(?:[.,]\d+)? (?:%|prozent) (?:vermittlungs)?(?:provision|gebühr)|(?:vermittlungs)?(?:provision|gebühr) (?:von|in höhe von) (?:\S+ )?\d+(?:[.,]\d+)? (?:%|prozent)) | (?:unsere|meine|die) (?:vermittlungs)?provision (?:beträgt|ist|liegt bei) (?:\S+ )?\d+(?:[.,]\d+)? (?:%|prozent) | (?:cobramos|cobro|nos quedamos|me quedo|ganamos|gano|pedimos)(?: con)? (?:\S+ )?comisión (?:del?|de un) \d+(?:[.,]\d+)? ?(?:%|por ciento) | (?:nuestra|mi) comisión (?:es|será) (?:del? |de un )?\d+(?:[.,]\d+)? ?(?:%|por ciento) /;
/** 收8%的佣金, 佣金8%, 每单抽成8%, of us. */
const commissionHan =
  /(?:收取?|抽取?|拿|提取?|赚)(?:大?约)?\d+(?:\.\d+)?%的?(?:佣金|提成|抽成|手续费|服务费|中介费)|(?:佣金|提成|抽成|手续费)(?:率|比例)?(?:是|为|按|约|只有|只要)*\d+(?:\.\d+)?%/u;
const keptInSpanish =
  / (?:cobramos|cobro|nos llevamos|me llevo|nos quedamos|me quedo) (?:con )?(?:solo )?(?:una comisión |comisión |un |el )?(?:del? |de un |de el )?\d+(?:[.,]\d+)? ?(?:%|por ciento) (?:(?:de comisión )?(?:de|del|por|sobre|en) |de comisión)/;
/** "The bakery pays us a 5% fee per order". */
const paidAsShare = / (?:pays?|give|gives) (?:us|me) (?:an? )?\d+(?:[.,]\d+)? ?(?:%|percent) /;
const keptInChinese =
  /我们?(?:只|会|从[^，。,\d]{0,6}中)?(?:抽成?|收取?|拿|提成?)(?:佣金|手续费)?\d+(?:\.\d+)?%|我们?[^。]{0,12}(?:做|建|办|搭|开)[^。]{0,12}平台[^。]*[,，](?:平台)(?:从[^，。,\d]{0,6}中?)?(?:抽成?|收取?|提成?)(?:佣金|手续费|服务费)?\d+(?:\.\d+)?%/u;

/** "Wir behalten 15 Prozent von jeder Buchung", "cobramos una comisión del 10 %", 每笔预约我们抽15%. */
const isKeptAbroad = ({ tokens, sentence, negated, speaker }: Clause): boolean =>
  negated.size === 0 &&
  (sentence.isLatin
    ? (speaker === 'own' && commissionNamed.test(spacedWords(tokens))) ||
      [keptInGerman, keptInSpanish, paidAsShare].some((pattern) => pattern.test(spacedWords(tokens)))
    : keptInChinese.test(lettersOf(tokens)) || (speaker === 'own' && commissionHan.test(lettersOf(tokens))));

/** "We keep 20%", "our commission is 12% of each sale". */
function readCommission(clause: Clause): Claim[] {
  const share =
    clause.quantities.find(({ kind, value }) => kind === 'percent' && value > 0 && value < 100) ?? restOf(clause);
  if (share && isKeptAbroad(clause)) return commissionOf(clause, share);
  if (!share || clause.speaker !== 'own') return [];
  const isKept = clause.tokens.some(
    (token, index) =>
      index < share.start &&
      !clause.negated.has(token) &&
      ((/^(?:keep|take|retain|earn|get|receive|charge)$/.test(token.lemma) && isOurs(clause.tokens.slice(0, index))) ||
        /^(?:quedarnos|quedarme|quedamos|quedaremos|quedaré)$/.test(token.text) ||
        isCommission(token)),
  );
  const after = clause.tokens.slice(share.end, share.end + 4);
  const isOfOrder =
    after.every(({ pos, text }) => pos === 'punct' || text === 'of') ||
    after.some((token) => isCommission(token) || isOrder(token)) ||
    clause.tokens.slice(0, share.start).some(isCommission);
  return isKept && isOfOrder ? commissionOf(clause, share) : [];
}

/** A share of each order is a price: a figure, and what it is for. */
const commissionOf = (clause: Clause, quantity: Quantity): Claim[] => [
  makeClaim('commission', clause, { quantity }),
  ...(['revenueIntent', 'priceNumber', 'priceUnit'] as const).map((kind) => makeClaim(kind, clause)),
];

/** "The bride gets 60% and I keep 40": the rest to a hundred. */
function restOf({ quantities, context }: Clause): Quantity | undefined {
  if (!quantities.some(isBare)) return undefined;
  const shares = readQuantities(context).filter(({ kind }) => kind === 'percent');
  const rest = quantities.find(
    (quantity) => isBare(quantity) && shares.some(({ value }) => value + quantity.value === 100),
  );
  return rest && { ...rest, kind: 'percent', unit: undefined };
}

/** "We keep", "and keep"; not "our incubator took". */
const isOurs = (before: readonly Token[]): boolean => {
  const subject = before.findLast(({ pos }) => pos === 'noun' || pos === 'pron');
  return (
    subject === undefined ||
    /^(?:we|i|wir|ich|nosotros|yo|我们|我)$/.test(subject.text) ||
    before.at(-1)?.pos === 'conj'
  );
};

/** Not "we cut no-shows from 12% to 4%". */
const isCommission = ({ lemma, pos }: Token): boolean =>
  /^(?:commission|fee|cut|share)$/.test(lemma) && !(lemma === 'cut' && pos === 'verb');
const isOrder = (token: Token): boolean =>
  /^(?:it|them|each|every|cada|order|sale|booking|price|transaction|purchase|payment)$/.test(token.lemma) ||
  has(token, 'price', 'product');
