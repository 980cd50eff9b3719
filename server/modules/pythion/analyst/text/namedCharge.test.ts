import { expect, test } from 'vitest';
import { analysisOf } from '../testing/analysisOf';

const revenueOf = (text: string): string[] =>
  analysisOf(text)
    .report.canvas.filter(({ block }) => block === 'revenueStreams')
    .flatMap(({ entries }) => entries.map(({ quote }) => quote));

test.each([
  ['Visitamos mascotas en casa. Barkibu cobra 9,99 € al mes. Nosotros cobramos 39 € por visita.', 39, 'Barkibu'],
  ['Barkibu cobra 9,99 € al mes. Nosotros cobramos 39 € por visita.', 39, 'Barkibu'],
  ['Visitamos mascotas en casa. Barkibu cobra 9,99 € al mes.', undefined, 'Barkibu'],
  [
    'Visitamos mascotas en casa. La clínica del barrio cobra 60 € por consulta. Cobramos 39 € por visita.',
    39,
    'clínica',
  ],
  ['Wir putzen Fenster. Putzblitz verlangt 29 € im Monat. Wir nehmen 15 € pro Einsatz.', 15, 'Putzblitz'],
  ['Wir putzen Fenster. Konkurrent Putzblitz verlangt 29 € im Monat. Wir nehmen 15 € pro Einsatz.', 15, 'Putzblitz'],
  ['Wir putzen Fenster. Der Putzdienst im Ort nimmt 40 € pro Stunde. Wir nehmen 25 € pro Stunde.', 25, 'Putzdienst'],
  ['We clean windows. The firm next door charges £40 an hour. We charge £25 an hour.', 25, 'firm'],
  ['我们上门洗车。美团收费29元一个月。我们每次收15元。', 15, '美团'],
  ['我们上门洗车。小象洗车每次收50元。我们每次收30元。', 30, '小象'],
  ['我们上门洗车。竞争对手小象每月收29元，我们每次收15元。', 15, '小象'],
])('what a named rival or another business charges is no price of ours: %s', (text, price, theirs) => {
  expect(analysisOf(text).facts.price?.amount).toBe(price);
  expect(revenueOf(text).join(' ')).not.toContain(theirs);
});

test('of two amounts in one clause, ours is the price', () => {
  expect(analysisOf('我们做宠物寄养。宠物医院收费每天80元，我们收50元。').facts.price?.amount).toBe(50);
});

test('a commission that a platform takes is no revenue of ours', () => {
  expect(revenueOf('美团收20%的佣金。我们帮饭馆自己送。')).toEqual([]);
});

test.each([
  ['Rutabus lleva a mayores al médico. Rutabus cobra 8 € por trayecto.', 'Rutabus cobra'],
  ['Die App Rutabus bringt Ältere zum Arzt. Rutabus verlangt 8 € pro Fahrt.', 'Rutabus verlangt'],
  ['We clean windows. Windowly is our app. Windowly charges £25 a month.', 'Windowly charges'],
  ['我们上门洗车。上门收费30元。', '上门收费30元'],
])('what our own product charges stays our revenue: %s', (text, quote) => {
  expect(revenueOf(text).join(' ')).toContain(quote);
});
