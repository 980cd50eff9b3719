import { expect, test } from 'vitest';
import { readText } from '../text/readText';
import { isLawfulWork } from './lawfulWork';

const isLawful = (text: string, language: string): boolean => readText(text, language).clauses.some(isLawfulWork);

test.each([
  ['en', 'We guard building sites at night; the authority is still looking at our papers.'],
  ['en', "I don't give injections, because I am not a doctor; I sell creams."],
  ['de', 'Wir bewachen nachts Baustellen.'],
  ['es', 'Vigilamos obras por la noche.'],
  ['zh', '我们夜里给工地看守，一晚200元。'],
])('%s: a place is kept safe, or an act is left to its profession: %s', (language, text) =>
  expect(isLawful(text, language)).toBe(true),
);

test.each([
  ['en', 'We guard girls in a flat and keep their passports.'],
  ['en', 'I give injections, because I am not a doctor and cheaper.'],
  ['en', "We don't pay our cleaners, because we are not a charity."],
])('%s: neither: %s', (language, text) => expect(isLawful(text, language)).toBe(false));
