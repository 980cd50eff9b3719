import { expect, test } from 'vitest';
import { analyseIdea } from '../../analyse';
import { readText } from '../../text/readText';
import { isNewcomer } from './team';
import { hasYears, isYearsOfThing } from './years';

const isOfTeam = (text: string, language: string): boolean =>
  readText(text, language).clauses.some((clause) => hasYears(clause) && !isYearsOfThing(clause));

test.each([
  ['I was a repair tech at a manufacturer for 11 years.', 'en'],
  ['After 12 years as a nurse I know the wards.', 'en'],
  ['Ana has twelve years in logistics.', 'en'],
  ['I have 15 years of experience in welding.', 'en'],
  ['I used to run stores for a uni department (7 yrs).', 'en'],
  ['I negotiated contracts for hospitals for 11 years.', 'en'],
  ['I sold loans at a bank for 15 years.', 'en'],
  ['I was a contract lawyer for 11 years.', 'en'],
  ['We have 15 years of logistics.', 'en'],
  ['Ana brings 15 years of carpentry.', 'en'],
  ['After eleven years teaching maths I know the trouble.', 'en'],
  ['After 9 years driving an ambulance I know the roads.', 'en'],
  ['Nach 12 Jahren Pflege kenne ich die Stationen.', 'de'],
  ['Tengo 20 años de hostelería.', 'es'],
  ['Llevo 20 años de camarero.', 'es'],
  ['Tras 15 años de enfermera abrí la consulta.', 'es'],
  ['Ich war selber 9 Jahre Pflegedienstleitung.', 'de'],
  ['Llevo 9 años en sala.', 'es'],
  ['我做了八年电池工程师。', 'zh'],
])('years of the team: %s', (text, language) => expect(isOfTeam(text, language)).toBe(true));

test.each([
  ['Every drama cupboard has costumes that get used once in five years.', 'en'],
  ['Every choir has a cupboard with 40 years of sheet music in it.', 'en'],
  ['Photos are deleted after 7 years.', 'en'],
  ['Die Gemeinde gibt uns das Haus mietfrei für fünf Jahre.', 'de'],
  ['La parroquia nos cede el local por cinco años.', 'es'],
  ['The building is 40 years old.', 'en'],
  ['Our machine has a warranty of 5 years.', 'en'],
  ['We have 40 years of records in our archive.', 'en'],
  ['I have 30 years of receipts in a box.', 'en'],
  ['The road has 20 years of potholes.', 'en'],
  ['Our contract runs for 3 years.', 'en'],
  ['We signed a contract for 3 years.', 'en'],
  ['Tenants sign leases for 3 years.', 'en'],
  ['We replace the filter every 2 years.', 'en'],
  ['Our customers have been in the trade for 30 years.', 'en'],
  ['Die Fotos werden nach 7 Jahren gelöscht.', 'de'],
  ['Las fotos se borran a los 7 años.', 'es'],
])('years of something else: %s', (text, language) => expect(isOfTeam(text, language)).toBe(false));

test('the quote of the team has the years', () => {
  const result = analyseIdea(
    'Restaurantes de Gijón pierden mesas. En mi restaurante (llevo 8 años con el) me fallan unas 9 mesas por semana. Una web cobra 10 euros al reservar.',
    'es',
  );
  const reasons = result.ok ? result.report.scores.flatMap((score) => score.reasons) : [];
  const quotes = reasons.filter(({ text }) => text.includes('years in the field')).map(({ quote }) => quote);
  expect(quotes.join()).toContain('8 años');
});

test.each([
  ["I've no background in this, I was a postman.", 'en', true],
  ['Wir haben keine Erfahrung mit Bienen.', 'de', true],
  ['No tengo experiencia en esto.', 'es', true],
  ['我没有这行经验。', 'zh', true],
  ['Our users have no experience with pumps.', 'en', false],
  ['I have no doubt that it works.', 'en', false],
])('new to the field: %s', (text, language, isNew) =>
  expect(readText(text, language).clauses.some(isNewcomer)).toBe(isNew),
);
