import type { AnalysisReport } from '../../../../../shared/contracts/analysis';
import { signals } from '../../../../../shared/analysisRubric';
import { questionBank } from '../report/questionBank';
import { riskBank } from '../report/riskBank';

const numbers = /\d+(?:[.,]\d+)*/g;
const toNumber = (text: string): number => Number(text.replaceAll(',', ''));

/**
 * Numbers and capitalised words of a report that are neither in the founder's text, nor derived by the formula beside them,
 * nor in the fixed texts of rubric and banks.
 */
export function foreignParts(idea: string, report: AnalysisReport): string[] {
  const plain = idea.normalize('NFKC');
  return [...statements(report)].flatMap(({ text, formula, isScore }) => {
    const derived: string[] = formula ? (formula.match(numbers) ?? []) : [];
    const operands: string[] = formula && !isScore ? (formula.split(/[=≈]/)[0]?.match(numbers) ?? []) : [];
    const foreignNumbers = (text.match(numbers) ?? []).filter(
      (number) => !isIn(plain, number) && !derived.includes(number) && !isScore,
    );
    const foreignOperands = operands.filter((number) => !isIn(plain, number) && !isDerivedBefore(number, report));
    return [...foreignNumbers, ...foreignOperands, ...names(text).filter((name) => !plain.includes(name))].map(
      (part) => `${part} in: ${text}`,
    );
  });
}

type Statement = { text: string; formula?: string; isScore?: boolean };

function* statements({
  sentences,
  scores,
  dealBreakers,
  questions,
  assumptions,
  canvas,
  caps,
}: AnalysisReport): Generator<Statement> {
  for (const { text, formula, origin } of sentences)
    yield { text, formula, isScore: origin === 'calculated' && text.startsWith('The score is') };
  for (const { reasons, next } of scores) {
    yield { text: next };
    for (const reason of reasons) yield reason;
    for (const { quote } of reasons) if (quote) yield { text: quote };
  }
  for (const { reason } of dealBreakers) yield { text: reason };
  for (const { text, why } of questions) yield { text: `${text} ${why}` };
  for (const { text, test, killCriterion } of assumptions) yield { text: `${text} ${test} ${killCriterion}` };
  for (const { entries } of canvas) for (const { quote } of entries) yield { text: quote };
  for (const { reason } of caps) yield { text: reason };
}

/** In the text, with any separators, or as a word. */
function isIn(plain: string, number: string): boolean {
  if (plain.includes(number)) return true;
  const value = toNumber(number);
  return (
    (plain.match(/\d+(?:[.,]\d+)*/g) ?? []).some(
      (other) => toNumber(other) === value || Number(other.replaceAll('.', '').replace(',', '.')) === value,
    ) || hasWord(plain, value)
  );
}

const words: Readonly<Record<number, RegExp>> = {
  2: /\b(?:two|zwei|dos)\b|两/i,
  3: /\bthree\b|drei|tres|三/i,
  4: /\bfour\b|vier|cuatro/i,
  5: /\bfive\b|fünf|cinco/i,
  6: /\bsix\b|sechs|seis/i,
  7: /\bseven\b/i,
  8: /\beight\b/i,
  9: /\bnine\b/i,
  11: /\beleven\b/i,
  15: /\bfifteen\b/i,
  20: /二十/,
  12: /\btwelve\b/i,
};
const hasWord = (plain: string, value: number): boolean => words[value]?.test(plain) ?? false;

/** An operand that another formula of the report derives, such as the margin. */
const isDerivedBefore = (number: string, { sentences }: AnalysisReport): boolean =>
  sentences.some(({ formula }) => formula?.split(/[=≈]/).slice(1).join(' ').includes(number));

const fixed = new Set(
  [
    ...Object.values(signals),
    ...questionBank.flatMap(({ text, why }) => [text, why]),
    ...riskBank.flatMap(({ text, test, killCriterion }) => [text, test, killCriterion]),
  ]
    .join(' ')
    .match(/\p{Lu}[\p{L}]+/gu),
);

/** Capitalised words within a sentence, which may be names. */
const names = (text: string): string[] =>
  (text.match(/(?<=[\p{Ll},;:] )\p{Lu}[\p{L}]+/gu) ?? []).filter(
    (name) => !fixed.has(name) && !/^[A-Z]{3}$/.test(name),
  );
