import { germanInputs } from '../../lexicon/inputs';
import { clausesBySentence, type Clause } from '../../text/clause';
import { readQuantities, type Quantity } from '../../text/quantities';
import { has, hasAny, lettersOf, spacedWords, type Token } from '../../text/token';
import { isFact, makeClaim, type Claim } from '../claim';
import { isBare } from './amounts';
import { isSameWord } from './comparable';
import { ofPrice } from './generalPrices';
import { materials } from '../../lexicon/inputs';

/** Who works for one sale, and what is used up by it: customers don't pay for these apart. */
const used = new RegExp(
  '^(?:ingredients?|groceries|materials?|parts|packaging|packing|labou?r|wages?|couriers?|riders?|drivers?|helpers?|seamstress|partner|supplier|laundry|petrol|fuel|diesel|electricity|gas|detergent|insurance|repairs?|charging|maintenance|upkeep|postage|freight|' +
    'zutaten|lebensmittel|materialien|löhne|kuriere?|fahrer(?:in)?|fahrradkurier|versicherung|reparatur(?:en)?|wartung|aufladen|porto|wareneinsatz|aushilfe|reinigungsmittel|' +
    'ingredientes?|materiales?|piezas|envases?|embalaje|mano|repartidor|mensajero|conductor|chófer|gasolina|gasoil|luz|seguro|reparaciones|mantenimiento|costurera|' +
    `${germanInputs})$`,
  'u',
);
/** What a customer may be charged for as well. */
const alsoSold =
  /^(?:food|comida|essen|delivery|shipping|ride|trip|transport|carriage|lieferung|versand|fahrt|anfahrt|zustellung|reparto|envío|transporte|viaje|porte)$/;
const usedHan = /食材|原料|材料|面粉|包装|包材|人工|油费|电费|运费|快递|骑手|零件|司机|师傅|耗材|保险|维修|充电/u;

const about = '(?:(?:about|around|roughly|another|rund|etwa|circa|nochmal|unos|unas|otros|casi|[£$€]) )*$';
const us = '(?: (?:us|me|uns|mich))?';
/** The verb before the amount of a part. */
const costing = new RegExp(
  ` (?:(?:costs?|takes?|gets?|is|are|comes? to|kostet|kosten|bekommt|bekommen|nimmt|ist|sind)${us}|(?:(?:nos|me) )?(?:cuestan?|salen? (?:a|por)|son|cobra|se lleva)) ${about}`,
);
const aboutOnly = new RegExp(` ${about}`);
const joints = /^ (?:(?:,|;|and|und|y|plus|sowie|más|then|dann) )*/;
/** Packages, sizes and those who buy: things with prices of their own. */
const sold =
  / (?:an?|eine?|una?|ticket|pass|standard|deluxe|basic|premium|plan|package|subscription|small|large|big|medium|first|second|kleine[rsn]?|große[rsn]?|pequeñ[oa]s?|grandes?|adults?|child|children|kids|their|it|they|them|we|i|you|he|she|that|which|who|es|wir|sie|ich|sus?|for|of|per|with|each|every|für|von|pro|mit|para|por|cada) /;
const ours = / (?:our|my|unsere?|meine?|nuestr[oa]s?|mis?) /;

type Amount = { quantity: Quantity; subject: readonly Token[]; hasVerb: boolean; isToUs: boolean };

/** The amounts of a sentence, each with what is said to cost it. */
function amountsOf(context: readonly Token[], hasCurrency: boolean): Amount[] {
  const amounts = readQuantities(context).filter(
    (quantity) => quantity.kind === 'money' || (hasCurrency && isBare(quantity)),
  );
  return amounts.map((quantity, index) => {
    const from = amounts[index - 1]?.end ?? 0;
    const tokens = context.slice(from, quantity.start);
    const words = spacedWords(tokens);
    const match = costing.exec(words);
    const cut = words.slice(0, match?.index ?? aboutOnly.exec(words)?.index ?? words.length);
    const count = cut.split(' ').filter(Boolean).length;
    return {
      quantity,
      subject: lastPhrase(tokens.slice(0, count), from > 0),
      hasVerb: match !== null,
      isToUs: match !== null && / (?:us|me|uns|mich|nos) /.test(match[0]),
    };
  });
}

const pauses: ReadonlySet<string> = new Set('.,;:!?()');
const hanPauses: ReadonlySet<string> = new Set(',，。:：;；');

