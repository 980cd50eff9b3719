import { expect, test } from 'vitest';
import { analysisOf } from '../../testing/analysisOf';
import { reviewedOf } from '../../testing/reviewedOf';
import { readText } from '../../text/readText';
import { priceOfJobs } from './jobsAtPrice';

const kindsOf = (text: string, language: string): string[] => reviewedOf(text, language).map(({ kind }) => kind);

test.each([
  ['en', 'I sharpen mower blades. About 7 jobs a week at £25 cash.'],
  ['en', 'I sharpen mower blades. Word of mouth only, roughly 9 orders a month at £25.'],
  ['de', 'Ich schleife Rasenmähermesser. Etwa 7 Aufträge im Monat zu 25 Euro.'],
  ['es', 'Afilo cuchillas de cortacésped. Unos 7 encargos al mes a 25 euros.'],
])('work that is done again and again is paid: %s: %s', (language, text) =>
  expect(kindsOf(text, language)).toEqual(expect.arrayContaining(['paidPrice', 'priceNumber', 'priceUnit'])),
);

test.each([
  ['en', 'I hope for 7 jobs a week at £25.'],
  ['en', 'They send away 7 jobs a week at £25.'],
  ['en', 'A rival gets 7 jobs a week at £25.'],
  ['de', 'Ich plane 7 Aufträge im Monat zu 25 Euro.'],
  ['es', 'Espero 7 encargos al mes a 25 euros.'],
])('jobs that are hoped for or of others are none: %s: %s', (language, text) =>
  expect(readText(text, language).clauses.some((clause) => priceOfJobs(clause) !== undefined)).toBe(false),
);

test.each([
  ['I sharpen mower blades. I do about 7 jobs a week at £25 cash.', null],
  ['We sharpen mower blades. We have £5,000 in cash.', 5000],
])('who is paid in cash has no cash yet: %s', (text, cash) =>
  expect(analysisOf(text).facts.cash?.amount ?? null).toBe(cash),
);
