import { buildMatcher, type Matcher } from '../lexicon/matcher';
import { matchers } from '../lexicon/matchers';
import { splitClauses, type Clause } from './clause';
import { readEnglish } from './english';
import { nameKrona, readKrona } from './krona';
import { markAims } from './aims';
import { detectLanguage, detectPartly, type Language } from './language';
import { continueForerunners, markStrangers } from './names';
import { markNamedRivals } from './namedRivals';
import { markProducts } from './products';
import { normaliseText, type NormalText } from './normalise';
import { isGreeting, startAfterOpening } from './openings';
import { readQuantities } from './quantities';
import { splitSentences, type Sentence } from './sentences';
import { markSupplied } from './supplied';
import { startText } from './memoise';
import { isTermList } from './termList';
import { keepConcepts, type Token } from './token';
import { readWords } from './words';

export type ReadText = { normal: NormalText; language: Language; clauses: Clause[]; tokens: Token[] };

/** Normalises, splits and tags a text. A sentence that occurs twice is read once. */
export function readText(source: string, language?: string): ReadText {
  startText();
  const normal = normaliseText(source);
  const detected = detectLanguage(normal.text, language);
  const partly = detected === 'und' ? detectPartly(normal.text) : detected;
  const matcher = partly ? matchers[partly] : noMatcher;
  const krona = readKrona(normal.text);
  const clauses: Clause[] = [];
  const all: Token[] = [];
  const seen = new Set<string>();
  const stated = new Set<string>();
  for (const sentence of splitSentences(normal.text, source, normal.starts)) {
    const key = sentence.text.replace(/[\s.!]+/g, ' ').trim();
    if (seen.has(key)) continue;
    seen.add(key);
    const words = nameKrona(readTokens(sentence, detected, matcher), krona);
    const opening = startAfterOpening(words, sentence.isLatin);
    const tokens = opening > 0 ? words.slice(opening) : words;
    const plain = plainOf(tokens);
    if (opening > 0 && stated.has(plain)) continue;
    stated.add(plain);
    if (isGreeting(tokens, sentence.isLatin) || isHeap(tokens, detected)) continue;
    clauses.push(...splitClauses(sentence, tokens, clauses.length));
    all.push(...tokens);
  }
  markNamedRivals(clauses);
  markSupplied(clauses);
  if (detected === 'en') {
    markProducts(clauses);
    markStrangers(clauses);
    continueForerunners(clauses);
    markAims(clauses);
  }
  keepConcepts(clauses);
  return { normal, language: detected, clauses, tokens: all };
}

const noMatcher = buildMatcher([]);

/** The words of a sentence, however they are punctuated. */
const plainOf = (tokens: readonly Token[]): string =>
  tokens
    .filter(({ pos }) => pos !== 'punct')
    .map(({ text }) => text)
    .join(' ');

function readTokens(sentence: Sentence, language: Language, matcher: Matcher): Token[] {
  if (language === 'en') return readEnglish(sentence);
  return readWords(sentence, matcher, language);
}

/** "Fahrschulen verlieren Geld, weil Schüler absagen": a clause depends on another. */
const subordinate = /^(?:because|weil|dass|porque|since|when|wenn|obwohl|although|cuando|aunque)$/;

/** "Winzer verlieren jedes Jahr Trauben", "los bares tiran cada noche comida": no list of terms says how often. */
const howOften =
  /^(?:jede[nrsm]?|abends|morgens|nachts|mittags|sonntags|samstags|täglich|wöchentlich|oft|immer|meist|meistens|manchmal|ständig|häufig|selten|cada|siempre|diariamente|casi)$/;

/** Words without a verb and without the small words between them are a list of terms, not a statement. */
function isHeap(tokens: readonly Token[], language: Language): boolean {
  if (language === 'zh' || language === 'und') return false;
  if (isTermList(tokens)) return true;
  const words = tokens.filter(({ pos }) => pos !== 'punct');
  if (words.length < 5) return false;
  // The tagger takes some "for" for a conjunction.
  const joining = words.filter(
    ({ pos, text }) =>
      ['adp', 'det', 'aux', 'pron', 'part'].includes(pos) ||
      text === 'for' ||
      howOften.test(text) ||
      (pos === 'conj' && subordinate.test(text)),
  ).length;
  const isRepetitive = new Set(words.map(({ text }) => text)).size <= words.length / 2;
  // "Mountain huts burn diesel": a plural and its verb state something without small words.
  const isStated = tokens.some(
    ({ pos, text, lemma }, index) =>
      pos === 'verb' &&
      text === lemma &&
      ((tokens[index - 1]?.pos === 'noun' && tokens[index - 1]?.text !== tokens[index - 1]?.lemma) ||
        // "Most just use pen and paper."
        tokens
          .slice(Math.max(0, index - 2), index)
          .some((before) => /^(?:most|many|some|others|few)$/.test(before.text))),
  );
  const items = words.length / (tokens.filter(({ text }) => text === ',').length + 1);
  // "Kochbox, Rezepte, für Berufstätige, ab 8 Euro pro Portion": the parts of an offer, and its price.
  const isOffer = joining >= 3 && readQuantities(tokens).some(({ kind }) => kind === 'money');
  const isList = items < 2.5 && tokens.filter(({ text }) => text === ',').length >= 4 && !isOffer;
  return (
    isRepetitive || (isList && !isStated) || (joining === 0 && !isStated && !words.some(({ pos }) => pos === 'num'))
  );
}
