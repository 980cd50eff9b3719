import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
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
])('who paid ahead has not come back yet: %s', (text, language) => expect(isNone(text, language)).toBe(true));

test.each([
  ['Five firms renewed and paid in advance.', 'en'],
  ['Five firms pay each month in advance.', 'en'],
  ['Five firms have paid for three months.', 'en'],
  ['Fünf Firmen zahlen jeden Monat im Voraus.', 'de'],
  ['5家店续费并预付了一年。', 'zh'],
])('and who pays again has: %s', (text, language) => expect(isNone(text, language)).toBe(false));
