import { SpellingIndex } from '../text/spelling';
import type { WordFeatures } from './features';
import { addProduct } from './product';
import { addNamed, type Network, type Table } from './unpack';

/** Products that are kept: those of the words of several long texts. A kept one takes about 1 kB. */
const mostKept = 8192;

/**
 * What the first layer adds to a word and to its neighbours: the products of its vector and of the matrix of each place of the
 * window, one after the other. Most words of a text have been read before, and with the same marks.
 */
export class WordProducts {
  private readonly known = new Map<string, Float32Array>();
  private readonly network: Network;
  private readonly filters: number;
  private readonly spelling: SpellingIndex;

  // The thread runs the sources as they are, where a parameter cannot declare a property.
  constructor(network: Network, filters: number) {
    this.network = network;
    this.filters = filters;
    this.spelling = new SpellingIndex(network.words.rows.keys());
  }

  of(word: WordFeatures): Float32Array {
    const key = `${word.text}\n${word.lemma}\n${word.marks.join('\n')}`;
    const known = this.known.get(key);
    if (known) return known;
    if (this.known.size >= mostKept) this.known.clear();
    const products = new Float32Array(this.multiply(word));
    this.known.set(key, products);
    return products;
  }

  private multiply(word: WordFeatures): Float64Array {
    const { filters } = this;
    const { first } = this.network;
    const vector = this.embed(word);
    const products = new Float64Array(first.length / vector.length);
    for (let at = 0; at < products.length; at += filters)
      addProduct(products, at, filters, vector, 0, vector.length, first, at * vector.length);
    return products;
  }

  /** The vector of a word: what it means, and its marks. */
  private embed(word: WordFeatures): Float64Array {
    const { words, marks, embeddingBias } = this.network;
    const vector = Float64Array.from(embeddingBias);
    const known = this.knownWord(words, word);
    addNamed(vector, words, known, 1);
    for (const mark of word.marks) addNamed(vector, marks, mark, 1);
    addNamed(vector, marks, `word ${known === word.text ? word.lemma : known}`, 1);
    return vector;
  }

  /** The word, its lemma, or the one known word that differs by a letter. */
  private knownWord({ rows }: Table, { text, lemma }: WordFeatures): string {
    if (rows.has(text) || text.startsWith('#')) return text;
    if (rows.has(lemma)) return lemma;
    return this.spelling.correct(text) ?? text;
  }
}
