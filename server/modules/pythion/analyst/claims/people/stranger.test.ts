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
  ['en', 'My uncle, who has nothing to do with the business, worked in this trade for 12 years.'],
  ['en', 'My dad, who is not involved in the business, worked as a window cleaner for 20 years.'],
  ['de', 'Mein Onkel, der mit dem Geschäft nichts zu tun hat, hat 12 Jahre in dieser Branche gearbeitet.'],
  ['es', 'Mi tío, que no tiene nada que ver con el negocio, trabajó 12 años en este oficio.'],
  ['zh', '我叔叔跟我们的生意没有关系，他在这行做了十二年。'],
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
  ['en', 'My uncle, who joined us in May, worked in this trade for 12 years.'],
  ['en', 'My partner had nothing to do with bikes before and has worked in this trade for 12 years.'],
  ['en', 'I have worked as a nurse for 12 years, my wife is not involved.'],
  ['en', 'The council is not involved, and we hold the licence for food since May.'],
  ['de', 'Ich habe 12 Jahre in der Pflege gearbeitet, was mit dem Laden nichts zu tun hat.'],
  ['es', 'Mi trabajo anterior no tiene nada que ver con el negocio, trabajé 12 años de contable.'],
  ['zh', '我爱人跟生意没有关系，我做了十二年厨师。'],
  ['de', 'Mein Mitgründer ist Zweiradmeister.'],
  ['de', 'Der Chef der Firma ist Zweiradmeister.'],
  ['es', 'Mi socia ha sido modista quince años.'],
  ['zh', '我的合伙人有维修执照。'],
] as const)('that of the team is: %s %s', ([language, text]) =>
  expect(readText(text, language).clauses.some(isStranger)).toBe(false),
);
