import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { isOneOffCost, isQuotedByOthers, isRoomOfOurs, isShortfall } from './noPriceOfOurs';

const isNone = (text: string, language: string): boolean => {
  const { clauses } = readText(text, language);
  return clauses.some(
    (clause) =>
      isOneOffCost(clause) || isQuotedByOthers(clause) || isShortfall(clause) || isRoomOfOurs(clause, clauses),
  );
};

test.each([
  ['en', 'Certification costs £18,000, which we have.'],
  ['en', 'Owners of prefab garages are quoted £2,000 for a new roof.'],
  ['en', 'The maker wanted £410 for a new one.'],
  ['en', 'We ran a club in the parish hall. The hall was £60 a night.'],
  ['en', 'Each lesson leaves us £3 short.'],
  ['de', 'Die Zulassung kostet 12.000 Euro.'],
  ['de', 'Der Hersteller verlangt 410 Euro für eine neue.'],
  ['es', 'La homologación cuesta 9.000 euros.'],
  ['es', 'El fabricante pide 410 euros por una nueva.'],
  ['zh', '认证费要18000元。'],
])('an amount that is no price of ours: %s, %s', (language, text) => {
  expect(isNone(text, language)).toBe(true);
});

test.each([
  ['en', 'The certification costs £1,900 with us, and nine farms paid.'],
  ['en', 'Our customers are quoted £400 by us.'],
  ['en', 'We let a hall. The hall was £60 a night.'],
  ['en', 'Each lesson leaves us £3.'],
  ['de', 'Eine Prüfung kostet 90 Euro.'],
  ['es', 'El fabricante nos paga 410 euros por una nueva.'],
  ['zh', '检测一次收90元。'],
  ['es', 'Una empresa pidió 20 cestas a 35 euros cada una.'],
  ['de', 'Die Firma verlangt 12 Kisten zu 35 Euro.'],
])('a price of ours: %s, %s', (language, text) => {
  expect(isNone(text, language)).toBe(false);
});
