import { expect, test } from 'vitest';
import type { Language } from '../../text/language';
import { readText } from '../../text/readText';
import { readClaims } from '../readClaims';
import { isNoRepeat } from './repeat';

const isNone = (text: string, language: string): boolean => {
  const { clauses } = readText(text, language);
  return isNoRepeat(clauses, clauses[0]?.context ?? []);
};

test.each([
  ['My 22 households have paid for three months up front.', 'en'],
  ['Five firms paid the year in advance.', 'en'],
  ['Fünf Firmen haben das Jahr im Voraus bezahlt.', 'de'],
  ['Cinco bares han pagado el año por adelantado.', 'es'],
  ['5家店预付了一年。', 'zh'],
  ['22 couples have paid 180 euros each since March.', 'en'],
  ['22 parejas han pagado 180 euros cada una desde marzo.', 'es'],
  ['22 Paare haben seit März je 180 Euro gezahlt.', 'de'],
])('who paid ahead has not come back yet: %s', (text, language) => expect(isNone(text, language)).toBe(true));

test.each([
  ['Five firms renewed and paid in advance.', 'en'],
  ['Five firms pay each month in advance.', 'en'],
  ['22 couples have paid 18 euros a month each since March.', 'en'],
  ['22 parejas han pagado otra vez 180 euros cada una.', 'es'],
  ['22 couples have paid us 30 pounds each, month after month, since March.', 'en'],
  ['22 parejas han pagado 30 euros cada una mes tras mes.', 'es'],
  ['Five firms have paid for three months.', 'en'],
  ['Fünf Firmen zahlen jeden Monat im Voraus.', 'de'],
  ['5家店续费并预付了一年。', 'zh'],
])('and who pays again has: %s', (text, language) => expect(isNone(text, language)).toBe(false));

const paidIn = (text: string, language: Language): string[] =>
  readClaims(readText(text, language).clauses)
    .map(({ kind }) => kind)
    .filter((kind) => /^(?:paidPrice|repeat)$/.test(kind));

test.for([
  ['We started again with 12 dogs.', 'en'],
  ['Then you try it again with 8 screws.', 'en'],
  ['Von 20 Patienten haben 8 wieder aufgehört.', 'de'],
  ['3 Praxen haben ihr altes System wieder eingeführt.', 'de'],
  ['Von den frei gewordenen Terminen wurden 61 % wieder gefüllt.', 'de'],
] as const)('"again" alone is no payment: %s', ([text, language]) => expect(paidIn(text, language)).toEqual([]));

test.for([
  ['12 bakeries ordered again.', 'en'],
  ['9 of the 14 customers booked us again.', 'en'],
  ['14 owners hired us again this spring.', 'en'],
  ['12 Bäckereien haben wieder bestellt.', 'de'],
  ['31 von 40 Kunden sind wieder gekommen.', 'de'],
  ['17 Kunden kamen im Herbst wieder.', 'de'],
] as const)('who buys or comes again does: %s', ([text, language]) =>
  expect(paidIn(text, language)).toContain('repeat'),
);
