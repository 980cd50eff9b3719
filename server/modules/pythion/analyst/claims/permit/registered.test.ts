import { expect, test } from 'vitest';
import { analyseIdea } from '../../analyse';
import { readText } from '../../text/readText';
import { isDemandOnly, isRegisteredWithOffice } from './registered';

const some = (is: typeof isDemandOnly, text: string, language: string): boolean =>
  readText(text, language).clauses.some(is);

test.each([
  ['en', "We keep people's details, so I've registered with the ICO and the data sits on a server in London."],
  ['en', "I'm registered with the council as a food business and have a five star hygiene rating."],
  ['en', 'The kitchen is registered with environmental health.'],
  ['de', 'Wir sind bei der Stiftung EAR registriert und bei LUCID gemeldet.'],
  ['de', 'Die Handwerkskammer hat mir bestätigt, dass ich als Elektroniker eingetragen werden kann.'],
  ['es', 'Estamos inscritos en el registro sanitario.'],
])('a named register that we are in is a permission: %s %s', (language, text) =>
  expect(some(isRegisteredWithOffice, text, language)).toBe(true),
);

test.each([
  ['en', "We haven't registered with the ICO yet."],
  ['en', 'We need to be registered with the ICO.'],
  ['en', 'Our rival is registered with the ICO.'],
  ['en', "We'll register with the ICO in May."],
  ['en', 'Customers have to be registered with the council.'],
  ['en', '40 people registered with us by phone.'],
  ['en', 'We registered with 14 county clubs to show it.'],
  ['de', 'Wir sind noch nicht beim Amt gemeldet.'],
  ['de', 'Die Handwerkskammer hat mir bestätigt, dass ich nicht eingetragen werden kann.'],
])('what is planned, missing or of others is no register of ours: %s %s', (language, text) =>
  expect(some(isRegisteredWithOffice, text, language)).toBe(false),
);

const legalOf = (text: string, language: string): string | undefined => {
  const result = analyseIdea(text, language);
  return result.ok ? result.report.dealBreakers.find(({ key }) => key === 'legal')?.state : result.problem;
};

test.each([
  ['en', "We sell jam to 12 shops. You can't sell food without registration.", 'We have it since May.'],
  ['de', 'Wir verkaufen Marmelade an 12 Läden. Ohne Genehmigung darf man keine verkaufen.', 'Wir haben sie seit Mai.'],
  ['es', 'Vendemos mermelada a 12 tiendas. No se puede vender comida sin registro.', 'Lo tenemos desde mayo.'],
  ['zh', '我们卖自制果酱给十二家店。没有食品许可证不能卖。', '我们已经办好了。'],
])('what the law demands is open until it is held: %s %s', (language, demand, held) => {
  expect(legalOf(demand, language)).toBe('unknown');
  expect(legalOf(`${demand} ${held}`, language)).toBe('pass');
});
