import { expect, test } from 'vitest';
import { readText } from '../text/readText';
import { isRemedial } from './remedy';

const isRead = (text: string, language = 'en'): boolean => readText(text, language).clauses.some(isRemedial);

test.each([
  ['en', 'We study how one-star reviews from new accounts hit restaurants.'],
  ['en', 'We insure landlords against tenants who show forged pay slips.'],
  ['de', 'Wir versichern Vermieter gegen Mieter, die mit gefälschten Gehaltsabrechnungen einziehen.'],
  ['en', 'We sell clubs a report about programs that buy up the tickets of a final.'],
  ['en', 'Our agency answers invented news about vaccines with sources.'],
  ['en', 'We ask the school whether the stamp on a diploma is real.'],
])('%s: what others do is found, refuted or insured against: %s', (language, text) =>
  expect(isRead(text, language)).toBe(true),
);

test.each([
  'We research how to pass a drug test with the urine of others.',
  'We write invented news about vaccines and spread it.',
  'We teach students to spot hidden cameras of examiners.',
  'We insure fake passports.',
])('nothing is done against it: %s', (text) => expect(isRead(text)).toBe(false));
