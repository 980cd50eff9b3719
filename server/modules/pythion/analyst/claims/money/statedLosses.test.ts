import { readText } from '../../text/readText';
import { makeClaim } from '../claim';
import { withStatedLosses } from './statedLosses';
import { expect, test } from 'vitest';
import { analysisOf } from '../../testing/analysisOf';

const ideas: Readonly<Record<string, string>> = {
  en: 'I bake bread for coeliac families in Stroud. Twenty-six families have bought a box. A box is £11, and flour and power come to £4.20.',
  de: 'Vierzehn Gasthäuser haben unser Knödelbrot gekauft. Die Tüte kostet 4,90 Euro, und die Zutaten kosten uns 1,80 Euro.',
  es: 'Diecinueve pisos nos contratan. Cada limpieza cuesta 45 euros y yo pago 28 a la limpiadora.',
  zh: '有六十四户付钱修过。一单收120元，材料成本45元。',
};
const revenueOf = (language: string, added: string): number =>
  analysisOf(`${ideas[language]} ${added}`).report.scores.find(({ key }) => key === 'revenue')!.score;

test.each([
  ['en', 'Counting my rent, I now lose £2 on every box.'],
  ['en', 'We lose money on every single sale.'],
  ['en', 'With the driving it costs us more than we take.'],
  ['en', 'Our price is below our cost.'],
  ['en', 'Each box now costs us £13 and brings in £11.'],
  ['en', 'Every box makes a loss.'],
  ['en', 'Each box leaves us £2 out of pocket.'],
  ['en', 'The more we bake, the more we lose.'],
  ['en', 'With the new oven the more boxes we sell the bigger our losses.'],
  ['de', 'Je mehr wir verkaufen, desto mehr legen wir drauf.'],
  ['de', 'Je mehr Tüten wir füllen, umso größer wird der Verlust.'],
  ['es', 'Así que cuanto más vendemos, más perdemos.'],
  ['zh', '现在接得越多亏得越多。'],
  ['zh', '每一单是负的。'],
  ['de', 'Inzwischen kostet uns die Tüte 5,40 Euro und bringt 4,90 Euro.'],
  ['es', 'Ahora cada limpieza nos cuesta 51 euros y cobramos 45.'],
  ['zh', '现在接一单赔一单。'],
  ['de', 'Wir machen mit jedem einzelnen Verkauf Verlust.'],
  ['de', 'Seit der Strom teurer ist, kostet mich die Tüte 5,40 Euro, ich lege also bei jeder drauf.'],
  ['de', 'Bei jeder Tüte legen wir 4 Euro drauf.'],
  ['es', 'Las sustitutas cobran más, así que perdemos 5 en cada limpieza.'],
  ['zh', '我们每修一单都亏钱。'],
  ['zh', '等于修一单贴十几块。'],
  ['es', 'La verdad es que perdemos en cada limpieza.'],
  ['de', 'Bei jeder Tüte zahlen wir am Ende drauf.'],
  ['en', 'Truth is, we lose on every box.'],
  ['en', 'We’re losing on each order right now.'],
  ['de', 'Wir zahlen bei jeder Lieferung drauf.'],
  ['de', 'Ich zahle pro Fahrt zwei Euro drauf.'],
])('a loss on each sale lowers revenue, whatever the amounts leave: %s %s', (language, added) => {
  expect(revenueOf(language, added)).toBeLessThan(revenueOf(language, ''));
});

test.each([
  ['en', 'Families lose £2 on every loaf that crumbles.'],
  ['en', 'A rival loses money on every box.'],
  ['en', 'The more we bake, the more we lose track of the flour.'],
  ['en', 'The more boxes we sell, the less we lose.'],
  ['de', 'Je mehr wir verkaufen, desto mehr verdienen wir.'],
  ['es', 'Así que cuanto más vendemos, más ganamos.'],
  ['zh', '现在接得越多赚得越多。'],
  ['en', 'Each box costs us £4 and brings in £11.'],
  ['en', 'In the first month we lost £2 on every box.'],
  ['en', 'We do not lose money on any box.'],
  ['en', 'We lose two hours on every visit.'],
  ['de', 'Die Bäcker machen mit jedem Brot Verlust.'],
  ['en', 'A flood left us £3,000 out of pocket.'],
  ['en', 'A burst pipe left us £900 short.'],
  ['en', 'Every winter leaves us £2,000 short.'],
  ['zh', '每家店都是负责人自己下单。'],
  ['zh', '每一单都是负责人签字。'],
  ['de', 'Wir zahlen pro Lieferung nichts drauf.'],
  ['es', 'No perdemos en cada entrega.'],
  ['zh', '以前修一单倒贴两块，现在赚三块。'],
  ['zh', '洗一件贴一个条码。'],
  ['zh', '司机跑一趟亏十几块。'],
])('what others lose, what is over and what isn’t money is none: %s %s', (language, added) => {
  expect(revenueOf(language, added)).toBeGreaterThanOrEqual(revenueOf(language, ''));
});

test.each([
  ['Cobro 14 euros el corte. Con tinte, toallas y gasolina pierdo unos 30 al día.', true],
  ['Con tinte, toallas y gasolina pierdo unos 30 al día. Cobro 14 euros el corte.', true],
  ['Cobro 5.200 por vianda. En cada vianda pierdo 900 pesos.', true],
  ['Cobro 3.200 el saco. Ando arriba del precio.', true],
  ['Cobro 14 euros el corte. Con el tráfico pierdo unas horas.', false],
  ['Cobro 14 euros el corte. En cada viaje pierdo tiempo.', false],
  ['Cobro 14 euros el corte. En cada visita pierdo media hora.', false],
  ['Cobro 14 euros el corte. Con estos cambios pierdo 30 clientes al mes.', false],
  ['Cobro 14 euros el corte. Estoy por encima del precio de los demás.', false],
  ['Con tinte y toallas el salón pierde 30 al día. Cobro 14 euros el corte.', false],
])('a loss in Spanish, wherever it stands: %s', (text, isLosing) => {
  const { clauses } = readText(text, 'es');
  const known = clauses
    .filter(({ tokens }) => tokens[0]?.text === 'cobro')
    .map((clause) => makeClaim('priceNumber', clause));
  expect(withStatedLosses(known, clauses).some(({ kind }) => kind === 'negativeMargin')).toBe(isLosing);
});
