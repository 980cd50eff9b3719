import { SpellingIndex } from '../text/spelling';
import type { WordFeatures } from './features';
import { addRow, allocate, Matrix, type Numbers } from './kernel';
import { addNamed } from './tableSum';
import type { Network, Table } from './unpack';

/** Words whose products are kept: those of several long texts. One takes less than 1 kB. */
const mostKeptWords = 8192;

/** The network has rows for fewer marks that a word has in one sentence only. */
const mostKeptMarks = 1024;

/** Rows of numbers by name, each in its place of one list. */
class KeptRows {
  private readonly places = new Map<string, number>();
  readonly values: Numbers;
  /** Of the rows that are kept: the next one begins when there is no more room. */
  generation = 0;
  private readonly length: number;
  private readonly most: number;

  // The thread runs the sources as they are, where a parameter cannot declare a property.
  constructor(length: number, most: number) {
    this.length = length;
    this.most = most;
    this.values = allocate(length * most);
  }

  /** Where the row starts. */
  find(name: string): number | undefined {
    return this.places.get(name);
  }

  /** Keeps a row, and none of the others when there is no more room. */
  keep(name: string, row: Numbers): number {
    if (this.places.size >= this.most) {
      this.places.clear();
      this.generation++;
    }
    const place = this.places.size * this.length;
    this.values.set(row, place);
    this.places.set(name, place);
    return place;
  }
}

/**
 * What the first layer adds to a word and to its neighbours: the products of its vector and of the matrix of each place of the
 * window, the last place first, as they stand next to each other in the sums of a sentence. The vector of a word is a sum of the
 * vectors of the word itself and of its marks, so that their products are computed once.
 */
export class WordProducts {
  private readonly network: Omit<Network, 'bag'>;
  private readonly spelling: SpellingIndex;
  private readonly first: Matrix;
  private readonly vector: Numbers;
  private readonly products: Numbers;
  private readonly words: KeptRows;
  private readonly marks: KeptRows;

  constructor(network: Omit<Network, 'bag'>, filters: number) {
    const { first, embeddingBias } = network.layers;
    this.network = network;
    this.spelling = new SpellingIndex(network.vocabulary);
    this.first = new Matrix(besideEachOther(first, embeddingBias.length, filters), embeddingBias.length);
    const { rows, columns } = this.first;
    this.vector = allocate(rows);
    this.products = allocate(columns);
    this.words = new KeptRows(columns, mostKeptWords);
    this.marks = new KeptRows(columns, mostKeptMarks);
  }

  /** Adds the products of a word to the sums of three words next to each other, of which it is the middle one. */
  addTo(sums: Numbers, at: number, word: WordFeatures): void {
    const { length } = this.products;
    addRow(sums, at, length, this.words.values, this.ofWord(word));
    for (const mark of word.marks) {
      const own = this.ofMark(mark);
      if (own !== undefined) addRow(sums, at, length, this.marks.values, own);
    }
  }

  private ofWord(word: WordFeatures): number {
    const { own } = word;
    if (!own) return this.placeOf(word);
    const { generation } = this.words;
    if (own.row?.generation !== generation) own.row = { place: this.placeOf(word), generation: this.words.generation };
    return own.row.place;
  }

  private placeOf(word: WordFeatures): number {
    const key = word.own?.name ?? (word.text === word.lemma ? word.text : `${word.text}\n${word.lemma}`);
    return this.words.find(key) ?? this.words.keep(key, this.multiply(this.embed(word)));
  }

  /** A mark that the network has no row for adds nothing. Nor is it kept: a caller could make up any number of them. */
  private ofMark(mark: string): number | undefined {
    const known = this.marks.find(mark);
    if (known !== undefined) return known;
    const isKnown = addNamed(this.vector.fill(0), this.network.marks, mark);
    return isKnown ? this.marks.keep(mark, this.multiply(this.vector)) : undefined;
  }

  private multiply(vector: Numbers): Numbers {
    this.products.fill(0);
    this.first.addProduct(this.products, 0, vector, 0);
    return this.products;
  }

  /** The vector of a word without the marks that it has in this sentence only. */
  private embed(word: WordFeatures): Numbers {
    const { vector } = this;
    const { words, marks, layers } = this.network;
    vector.set(layers.embeddingBias);
    const known = this.knownWord(words, word);
    addNamed(vector, words, known);
    for (const mark of word.own?.marks ?? []) addNamed(vector, marks, mark);
    addNamed(vector, marks, `word ${known === word.text ? word.lemma : known}`);
    return vector;
  }

  /** The word, its lemma, or the one known word that differs by a letter. */
  private knownWord({ rows }: Table, { text, lemma }: WordFeatures): string {
    if (rows.has(text) || text.startsWith('#')) return text;
    if (rows.has(lemma)) return lemma;
    return this.spelling.correct(text) ?? text;
  }
}

/** The matrices of the places one beside the other, the last place first. */
function besideEachOther(matrices: Float64Array, width: number, filters: number): Float64Array {
  const places = matrices.length / (width * filters);
  const result = new Float64Array(matrices.length);
  for (let place = 0; place < places; place++)
    for (let row = 0; row < width; row++) {
      const start = (place * width + row) * filters;
      result.set(matrices.subarray(start, start + filters), (row * places + places - 1 - place) * filters);
    }
  return result;
}
