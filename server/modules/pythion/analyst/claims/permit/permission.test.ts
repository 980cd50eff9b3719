import { expect, test } from 'vitest';
import { findRegulated } from '../../legal/regulation';
import { readText } from '../../text/readText';
import { isNeedUnknown, isNoneNeeded, isNotYetHeld } from './permission';
import { readClaims } from '../readClaims';

const clausesOf = (text: string) => readText(text, 'en').clauses;
const isNone = (text: string): boolean => clausesOf(text).some(isNoneNeeded);

test.each(['No permit is needed for it.', 'We need no license for that.', "We don't need a license for it."])(
  'no permission is needed: %s',
  (text) => {
    expect(isNone(text)).toBe(true);
    expect(readClaims(clausesOf(text)).map(({ kind }) => kind)).toContain('permission');
  },
);

test.each([
  "We don't have the license that is needed.",
  'We still lack the permit that the city requires.',
  'Without a license we need a partner.',
  'We need the license and have it.',
])('it is needed: %s', (text) => expect(isNone(text)).toBe(false));

test.each([
  'We have no permit for it.',
  "We don't hold the license yet.",
  'It is not registered as a medical device.',
  'We have no licence and no plan for getting one.',
  'The food authority turned down our approval in June.',
  'The food and drugs authority has not granted us the licence.',
  'We are not sure if we need an insurance license, talking to a lawyer next week.',
])('a permission that is missing makes the field regulated, and addresses nothing: %s', (text) => {
  const clauses = clausesOf(text);
  expect(findRegulated(clauses)).toBeDefined();
  const kinds = readClaims(clauses).map(({ kind }) => kind);
  expect(kinds).not.toContain('permission');
  expect(kinds).not.toContain('regulationAddressed');
});

test.each([
  'No permit is needed for it.',
  'We never share data without their approval.',
  'We charge no licence fee.',
  'Growers have no permit for the old spray.',
])('no permission of ours is missing: %s', (text) => expect(findRegulated(clausesOf(text))).toBeUndefined());

test('who has applied for a permit addresses it, and has none yet', () => {
  const kindsOf = (text: string) => readClaims(clausesOf(text)).map(({ kind }) => kind);
  const applied = kindsOf('For the transport permit we have applied.');
  expect(applied).toContain('regulationAddressed');
  expect(applied).not.toContain('permission');
  expect(kindsOf('We have a transport permit.')).toContain('permission');
});

const kindsIn = (text: string, language: string): string[] =>
  readClaims(readText(text, language).clauses).map(({ kind }) => kind);

test.each([
  ['The data protection officer has signed off the platform.', 'en'],
  ['Our kitchen was passed by the health inspector.', 'en'],
  ["There is no copyright trouble, a publisher's solicitor confirmed that.", 'en'],
  ["I've got my CSCS card.", 'en'],
  ["I'm a teacher and DBS checked.", 'en'],
  ['The fire officer has approved it.', 'en'],
  ['The council gave us the go-ahead.', 'en'],
  ['The ethics committee has approved the study.', 'en'],
  ['We were approved by the council.', 'en'],
  ['Our drivers are DBS checked.', 'en'],
  ['All walkers have an enhanced DBS check.', 'en'],
  ['Anna has a CSCS card.', 'en'],
  ['All our carers hold a DBS certificate.', 'en'],
  ['Der TÜV hat unseren Anhänger abgenommen.', 'de'],
  ['Unser Anhänger wurde vom TÜV abgenommen.', 'de'],
  ['我们已经备案。', 'zh'],
  ['公司已经注册。', 'zh'],
  ['Der Schornsteinfeger hat den Ofen abgenommen, der TÜV den Anhänger.', 'de'],
  ['Das Gewerbe ist angemeldet.', 'de'],
  ['Die Handwerkskammer hat uns schon eingetragen.', 'de'],
  ['Sanidad aprobó la cocina en marzo.', 'es'],
  ['Las tres somos intérpretes juradas.', 'es'],
  ['消防验收通过了。', 'zh'],
  ['我有电工证。', 'zh'],
])('a permission is granted: %s', (text, language) => expect(kindsIn(text, language)).toContain('permission'));

