import type { AnalysisReport } from '../../../../../shared/contracts/analysis';
import { checkFormula } from '../../model/formula';
import { currencies } from '../lexicon/currencies';
import { multipliers, numberWords } from '../lexicon/numbers';
import { parseHanNumber, parseNumber } from '../text/numbers';

/**
 * Numbers, names and currencies of a report that are neither in the founder's text nor derived by the formula beside them,
 * and formulas whose result is wrong.
 */
export function foreignParts(idea: string, report: AnalysisReport): string[] {
  const known = numbersOf(idea);
  const results = new Set(report.sentences.flatMap(({ formula }) => (formula ? resultsOf(formula) : [])));
  const rubric = new Set([
    ...report.scores.flatMap(({ score, weight }) => [score, weight]),
    ...report.caps.flatMap(({ limit }) => [limit, limit - 10, 110 - limit]),
    0,
    5,
    10,
    100,
  ]);
  return [...statements(report)].flatMap(({ text, quote, formula }) => {
    const isScore = text.startsWith('The score is ');
    const own = quote == null ? text : text.replace(`“${quote}”`, '');
    const derived = new Set(formula ? writtenNumbers(formula) : []);
    return [
      ...(quote != null && !idea.includes(quote) ? [quote] : []),
      ...writtenNumbers(own).filter(
        (number) => !known.has(number) && !derived.has(number) && !(isScore && rubric.has(number)),
      ),
      ...operandsOf(formula).filter(
        (number) => !known.has(number) && !results.has(number) && !(isScore && rubric.has(number)),
      ),
      ...foreignNames(own, idea),
      ...(formula ? wrongParts(formula) : []),
    ].map((part) => `${part} in: ${text} ${formula ?? ''}`);
  });
}

/** A stored report has null for what is missing. */
type Statement = { text: string; quote?: string | null; formula?: string | null };

function* statements(report: AnalysisReport): Generator<Statement> {
  yield* report.sentences;
  for (const { reasons, next } of report.scores) yield* [{ text: next }, ...reasons];
  for (const { reason, quote } of report.dealBreakers) yield { text: reason, quote };
  for (const { text, why } of report.questions) yield { text: `${text} ${why}` };
  for (const { text, test, killCriterion } of report.assumptions) yield { text: `${text} ${test} ${killCriterion}` };
  for (const { entries } of report.canvas) for (const { quote } of entries) yield { text: `“${quote}”`, quote };
  for (const { reason } of report.caps) yield { text: reason };
}

const written = /\d+(?:[.,]\d+)*/g;
const writtenNumbers = (text: string): number[] => (text.match(written) ?? []).map((number) => parseNumber(number)!);

/** All values that the digits and the number words of a text can mean: "3.5", "1.200", "two", "4 million", "20 of them". */
function numbersOf(idea: string): Set<number> {
  const text = idea.normalize('NFKC').toLowerCase();
  const digits = (text.match(/\d+(?:[.,' ]\d+)*/g) ?? []).flatMap((number) => [
    parseNumber(number)!,
    ...writtenNumbers(number),
  ]);
  const han = (text.match(/[一二两三四五六七八九十百千]+/g) ?? []).map((numeral) => parseHanNumber(numeral)!);
  const spoken = Object.entries(numberWords).flatMap(([word, value]) => (text.includes(word) ? [value] : []));
  const factors = Object.entries({ ...multipliers, k: 1e3, m: 1e6, bn: 1e9, b: 1e9 }).flatMap(([word, factor]) =>
    text.includes(word) ? [factor] : [],
  );
  const values = [...digits, ...spoken, ...han];
  // Units of amounts in cents, a half, a third, and sums such as "twenty-five".
  return new Set([
    ...values,
    ...values.flatMap((value) => factors.map((factor) => value * factor)),
    ...spoken.flatMap((tens) => (tens >= 20 ? spoken.map((ones) => tens + ones) : [])),
    ...factors,
    1,
    100,
  ]);
}

const resultsOf = (formula: string): number[] => formula.split(/[=≈]/).slice(1).flatMap(writtenNumbers);
const operandsOf = (formula?: string | null): number[] => writtenNumbers(formula?.split(/[=≈]/)[0] ?? '');

/** First words of the report's own sentences. Another one is added here once it is known to be no name. */
const firstWords = new Set(
  (
    'A About Add After And Ask At Before By Coming Contact Count Customers Describe Did Do Don Each Enough Fewer Find First Get Give Go ' +
    'Change Hand Have Hold How If In It Let Match Measure Money Name Narrow Neither No Nobody Not Nothing Now On One Only Or Our Quotes ' +
    'Save Say Show Some Somebody Spend Still Stop That The Their Then There These They This Those Try Use Users What When ' +
    'Where Which Who Winning With Without Work Write Years You Your Both Counting People Price Time Count Customer Prices'
  ).split(' '),
);
const otherNames = new Set(['English']);

/** Capitalised words that the report brings itself: no first word of a sentence, no currency of the text, and no word of it. */
function foreignNames(text: string, idea: string): string[] {
  const codes = new Set(
    Object.entries(currencies).flatMap(([word, code]) => (idea.toLowerCase().includes(word) ? [code] : [])),
  );
  // The sign of several currencies, and a coin of two.
  if (/\bkr\b/i.test(idea)) for (const code of ['NOK', 'SEK', 'DKK', 'ISK']) codes.add(code);
  if (/\bcent\b/i.test(idea)) codes.add('EUR');
  return [...text.matchAll(/\p{Lu}[\p{L}\d]*/gu)]
    .filter(({ 0: word, index }) => {
      const isFirst = /(?:^|[.?!:] |“)$/.test(text.slice(0, index));
      return !(isFirst && firstWords.has(word)) && !codes.has(word) && !otherNames.has(word) && !idea.includes(word);
    })
    .map(([word]) => word);
}

/** Parts of a formula that are wrong when they are calculated again: "3 × 4 = 12; 12 ÷ 5 = 2.4 ≈ 2". */
function wrongParts(formula: string): string[] {
  return formula.split(/; |, (?=rounded )/).flatMap((part, index, parts) => {
    const plain = part
      .replace(/^.*: /, '')
      .replaceAll(/\p{L}[\p{L}\d$-]*/gu, '')
      .trim();
    if (!/[=≈]/.test(plain)) {
      const exact = resultsOf(parts[index - 1] ?? '').at(-1) ?? Number.NaN;
      const round = part.startsWith('rounded down') ? Math.floor : Math.ceil;
      return round(exact) === parseNumber(plain) ? [] : [part];
    }
    const [expression = '', ...results] = plain.split(/(?=[=≈])/);
    return results.filter((result) => !isResult(expression, result));
  });
}

/** Whether an expression has the result "= 12" or "≈ 12". A negative one is moved to the other side. */
function isResult(expression: string, result: string): boolean {
  const [, sign = '', minus, value = ''] = /^([=≈]) (−?)(.*)$/.exec(result.trim()) ?? [];
  const equation = minus ? `${expression} + ${value} ${sign} 0` : `${expression} ${sign} ${value}`;
  return checkFormula(equation) !== undefined;
}
