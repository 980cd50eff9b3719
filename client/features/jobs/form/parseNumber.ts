/**
 * Parses a typed amount: "80,000", "80 000", "80'000", "80k", "0.5", "0,5".
 * @returns null for a blank text, NaN for one that is no number
 */
export function parseNumber(text: string): number | null {
  const plain = text
    .trim()
    .replaceAll(/[\s'’_]/g, '')
    .replace(/%$/, '');
  if (plain === '') return null;
  const [, digits, thousand] = /^([\d.,]+)(k?)$/i.exec(plain) ?? [];
  if (digits === undefined) return Number.NaN;
  // A comma or point before exactly three digits groups thousands, but for a leading zero.
  const isGrouped = /^[1-9]\d{0,2}([.,])\d{3}(\1\d{3})*$/.test(digits);
  const number = isGrouped ? Number(digits.replaceAll(/[.,]/g, '')) : Number(digits.replace(',', '.'));
  return thousand ? number * 1_000 : number;
}
