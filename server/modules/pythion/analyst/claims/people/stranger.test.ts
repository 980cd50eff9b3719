import { expect, test } from 'vitest';
import { reviewedOf } from '../../testing/reviewedOf';
import { readText } from '../../text/readText';
import { isStranger } from './stranger';

test.for([
  ['en', "The yard's owner has worked as a marine mechanic for fourteen years and holds the Yamaha certificate."],
  ['en', 'The owner of the shop has been a dressmaker for fifteen years.'],
  ['en', 'The best mechanic in the county has fourteen years of experience, but he works for the yard.'],
  ['en', 'Our landlord is a licensed electrician.'],
  ['de', 'Mein Vermieter ist Zweiradmeister.'],
  ['de', 'Der Inhaber des Ladens ist seit zwanzig Jahren Zweiradmeister.'],
  ['es', 'La dueña de la tienda ha sido modista quince años.'],
  ['zh', '我的房东有维修执照。'],
  ['zh', '修理店的老板做了二十年电工。'],
] as const)('the skill of others is none of the team: %s %s', ([language, text]) => {
  expect(readText(text, language).clauses.some(isStranger)).toBe(true);
  const kinds = reviewedOf(text, language).map(({ kind }) => kind);
  expect(kinds.filter((kind) => /^(?:teamFits|proof|permission|regulationAddressed)$/.test(kind))).toEqual([]);
});

test.for([
  ['en', 'My partner has worked as a marine mechanic for fourteen years and holds the Yamaha certificate.'],
  ['en', 'The owner of the company has been a mechanic for fourteen years.'],
  ['en', 'The best mechanic in the county has fourteen years of experience and joined us in May.'],
  ['en', 'The owner of the yard tested our prototype.'],
  ['de', 'Mein Mitgründer ist Zweiradmeister.'],
  ['de', 'Der Chef der Firma ist Zweiradmeister.'],
  ['es', 'Mi socia ha sido modista quince años.'],
  ['zh', '我的合伙人有维修执照。'],
] as const)('that of the team is: %s %s', ([language, text]) =>
  expect(readText(text, language).clauses.some(isStranger)).toBe(false),
);
