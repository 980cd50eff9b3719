import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compile } from '../../../../../scripts/wordClasses.mjs';
import { classesOf, lemmaOf } from './classIndex';
import { wordClasses } from './wordClasses';

test('the compiled classes are those of WordNet; otherwise run node scripts/wordClasses.mjs', () => {
  const compiled = readFileSync(new URL('wordClasses.generated.ts', import.meta.url), 'utf8');
  expect(compiled === compile(wordClasses)).toBe(true);
}, 900_000);

test('a word has the classes of its usual senses only', () => {
  expect(classesOf('breeder', 'noun')).toContain('people');
  expect(classesOf('newsletter', 'noun')).toContain('venue');
  expect(classesOf('embezzle', 'verb')).toContain('rob');
  expect(classesOf('bank', 'verb')).not.toContain('rob');
  expect(classesOf('qzxv', 'noun')).toBeUndefined();
});

test('inflected words have the lemma of the dictionary', () => {
  expect(lemmaOf('swapped', 'verb')).toBe('swap');
  expect(lemmaOf('nurserymen', 'noun')).toBe('nurseryman');
  expect(lemmaOf('qzxved', 'verb')).toBeUndefined();
});
