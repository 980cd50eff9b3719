/**
 * Compiles the classes of English words from WordNet: `lexicon/wordClasses.ts` names their roots, and the result lists their
 * words. Run after a change of the classes: node scripts/wordClasses.mjs
 */
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { readWordNet } from './wordNet.mjs';

const folder = new URL('../server/modules/pythion/analyst/lexicon/', import.meta.url);
const partsOfSpeech = ['noun', 'verb', 'adj'];
/** A sense is usual if it is the first one, or has this share of the word's uses in tagged texts. */
const usualShare = 0.2;
/** Of a word without tagged uses, so many senses are usual. */
const untagged = { noun: 1, verb: 2, adj: 2 };
const isWord = /^[a-z][a-z-]+$/;
const isPhrase = /^[a-z]+_[a-z]+$/;

/**
 * The text of the generated file.
 * @param {Record<string, import('../server/modules/pythion/analyst/lexicon/wordClasses').WordClass>} wordClasses
 */
export function compile(wordClasses) {
  const net = readWordNet();
  const classes = new Map();
  for (const pos of partsOfSpeech) {
    const members = readMembers(net, wordClasses, pos);
    for (const [lemma, senses] of net.senses[pos]) {
      if (!(isWord.test(lemma) || (pos === 'verb' && isPhrase.test(lemma)))) continue;
      const concepts = new Set();
      for (const { synset } of usual(senses, pos))
        if (synset.words.includes(lemma))
          for (const member of members.get(synset) ?? [])
            if (!member.words.has(lemma) && !isOther(senses, member)) concepts.add(member.concept);
      if (concepts.size > 0) classes.set(`${pos} ${lemma}`, [...concepts]);
    }
  }
  return print(net, classes);
}

/** "Sprayer": a person as well as a device, and texts use it for neither. */
const isOther = (senses, { unless }) =>
  senses.every(({ uses }) => uses === 0) && senses.some(({ synset }) => unless.has(synset));

/** The classes of each synset, with the words that they leave out. */
function readMembers(net, wordClasses, pos) {
  const members = new Map();
  for (const [concept, definition] of Object.entries(wordClasses)) {
    const not = (definition.not ?? '').split(' ');
    const left = new Set(
      closure(
        net,
        not.flatMap((root) => find(net, pos, root) ?? []),
        pos,
      ),
    );
    const unless = new Set(closure(net, definition[pos] ? rootsOf(net, { [pos]: definition.unless }, pos) : [], pos));
    const member = { concept, words: new Set(not), unless };
    for (const synset of closure(net, rootsOf(net, definition, pos), pos))
      if (!left.has(synset)) members.set(synset, [...(members.get(synset) ?? []), member]);
  }
  return members;
}

/** "lemma#sense" as a synset, or undefined for a word. */
function find(net, pos, root) {
  const [lemma, number] = root.split('#');
  if (number === undefined) return undefined;
  const sense = net.senses[pos].get(lemma)?.[number - 1];
  return sense && [sense.synset];
}

function rootsOf(net, definition, pos) {
  const roots = ((pos === 'adj' ? definition.like : definition[pos]) ?? '').split(' ').filter(Boolean);
  return roots.flatMap((root) => {
    if (root.startsWith(`${pos}.`)) return [...net.synsets[pos].values()].filter(({ file }) => file === root);
    const [synset] = find(net, pos, root) ?? [];
    if (!synset) throw new Error(`WordNet has no ${pos} ${root}.`);
    return [synset];
  });
}

/** The roots and what is a kind of them; for adjectives, what is similar to them. */
function closure(net, roots, pos) {
  const found = new Set(roots);
  for (const synset of found) for (const next of pos === 'adj' ? similar(net, synset) : synset.kinds) found.add(next);
  return [...found];
}

const similar = (net, synset) =>
  synset.pointers.filter(({ type }) => type === '&').map(({ to }) => net.synsets.adj.get(to));

function usual(senses, pos) {
  const total = senses.reduce((sum, { uses }) => sum + uses, 0);
  return senses.filter(({ uses }, index) =>
    total === 0 ? index < untagged[pos] : index === 0 || uses / total >= usualShare,
  );
}

/** One line for each part of speech and set of classes. */
function print(net, classes) {
  const lines = new Map();
  for (const pos of partsOfSpeech)
    for (const lemma of net.senses[pos].keys()) {
      const concepts = classes.get(`${pos} ${lemma}`) ?? [];
      if (concepts.length === 0 && !isWord.test(lemma)) continue;
      if (concepts.length === 0 && !isOrdinary(net, pos, lemma)) continue;
      const key = [pos, ...concepts.toSorted()].join(' ');
      lines.set(key, [...(lines.get(key) ?? []), lemma]);
    }
  const rows = [...lines].toSorted().map(([key, words]) => `  ['${key}', '${words.toSorted().join(' ')}'],`);
  return `${notice(net)}/** Part of speech, classes and words. Compiled by \`scripts/wordClasses.mjs\`. */\nexport const compiledClasses: readonly (readonly [string, string])[] = [\n${rows.join('\n')}\n];\n`;
}

/** Not a proper name or a scientific one. */
const isOrdinary = (net, pos, lemma) => net.senses[pos].get(lemma).some(({ synset }) => synset.words.includes(lemma));

const notice = (net) => `/*!\n${net.license.map((line) => ` * ${line}`.trimEnd()).join('\n')}\n */\n`;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { module } = await runnerImport(fileURLToPath(new URL('wordClasses.ts', folder)));
  fs.writeFileSync(new URL('wordClasses.generated.ts', folder), compile(module.wordClasses));
}
