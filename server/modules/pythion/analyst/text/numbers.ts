/**
 * The value of digits with separators of any locale: "1,020", "1.020", "1 020", "3.80", "3,8". Three digits after a single
 * separator are thousands, unless the number starts with 0.
 */
export function parseNumber(text: string): number | undefined {
  const match = /^\d[\d.,' ]*/.exec(text);
  if (!match) return undefined;
  const digits = match[0].replace(/[.,' ]+$/, '');
  const suffix = suffixes[text.slice(digits.length)];
  if (suffix === undefined) return undefined;
  const separators = digits.replace(/\d/g, '');
  const last = separators.at(-1);
  if (last === undefined) return Number(digits) * suffix;
  const decimals = digits.length - digits.lastIndexOf(last) - 1;
  const isMixed = new Set(separators).size > 1;
  const isGrouped = !isMixed && (separators.length > 1 || (decimals === 3 && !digits.startsWith('0')));
  if (last === "'" || last === ' ' || isGrouped) return Number(digits.replace(/\D/g, '')) * suffix;
  const at = digits.lastIndexOf(last);
  return Number(`${digits.slice(0, at).replace(/\D/g, '')}.${digits.slice(at + 1)}`) * suffix;
}

/** Letters that may follow digits directly. */
const suffixes: Readonly<Record<string, number>> = { '': 1, k: 1e3, m: 1e6, mn: 1e6, bn: 1e9, b: 1e9 };
