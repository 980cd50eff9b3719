import { expect, test } from 'vitest';
import { analyseIdea } from '../analyse';
import { readText } from '../text/readText';
import { isTermsOnly } from './terms';

const lastSentence = (text: string, language = 'en') => {
  const { clauses } = readText(text, language);
  return clauses.filter(({ sentence }) => sentence === clauses.at(-1)?.sentence);
};

const legalOf = (text: string, language?: string) => {
  const result = analyseIdea(text, language);
  if (!result.ok) throw new Error(result.message);
  return result.report.dealBreakers.find(({ key }) => key === 'legal')?.state;
};

test.each([
  ['The app is free for workers, they never pay anything.', 'en'],
  ['The college pays 40 pounds a seat, students never pay us.', 'en'],
  ['Job seekers are never charged.', 'en'],
  ['No licence is needed, but we are insured.', 'en'],
  ['Die Hotels zahlen 900 Euro, die Bewerber zahlen nie etwas.', 'de'],
  ['Für die Bewerber ist es kostenlos, sie zahlen nie etwas.', 'de'],
  ['Eine Genehmigung braucht man dafür nicht, wir sind aber versichert.', 'de'],
  ['La intermediación no necesita licencia, y los candidatos nunca pagan nada.', 'es'],
  ['用户永远不用付钱，由市政府付款。', 'zh'],
  ['老师都是志愿者，不拿工资，家长每学期付300元。', 'zh'],
])('only tells who pays and what is allowed: %s', (text, language) =>
  expect(isTermsOnly(lastSentence(text, language))).toBe(true),
);

test.each([
  ['Our workers never get paid.', 'en'],
  ['We never pay them anything.', 'en'],
  ['Passengers never pay their fares.', 'en'],
  ['The first dose is free for pupils.', 'en'],
  ['They never pay anything, and we keep their passports.', 'en'],
  ['Pensioners pay us up front and never get the coal.', 'en'],
  ['Wir zahlen den Köchen nie etwas.', 'de'],
  ['No pagamos nada a los camareros.', 'es'],
  ['我们从来不付工资。', 'zh'],
])('tells an act: %s', (text, language) => expect(isTermsOnly(lastSentence(text, language))).toBe(false));

test.each([
  ['Wir vermitteln Köche an Hotels. Die Hotels zahlen 900 Euro, die Bewerber zahlen nie etwas.', 'de'],
  [
    'Wir vermitteln Pflegekräfte an Kliniken. Arbeitsvermittlung braucht keine Erlaubnis, aber das Gewerbe ist angemeldet, und die Bewerber zahlen nie etwas.',
    'de',
  ],
  [
    'Colocamos cuidadoras en residencias. La intermediación no necesita licencia, pero estamos registrados, y los candidatos nunca pagan nada.',
    'es',
  ],
])('what is free for its users passes: %s', (text, language) => expect(legalOf(text, language)).toBe('pass'));

test.each([
  ['The app is free for workers, they never pay anything.', 'en'],
  ['Wir vermieten Boote. Unsere Kunden haben noch keine Genehmigung, wir besorgen sie.', 'de'],
  ['我做了八年电池工程师，有电工证。翻新电池的认证还没办，听说新国标不让拆装改装。', 'zh'],
])('is no harm: %s', (text, language) => expect(legalOf(text, language)).not.toBe('fail'));

test.each([
  ['Our workers never get paid, we keep their wages.', 'en'],
  ['We place nurses, keep their passports, and they never get anything.', 'en'],
  ['Wir vermitteln Köche und zahlen ihnen nie etwas.', 'de'],
  ['Hace falta licencia, pero no la vamos a pedir.', 'es'],
  ['需要许可证，但我们不打算办。', 'zh'],
  ['我们招厨师但从来不付工资。', 'zh'],
])('is harm or a refusal: %s', (text, language) => expect(legalOf(text, language)).toBe('fail'));

test('volunteers without pay are no harm, and a permit that nobody needs is not refused', () => {
  expect(
    legalOf("Our interpreters are volunteers and don't get paid; the clinic pays for the software, 90 a month."),
  ).not.toBe('fail');
  expect(
    legalOf(
      "You don't need a permit to keep quails and we don't have one. We sell quail eggs to restaurants at $4 a dozen.",
    ),
  ).toBe('pass');
  expect(
    legalOf(
      'We run boat taxis. They say no licence is needed, but the council wants one and we will operate without it.',
    ),
  ).toBe('fail');
});
