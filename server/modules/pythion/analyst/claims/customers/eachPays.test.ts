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
  ['Bisher haben wir 23 Bäckereien, jede zahlt 19 Euro im Monat.', 'de'],
  ['Wir beliefern 23 Bäckereien, jede zahlt uns 19 Euro im Monat.', 'de'],
  ['Wir haben 23 Bäckereien, die zahlen 19 Euro im Monat.', 'de'],
  ['Tenemos 23 panaderías, cada una paga 19 euros al mes.', 'es'],
  ['Hay 23 panaderías y cada una nos paga 19 euros al mes.', 'es'],
  ['De momento son 23 panaderías, pagan 19 euros al mes cada una.', 'es'],
  ['有23家面包店在用，每家每月付89元。', 'zh'],
  ['It runs in 23 bakeries. They pay us 89 pounds a month.', 'en'],
  ['Es läuft in 23 Bäckereien. Sie zahlen uns 89 Euro im Monat.', 'de'],
  ['Lo usan 23 panaderías. Nos pagan 40 euros al mes.', 'es'],
  ['现在有23家馆子固定找我，每家每个月给我120块。', 'zh'],
  ['有23家店跟我们签了一年的合同，每家每月付300元。', 'zh'],
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
  ['It runs in 23 bakeries. They pay a courier 89 pounds a month.', 'en'],
  ['Es läuft in 23 Bäckereien. Sie zahlen dem Boten 89 Euro im Monat.', 'de'],
  ['有23家馆子，每家每个月给员工120块。', 'zh'],
] as const)('and nobody else: %s', ([text, language]) => expect(payersIn(text, language)).toEqual([]));
