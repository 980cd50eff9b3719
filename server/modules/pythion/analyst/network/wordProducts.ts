import { SpellingIndex } from '../text/spelling';
import type { WordFeatures } from './features';
import { addProduct, addRow } from './product';
import { addNamed, type Network, type Table } from './unpack';

/** Words whose products are kept: those of several long texts. One takes about 1 kB. */
const mostKept = 8192;

/**
 * What the first layer adds to a word and to its neighbours: the products of its vector and of the matrix of each place of the
 * window, the last place first, as they stand next to each other in the sums of a sentence. The vector of a word is a sum of the
 * vectors of the word itself and of its marks, so that their products are computed once.
 */
export class WordProducts {
  private readonly words = new Map<string, Float32Array>();
  private readonly marks = new Map<string, Float32Array>();
  private readonly network: Network;
  private readonly filters: number;
  private readonly spelling: SpellingIndex;

  // The thread runs the sources as they are, where a parameter cannot declare a property.
  constructor(network: Network, filters: number) {
    this.network = network;
    this.filters = filters;
    this.spelling = new SpellingIndex(network.words.rows.keys());
  }

  /** Adds the products of a word to the sums of three words next to each other, of which it is the middle one. */
  addTo(sums: Float64Array, at: number, word: WordFeatures): void {
    const own = this.ofWord(word);
    addRow(sums, at, own.length, own, 0);
    for (const mark of word.marks) {
      const products = this.ofMark(mark);
      addRow(sums, at, products.length, products, 0);
    }
  }

  private ofWord(word: WordFeatures): Float32Array {
    const key = word.own?.name ?? (word.text === word.lemma ? word.text : `${word.text}\n${word.lemma}`);
    const known = this.words.get(key);
    if (known) return known;
    if (this.words.size >= mostKept) this.words.clear();
    const products = this.multiply(this.embed(word));
    this.words.set(key, products);
    return products;
  }

  /** A mark that the network has no row for adds nothing. Nor is it kept: a caller could make up any number of them. */
  private ofMark(mark: string): Float32Array {
    const known = this.marks.get(mark);
    if (known) return known;
    const { marks, embeddingBias } = this.network;
    if (!marks.rows.has(mark)) return nothing;
    const vector = new Float64Array(embeddingBias.length);
    addNamed(vector, marks, mark, 1);
    const products = this.multiply(vector);
    this.marks.set(mark, products);
    return products;
  }

  private multiply(vector: Float64Array): Float32Array {
    const { filters } = this;
    const { first } = this.network;
    const products = new Float64Array(first.length / vector.length);
    const places = products.length / filters;
    for (let place = 0; place < places; place++)
      addProduct(
        products,
        (places - 1 - place) * filters,
        filters,
        vector,
        0,
        vector.length,
        first,
        place * filters * vector.length,
      );
    return new Float32Array(products);
  }

  /** The vector of a word without the marks that it has in this sentence only. */
  private embed(word: WordFeatures): Float64Array {
    const { words, marks, embeddingBias } = this.network;
    const vector = embeddingBias.slice();
    const known = this.knownWord(words, word);
    addNamed(vector, words, known, 1);
    for (const mark of word.own?.marks ?? []) addNamed(vector, marks, mark, 1);
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

const nothing = new Float32Array();
