import { isCustomerWord } from '../../../../../shared/customerWords';
import { isPeopleWord } from '../claims/money/acquisition';
import type { NormalText } from '../text/normalise';
import { quoteOf } from '../text/normalise';
import type { Clause } from '../text/clause';
import type { Quote } from '../../../../../shared/contracts/analysis';
import type { Token } from '../text/token';
import type { Quantity } from '../text/quantities';

/** What no words were found for. The text may say it in words that aren't read. */
export const unsaid = (what: string): string => `You didn’t say ${what}, or we didn’t see it.`;

/** What a sentence may state, in words that no rule reads. Most texts do state it then: the report is what failed. */
export const unclear = (what: string): string => `Your text may say ${what}, in words that this report doesn’t count.`;

/** Clauses of fewer words say nothing alone: "14 answered". */
const leastWords = 4;
/** A longer sentence is cut to a part of it. */
export const longestSentence = 240;
/** "Since March" loses its sense without its first word, "and 4 renewed" does not. */
const coordinators = /^(?:and|or|but|so|und|oder|aber|denn|y|o|pero|e|和|但|但是|而)$/;
const subordinators = /^(?:when|because|since|if|which|who|that|weil|wenn|dass|porque|cuando|si)$/;

const marks: ReadonlySet<string> = new Set(['.', ',', ';', ':', '!', '?']);

/** "when no tea was made", "and sells for $89", "is done": words that lean on the clause before. */
function lacksSubject({ tokens }: Clause): boolean {
  const first = tokens.find(({ pos, text }) => pos !== 'punct' && !/^(?:and|or|but|und|oder|y|o)$/.test(text));
  return first !== undefined && (first.pos === 'verb' || isAuxiliary(first) || subordinators.test(first.text));
}

/** "Between Feb | and May": a word or two that another clause was made of. */
function isCutShort({ context, end, sentence }: Clause): boolean {
  const rest = context.filter(({ start, pos }) => start >= end && pos !== 'punct');
  return sentence.isLatin && rest.length > 0 && rest.length <= 2 && rest[0]?.pos === 'conj';
}

/** Chinese has none: its tokens of one letter may be tagged as such. */
const isAuxiliary = ({ pos, text }: Token): boolean => pos === 'aux' && /^[a-z]/.test(text);

/** "Trade fair: 40 talks": the label says what the words are about. */
const followsLabel = ({ text }: NormalText, { sentence, start, tokens }: Clause): boolean =>
  tokens[0]?.pos === 'num' && text.slice(sentence.start, start).trimEnd().endsWith(':');

/**
 * The founder's words of a clause, without a leading conjunction and trailing marks. The whole sentence when the clause is
 * only a fragment.
 */
export function quoteClause(normal: NormalText, clause: Clause): Quote {
  const words = clause.tokens.filter(({ pos }) => pos !== 'punct' && pos !== 'conj').length;
  const { sentence } = clause;
  const isPart =
    words < leastWords ||
    isCutShort(clause) ||
    (clause.start > sentence.start && (lacksSubject(clause) || followsLabel(normal, clause)));
  if (isPart && sentence.end - sentence.start <= longestSentence) return quoteSentence(normal, clause);
  // A passive was read as an active: the tokens don't stand in the order of the text.
  const written = clause.tokens.toSorted((left, right) => left.start - right.start);
  const first = written.find(
    (token, index) => !(index === 0 && coordinators.test(token.text)) && token.pos !== 'punct',
  );
  const last = written.findLast(({ text }) => !marks.has(text));
  return quoteOf(normal, first?.start ?? clause.start, last?.end ?? clause.end);
}

/** The founder's words of a whole sentence. */
export const quoteSentence = (normal: NormalText, { sentence }: Clause): Quote =>
  quoteOf(normal, sentence.start, sentence.end);

/** Made once: a format costs more than a hundred numbers. */
const twoDecimals = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** Numbers of a report, at most two decimals. */
export const formatNumber = (value: number): string => twoDecimals.format(value).replace('-', '−');

/** A result of a formula: "= 12.5", or "≈ 3.33" when it is rounded. */
export function formatResult(value: number, format: (value: number) => string = formatNumber): string {
  const isExact = Math.abs(value - Math.round(value * 100) / 100) < 1e-9;
  return `${isExact ? '=' : '≈'} ${format(value)}`;
}

/** "about 3.33" for a number that is rounded. */
export const formatAbout = (value: number, format: (value: number) => string = formatNumber): string =>
  formatResult(value, format).replace('= ', '').replace('≈', 'about');

/** "1 month", "2.5 months". */
export const formatPeriods = (value: number, period: string): string =>
  `${formatNumber(value)} ${period}${formatNumber(value) === '1' ? '' : 's'}`;

export const formatMoney = (value: number, currency: string): string => `${formatNumber(value)} ${currency}`;

/** An operand of a formula. 30 pence are shown as (30 ÷ 100). */
export const formatOperand = ({ value, divisor }: Quantity): string =>
  divisor ? `(${formatNumber(value * divisor)} ÷ ${divisor})` : formatNumber(value);

export function formatRate(quantity: Quantity): string {
  return `${formatOperand(quantity)} ${quantity.currency ?? ''}${unitOf(quantity)}`;
}

/** " per month", " per night", " per order", " per hive per year". Empty when the founder named none. A payer is no unit. */
export function unitOf({ period, periodName, per, perName = per }: Quantity): string {
  const time = periodName ?? period;
  const isThing = per !== undefined && per !== 'each' && !(time && (isCustomerWord(per) || isPeopleWord(per)));
  return [isThing ? perName : undefined, time].map((unit) => (unit ? ` per ${unit}` : '')).join('');
}

/** "a, b, and c". */
export const formatList = (words: readonly string[], last: 'and' | 'or' = 'and'): string =>
  words.length < 2
    ? (words[0] ?? '')
    : `${words.slice(0, -1).join(', ')}${words.length > 2 ? ',' : ''} ${last} ${words.at(-1)}`;

export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
