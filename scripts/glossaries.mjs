/**
 * Compiles the glossaries in `tests/bench/glossaries` for the network that reads statements: to each word of another language
 * the English word that it translates best. Run it before scripts/statementNetwork.mjs.
 */
import fs from 'node:fs';
import { analyst } from './analystData.mjs';

const folder = new URL('../tests/bench/glossaries/', import.meta.url);

/** Lines of an English word and the words that mean it and nothing better. The English words stand by how usual they are. */
function compile(name) {
  const lines = fs
    .readFileSync(new URL(name, folder), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [english, words] = line.split('\t');
      return { english, words: words.split(' ') };
    });
  const best = new Map();
  for (const { english, words } of lines)
    for (const [rank, word] of words.entries())
      if (!best.has(word) || rank < best.get(word).rank) best.set(word, { english, rank });
  return lines
    .map(({ english, words }) => [english, ...words.filter((word) => best.get(word).english === english)])
    .filter(({ length }) => length > 1)
    .map((words) => words.join(' '))
    .join('\n');
}

const glossaries = Object.fromEntries(
  fs
    .readdirSync(folder)
    .toSorted()
    .map((name) => [name.slice(0, 2), compile(name)]),
);
fs.writeFileSync(
  new URL('network/glossary.generated.ts', analyst),
  `// Compiled by scripts/glossaries.mjs.\nexport const glossaries = ${JSON.stringify(glossaries)} as const;\n`,
);
