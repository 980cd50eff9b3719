import { expect, test } from 'vitest';
import { readText } from '../text/readText';
import { judgeActs } from './judge';

const fieldOf = (text: string, language: string) => judgeActs(readText(text, language).clauses).regulated?.field;

test.for([
  ['A dog grooming van. Van loan: $690 a month until 2029.', 'en'],
  ['Equipment loan $400 a month, rent $900.', 'en'],
  ['Loan: 300 euros a month.', 'en'],
  ['Start-up loan: £150 a month.', 'en'],
  ['The van loan runs until 2029.', 'en'],
  ['We pay off a loan of 9,000 euros.', 'en'],
  ['Wir zahlen den Kredit bis 2029 ab.', 'de'],
  ['Kredit für den Wagen: 300 Euro im Monat.', 'de'],
  ['Autokredit: 300 Euro im Monat.', 'de'],
  ['Préstamo de la furgoneta: 300 euros al mes.', 'es'],
  ['我们做上门宠物美容。车贷每月3000元。', 'zh'],
  ['我们的贷款每月还3000元。', 'zh'],
] as const)('a loan that the founder pays off: %s', ([text, language]) =>
  expect(fieldOf(text, language)).toBeUndefined(),
);

test.for([
  ['Car loan for nurses, paid back weekly.', 'en'],
  ['Van loans for couriers at 300 euros a month.', 'en'],
  ['Small loans for market women in Kumasi, paid back daily.', 'en'],
  ['We lend money to farmers for a van loan of 300 euros.', 'en'],
  ['Kredit für Kuriere, Rückzahlung je Schicht.', 'de'],
  ['我们给司机提供车贷，贷款3000元。', 'zh'],
] as const)('a business with loans: %s', ([text, language]) => expect(fieldOf(text, language)).toBe('lending'));
