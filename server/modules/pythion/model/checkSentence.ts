import type { ReportSentence } from '../../../../shared/contracts/analysis';
import { pythionLimits } from '../../../../shared/contracts/pythion';
import { countGraphemes } from '../../../../shared/graphemes';
import { german } from '../analyst/lexicon/de';
import { english } from '../analyst/lexicon/en';
import { spanish } from '../analyst/lexicon/es';
import { chinese } from '../analyst/lexicon/zh';
import type { AnswerSentence } from './answer';
import { checkFormula, type Formula } from './formula';
import { isAmong, readNumbers, type NumberMention, type Numbers } from './numbers';
import { systemPrompt } from './prompt';
import { faultOfWording, foreignNames, readVocabulary, runsOf, wordsOf, type Vocabulary } from './words';

/** What the founder's text offers to check a sentence against. */
export type Source = {
  text: string;
  /** Whole sentences, as quotes repeat them. */
  sentences: ReadonlySet<string>;
  /** Of sentences that are no orders. */
  numbers: Numbers;
  vocabulary: Vocabulary;
  /** Runs of words of sentences that address the analyst or a model. */
  orders: ReadonlySet<string>;
};

/** A sentence of the report, or why it was dropped. */
export type CheckedSentence = { sentence: ReportSentence } | { dropped: string };

const orderRun = 4;
const promptRun = 6;
const promptRuns = new Set(runsOf(systemPrompt, promptRun));

/** The analyst's words of orders. In English two of them are an order, because product texts have some of them too. */
const englishOrders = english.order!.split(' ').map((one) => ` ${one.replaceAll('_', ' ')} `);
const otherOrders = [german, spanish]
  .flatMap(({ order }) => order!.split(' '))
  .map((one) => (one.endsWith('*') ? ` ${one.slice(0, -1)}` : ` ${one.replaceAll('_', ' ')} `));
const chineseOrders = chinese.order!.split(' ');
const orderStart =
  /^(?:please |now |always |also )?(?:ignore|disregard|override|forget|output|print|repeat|reply|respond|write|say|state|reveal|tell|add|include|pretend|act|append|insert|mention|translate|system|assistant|user)\b/;
const orderPhrase =
  /\b(?:you (?:must|are now|should|have to|will)|system prompt|previous|instructions?|as an ai|language model|the (?:assistant|model|analyst|ai)|investors? (?:must|should))\b/;

/** A sentence that tells the reader of the text what to do or to write. It may be too wide: its words are only not repeated. */
function isOrder(sentence: string): boolean {
  const text = sentence.trim().toLowerCase();
  const words = ` ${wordsOf(text).join(' ')} `;
  return (
    englishOrders.filter((one) => words.includes(one)).length >= 2 ||
    otherOrders.some((one) => words.includes(one)) ||
    chineseOrders.some((one) => text.includes(one)) ||
    orderStart.test(text) ||
    orderPhrase.test(text)
  );
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
const listMark = /^\s*\d{1,3}[.)]\s+/;

/** A sentence without what stands around it. */
const withoutMarks = (sentence: string): string => sentence.trim().replace(/[\s.!?…]+$/u, '');

/** Reads the founder's text once for all sentences of a run. List numbers and figures in orders are no figures of theirs. */
export function readSource(text: string): Source {
  const sentences = text
    .split('\n')
    .flatMap((line) => Array.from(segmenter.segment(line.replace(listMark, '')), ({ segment }) => segment));
  const statements = sentences.filter((sentence) => !isOrder(sentence)).join('\n');
  return {
    text,
    // A line that starts with a small letter goes on with a sentence.
    sentences: new Set(sentences.map(withoutMarks).filter((sentence) => !/^\p{Ll}/u.test(sentence))),
    numbers: readNumbers(statements),
    vocabulary: readVocabulary(statements),
    orders: new Set(sentences.filter(isOrder).flatMap((sentence) => runsOf(sentence, orderRun))),
  };
}

