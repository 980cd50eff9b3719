import type { LetterSequences } from './letterSequences';

/** What a slip is corrected by. */
export type Vocabulary = {
  isWord: (word: string) => boolean;
  /** Of several words that a slip may stand for, the common one is meant. */
  isCommon: (word: string) => boolean;
  /** Whether a word is made of a known one. */
  isForm?: (word: string) => boolean;
  /** How many more sequences no word may have where the vocabulary lacks many words. */
  margin: number;
  sequences: LetterSequences;
};

export const shortest = 5;
const longest = 24;

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** Two neighboring letters swapped: "slpit" for "split". */
function withSwap(word: string): string[] {
  const swaps: string[] = [];
  for (let at = 1; at < word.length; at++)
    if (word[at] !== word[at - 1]) swaps.push(word.slice(0, at - 1) + word[at] + word[at - 1] + word.slice(at + 1));
  return swaps;
}

/** A letter typed twice: "marrket". */
const withoutRepeat = (word: string): string[] =>
  [...word].flatMap((letter, at) => (letter === word[at - 1] ? [word.slice(0, at) + word.slice(at + 1)] : []));

/** One letter of two equal ones: "comitee". */
const withRepeat = (word: string): string[] =>
  Array.from(word, (letter, at) => word.slice(0, at) + letter + word.slice(at));

/** The wrong one of two letters typed twice, in a long word: "reccomend", but not "Bootle". */
const withOtherRepeat = (word: string): string[] => (word.length < 8 ? [] : withoutRepeat(word).flatMap(withRepeat));

/** A letter too few inside of the word: "markt". */
const withLetterMore = (word: string): string[] =>
  Array.from(word.slice(1)).flatMap((_letter, at) =>
    Array.from(letters, (other) => word.slice(0, at + 1) + other + word.slice(at + 1)),
  );

/** A letter too many inside of the word: "marlket". */
const withLetterLess = (word: string): string[] =>
  Array.from(word.slice(2), (_letter, at) => word.slice(0, at + 1) + word.slice(at + 2));

const rows = ['qwertzuiopü', 'qwertyuiop', 'asdfghjklñ', 'yxcvbnm', 'zxcvbnm'];

/** The keys next to a key of a row, on a German or another keyboard. */
const keysBeside = (key: string): string[] =>
  rows.flatMap((row) => {
    const at = row.indexOf(key);
    return at < 0 ? [] : [row[at - 1] ?? [], row[at + 1] ?? []].flat();
  });

/** The key beside the right one inside of the word: "marlet". */
const withNeighborKey = (word: string): string[] =>
  Array.from(word).flatMap((letter, at) =>
    at === 0 || at === word.length - 1
      ? []
      : keysBeside(letter).map((other) => word.slice(0, at) + other + word.slice(at + 1)),
  );

/** Slips that change no letter stand for few words: one sequence that no word has is enough. */
const likely = [withoutRepeat, withSwap, withRepeat, withOtherRepeat];
/** The more words a slip may stand for, the less it may look like a word itself. */
const unlikely = [
  { wordsOf: withLetterMore, unseen: 1 },
  { wordsOf: withLetterLess, unseen: 3 },
  { wordsOf: withNeighborKey, unseen: 2 },
];

/** The word that an unknown word is a slip of: a common one sooner than a rare one, a known one sooner than a form of one. */
export function correctSlip(word: string, vocabulary: Vocabulary): string | undefined {
  if (word.length < shortest || word.length > longest) return undefined;
  const { isWord, isCommon, margin, sequences } = vocabulary;
  // A short word has more others near it.
  const unseen = sequences.unseenIn(word) - (word.length === shortest ? 1 + margin : 0);
  const alike = likely.flatMap((wordsOf) => wordsOf(word).filter((other) => other.length >= shortest && isWord(other)));
  const meant = alike.find(isCommon) ?? alike[0];
  if (meant !== undefined) return unseen >= 1 || isRare(word, meant, vocabulary) ? meant : undefined;
  return unlikelySlip(word, unseen, vocabulary) ?? (unseen >= 1 ? slipOfForm(word, vocabulary) : undefined);
}

/**
 * Beside a common word, a rare sequence is enough, and none where the word is long. Where the vocabulary lacks many words, it is
 * rarer, or two are rare: "miesten" beside "meisten", whose sequences "Miesbach" and "liest" have by chance.
 */
const isRare = (word: string, other: string, { isCommon, margin, sequences }: Vocabulary): boolean => {
  if (word.length <= shortest || !isCommon(other)) return false;
  if (word.length >= alone) return true;
  const rarest = sequences.rarestIn(word);
  return rarest <= (margin > 0 ? 1 : 4) || (rarest === 2 && sequences.rarestIn(word, 1) <= 3);
};

/** Words of this length have none beside them by chance. */
const alone = 10;

function unlikelySlip(word: string, unseen: number, { isCommon, margin }: Vocabulary): string | undefined {
  for (const { wordsOf, unseen: least } of unlikely) {
    const isAlone = wordsOf === withLetterMore && margin === 0 && word.length >= alone;
    if (unseen < least + margin && !isAlone) continue;
    const words = new Set(wordsOf(word).filter((other) => other.length >= shortest && isCommon(other)));
    if (words.size > 0) return words.size === 1 ? [...words][0] : undefined;
  }
  return undefined;
}

/** A compound has one or two sequences that no word has where its parts meet, a slip has more. */
const mostInForm = 2;
const fewerInForm = 2;

/** Two swapped letters of a form or compound: "rpeitieron" for "repitieron". */
function slipOfForm(word: string, { isForm, sequences }: Vocabulary): string | undefined {
  if (!isForm || isForm(word)) return undefined;
  const most = Math.min(mostInForm, sequences.unseenIn(word) - fewerInForm);
  const forms = withSwap(word).filter(
    (other) => other[0] === word[0] && sequences.unseenIn(other) <= most && isForm(other),
  );
  return forms.length === 1 ? forms[0] : undefined;
}

/** Words that are kept: those of several long texts. */
const mostKept = 8192;

/** Keeps what each of the last words is corrected to. */
export function keepByWord(respell: (word: string) => string): (word: string) => string {
  const kept = new Map<string, string>();
  return (word) => {
    const known = kept.get(word);
    if (known !== undefined) return known;
    const respelled = respell(word);
    if (kept.size >= mostKept) kept.clear();
    kept.set(word, respelled);
    return respelled;
  };
}
