import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { makeClaim } from '../claim';
import { readClaims } from '../readClaims';
import { readBringers } from './bringers';

/** With sales told in the last clause, as the review finds them. */
const isPayerFound = (text: string, language: string, isSold = true): boolean => {
  const { clauses } = readText(text, language);
  const claims = readClaims(clauses);
  const sales = isSold ? [makeClaim('paidPrice', clauses.at(-1)!, { evidence: 5 })] : [];
  return readBringers(clauses, [...claims, ...sales]).length > 0;
};
const sales = 'Ich nehme 95 Euro pauschal, Teile kosten mich 22 Euro. Letztes Jahr waren es 164 Geräte.';

test('those who bring us what we work on pay for it', () => {
  expect(isPayerFound(`Die Leute bringen mir alte Maschinen. ${sales}`, 'de')).toBe(true);
  expect(isPayerFound(`Die Leute bringen mir Kunden. ${sales}`, 'de')).toBe(false);
  expect(isPayerFound(`Die Leute bringen mir alte Maschinen. ${sales}`, 'de', false)).toBe(false);
  expect(isPayerFound('Die Leute bringen mir alte Maschinen.', 'de')).toBe(false);
  expect(isPayerFound('修一次68块。现在一个月大概320人次，其中老顾客占七成。', 'zh', false)).toBe(false);
});
