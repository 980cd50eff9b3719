import { expect, test } from 'vitest';
import { analyseIdea } from '../analyse';
import { readText } from '../text/readText';
import { isBenign } from './benign';

const isRead = (text: string, language = 'en'): boolean => readText(text, language).clauses.some(isBenign);

test.each([
  'We check her phone when she asks us to.',
  'Our locksmith makes you a second key for your own door.',
  'We refill a customer’s own bottle with our mix.',
  'Our graduates practise the driving test with you until you pass it yourself.',
  'We coach students so that they learn to write every line under their own name.',
  'We help ten-year-olds to say no to vapes.',
  'We teach children to say no to strangers.',
  'We pay families the school fee so that ten-year-olds stay out of the shafts.',
  'We test honey for syrup so that shops know that what they buy is pure.',
  'We pump the filtered water into the river.',
  'Our tanker takes the used solvent to a licensed plant.',
])('whoever is concerned wants it, does it, or is kept from it: %s', (text) => expect(isRead(text)).toBe(true));

test.each([
  'We check her phone without telling her when he asks us to.',
  'We send students an essay that they hand in as their own.',
  'Our tutor writes the thesis for them.',
  'We sell vapes to ten-year-olds.',
  'Our app helps landlords say no to foreigners.',
  'Our app helps landlords say no to families from Syria.',
  'We pump the dirty water into the river.',
  'We test a powder on residents at night.',
])('nobody says so: %s', (text) => expect(isRead(text)).toBe(false));

test('a request is read in Spanish', () => {
  expect(isRead('Revisamos el móvil de la esposa, cuando ella nos lo pide.', 'es')).toBe(true);
});

const legalOf = (text: string) => {
  const result = analyseIdea(text);
  return result.ok ? result.report.dealBreakers.find(({ key }) => key === 'legal')?.state : undefined;
};

test.each([
  'Our till shows each waiter the tips to the cent before the payout, and the café owner can keep none of it.',
  'We place Nepalese cooks at the employer’s expense, they keep their passports, and they may leave when they like.',
  'We keep mice out of a restaurant before its opening so that the health office has nothing to find.',
  'A letting tool which covers the applicant’s surname until the landlord has chosen, so that foreign names are not put at the bottom.',
])('a remedy is no harm: %s', (text) => expect(legalOf(text)).not.toBe('fail'));

test('their opposites are', () => {
  expect(legalOf('We place Nepalese cooks and keep their passports until they have worked off the flight.')).toBe(
    'fail',
  );
  expect(
    legalOf('Our till rounds each waiter’s tips down, and the café owner keeps the difference; staff can’t see it.'),
  ).toBe('fail');
});

test('the craft of a butcher is no cruelty', () => {
  expect(legalOf('We skin and cut the deer that hunters bring us. 12 hunters pay 40 euros each.')).not.toBe('fail');
  expect(legalOf('We skin the rabbits alive and sell the fur. 12 shops pay 40 euros each.')).toBe('fail');
});
