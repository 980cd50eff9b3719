import type { NormalText } from '../text/normalise';
import { quoteOf } from '../text/normalise';
import type { Clause } from '../text/clause';
import type { Quote } from '../../../../../shared/contracts/analysis';
import type { Quantity } from '../text/quantities';

/** The founder's words of a clause, without a leading conjunction and trailing marks. */
export function quoteClause(normal: NormalText, clause: Clause): Quote {
  const first = clause.tokens.find((token, index) => !(index === 0 && token.pos === 'conj') && token.pos !== 'punct');
  const last = clause.tokens.findLast(({ text }) => !/^[.,;:!?]$/.test(text));
  return quoteOf(normal, first?.start ?? clause.start, last?.end ?? clause.end);
}

/** The founder's words of a whole sentence. */
export const quoteSentence = (normal: NormalText, { sentence }: Clause): Quote =>
  quoteOf(normal, sentence.start, sentence.end);

/** Numbers of a report, at most two decimals. */
export const formatNumber = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 2 });

export const formatMoney = (value: number, currency: string): string => `${formatNumber(value)} ${currency}`;

/** An operand of a formula. 30 pence are shown as (30 ÷ 100). */
export const formatOperand = ({ value, divisor }: Quantity): string =>
  divisor ? `(${formatNumber(value * divisor)} ÷ ${divisor})` : formatNumber(value);

export function formatRate(quantity: Quantity): string {
  const { currency = '', period, per } = quantity;
  const unit = per && per !== 'each' && !period ? ` per ${per}` : '';
  return `${formatOperand(quantity)} ${currency}${period ? ` per ${period}` : ''}${unit}`;
}

/** "a, b, and c". */
export const joinWords = (words: readonly string[]): string =>
  words.length < 2
    ? (words[0] ?? '')
    : `${words.slice(0, -1).join(', ')}${words.length > 2 ? ',' : ''} and ${words.at(-1)}`;
