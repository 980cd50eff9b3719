import { expect, test } from 'vitest';
import { isNamedRival } from './namedRivals';
import { readText } from './readText';

const isNamed = (text: string): boolean => readText(text).clauses.some(isNamedRival);

test.for([
  'Competitors such as Billie and Factoring.plus start at €5,000 invoices.',
  'Competition: Plan A, Watershed and Persefoni target enterprises.',
  'competitors are borobabi and second-hand apps.',
  'Alternatives are Excel and paper.',
  'Wyzant and Varsity Tutors charge $60 to $90 per hour and require long packages.',
  'Hilti ON!Track does something similar but it is for big firms.',
  'ChatGPT can do it for free.',
  'Snap und Medifox können Touren auch, kosten aber das Dreifache.',
  'Konkurrenten sind Lieferando und Wolt, die 30 Prozent nehmen.',
  'La competencia son Holded y Factorial, que cobran 60 euros al mes.',
  'Glovo y Uber Eats cobran el 30 % de cada pedido.',
  'Vimcar kostet 25 Euro je Auto und ist für große Flotten gemacht.',
  'Vimcar cuesta 25 euros por coche y está hecho para grandes flotas.',
  '竞品有美团和饿了么，抽成20%。',
])('a rival is named: %s', (text) => {
  expect(isNamed(text)).toBe(true);
});

test.for([
  'Unsere App kostet 25 Euro je Auto und ist für große Flotten gemacht.',
  'Es kostet 25 Euro und ist für kleine Läden gemacht.',
  'InkPay charges 2.5% of the invoice.',
  'LexTime costs 25 EUR per lawyer per month.',
  'Bakers and cafes charge 3 euros for a coffee.',
  'Parents and teachers require a quiet room.',
  'Rent and insurance cost 900 a month.',
  'Flour and butter cost us 2 euros.',
  'Leather and paper cost 41 euros per album.',
  'Flour and gas cost 2 euros per loaf.',
  'Cuero y papel cuestan 41 euros por álbum.',
  'Farmers can do it by hand.',
  'There are no competitors.',
  'Our competitors: none.',
  'Competition is fierce: many apps exist.',
  'Our competition is weak and nobody serves small towns.',
])('no rival is named: %s', (text) => {
  expect(isNamed(text)).toBe(false);
});