/** "We cook it fresh, and the soup": what stands behind the last pause. Behind an amount, a list goes on from its joint. */
function lastPhrase(tokens: readonly Token[], isBehindAmount: boolean): readonly Token[] {
  const joint = isBehindAmount ? (joints.exec(spacedWords(tokens))?.[0].split(' ').filter(Boolean).length ?? 0) : 0;
  const rest = tokens.slice(joint);
  const pause = rest.findLastIndex(({ text }) => pauses.has(text));
  const phrase = rest.slice(pause + 1);
  return isBehindAmount && joint === 0 ? [] : phrase;
}

/** The parts of a cost that a sentence lists: "the soup costs 3.50 and the courier 4.20", "our wash partner takes 5.50 a bag and the rider 2". */
function listedIn(context: readonly Token[], isLatin: boolean, hasCurrency: boolean): Amount[] {
  if (!isLatin) return listedInChinese(context);
  const amounts = amountsOf(context, hasCurrency);
  const first = amounts.findIndex(
    ({ hasVerb, subject }, index) => (hasVerb || (index === 0 && isUnderHeading(context, subject))) && isThing(subject),
  );
  if (first < 0) return [];
  const after = amounts.slice(first + 1);
  const end = after.findIndex(({ subject }) => !isThing(subject));
  return [amounts[first]!, ...(end < 0 ? after : after.slice(0, end))];
}

const heading = / (?:costs?|expenses|outlay|\p{L}*kosten|ausgaben|costes|costos|gastos) (?:[^,;.]+ )?: $/u;

/** "Our costs per bowl: ingredients 3.50, courier 4.20". */
const isUnderHeading = (context: readonly Token[], [first]: readonly Token[]): boolean =>
  first !== undefined && heading.test(spacedWords(context.slice(0, context.indexOf(first))));

const isThing = (subject: readonly Token[]): boolean =>
  subject.length > 0 &&
  subject.length <= 7 &&
  !sold.test(spacedWords(subject)) &&
  !subject.some(
    (token) => has(token, 'customer', 'people', 'price', 'rival', 'today', 'sell', 'pay', 'revenue') && !isUsed(token),
  );

const listed =
  /^[，、,和跟与加；;]*(?:每[份单个杯碗件台次])?(?:的)?([\p{Script=Han}]{1,6}?)(?:成本)?(?:要|是|得|花|大概|约)*$/u;

/** 食材成本5元，配送4元. */
function listedInChinese(context: readonly Token[]): Amount[] {
  const amounts = readQuantities(context).filter(({ kind }) => kind === 'money');
  const parts = amounts.map((quantity, index) => {
    const tokens = context.slice(amounts[index - 1]?.end ?? 0, quantity.start);
    const pause = tokens.findLastIndex(({ text }) => hanPauses.has(text));
    const subject = tokens.slice(pause + 1);
    const letters = lettersOf(subject);
    const isPart = listed.test(letters) && !/[卖售价收付租赚给买]|客|会员|每月/u.test(letters);
    return { quantity, subject: isPart ? subject : [], hasVerb: letters.includes('成本'), isToUs: false };
  });
  const first = parts.findIndex(({ subject }) => subject.length > 0);
  return first < 0 || parts.slice(first).some(({ subject }) => subject.length === 0) ? [] : parts.slice(first);
}

const isUsed = ({ text, lemma }: Token): boolean => used.test(text) || used.test(lemma);
const isInput = (token: Token): boolean => isUsed(token) || alsoSold.test(token.text) || materials.test(token.lemma);

/** How many things the list names: "my beans and the ride" are two. */
const namesIn = (list: readonly Amount[]): number =>
  list.reduce((sum, { subject }) => sum + 1 + subject.filter(({ text }) => /^(?:and|und|y|e)$/.test(text)).length, 0);

/** Whether the words of the list say that it is ours to pay, and not what customers are asked for. */
function isOurCost(list: readonly Amount[], isLatin: boolean, price: readonly Token[]): boolean {
  const words = list.flatMap(({ subject }) => subject);
  if (!isLatin) return list.some(({ hasVerb }) => hasVerb) || usedHan.test(lettersOf(words));
  const isPerSold = list.some(
    ({ quantity: { per } }) => per !== undefined && price.some(({ lemma }) => isSameWord(lemma, per)),
  );
  return (
    words.some(isUsed) ||
    list.every(({ isToUs }) => isToUs) ||
    (words.some(isInput) && (ours.test(spacedWords(words)) || isPerSold))
  );
}

