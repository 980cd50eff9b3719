import type { Token } from './token';

/** What a sentence is weighed by: its content words, and the words and pairs of words that it has. */
export type SentenceFeatures = { content: string[]; grams: string[] };

const negations = /^(?:without|never|nobody|no|not|none)$/;
const turns = /^(?:before|until|so|when|if|after|unless|although|though)$/;

/** Features of a sentence. Numbers are all the same word, so that no figure is learned. */
export function sentenceFeatures(tokens: readonly Token[]): SentenceFeatures {
  const content: string[] = [];
  const grams = new Set<string>();
  const words = tokens.map((token) => (token.pos === 'num' ? '#' : token.lemma));
  for (const [index, token] of tokens.entries()) {
    const word = words[index] ?? '';
    if (/^(?:noun|verb|adj|adv)$/.test(token.pos)) content.push(token.text);
    grams.add(word);
    if (token.pos !== 'num' && token.text !== token.lemma) grams.add(`=${token.text}`);
    grams.add(`${words[index - 1] ?? '^'} ${word}`);
    const turn = negations.test(token.text) ? 'not' : turns.test(token.text) ? token.text : undefined;
    if (turn) for (const later of words.slice(index + 1, index + 4)) grams.add(`${turn}>${later}`);
  }
  grams.add(`${words.at(-1) ?? '^'} $`);
  return { content, grams: [...grams] };
}
