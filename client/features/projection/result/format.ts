import { formatMonth } from '../../../../shared/projection/months';

const names = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** "Mar 2027" of a calendar month. */
export function monthName(calendarMonth: number): string {
  const [year, month] = formatMonth(calendarMonth).split('-');
  return `${names[Number(month) - 1]} ${year}`;
}

/** A sentence or a label within another sentence. */
export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const minus = (text: string): string => text.replace('-', '−');

/** By number of decimals. Making a format takes longer than hundreds of uses. */
const formats = new Map<number, Intl.NumberFormat>();

function formatOf(decimals: number): Intl.NumberFormat {
  let format = formats.get(decimals);
  if (!format) {
    format = new Intl.NumberFormat('en', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
    formats.set(decimals, format);
  }
  return format;
}

/** A number with a real minus sign, and never "−0". */
export function formatNumber(value: number, decimals = 0): string {
  const rounded = Number(value.toFixed(decimals)) || 0;
  return minus(formatOf(decimals).format(rounded));
}

const compactFormat = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });

/** An amount on an axis: "1.2M". */
export const formatCompact = (value: number): string => minus(compactFormat.format(value || 0));

/** Decimal text of the engine for reading: "-1234.50" as "−1,234.50". */
export function formatExact(text: string): string {
  return text.replaceAll(/-?\d+(\.\d+)?/g, (number) => {
    const [whole = '', fraction] = number.split('.');
    const trimmed = fraction && fraction.length > 3 ? fraction.replace(/0+$/, '') : fraction;
    const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',');
    return minus(trimmed ? `${grouped}.${trimmed}` : grouped);
  });
}

/** A formula of the engine in words: "closingCash-1" as "closing cash (1 month before)". */
export function formatFormula(formula: string): string {
  return formula.replaceAll(/([A-Za-z][A-Za-z.]*)(?:-(\d+))?/g, (_, name: string, back?: string) => {
    const words = name
      .split('.')
      .at(-1)!
      .replaceAll(/([a-z])([A-Z])/g, (_match, end: string, start: string) => `${end} ${start.toLowerCase()}`)
      .replace(/ percent$/, '')
      .replace(/ mrr$/, ' MRR');
    if (!back) return words;
    return `${words} (${back === '1' ? '1 month' : `${back} months`} before)`;
  });
}