/** Each part with the unit, period and currency of the list; none if they differ. */
function inOneUnit(list: readonly Amount[], currency: string | undefined): Quantity[] {
  const quantities = list.map(({ quantity }) => quantity);
  const known = (key: 'per' | 'period' | 'currency') => [...new Set(quantities.flatMap((one) => one[key] ?? []))];
  const [pers, periods, currencies] = [known('per'), known('period'), known('currency')];
  if (pers.length > 1 || periods.length > 1 || currencies.length > 1) return [];
  const [named] = quantities.filter(({ period }) => period !== undefined);
  const unit = { per: pers[0], period: named?.period, periodName: named?.periodName };
  return quantities.map((one) => ({
    ...one,
    ...unit,
    kind: 'money',
    unit: undefined,
    currency: currencies[0] ?? currency,
  }));
}

const dayPrice = / (?:a|one|per|each|ein|einen|pro|je|un|cada|por) (?:day|tag|día) /;
/** 20 euros for a day, and what is spent on each. What costs many times as much is shared by many. */
const sharedFrom = 5;

const removed: ReadonlySet<Claim['kind']> = new Set([
  ...ofPrice,
  ...(['supposedPrice', 'paidPrice', 'frequencyOrCost', 'costCounted', 'trouble'] as const),
  ...(['unitCost', 'fixedCost', 'acquisitionCost', 'positiveMargin', 'negativeMargin'] as const),
]);

/**
 * What one sale costs where a sentence names several things with their amounts behind the price: each is a cost, also without a
 * verb or a currency of its own. A price list stays one: "the small box costs 12 euros and the large one 18".
 */
export function withCostParts(claims: readonly Claim[], clauses: readonly Clause[]): Claim[] {
  const prices = claims.filter(({ kind, quantity }) => kind === 'priceNumber' && quantity?.kind === 'money');
  if (prices.length === 0) return [...claims];
  const sentences = clausesBySentence(clauses);
  return [...sentences.values()].reduce<Claim[]>((read, all) => withPartsOf(read, all, prices), [...claims]);
}

function withPartsOf(claims: Claim[], all: readonly Clause[], prices: readonly Claim[]): Claim[] {
  const [{ context, sentence }] = all as [Clause];
  if (!all.every((clause) => isFact(clause)) || hasAny(context, 'rival', 'today', 'negation', 'hedge')) return claims;
  const list = listedIn(context, sentence.isLatin, prices.length > 0);
  const from = list[0] && context[list[0].quantity.start]!.start;
  const price = prices.find(
    ({ clause, quantity }) => from !== undefined && clause.tokens[quantity!.start]!.start < from,
  );
  if (!price || (sentence.isLatin ? namesIn(list) < 2 : list.length < 2)) return claims;
  if (!isOurCost(list, sentence.isLatin, price.clause.tokens)) return claims;
  const parts = inOneUnit(list, price.quantity!.currency).flatMap((quantity) => {
    const sum = context[quantity.start]!;
    const clause = all.find(({ tokens }) => tokens.includes(sum));
    const shift = clause ? clause.tokens.indexOf(sum) - quantity.start : 0;
    const moved = { ...quantity, start: quantity.start + shift, end: quantity.end + shift };
    const ofSale = moved.period === undefined ? moved : ofDay(moved, price);
    return clause && ofSale ? [makeClaim('unitCost', clause, { quantity: ofSale })] : [];
  });
  if (parts.length < list.length) return claims;
  const isPart = ({ clause, quantity, kind }: Claim): boolean =>
    removed.has(kind) &&
    parts.some((part) => part.clause === clause && (!quantity || quantity.start === part.quantity?.start));
  return [...claims.filter((claim) => !isPart(claim)), ...parts];
}

/** "A day costs 20 euros", and "insurance costs us 9 euros a day": of the day that is sold. */
const ofDay = (cost: Quantity, { clause, quantity: price }: Claim): Quantity | undefined =>
  cost.period === 'day' && dayPrice.test(spacedWords(clause.tokens)) && cost.value < sharedFrom * price!.value
    ? { ...cost, period: price!.period, periodName: price!.periodName }
    : undefined;

const whole = / (?:it|each|one|all|total|altogether|making|es|eine?[rns]?|alles|insgesamt|todo|total|cada|una?) /;

/** The word of what a clause says to cost an amount, where it is a part of one sale and not the whole. */
export function namedPart({ tokens, quantities, sentence }: Clause, { start }: Quantity): string | undefined {
  const before = quantities.findLast(({ kind, end }) => kind === 'money' && end <= start)?.end ?? 0;
  const words = tokens.slice(before, start);
  if (!sentence.isLatin) return usedHan.exec(lettersOf(words))?.[0];
  return whole.test(spacedWords(words)) ? undefined : words.find(isInput)?.text;
}
