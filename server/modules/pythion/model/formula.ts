import { parseNumber } from '../analyst/text/numbers';

/** A number of a formula. `isPercent`: written with %. `value` is the number as written, 20 for 20%. */
export type FormulaNumber = { value: number; isPercent: boolean };

export type Formula = { text: string; operands: FormulaNumber[]; result: FormulaNumber };

const maxLength = 200;
const token = /\s*(?:(?<number>\d+(?:[.,]\d+)*)(?<percent>\s?%)?|(?<sign>[-+×÷()=≈]))/uy;

type Token = FormulaNumber | string;

/** Signs in one spelling. An x is a sign between numbers only. */
const normalise = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[*·]|(?<=[\d%)]\s?)x(?=\s?[\d(])/g, '×')
    .replaceAll('/', '÷')
    .replaceAll(/[−–]/g, '-');

function tokenise(text: string): Token[] | undefined {
  const tokens: Token[] = [];
  token.lastIndex = 0;
  while (token.lastIndex < text.length) {
    const groups = token.exec(text)?.groups;
    if (!groups) return undefined;
    const value = groups.number === undefined ? undefined : parseNumber(groups.number);
    if (groups.sign === undefined && value === undefined) return undefined;
    tokens.push(groups.sign ?? { value: value!, isPercent: groups.percent !== undefined });
  }
  return tokens;
}

const valueOf = ({ value, isPercent }: FormulaNumber): number => (isPercent ? value / 100 : value);

/** Evaluates + - × ÷ and parentheses. NaN when the tokens are no expression. */
function evaluate(tokens: readonly Token[]): number {
  let at = 0;
  const isNext = (...signs: string[]): boolean =>
    typeof tokens[at] === 'string' && signs.includes(tokens[at] as string);
  const factor = (): number => {
    const next = tokens[at++];
    if (typeof next === 'object') return valueOf(next);
    if (next !== '(') return Number.NaN;
    const inner = sum();
    return tokens[at++] === ')' ? inner : Number.NaN;
  };
  const product = (): number => {
    let value = factor();
    while (isNext('×', '÷')) value = tokens[at++] === '×' ? value * factor() : value / factor();
    return value;
  };
  const sum = (): number => {
    let value = product();
    while (isNext('+', '-')) value = tokens[at++] === '+' ? value + product() : value - product();
    return value;
  };
  const value = sum();
  return at === tokens.length ? value : Number.NaN;
}

const decimalsOf = (text: string): number => /[.](\d+)\s?%?\s*$/.exec(text)?.[1]?.length ?? 0;

/**
 * Parses "12 × 40 = 480" and recalculates it. With ≈ the result may be rounded to its last digit.
 * @returns undefined when it is no formula, or when the result is wrong
 */
export function checkFormula(written: string): Formula | undefined {
  const text = normalise(written.trim());
  const tokens = text.length <= maxLength ? tokenise(text) : undefined;
  const [result, equals] = [tokens?.at(-1), tokens?.at(-2)];
  if (!tokens || typeof result !== 'object' || (equals !== '=' && equals !== '≈')) return undefined;
  const expression = tokens.slice(0, -2);
  const operands = expression.filter((one) => typeof one === 'object');
  const calculated = evaluate(expression);
  if (operands.length < 2 || !Number.isFinite(calculated)) return undefined;
  const inUnits = result.isPercent ? calculated * 100 : calculated;
  const rounding = equals === '≈' ? 0.5 * 10 ** -decimalsOf(text) : 0;
  if (Math.abs(inUnits - result.value) > rounding + 1e-9 * Math.max(1, Math.abs(inUnits))) return undefined;
  return { text: text.replaceAll('-', '−').replaceAll(/\s+/g, ' '), operands, result };
}
