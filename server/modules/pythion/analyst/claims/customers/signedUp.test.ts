import { expect, test } from 'vitest';
import type { Language } from '../../text/language';
import { readText } from '../../text/readText';
import { readClaims } from '../readClaims';

const kindsOf = (text: string, language: Language): string[] =>
  readClaims(readText(text, language).clauses)
    .map(({ kind }) => kind)
    .filter((kind) => /^(?:segmentCount|countSource|permission)$/.test(kind));

test.for([
  ['310 patients registered.', 'en'],
  ['310 patients signed up in the first week.', 'en'],
  ['310 patients signed up last autumn.', 'en'],
  ['Of the 250 who signed up in May, 40 use it.', 'en'],
  ['Of 250 who subscribed in 2024, 40 use it.', 'en'],
  ['310 pacientes se apuntaron.', 'es'],
  ['有52位老人下了第二单。', 'zh'],
  ['有80位老人试用后不再用了。', 'zh'],
  ['有60位老人给了好评。', 'zh'],
  ['现在有180位老人每天订餐。', 'zh'],
] as const)('who came to us is no market, and permits nothing: %s', ([text, language]) =>
  expect(kindsOf(text, language)).toEqual([]),
);

test.for([
  ['There are 7,400 practices registered in England.', 'en'],
  ['7,400 practices registered overseas.', 'en'],
  ['小区里有800位老人。', 'zh'],
  ['杭州有3000家面包店。', 'zh'],
] as const)('how many there are is counted: %s', ([text, language]) =>
  expect(kindsOf(text, language)).toContain('segmentCount'),
);

test.for([
  '310 patients registered last autumn.',
  'Of 250 who registered last autumn, 6 were still using it.',
  '310 patients registered in May.',
  '400 patients registered in early May.',
  '400 patients registered in mid-2024.',
])('who registered with us is no market: %s', (text) => expect(kindsOf(text, 'en')).not.toContain('segmentCount'));
