import { clausesBySentence, type Clause } from '../../text/clause';
import { readQuantities, type Quantity } from '../../text/quantities';
import { has, hasAny, spacedWords, type Token } from '../../text/token';
import { isBare } from './amounts';
import { makeClaim, type Claim } from '../claim';

/** What came in, all together. */
const income =
  / (?:money in|income|revenues?|turnover|takings|receipts|took in|took|taken in|taken|brought in|earned|deposited|invoiced|billed|umsatz|einnahmen|eingenommen|ingresos|ingresé|ingresamos|facturado|facturé|facturamos|cobré|cobramos) /;
const incomeAfter = /^ (?:(?:euros?|€) )?(?:umsatz|eingenommen|came in|in sales|in takings|in revenue|de ingresos) /;

/** What went out. */
const outgo =
  / (?:money out|costs?(?= (?:[:,]|were|was|came|in|of) )|(?:our|my|in) costs|expenses|outgoings|spent|paid out|ausgaben|ausgegeben|kosten|kosteten|gastos|gasté|gastamos|gastado|costaron|costes) /;

/** A sum of theirs, or one that is only planned. */
const notOurs =
  / (?:their|his|her|they|he|she|ihre|ihren|sus?|customers?|clients?|kunden|clientes?|would|will|hope|plan|expect|target|goal|next|budget|loans?|parents|grants?|investors?|investment|model|forecast|projection|kredite?|darlehen|förderung|préstamos?|subvención) | (?:invoiced|billed) .* paid /;
/** A thing to keep: "spent £900 on a van". */
const investment = /^ (?:on|for|in|für|en) (?:a|an|one|new|two|ein|eine|einen|una?) /;

type Sum = { amount: Quantity; clause: Clause };

/**
 * What came in and what went out of the same time: "I deposited $10,580 and spent $7,200 on food", "Money in: £2,044. Thread
 * and wash: £690". The quantity is what is left of it. Who spent more may have begun only now: that is no loss on each sale.
 */
export function readInAndOut(clauses: readonly Clause[]): Claim[] {
  const sentences = [...clausesBySentence(clauses).values()].filter(([clause]) => clause?.sentence.isLatin ?? false);
  return sentences.flatMap((sentence, index) => {
    const received = sumIn(sentence, isIncome);
    if (!received) return [];
    const { amount: whole } = received;
    const spent =
      sumIn(sentence, isOutgo, whole) ??
      sumIn(sentences[index + 1] ?? [], (reading) => isOutgo(reading) || isInputList(reading), whole);
    if (!spent || spent.amount.value >= whole.value) return [];
    const quantity = { ...spent.amount, value: whole.value - spent.amount.value, of: whole.value };
    return [makeClaim('positiveMargin', spent.clause, { quantity })];
  });
}

/** "The average fee income was £63 and the shed cost £31 per run": what one brings and what one costs. */
const average =
  / (?:average|mean|typical) (?:\S+ ){0,2}?(?:income|revenue|takings|fee|fees|sale|turnover) (?:\S+ ){0,3}?(?:was|is|came to|of) $/;
const costOfOne = / (?:cost|costs|came to|come to|took) (?:us |me )?$/;

/** Compares them, whichever is more: both are of one unit. */
export function readAverages(clauses: readonly Clause[]): Claim[] {
  return clauses.flatMap((clause) => {
    const { context, tokens, sentence } = clause;
    if (!sentence.isLatin || !isTold(clause) || hasAny(context, 'rival') || notOurs.test(spacedWords(context)))
      return [];
    const [income, cost, ...others] = readQuantities(context).filter(({ kind }) => kind === 'money');
    if (!income || !cost || others.length > 0 || income.currency !== cost.currency) return [];
    const isPerOne = cost.per !== undefined || /^(?:per|each|a|every)$/.test(context[cost.end]?.text ?? '');
    const isHere = tokens.includes(context[cost.start]!);
    const isCompared =
      average.test(spacedWords(context.slice(0, income.start))) &&
      costOfOne.test(spacedWords(context.slice(income.end, cost.start)));
    if (!isHere || !isPerOne || !isCompared) return [];
    const kind = income.value > cost.value ? 'positiveMargin' : 'negativeMargin';
    const quantity = { ...cost, value: Math.abs(income.value - cost.value), of: income.value };
    return [makeClaim(kind, clause, { quantity })];
  });
}

