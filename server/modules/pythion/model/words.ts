import * as linkify from 'linkifyjs';
import { countFunctionWords } from '../analyst/text/language';

/** Letters, digits and plain punctuation. Anything else may be markup, or invisible. */
const plainCharacters = /^[\p{L}\p{M}0-9 .,;:!?'’"“”()%&+\-–—−…/×÷=≈€$£¥]+$/u;

/** Words of praise and prediction, which a report never has. */
const praise =
  /\b(?:amazing|awesome|brilliant|excellent|exceptional|exciting|extraordinary|fantastic|game.?chang\w*|great|groundbreaking|impressive|incredible|innovative|outstanding|perfect|promising|remarkable|revolutionary|superb|terrific|tremendous|unbeatable|unique|visionary|world.class|wonderful|huge|massive|enormous|no.brainer|guarantee[ds]?|(?:will|going to|bound to|sure to|certain to|destined to) (?:succeed|fail|win|dominate|disrupt|thrive|take off))\b/i;

/** Words about the analysis itself or about a model: scores and verdict are not its subject. */
const evaluation =
  /\b(?:scor(?:e|es|ed|ing)|(?<!pain |price |data |selling )points?|rat(?:ed|ing|ings)|verdict|grade[ds]?|deal.?breakers?|confidence|no.go|full marks|prompts?|instructions?|language model|chatbot|json|rubric|analyst)\b/i;

/** Why a sentence's wording is not acceptable, or undefined. @param isQuote it consists of the founder's words */
export function faultOfWording(text: string, isQuote: boolean): string | undefined {
  if (!plainCharacters.test(text)) return 'markup or control characters';
  if (linkify.find(text).length > 0) return 'a link';
  if (praise.test(text)) return 'praise or a prediction';
  if (evaluation.test(text)) return 'a text about the analysis';
  const { en, ...others } = countFunctionWords(text.toLowerCase());
  if (!isQuote && Math.max(...Object.values(others)) > en + 1) return 'a language other than English';
  return undefined;
}

/** Words of a text in lower case, without marks. */
export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Every run of this many words, as one text each. */
export const runsOf = (text: string, length: number): string[] => {
  const words = wordsOf(text);
  return words
    .slice(0, Math.max(0, words.length - length + 1))
    .map((_word, at) => words.slice(at, at + length).join(' '));
};

/** Words with which a sentence may start although they are capitalised there. A name is none of them. */
const openers = new Set(
  `a about add after again all also although an and another answers any are as ask at avoid based because before begin both
  but buyers by calculate call can charge check choose churn clarify collect companies compare competition competitors
  confirm consider contact cost costs count customer customers decide define describe despite did do does document each
  either even every everyone evidence explain few figures find finding first for founders from get give given has have
  how however i if in instead interview interviews invite is it its keep know knowing learn list look make many margin
  margins market measure meet more most much name neither new next no nobody none not nothing now of offer offering on once
  only or other others our owners partner partners pay payers paying people pilot pick prepare price prices pricing proof
  put question questions rather record renewals repeat replace retention revenue run sales say search see sell selling
  set several shops should show since so some specify start state still stop such suppliers talk talking test testing tests
  than that the their them then there these they this those though to today track try two under unless until use users using
  usage visit was watch we were what when where whether which while who whose why with within without write yet you your`.split(
    /\s+/,
  ),
);

/** Words of a text with their position. */
const word = /[\p{L}\p{M}\p{N}]+/gu;
const startsSentence = /(?:^|[.!?…]["”’)]*\s+)["“(]*$/u;

/** The founder's words, as they are written and in lower case. */
export type Vocabulary = { exact: ReadonlySet<string>; lower: ReadonlySet<string> };

export const readVocabulary = (text: string): Vocabulary => {
  const exact = new Set(text.normalize('NFKC').match(word));
  return { exact, lower: new Set([...exact].map((one) => one.toLowerCase())) };
};

/**
 * Words of a sentence that may be names and do not stand in the founder's text: capitalised or mixed with digits, or in
 * another script. A word at the start of a sentence must be a common one, or one of the founder's.
 */
export function foreignNames(text: string, vocabulary: Vocabulary): string[] {
  const plain = text.normalize('NFKC');
  return [...plain.matchAll(word)].flatMap(({ 0: found, index }) => {
    if (vocabulary.exact.has(found) || /^\p{N}+(?:\p{Ll}{0,2})$/u.test(found)) return [];
    const lower = found.toLowerCase();
    const isOpening = startsSentence.test(plain.slice(0, index));
    if (isOpening && (openers.has(lower) || vocabulary.lower.has(lower))) return [];
    return found === lower && /^[\p{Script=Latin}\p{M}]+$/u.test(found) ? [] : [found];
  });
}
