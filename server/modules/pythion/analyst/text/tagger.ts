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

/** The library stores each new word. A new instance is made before they take much memory. */
const mostNewWords = 200_000;

function createTagger() {
  const nlp = winkNLP(model, ['pos']);
  const { its } = nlp;
  const idOf = its.uniqueId as unknown as ItsFunction<number>;
  const readId = (token: ItemToken): number => Number(token.out(idOf));
  const firstNewId = readId(nlp.readDoc('qzxvqzxv').tokens().itemAt(0));
  return {
    nlp,
    readId,
    firstNewId,
    newestId: firstNewId,
    lemmaOf: its.lemma as unknown as ItsFunction<string | undefined>,
    tagOf: its.pos as unknown as ItsFunction<string>,
    typeOf: its.type as unknown as ItsFunction<string>,
  };
}

let tagger: ReturnType<typeof createTagger> | undefined;

/** Words of an English text with lemma and tag. */
export function tagWords(text: string): TaggedWord[] {
  const words = readWords(text);
  const joined = words.filter(({ lemma }) => lemma === undefined).map((word) => word.text);
  const separated = joined.length === 0 ? words : readWords(separate(text, joined));
  return separated.map((word) => ({ ...word, lemma: word.lemma ?? word.text }));
}

/**
 * Words that touch a mark, apart from it. Of "cannot," and "dont." the library neither splits the words nor finds a lemma; of
 * "cannot ," it does.
 */
const separate = (text: string, words: readonly string[]): string =>
  text.replace(new RegExp(`\\b(?:${words.join('|')})(?=[^\\p{L}\\p{N}\\s])`, 'gu'), '$& ');

function readWords(text: string): (Omit<TaggedWord, 'lemma'> & { lemma: string | undefined })[] {
  if (!tagger || tagger.newestId - tagger.firstNewId > mostNewWords) tagger = createTagger();
  const current = tagger;
  const words: ReturnType<typeof readWords> = [];
  current.nlp
    .readDoc(text)
    .tokens()
    .each((token: ItemToken) => {
      const id = current.readId(token);
      current.newestId = Math.max(current.newestId, id);
      words.push({
        text: token.out(),
        lemma: token.out(current.lemmaOf),
        tag: token.out(current.tagOf),
        isKnown: id < current.firstNewId,
        isWord: token.out(current.typeOf) === 'word',
      });
    });
  return words;
}
