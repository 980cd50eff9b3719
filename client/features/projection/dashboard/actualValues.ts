import { actualFields } from '../../../../shared/projection/fields';
import type { ActualLine, MonthActuals } from '../../../../shared/projection/actuals';
import { formatMonth, parseMonth } from '../../../../shared/projection/months';
import { parseTyped } from '../model/typedValues';

export type ActualMonths = Record<string, MonthActuals>;
/** A month's figures as the API takes them: amounts are text, counts numbers. */
export type SentMonth = Partial<Record<ActualLine, unknown>>;

/** "139.000000" as "139". */
export const withoutZeros = (text: string): string => (text.includes('.') ? text.replace(/\.?0+$/, '') : text);

/** The text of a stored figure in a field. */
export const shownActual = (line: ActualLine, text: string | undefined): string =>
  text === undefined ? '' : actualFields[line].kind === 'count' ? withoutZeros(text) : text;

const sentValue = (line: ActualLine, text: string): unknown => parseTyped(actualFields[line].kind, text);

/** One figure of a month as it is sent; null, which removes it, when nothing is typed. */
export const changedMonth = (line: ActualLine, typed: string): SentMonth => ({
  [line]: sentValue(line, typed) ?? null,
});

/**
 * Months that the table shows: from the first month to the current one or the latest with figures, and at least three.
 * @param start and currentMonth calendar months
 * @param more months that were asked for beyond these
 */
export function tableMonths(start: number, currentMonth: number, months: ActualMonths, more: number): string[] {
  const stored = Object.keys(months).map((month) => (parseMonth(month) ?? start) - start + 1);
  const count = Math.max(3, currentMonth - start + 1, ...stored) + more;
  return Array.from({ length: Math.max(3, Math.min(60, count)) }, (_, index) => formatMonth(start + index));
}
