import { expect, test } from 'vitest';
import type { Language } from '../../text/language';
import { readText } from '../../text/readText';
import { readEachPays } from './eachPays';

const payersIn = (text: string, language: Language): (number | undefined)[] =>
  readEachPays(readText(text, language).clauses).flatMap(({ kind, quantity }) =>
    kind === 'evidence' ? [quantity?.value] : [],
  );

test.for([
  ['It runs in 23 bakeries. Each pays 89 pounds a month.', 'en'],
  ['It runs in 23 bakeries. Each bakery pays 89 pounds a month.', 'en'],
  ['23 bakeries use it. They each pay 89 pounds a month.', 'en'],
  ['23 Bäckereien nutzen es. Jede zahlt 89 Euro im Monat.', 'de'],
  ['Es läuft in 23 Bäckereien. Jede Bäckerei zahlt 89 Euro im Monat.', 'de'],
  ['Lo usan 23 panaderías. Cada una paga 40 euros al mes.', 'es'],
  ['有23家面包店在用，每家每月付89元。', 'zh'],
] as const)('users, of whom each pays, are so many payers: %s', ([text, language]) =>
  expect(payersIn(text, language)).toEqual([23]),
);

test.for([
  ['23 bakeries use paper. Each pays 89 pounds a month for it.', 'en'],
  ['It runs in 23 bakeries. Each pays a courier 89 pounds a month.', 'en'],
  ['It is tested in 23 bakeries for free. Each will pay 89 pounds a month.', 'en'],
  ['It runs in 23 bakeries. Each would pay 89 pounds a month.', 'en'],
  ['Es gibt 23 Bäckereien. Jede zahlt 89 Euro im Monat.', 'de'],
  ['Hay 23 panaderías. Cada una paga 40 euros al mes.', 'es'],
  ['有23家面包店，每家每月付供应商89元。', 'zh'],
] as const)('and nobody else: %s', ([text, language]) => expect(payersIn(text, language)).toEqual([]));
