import { expect, test } from 'vitest';
import { analysisOf } from '../testing/analysisOf';

const marketOf = (text: string): string | undefined =>
  analysisOf(text).report.sentences.find(({ text: said }) => said.startsWith('If every customer'))?.formula;

const physios =
  'Independent physiotherapists lose 4 hours a week to bookings. Our app takes bookings. 8 physiotherapists pay 39 euros per month. ';
const dentists = 'Dentists in Lyon lose 3 hours a week. Our app takes calls. 5 dentists pay 90 euros per month. ';

test.each([
  [
    `${physios}There are 12,000 physiotherapists in Portugal, of whom 1,100 work independently in Lisbon.`,
    '1,100 × 39 EUR',
  ],
  [`${physios}The registry counts 12,000 physiotherapists, about 1,100 of them independent.`, '1,100 × 39 EUR'],
  [
    `${physios}The registry counts 12,000 physiotherapists, 7,000 of them in hospitals and 1,100 of them independent.`,
    '1,100 × 39 EUR',
  ],
  [`${dentists}France has 40,000 dentists, 600 of them in Lyon.`, '600 × 90 EUR'],
  [`${dentists}There are 40,000 dentists in France, including 600 in Lyon.`, '600 × 90 EUR'],
  [`${dentists}Lyon has 600 dentists.`, '600 × 90 EUR'],
  [
    'Physiotherapists lose 4 hours a week. Our app takes bookings. There are 12,000 physiotherapists in Portugal, of whom 1,100 work independently. 8 of them pay 39 euros per month.',
    '1,100 × 39 EUR',
  ],
  [
    'Selbstständige Physiotherapeuten verlieren 4 Stunden pro Woche. Unsere App nimmt Buchungen an. 8 Physiotherapeuten zahlen 39 Euro im Monat. In Portugal gibt es 12.000 Physiotherapeuten, davon 1.100 selbstständig in Lissabon.',
    '1,100 × 39 EUR',
  ],
  [
    'Deutschland hat 70.000 Zahnärzte, 900 davon in Köln. Zahnärzte in Köln verlieren 3 Stunden pro Woche. Unsere App nimmt Anrufe an. 5 Zahnärzte zahlen 90 Euro im Monat.',
    '900 × 90 EUR',
  ],
  [
    'Los fisioterapeutas autónomos pierden 4 horas por semana. Nuestra app toma reservas. 8 fisioterapeutas pagan 39 euros al mes. En Portugal hay 12.000 fisioterapeutas, de los cuales 1.100 son autónomos.',
    '1,100 × 39 EUR',
  ],
  [
    'España tiene 40.000 dentistas, 600 de ellos en Bilbao. Los dentistas de Bilbao pierden 3 horas por semana. Nuestra app atiende llamadas. 5 dentistas pagan 90 euros al mes.',
    '600 × 90 EUR',
  ],
  ['里昂的牙医每周损失3小时。我们的应用接电话。5家诊所每月付90元。法国有40000名牙医,其中600名在里昂。', '600 × 90 CNY'],
])('the part that the text is for is the market: %s', (text, formula) => {
  expect(marketOf(text)).toContain(formula);
});

test.each([
  [
    'Physiotherapists in hospitals lose 4 hours a week. Our app takes bookings. 8 hospitals pay 39 euros per month. There are 12,000 physiotherapists in Portugal, of whom 1,100 work independently.',
    '12,000 × 39 EUR',
  ],
  [`${dentists}There are 600 dentists in Lyon, 90 of them over sixty.`, '600 × 90 EUR'],
  [
    'Dental practices in Lyon lose 3 hours a week. Our app takes calls. 5 dentists pay 90 euros per month. There are 600 dentists in Lyon, 90 of them own large practices abroad.',
    '600 × 90 EUR',
  ],
  [`${dentists}There are 600 dentists in Lyon, 90 of them take no calls.`, '600 × 90 EUR'],
  [
    'Zahnarztpraxen in Köln verlieren 3 Stunden pro Woche. Unsere App nimmt Anrufe an. 5 Zahnärzte zahlen 90 Euro im Monat. In Köln gibt es 600 Zahnärzte, davon haben 90 Praxen im Ausland.',
    '600 × 90 EUR',
  ],
])('another part is not: %s', (text, formula) => {
  expect(marketOf(text)).toContain(formula);
});

test('customers of a rival are no market', () => {
  expect(marketOf(`${dentists}Winnow has 3,000 customers, 600 of them in Lyon.`)).toBeUndefined();
  expect(marketOf(`${dentists}Winnow has 3,000 dentists.`)).toBeUndefined();
});

const farms = 'Farms in Jordan lose 3 hours a week. Our app takes calls. 5 farms pay 90 euros per month. ';
test.each([
  `${farms}Jordan has 600 farms as friends.`,
  'Practices lose 3 hours a week. Our app takes calls. 5 dentists pay 90 euros per month. Our network in Boston has 600 dentists. Boston has 600 dentists who hate us.',
])('who has friends or enemies is no place with a market: %s', (text) => {
  expect(marketOf(text) ?? '').not.toContain('600 ×');
});

test.each([
  [`${dentists}Lyon has 600 dentists today.`, '600 × 90 EUR'],
  [`${dentists}France has 40,000 dentists in total.`, '40,000 × 90 EUR'],
  [`${dentists}Lyon has 600 dentists in the city.`, '600 × 90 EUR'],
])('who lives in a place is its market: %s', (text, formula) => {
  expect(marketOf(text)).toContain(formula);
});
