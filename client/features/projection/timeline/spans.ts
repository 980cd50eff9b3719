import { projectionLimits } from '../../../../shared/contracts/projection';
import { formatMonth, parseMonth } from '../../../../shared/projection/months';
import type { EntryKind } from '../inputs/sections';

const { months } = projectionLimits;

/** Months of an entry, from 1. A round has one month; `last` is null for what has no end. */
export type Span = { first: number; last: number | null };

type Entry = Readonly<Record<string, unknown>>;

/** The Januaries of a model, in months after month 1. @param start calendar month of month 1 */
export const januariesOf = (start: number): number[] => {
  const first = (12 - (start % 12)) % 12;
  return Array.from({ length: months / 12 }, (_, year) => first + 12 * year);
};

const monthOf = (value: unknown, start: number): number | undefined => {
  const month = typeof value === 'string' ? parseMonth(value) : undefined;
  return month === undefined ? undefined : month - start + 1;
};

/** The months of an entry; null when they can't be read or are out of order. @param start calendar month of month 1 */
export function spanOf(kind: EntryKind, entry: Entry, start: number): Span | null {
  if (kind === 'rounds') {
    const month = monthOf(entry.month, start);
    return month === undefined || month < 1 ? null : { first: month, last: month };
  }
  const first = entry.startMonth === undefined && kind === 'costs' ? 1 : monthOf(entry.startMonth, start);
  const hasEnd = entry.endMonth !== undefined && entry.endMonth !== null;
  const last = hasEnd ? monthOf(entry.endMonth, start) : null;
  if (first === undefined || last === undefined || first < 1 || (last !== null && last < first)) return null;
  return { first, last };
}

/** An entry with other months. A cost that starts with the model has no start of its own. */
export function withSpan(kind: EntryKind, entry: Entry, { first, last }: Span, start: number): Entry {
  const text = (month: number) => formatMonth(start + month - 1);
  if (kind === 'rounds') return { ...entry, month: text(first) };
  const { startMonth: _start, endMonth: _end, ...rest } = entry;
  return {
    ...rest,
    ...((kind === 'hires' || first > 1) && { startMonth: text(first) }),
    ...(last !== null && { endMonth: text(last) }),
  };
}

const within = (month: number, low: number, high: number) => Math.max(low, Math.min(high, month));

/** Moves a span within the months of the model. Its length stays. */
export function moveSpan({ first, last }: Span, by: number): Span {
  const length = last === null ? 0 : last - first;
  const moved = within(first + by, 1, Math.max(1, months - length));
  return { first: moved, last: last === null ? null : moved + length };
}

/** Moves the end of a span. Beyond the last month of the model, it has no end. */
export function moveEnd({ first, last }: Span, by: number): Span {
  const end = (last ?? months + 1) + by;
  return { first, last: end > months ? null : Math.max(first, end) };
}
