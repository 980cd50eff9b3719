import type { Claim } from '../claims/claim';
import { isFrequent } from '../claims/trouble';
import type { Clause } from '../text/clause';
import type { NormalText } from '../text/normalise';
import { quoteOf } from '../text/normalise';
import { readQuantities, type Quantity } from '../text/quantities';
import { has, hasAny, type Token } from '../text/token';
import type { Quote } from '../../../../../shared/contracts/analysis';
import { isProvider } from './parties';
import { longestSentence, quoteClause, quoteSentence } from './texts';

type Shows = (quantities: readonly Quantity[], tokens: readonly Token[]) => boolean;

/** "£4.20", "a tenner a head". */
const showsMoney: Shows = (quantities, tokens) =>
  quantities.some(({ kind }) => kind === 'money') ||
  tokens.some((token) => has(token, 'coin') || coins.has(token.lemma));

const coins: ReadonlySet<string> = new Set(['tenner', 'fiver', 'quid', 'grand', 'pound', 'euro', 'dollar']);

/** A share, a time or an amount; or what is counted twice: "from 9 to 2". */
const showsMeasure: Shows = (quantities) =>
  quantities.length > 1 || quantities.some(({ kind, of }) => kind !== 'count' || of !== undefined);

const showsTwo: Shows = (quantities, tokens) =>
  quantities.length > 1 ||
  tokens.some((token) => /^(?:margin|profit|break|earn|keep|bleibt|marge|margen)$/.test(token.lemma));

const showsCount: Shows = (quantities) => quantities.length > 0;

/** What the words must have for a reader to see what the claim states. */
const shownBy: Partial<Record<Claim['kind'], Shows>> = {
  priceNumber: showsMoney,
  priceUnit: showsMoney,
  unitCost: showsMoney,
  fixedCost: showsMoney,
  acquisitionCost: showsMoney,
  measuredDifference: showsMeasure,
  costCounted: showsMeasure,
  positiveMargin: showsTwo,
  negativeMargin: showsTwo,
  segmentCount: showsCount,
  sizeDetail: showsCount,
};

const isShownIn = ({ kind }: Claim, clause: Pick<Clause, 'quantities' | 'tokens'>): boolean =>
  shownBy[kind]?.(clause.quantities, clause.tokens) ?? true;

/** Whether the sentence of a claim has what the claim states. */
export const isShown = (claim: Claim): boolean => {
  const { kind, clause } = claim;
  if (kind === 'frequencyOrCost') return isOften(clause) && !isProvider(clause);
  return (
    isShownIn(claim, clause) ||
    isShownIn(claim, { tokens: [...clause.context], quantities: readQuantities(clause.context) })
  );
};

/** "Nearly every home", "two hours a week"; not "six cars on a forecourt", "for six animals", "fell from 9 to 2 a week". */
const isOften = (clause: Clause): boolean =>
  !hasAny(clause.tokens, 'fall', 'rise') &&
  (clause.tokens.some(
    (token) => has(token, 'every') || /^(?:most|half|often|always|usually|oft|meist|immer)$/.test(token.text),
  ) ||
    (isFrequent(clause) && !isOnlyCounted(clause)));

const isOnlyCounted = ({ quantities }: Clause): boolean =>
  quantities.length > 0 &&
  quantities.every(({ kind, of, period }) => kind === 'count' && of === undefined && period === undefined);

/** 收板子260元: what something costs, where another clause of the sentence has the price. */
const isBesidePrice = ({ kind, clause }: Claim): boolean =>
  (kind === 'priceUnit' || kind === 'priceNumber') &&
  !clause.sentence.isLatin &&
  !hasAny(clause.tokens, 'price', 'sell', 'pay') &&
  hasAny(clause.context, 'price', 'sell', 'pay');

/** The founder's words of a claim, with the next or the earlier words of the sentence where the clause ends before the fact. */
export function quoteClaim(normal: NormalText, claim: Claim): Quote {
  const { clause } = claim;
  const { sentence } = clause;
  const isClear = isShownIn(claim, clause) && !isBesidePrice(claim) && !claim.isOfSentence;
  if (isClear || !isShown(claim)) return quoteClause(normal, clause);
  if (sentence.end - sentence.start <= longestSentence) return quoteSentence(normal, clause);
  const rest = clause.context.filter(({ start }) => start >= clause.start);
  const isAfter = isShownIn(claim, { tokens: rest, quantities: readQuantities(rest) });
  const [start, end] = isAfter ? [clause.start, sentence.end] : [sentence.start, clause.end];
  return end - start <= longestSentence ? quoteOf(normal, start, end) : quoteClause(normal, clause);
}
