import { expect, test } from 'vitest';
import { ForeignForms } from './foreignForms';

const german = new ForeignForms(new Set(['natur', 'pool', 'gingen', 'vereine', 'sport']), 'de');
const spanish = new ForeignForms(new Set(['repite', 'lavar']), 'es');

test.each(['naturpools', 'vergingen', 'sportvereinen', 'vereins'])('made of a German word: %s', (word) =>
  expect(german.has(word)).toBe(true),
);

test.each(['nautrpools', 'vegringen', 'sportveerinen'])('not made of a German word: %s', (word) =>
  expect(german.has(word)).toBe(false),
);

test.each(['repitió', 'repiten', 'naturpools'])('of Spanish: %s', (word) =>
  expect(spanish.has(word)).toBe(word.startsWith('repit')),
);