test.each([
  ['An app where a manager approves.', 'en'],
  ['The council approved our budget.', 'en'],
  ['A lawyer confirmed the booking.', 'en'],
  ["A solicitor confirmed that it isn't allowed on the canal.", 'en'],
  ["I've got my loyalty card printed.", 'en'],
  ['The fire service calls us when it burns.', 'en'],
  ['Das Bauamt hat den Steg nicht genehmigt.', 'de'],
  ['The council passed a ban on wood stoves last year.', 'en'],
  ['The council cleared 40 flats last year.', 'en'],
  ['The council approved a car park in March.', 'en'],
  ['The council clears the bins every Monday.', 'en'],
  ['The council gave the go-ahead for a car park.', 'en'],
  ['The inspector accepted only 3 of 40 stoves.', 'en'],
  ['The ministry approved a new rule last year.', 'en'],
  ['A DBS check takes 6 weeks.', 'en'],
  ['Every hygiene check costs the kitchen two hours.', 'en'],
  ['Every cleaner needs a DBS check.', 'en'],
  ['Every cleaner has a DBS check.', 'en'],
  ['Most cleaners are DBS checked.', 'en'],
  ['The trouble is the DBS check.', 'en'],
  ['The council approved the new bus lane.', 'en'],
  ['We have to get a DBS check.', 'en'],
  ['Der TÜV hat letztes Jahr 300 Anhänger abgenommen.', 'de'],
  ['Das Bauamt hat eine neue Regel genehmigt.', 'de'],
  ['El ayuntamiento aprobó una norma nueva en marzo.', 'es'],
  ['已经有90个人注册了。', 'zh'],
  ['已有12家店登记。', 'zh'],
  ['用户已经注册了300个账号。', 'zh'],
  ['消防局去年批准了40家店。', 'zh'],
  ['Die Zulassung haben wir noch nicht.', 'de'],
  ['Aún no tenemos la licencia.', 'es'],
  ['电池的认证还没办。', 'zh'],
])('none is granted: %s', (text, language) => expect(kindsIn(text, language)).not.toContain('permission'));

test.each([
  ['They want a security assessment, which I haven’t done.', 'en'],
  ['Die Genehmigung fehlt noch.', 'de'],
  ['许可证还没拿到。', 'zh'],
])('a permit is still to be had: %s', (text, language) =>
  expect(readText(text, language).clauses.some(isNotYetHeld)).toBe(true),
);

test.each([
  ["We haven't done a market assessment yet.", 'en'],
  ['Unsere Kunden haben noch keine Genehmigung.', 'de'],
])('not of ours: %s', (text, language) => expect(readText(text, language).clauses.some(isNotYetHeld)).toBe(false));

test.each([
  ['en', "I don't know whether we need a licence."],
  ['es', 'No sé si hace falta un permiso.'],
  ['de', 'Ich weiß nicht, ob ich eine Genehmigung brauche.'],
  ['zh', '不知道要不要办证。'],
])('a doubt is neither a permission nor a refusal: %s %s', (language, text) => {
  const { clauses } = readText(text, language);
  expect(clauses.some(isNeedUnknown)).toBe(true);
  expect(clauses.some(isNoneNeeded)).toBe(false);
  expect(kindsIn(text, language)).not.toContain('permission');
});

test.each([
  ['en', "We don't need a licence, as the council confirmed."],
  ['es', 'No hace falta licencia.'],
  ['zh', '我们有许可证，顾客都知道。'],
])('who knows it has none: %s %s', (language, text) =>
  expect(readText(text, language).clauses.some(isNeedUnknown)).toBe(false),
);

test.each([
  ['Aún no tenemos el marcado CE.', true],
  ['Todavía nos falta el marcado CE.', true],
  ['El sensor ya tiene el marcado CE.', false],
])('a CE mark is a permit of a product: %s', (text, isMissing) =>
  expect(readText(text, 'es').clauses.some(isNotYetHeld)).toBe(isMissing),
);

test.for([
  ['es', 'El ayuntamiento denegó el permiso en marzo.'],
  ['es', 'El ministerio rechazó la licencia.'],
  ['de', 'Die Stadt lehnte die Genehmigung im März ab.'],
])('a permit that an office refused is none: %s %s', ([language, text]) =>
  expect(kindsIn(text!, language!)).not.toContain('permission'),
);

test('a permit that an office granted is one', () =>
  expect(kindsIn('El ayuntamiento nos concedió el permiso en marzo.', 'es')).toContain('permission'));
