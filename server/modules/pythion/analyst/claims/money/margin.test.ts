import { expect, test } from 'vitest';
import { analysisOf } from '../../testing/analysisOf';
import { readText } from '../../text/readText';
import { readClaims } from '../readClaims';
import { isNoDeficit } from './noDeficit';

const revenueOf = (text: string) => analysisOf(text).report.scores.find(({ key }) => key === 'revenue')!.score;

test.each([
  [
    'Knitters pay $24 for a box of dye that costs us $15 to make.',
    'Knitters pay $15 for a box of dye that costs us $24 to make.',
  ],
  [
    'A kitchen pays $48 per round of sharpening; the round sets us back $29.',
    'A kitchen pays $29 per round of sharpening; the round sets us back $48.',
  ],
  [
    'Knitters buy our box at 24 euros, and it costs us 15 to pack and post.',
    'Knitters buy our box at 24 euros, and it costs us 31 to pack and post.',
  ],
])('a price above what one costs us is worth more than one below: %s', (above, below) => {
  expect(revenueOf(above)).toBeGreaterThan(revenueOf(below));
});

test('parts of a cost are not the cost', () => {
  const price = 'Office workers buy our hot bowl for €7.50 each.';
  const below = `${price} One bowl costs us €9.80: food 4.10, rider 4.60, packaging 1.10.`;
  const above = `${price} One bowl costs us €4.80: food 2.10, rider 1.60, packaging 1.10.`;
  expect(revenueOf(above)).toBeGreaterThan(revenueOf(below));
});

test('a cost that is paid once is no cost of each', () => {
  const each = 'Each box costs us $6 and knitters buy it at $15.';
  expect(revenueOf(`The mould cost us $4,000. ${each}`)).toBeGreaterThanOrEqual(revenueOf(each));
});

test('what growers lose is no margin of ours', () => {
  const repair = 'Growers pay $90 for a repair that costs us $40.';
  expect(revenueOf(`${repair} A frost sets growers back $300. As clinic owners we lose money on every no-show.`)).toBe(
    revenueOf(repair),
  );
});

test('losing money on each is a negative margin', () => {
  const clubs = 'Sports clubs pay 400 francs per season of washing.';
  expect(revenueOf(`${clubs} We lose money on each.`)).toBeLessThan(
    revenueOf(`${clubs} Each leaves us 90 francs.`) + 0.1,
  );
});

test('what all customers share is no cost of one', () => {
  const trainees = 'Aspiring firefighters pay 95 euros a month for training.';
  const shared = `${trainees} Our costs: 640 euros a month for the track, the pool and insurance.`;
  expect(revenueOf(shared)).toBeGreaterThanOrEqual(revenueOf(trainees));
  expect(revenueOf(`${trainees} Each costs us 140 euros a month.`)).toBeLessThan(revenueOf(trainees));
});

test.each([
  ['Ein Glas kostet 7,50 Euro, davon bleiben mir nach Einkauf und Fahrer 2,10 Euro.', 'de', 2.1],
  ['Ein Glas kostet 7,50 Euro. Davon bleiben mir 2,10 Euro.', 'de', 2.1],
  ['Wir verlangen 12 Euro pro Menü, davon bleiben nach Einkauf und Sprit 4 Euro.', 'de', 4],
  ['Ein Menü kostet 12 Euro, nach Material und Lohn bleiben uns 4 Euro.', 'de', 4],
  ['We charge £12 a menu. Of that we keep £4.', 'en', 4],
])('what is left of a price is kept, and no cost: %s', (text, language, left) => {
  const claims = readClaims(readText(text, language).clauses);
  expect(claims.flatMap(({ kind, quantity }) => (kind === 'kept' ? [quantity?.value] : []))).toEqual([left]);
  expect(claims.filter(({ kind }) => kind === 'unitCost')).toEqual([]);
});

test('what is left for somebody else is not kept', () => {
  const text = 'Eine Kiste kostet 30 Euro, dem Bauern bleiben nach Futter und Sprit 9 Euro.';
  expect(readClaims(readText(text, 'de').clauses).filter(({ kind }) => kind === 'kept')).toEqual([]);
});

test('what our couriers keep is not kept by us', () =>
  expect(
    readClaims(readText('Our couriers take £25 and keep £5.', 'en').clauses).filter(({ kind }) => kind === 'kept'),
  ).toEqual([]));

test.each([
  'We run a booking app for bakeries. Bakeries lose hours on the phone. We charge £25 and keep £5.',
  'Wir machen eine Bestell-App für Bäckereien. Bäckereien verlieren Stunden am Telefon. Wir nehmen 25 Euro und behalten 5 Euro.',
  'Hacemos una aplicación de pedidos para panaderías. Las panaderías pierden horas. Cobramos 25 € y nos quedamos 5 €.',
])('what we keep of our price is no price: %s', (text) => expect(analysisOf(text).facts.price?.amount).toBe(25));

test.each([
  ['de', 'Ein normales Labor will 240 Euro und nimmt Privatleute ungern.', false],
  ['de', 'Im Labor zahlt man 240 Euro.', false],
  ['en', 'Parts and labor come to $240.', true],
])('%s: what a laboratory asks is no cost of ours: %s', (language, text, isCost) => {
  expect(readClaims(readText(text, language).clauses).some(({ kind }) => kind === 'unitCost')).toBe(isCost);
});

test.each([
  ['de', 'Vom Umsatz kriegen wir 22 Prozent.', true],
  ['en', 'We keep 12 percent of each sale.', true],
  ['de', 'Vom Umsatz kriegen wir 22 Prozent, das deckt die Kosten nicht.', false],
  ['de', 'Die Kosten fressen 110 Prozent vom Preis.', false],
])('%s: a share that is ours shows no loss: %s', (language, text, isNone) => {
  const { clauses } = readText(text, language);
  expect(isNoDeficit({ clauses, context: clauses[0]!.context, kept: [] })).toBe(isNone);
});

test.each([
  '一组420，装好才收。卖了73组。管材和运费，一组245。',
  '一袋28。上礼拜26家店拿走840袋。鱼、面、盒、电，一袋十六块五。',
])('in Chinese, what one costs us is no price of its own: %s', (text) =>
  expect(revenueOf(`我在石狮给小店供货。${text}`)).toBeGreaterThan(2),
);
