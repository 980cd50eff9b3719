import type { Clause } from '../text/clause';
import type { Language } from '../text/language';
import type { Token } from '../text/token';
import { glossaries } from './glossary.generated';
import { hashName, type NameHash } from './nameHash';

export type ForeignLanguage = keyof typeof glossaries;

/** Letters of the shortest part that says what a word means, and of the ending that is a mark of it. */
const stem = 5;
const ending = 4;

const loaded = new Map<ForeignLanguage, ReadonlyMap<string, string>>();

/** The English word of each word of a language. */
function glossaryOf(language: ForeignLanguage): ReadonlyMap<string, string> {
  const known = loaded.get(language);
  if (known) return known;
  const glossary = new Map(
    glossaries[language].split('\n').flatMap((line) => {
      const [english = '', ...words] = line.split(' ');
      return words.map((word): [string, string] => [word, english]);
    }),
  );
  loaded.set(language, glossary);
  return glossary;
}

/** The words of a language that the glossary has. */
export const wordsOf = (language: ForeignLanguage): Iterable<string> => glossaryOf(language).keys();

export const hasGlossary = (language: Language): language is ForeignLanguage => language !== 'en' && language !== 'und';

/** Forms of strong verbs that the glossary lacks, with one that it has. */
const strongForms: Readonly<Record<string, string>> = { beglichen: 'begleichen' };

/**
 * The English word for a word of another language: its own, that of another form with the same start, of the last part of a
 * compound ("olivenbauern" by "bauern"), or of a part of a Chinese word. Undefined where none is known.
 */
export function translate(word: string, language: ForeignLanguage): string | undefined {
  const glossary = glossaryOf(language);
  const own = glossary.get(word);
  if (own !== undefined) return own;
  const known = [strongForms[word] ?? word, ...formsOf(word, language)].find((form) => glossary.has(form));
  return known === undefined ? undefined : glossary.get(known);
}

function formsOf(word: string, language: ForeignLanguage): string[] {
  if (language === 'zh') {
    const characters = Array.from(word);
    const cuts = characters
      .slice(1)
      .flatMap((_, at) => [characters.slice(at + 1).join(''), characters.slice(0, -at - 1).join('')]);
    return [word, ...cuts];
  }
  const cuts = Array.from({ length: Math.max(0, word.length - stem) }, (_, at) => at + 1);
  const starts = cuts.map((cut) => word.slice(0, -cut));
  // A German compound means what its last part means.
  return language === 'de'
    ? [word, ...starts.slice(0, 3), ...cuts.map((cut) => word.slice(cut)), ...starts.slice(3)]
    : [word, ...starts];
}

/** The word itself, and what it shares with its other forms and compounds: start and ending, or each character of a Chinese one. */
export function ownMarks(word: string, language: ForeignLanguage): string[] {
  const parts =
    language === 'zh'
      ? Array.from(word.length > 1 ? word : '')
      : word.length > stem
        ? [`${word.slice(0, stem)}-`, `-${word.slice(-ending)}`]
        : [];
  return [`word ${language}:${word}`, ...parts.map((part) => `part ${language}:${part}`)];
}

/** What a word of another language is to the model of statements. */
export type ForeignWord = {
  readonly name: string;
  readonly english: string;
  readonly marks: readonly string[];
  /** Those of its name and of the English word. */
  readonly hashes: { readonly name: NameHash; readonly english: NameHash };
  /** Where its products are kept; see WordProducts. */
  row: { readonly generation: number; readonly place: number } | undefined;
};

/** Words of a language that are kept: those of several long texts. */
const mostKept = 8192;

/** Those of each language by their text. What has no letter is no word. */
const kept: Readonly<Record<ForeignLanguage, Map<string, ForeignWord | undefined>>> = {
  de: new Map(),
  es: new Map(),
  zh: new Map(),
};

/**
 * A word by its language and text, its English word or itself, and its marks. Keeps the words of the last texts.
 * @returns undefined for what has no letter
 */
export function readForeign(text: string, language: ForeignLanguage): ForeignWord | undefined {
  const words = kept[language];
  const known = words.get(text);
  if (known !== undefined || words.has(text)) return known;
  const name = `${language}:${text}`;
  const word = /\p{L}/u.test(text) ? makeWord(name, text, language) : undefined;
  if (words.size >= mostKept) words.clear();
  words.set(text, word);
  return word;
}

function makeWord(name: string, text: string, language: ForeignLanguage): ForeignWord {
  const english = translate(text, language) ?? name;
  const hashes = { name: hashName(name), english: hashName(english) };
  return { name, english, marks: ownMarks(text, language), hashes, row: undefined };
}

type Word = { text: string; token: Token };

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** Words of a Chinese sentence, each with the token in which it starts: between known words a token holds several. */
export function segmentWords(tokens: readonly Token[], clauses: readonly Clause[]): Word[] {
  const [clause] = clauses;
  if (!clause) return [];
  const { text, start } = clause.sentence;
  const words: Word[] = [];
  let at = 0;
  const segments = segmenter.segment(text);
  // `containing` takes half the time of the iterator.
  for (let next = segments.containing(0); next; next = segments.containing(next.index + next.segment.length)) {
    const { segment, index } = next;
    if (segment.trim() === '') continue;
    while (at < tokens.length && (tokens[at]?.end ?? 0) <= start + index) at++;
    const token = tokens[at];
    if (!token || token.start > start + index) continue;
    // A figure of several parts is one word.
    if (token.pos === 'num' && words.at(-1)?.token === token) continue;
    words.push({ text: segment, token });
  }
  return words;
}
