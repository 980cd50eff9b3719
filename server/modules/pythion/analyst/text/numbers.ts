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

const hanDigits = '零一二三四五六七八九';
const hanUnits: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1e3 };

const hanNumeral = /^[零一二两三四五六七八九十百千]+$/;
/** Codes of its characters: most words begin with another one. */
const hanNumerals = new Set(Array.from('零一二两三四五六七八九十百千', (character) => character.charCodeAt(0)));

/** Whether a UTF-16 code unit is one of the digits 0 to 9. */
export const isDigit = (unit: number): boolean => unit >= 48 && unit <= 57;

/** The value of a Chinese numeral below ten thousand: "八", "十二", "三百五十". */
export function parseHanNumber(text: string): number | undefined {
  if (!hanNumerals.has(text.charCodeAt(0)) || !hanNumeral.test(text)) return undefined;
  let [sum, digit] = [0, 0];
  for (const character of text.replaceAll('两', '二')) {
    const unit = hanUnits[character];
    const value = hanDigits.indexOf(character);
    if (unit === undefined) digit = value;
    else [sum, digit] = [sum + (digit || 1) * unit, 0];
  }
  return sum + digit;
}

/** A Chinese count in numerals or digits: "十二", "12". NaN for other words, and 0 for none. */
export const parseHanCount = (text: string): number => parseHanNumber(text) ?? Number(text);
