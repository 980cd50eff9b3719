import { expect, test } from 'vitest';
import { readText } from '../text/readText';
import { judgeActs } from './judge';

const fieldOf = (text: string, language: string) => judgeActs(readText(text, language).clauses).regulated?.field;

test.for([
  ['Shoe subscription for toddlers. Winning a subscriber costs $6 through daycare partnerships.', 'en'],
  ['Shoe subscription for toddlers. 31 daycares hand out our cards.', 'en'],
  ['We sell rain suits. 12 daycares stock them.', 'en'],
  ['We find parents via 8 daycares and three schools.', 'en'],
  ['We visited 12 daycares in May.', 'en'],
  ['We print name labels. Daycare owners recommend us.', 'en'],
  ['Wir verkaufen Matschhosen über 14 Kitas.', 'de'],
  ['31 Kitas verteilen unsere Karten.', 'de'],
  ['Wir denken an 49 Euro im Monat je Kita.', 'de'],
  ['Zwei Kitas probieren unser Band aus.', 'de'],
  ['We charge $60 per daycare.', 'en'],
] as const)('those who buy or tell of us care for the children: %s', ([text, language]) =>
  expect(fieldOf(text, language)).toBeUndefined(),
);

test.for([
  ['We run a daycare in Leeds.', 'en'],
  ['We opened two daycares through a bank.', 'en'],
  ['A daycare that opens at night.', 'en'],
  ['Babysitting for nurses on night shift.', 'en'],
  ['Wir eröffnen eine Kita in Bremen.', 'de'],
] as const)('who cares for them is regulated: %s', ([text, language]) =>
  expect(fieldOf(text, language)).toBe('child care'),
);

test.for([
  '9 pharmacies hand out our cards.',
  'We win patients through clinics. Clinics stock our leaflets.',
  'Three schools hand out our flyers.',
])('partners in other fields make nobody a provider: %s', (text) => expect(fieldOf(text, 'en')).toBeUndefined());