const quoted = /[“"]([^“”"]*)[”"]/gu;

/**
 * Checks a sentence of a model. Its numbers and names stand in the founder's text or follow from its formula, its quotes are
 * exact, and it neither repeats orders nor judges the idea.
 */
export function checkSentence(answer: AnswerSentence, source: Source): CheckedSentence {
  const isSaid = answer.origin === 'said';
  const quote = isSaid ? withoutMarks(answer.quote ?? '') : answer.quote?.trim() || null;
  // A part of a sentence can say the opposite of the whole.
  if (isSaid && !source.sentences.has(quote!)) return { dropped: 'a quote that isn’t a sentence of the text' };
  const text = isSaid ? `“${quote}”` : answer.text.trim();
  const start = quote === null ? -1 : source.text.indexOf(quote);
  if (quote !== null && start < 0) return { dropped: 'a quote that isn’t in the text' };
  if (wordsOf(text).length < 3 || countGraphemes(text, pythionLimits.modelSentence + 1) > pythionLimits.modelSentence)
    return { dropped: 'too short or too long' };
  const isCalculated = answer.origin === 'calculated';
  const formula = isCalculated ? checkFormula(answer.formula ?? '') : undefined;
  if (isCalculated && (!formula || !isDerived(formula, source.numbers)))
    return { dropped: 'a formula that isn’t right' };
  const fault =
    faultOfEcho(text, quote, source) ??
    (quote === null ? undefined : faultOfWording(quote, true)) ??
    (isSaid ? undefined : faultOfText(text, formula, source));
  if (fault !== undefined) return { dropped: fault };
  return {
    sentence: {
      section: answer.section,
      text,
      origin: answer.origin,
      source: 'model',
      ...(formula && { formula: formula.text }),
      ...(quote !== null && { quote, start, end: start + quote.length }),
    },
  };
}

const toMention = ({ value, isPercent }: Formula['result']): NumberMention => ({
  value,
  unit: isPercent ? 'percent' : null,
});

/** Every operand stands in the founder's text. */
const isDerived = ({ operands }: Formula, { mentions }: Numbers): boolean =>
  operands.every((operand) => isAmong(toMention(operand), mentions));

function faultOfEcho(text: string, quote: string | null, { orders }: Source): string | undefined {
  if ([text, quote ?? ''].some((one) => runsOf(one, orderRun).some((run) => orders.has(run))))
    return 'words of an order in the text';
  return runsOf(text, promptRun).some((run) => promptRuns.has(run)) ? 'words of the prompt' : undefined;
}

function faultOfText(text: string, formula: Formula | undefined, source: Source): string | undefined {
  const fault = faultOfWording(text, false);
  if (fault !== undefined) return fault;
  for (const [, words] of text.matchAll(quoted))
    if (!source.text.includes(words!.replace(/[.,;:!?]$/, ''))) return 'a quote that isn’t in the text';
  if ((text.replaceAll(quoted, '').match(/[“”"]/gu) ?? []).length > 0) return 'a quote without an end';
  const { mentions, vague } = readNumbers(text);
  const number = mentions.find((mention) => !isKnown(mention, formula, source));
  if (number) return `the number ${number.value}`;
  const [word] = vague.filter((one) => !source.vocabulary.lower.has(one));
  if (word !== undefined) return `the number ${word}`;
  if (formula && !mentions.some((mention) => isAmong(mention, [resultAs(mention, formula)])))
    return 'a formula whose result it doesn’t state';
  const [name] = foreignNames(text, source.vocabulary);
  return name === undefined ? undefined : `the name ${name}`;
}

/** The result as an amount of money, if a number is written as one. */
const resultAs = ({ unit }: NumberMention, { result }: Formula): NumberMention =>
  result.isPercent ? toMention(result) : { value: result.value, unit: unit === 'percent' ? null : unit };

/** A number is known when it stands in the founder's text, or is the formula's result in a currency of the founder's. */
function isKnown(mention: NumberMention, formula: Formula | undefined, { numbers }: Source): boolean {
  if (isAmong(mention, numbers.mentions)) return true;
  if (!formula || !isAmong(mention, [resultAs(mention, formula)])) return false;
  return (
    mention.unit === null || mention.unit === 'percent' || numbers.mentions.some(({ unit }) => unit === mention.unit)
  );
}
