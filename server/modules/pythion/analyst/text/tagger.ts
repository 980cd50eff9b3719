import model from 'wink-eng-lite-web-model';
import winkNLP, { type ItemToken, type ItsFunction } from 'wink-nlp';

export type TaggedWord = {
  text: string;
  lemma: string;
  /** A tag of Universal Dependencies. */
  tag: string;
  /** Whether the model knows the word, or it is no word. */
  isKnown: boolean;
  isWord: boolean;
};

/** The library keeps something of each new word. A new instance is made before they take much memory. */
const mostNewWords = 200_000;

function createTagger() {
  const core = (model.core as () => { features: { lexeme: { hash: Record<string, number>; list: string[] } } })();
  const nlp = winkNLP({ ...model, core: () => core } as unknown as typeof model, ['pos']);
  const { its } = nlp;
  const idOf = its.uniqueId as unknown as ItsFunction<number>;
  const readId = (token: ItemToken): number => Number(token.out(idOf));
  const firstNewId = readId(nlp.readDoc('qzxvqzxv').tokens().itemAt(0));
  return {
    nlp,
    readId,
    firstNewId,
    lexemes: core.features.lexeme,
    lemmaOf: its.lemma as unknown as ItsFunction<string | undefined>,
    tagOf: its.pos as unknown as ItsFunction<string>,
    typeOf: its.type as unknown as ItsFunction<string>,
  };
}

let tagger: ReturnType<typeof createTagger> | undefined;

/** Whether the model knows a word in small letters. */
export function isKnownWord(word: string): boolean {
  tagger ??= createTagger();
  return (tagger.lexemes.hash[word] ?? tagger.firstNewId) < tagger.firstNewId;
}

/** Words of an English text with lemma and tag. */
export function tagWords(text: string): TaggedWord[] {
  const { words, joined } = readWords(text);
  return joined.length === 0 ? words : readWords(separate(text, joined)).words;
}

/**
 * Words that touch a mark, apart from it. Of "cannot," and "dont." the library neither splits the words nor finds a lemma; of
 * "cannot ," it does.
 */
const separate = (text: string, words: readonly string[]): string =>
  text.replace(new RegExp(`\\b(?:${words.join('|')})(?=[^\\p{L}\\p{N}\\s])`, 'gu'), '$& ');

/** @returns the words, and the texts of those without a lemma */
function readWords(text: string): { words: TaggedWord[]; joined: string[] } {
  if (!tagger || tagger.lexemes.list.length - tagger.firstNewId > mostNewWords) tagger = createTagger();
  const current = tagger;
  const { hash, list } = current.lexemes;
  const known = list.length;
  const words: TaggedWord[] = [];
  const joined: string[] = [];
  current.nlp
    .readDoc(text)
    .tokens()
    .each((token: ItemToken) => {
      const id = current.readId(token);
      const written = token.out();
      const lemma = token.out(current.lemmaOf);
      if (lemma === undefined) joined.push(written);
      words.push({
        text: written,
        lemma: lemma ?? written,
        tag: token.out(current.tagOf),
        isKnown: id < current.firstNewId,
        isWord: token.out(current.typeOf) === 'word',
      });
    });
  // The library doesn't split a word that it has met: after "than the hospital's," it would leave "a hospital's name" whole.
  for (const word of list.slice(known)) delete hash[word];
  return { words, joined };
}