/** Whether a claim compares what went out with what came in. */
export const isInAndOut = ({ kind, quantity }: Claim): boolean =>
  (kind === 'positiveMargin' || kind === 'negativeMargin') && quantity?.of !== undefined;

/** The words before an amount, from the one before it, and those behind it. */
type Reading = { before: string; after: string; words: readonly Token[]; behind: readonly Token[] };

/** The only sum of a sentence whose words say so, with the clause that names it. */
function sumIn(
  sentence: readonly Clause[],
  isSum: (reading: Reading) => boolean,
  whole?: Sum['amount'],
): Sum | undefined {
  const context = sentence[0]?.context ?? [];
  if (!sentence.every(isTold) || hasAny(context, 'rival') || notOurs.test(spacedWords(context))) return undefined;
  const isListing = whole !== undefined && context.some(({ text }) => text === ':');
  const amounts = readQuantities(context).flatMap((amount) =>
    amount.kind === 'money'
      ? [amount]
      : isListing && isBare(amount)
        ? [{ ...amount, kind: 'money' as const, currency: whole.currency }]
        : [],
  );
  const sums = amounts.filter((amount, index) => {
    const { start, end, period, per, currency } = amount;
    const words = context.slice(amounts[index - 1]?.end ?? 0, start);
    const behind = context.slice(end, amounts[index + 1]?.start);
    const isOther = whole === undefined || (amount !== whole && currency === whole.currency);
    const reading = { before: spacedWords(words), after: spacedWords(behind), words, behind };
    return isOther && period === undefined && per === undefined && isSum(reading);
  });
  const [named] = sums;
  if (!named || sums.length > 1) return undefined;
  const amount = whole === undefined ? named : { ...named, value: listedFrom(context, named) };
  const first = context[amount.start];
  const clause = sentence.find(({ tokens }) => first !== undefined && tokens.includes(first));
  return clause && { amount, clause };
}

/** "Gastos: harina 400, gas 120 y cajas 80": all that a heading lists, unless the first amount is their sum. */
function listedFrom(context: readonly Token[], first: Quantity): number {
  const colon = context.findIndex(({ text }) => text === ':');
  if (colon < 0 || colon > first.start) return first.value;
  const rest = readQuantities(context).filter(
    (part) => part.start >= first.end && part.period === undefined && (part.kind === 'money' || isBare(part)),
  );
  const sum = rest.reduce((all, { value }) => all + value, 0);
  return Math.abs(sum - first.value) < 0.01 ? first.value : first.value + sum;
}

const isTold = ({ modality, speaker }: Clause): boolean =>
  modality === 'fact' && (speaker === 'own' || speaker === 'people' || speaker === 'other');

const isIncome = ({ before, after, words }: Reading): boolean =>
  !outgo.test(before) && !isByOthers(words) && (income.test(before) || incomeAfter.test(after));

/** "The cafe took £3,100": what others take or spend. */
const isByOthers = (words: readonly Token[]): boolean =>
  words.some((token, index) => token.pos === 'verb' && has(words[index - 1], 'people', 'customer', 'venue'));

/** "Spent $7,200 on food and gas"; not "spent £900 on a van", "spent £200 on ads". */
const isOutgo = ({ before, after, words, behind }: Reading): boolean =>
  outgo.test(before) &&
  !isByOthers(words) &&
  !income.test(before) &&
  !incomeAfter.test(after) &&
  !investment.test(after) &&
  !(hasAny(behind, 'channel') && !behind.some(({ text }) => text === ','));

/** "Thread, wash and electricity: £690": what was needed, in a list. */
const isInputList = ({ words }: Reading): boolean =>
  words.at(-1)?.text === ':' &&
  words.filter(({ pos }) => pos === 'noun').length > 1 &&
  words.some(({ text }) => /^(?:,|and|und|y)$/.test(text)) &&
  !words.some((token) => has(token, 'people', 'customer', 'price', 'sell', 'channel', 'cash', 'own'));
