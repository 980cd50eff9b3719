import { expect, test } from 'vitest';
import { readText } from '../text/readText';
import { readTrouble } from './trouble';

const hasTrouble = (text: string): boolean => readText(text, 'en').clauses.flatMap(readTrouble).length > 0;

test.each(['Nurses still have to print a label.', 'Nurses have to print each label twice.'])(
  'a burden is a trouble: %s',
  (text) => expect(hasTrouble(text)).toBe(true),
);

test.each(['Nurses always have to print a label.', 'Then nurses have to print a label.'])(
  'what they do anyway is none: %s',
  (text) => expect(hasTrouble(text)).toBe(false),
);

test.each(['The lease has a break clause.', 'A stall breaks even at 40 boxes.'])('a term breaks nothing: %s', (text) =>
  expect(hasTrouble(text)).toBe(false),
);

test.each(['The belts break every week.', 'Fights break out in the queue.'])('what breaks is a trouble: %s', (text) =>
  expect(hasTrouble(text)).toBe(true),
);

test.each(['You hook it to Shopify.', 'You clip it onto the tap.'])('how it is put to use is none: %s', (text) =>
  expect(hasTrouble(text)).toBe(false),
);
