import { expect, test } from 'vitest';
import { analysisOf } from '../../testing/analysisOf';
import { readText } from '../../text/readText';
import { isFeePerSale } from './feePerSale';
import { priceOfOurs } from './oursApart';

const priceIn = (text: string, language: string): number | undefined =>
  readText(text, language)
    .clauses.flatMap((clause) => priceOfOurs(clause) ?? [])
    .at(0)?.value;

test.for([
  ['es', 'La de madera vale 210 pesos y dura cuatro viajes, la nuestra vale 640 y aguanta más de treinta.', 640],
  ['es', 'El mío serían 12 semanas en grupos de seis por 350 euros cada alumna.', 350],
  ['es', 'Las de Ikea valen 3 euros, las nuestras cuestan 12.', 12],
  ['en', 'Mine would be 12 weeks in groups of six for 350 euros per student.', 350],
  ['en', 'A wooden one costs $21, ours costs $64.', 64],
  ['de', 'Die aus Holz kostet 21 Euro, unsere kostet 64.', 64],
  ['zh', '木托盘21元一个，我们的64元。', 64],
] as const)('the price of ours stands apart (%s): %s', ([language, text, value]) => {
  expect(priceIn(text, language)).toBe(value);
});

test.for([
  ['es', 'Hacer la nuestra nos cuesta 90 euros.'],
  ['es', 'La nuestra es de roble y la de Ikea cuesta 90 euros.'],
  ['es', 'La nuestra tiene 12 ruedas.'],
  ['es', 'La nuestra es la mejor de 30.'],
  ['en', 'Ours is made of oak, theirs costs 90 euros.'],
  ['en', 'Ours costs us 40 euros.'],
  ['de', 'Unsere kostet uns 40 Euro.'],
  ['zh', '我们的成本是64元。'],
] as const)('what ours costs us or is made of is no price (%s): %s', ([language, text]) => {
  expect(priceIn(text, language)).toBeUndefined();
});

test('the report takes price and cost of ours, and the other price as today’s', () => {
  const { facts } = analysisOf(
    'Fabricamos tarimas de plástico para exportadores. La de madera vale 210 pesos y dura cuatro viajes, la nuestra vale 640. Producirla nos cuesta 410.',
  );
  expect(facts.price?.amount).toBe(640);
  expect(facts.unitCost?.amount).toBe(410);
});

test('a price of millions each month has its currency from the text', () => {
  const { facts } = analysisOf(
    'Ponemos etiquetas en los equipos de clínicas de Colombia. La máquina nos costó 4 millones de pesos. Cobraremos 1,8 millones mensuales por clínica.',
  );
  expect(facts.price).toMatchObject({ amount: 1_800_000, currency: 'COP', period: 'month' });
});

test.for([
  ['es', 'Llegan por una agencia, a la que doy 40 euros por cada matrícula.', true],
  ['es', 'Le pago a una agencia 40 euros por alumna nueva.', true],
  ['en', 'A school sends them and we pay it 15 euros for each new pupil.', true],
  ['de', 'Eine Schule vermittelt sie, der wir 15 Euro pro Anmeldung zahlen.', true],
  ['es', 'A las profesoras les pago 22 euros la hora.', false],
  ['es', 'Cobro 40 euros por cada matrícula.', false],
  ['en', 'We pay them 15 euros for each hour.', false],
  ['en', 'They pay us 15 euros for each new pupil.', false],
] as const)('what we hand over for each sale wins a customer (%s): %s', ([language, text, is]) => {
  expect(readText(text, language).clauses.some(isFeePerSale)).toBe(is);
});
