import { keepReadings } from './memoise';
import { modalityOf, type Modality } from './modality';
import { negationOf } from './negation';
import { splitParts } from './parts';
import { readQuantities, type Quantity } from './quantities';
import type { Sentence } from './sentences';
import { speakerOf, type Speaker } from './speaker';
import { isVerb, keepWords, lettersOf, spacedWords, type Token } from './token';

export type Clause = {
  /** Its place among the clauses of the text. */
  index: number;
  tokens: readonly Token[];
  /** Offsets in the normal text. */
  start: number;
  end: number;
  sentence: Sentence;
  /** All words of the sentence, for what is stated outside of the clause. */
  context: readonly Token[];
  speaker: Speaker;
  modality: Modality;
  hasVerb: boolean;
  quantities: Quantity[];
  /** The tokens within the scope of a negation. */
  negated: ReadonlySet<Token>;
  /** Nobody or none did it: the subject itself is negated. */
  isNobody: boolean;
};

/** The words of its sentence as they are written: Chinese without spaces. */
export const writtenWords = ({ context, sentence }: Pick<Clause, 'context' | 'sentence'>): string =>
  sentence.isLatin ? spacedWords(context) : lettersOf(context);

/** The last clause of the sentence before. `clauses` are all of the text. */
export function clauseBefore({ index, sentence }: Clause, clauses: readonly Clause[]): Clause | undefined {
  let at = index - 1;
  while (clauses[at]?.sentence === sentence) at--;
  return clauses[at];
}

const groups = new WeakMap<readonly Clause[], ReadonlyMap<Sentence, readonly Clause[]>>();

/** The clauses of each sentence, computed once for the clauses of a text, which must not change afterwards. */
export function clausesBySentence(clauses: readonly Clause[]): ReadonlyMap<Sentence, readonly Clause[]> {
  const [first] = clauses;
  // The network reads sentence by sentence.
  if (first && clauses.at(-1)?.sentence === first.sentence) return new Map([[first.sentence, clauses]]);
  const known = groups.get(clauses);
  if (known) return known;
  const grouped = Map.groupBy(clauses, ({ sentence }) => sentence);
  groups.set(clauses, grouped);
  return grouped;
}

/** The last clause of each sentence. */
export const lastOfSentences = (clauses: readonly Clause[]): Clause[] => [
  ...new Map(clauses.map((clause) => [clause.sentence, clause])).values(),
];

/** The clause that says most. */
export const longestClause = (clauses: readonly Clause[]): Clause =>
  clauses.reduce((best, clause) => (clause.tokens.length > best.tokens.length ? clause : best));

/** Splits a sentence into clauses. A part without a verb belongs to the part before it. */
export function splitClauses(sentence: Sentence, read: readonly Token[], firstIndex: number): Clause[] {
  const clauses: Clause[] = [];
  const tokens = keepWords(read);
  for (const { words, isQuoted } of splitParts(tokens)) {
    const clause = readClause(sentence, tokens, words, clauses.at(-1), isQuoted, firstIndex + clauses.length);
    if (clause) clauses.push(clause);
  }
  return clauses;
}

function readClause(
  sentence: Sentence,
  context: readonly Token[],
  words: readonly Token[],
  before: Clause | undefined,
  isInQuotes: boolean,
  index: number,
): Clause | undefined {
  if (!words.some(({ pos }) => pos !== 'punct')) return undefined;
  // A sentence that is one clause is read once.
  const tokens = words.length === context.length ? context : keepWords(words);
  const speaker = isInQuotes ? 'quoted' : speakerOf(sentence, tokens, context, before);
  return keepReadings({
    index,
    tokens,
    start: Math.min(...tokens.map(({ start }) => start)),
    end: Math.min(sentence.end, Math.max(...tokens.map(({ end }) => end))),
    sentence,
    context,
    speaker,
    modality: modalityOf(sentence, tokens, context, before),
    hasVerb: tokens.some(isVerb),
    quantities: readQuantities(tokens),
    ...negationOf(tokens),
  });
}
