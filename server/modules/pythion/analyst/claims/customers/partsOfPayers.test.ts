import { expect, test } from 'vitest';
import { analysisOf } from '../../testing/analysisOf';

const formulasOf = (text: string): string[] =>
  analysisOf(text).report.sentences.flatMap(({ formula, text: said }) =>
    said.startsWith('Customers who') ? (formula ?? []) : [],
  );

test.each([
  ['里昂的牙科诊所每周因电话损失3小时。5家诊所每月付90元,3家在两个月后续费。', '3 ÷ 5 = 60%'],
  ['里昂的牙科诊所每周因电话损失3小时。5家诊所每月付90元,3家两个星期后续费了。', '3 ÷ 5 = 60%'],
  ['里昂的牙科诊所每周因电话损失3小时。5家诊所每月付90元,三个月后有3家续费。', '3 ÷ 5 = 60%'],
  ['上海的月子中心每周因电话损失3小时。5家月子中心每月付90元,3家月子中心续费。', '3 ÷ 5 = 60%'],
  ['上海的工作日餐厅每周因电话损失3小时。5家餐厅每月付90元,3家小时工餐厅续费了。', '3 ÷ 5 = 60%'],
  [
    'Dental practices lose 3 hours a week. 5 practices pay 90 euros a month, and 3 renewed after two months.',
    '3 ÷ 5 = 60%',
  ],
  [
    'Zahnarztpraxen verlieren 3 Stunden pro Woche. 5 Praxen zahlen 90 Euro im Monat, 3 haben nach zwei Monaten verlängert.',
    '3 ÷ 5 = 60%',
  ],
  [
    'Las clínicas dentales pierden 3 horas por semana. 5 clínicas pagan 90 euros al mes y 3 renovaron a los dos meses.',
    '3 ÷ 5 = 60%',
  ],
])('how long it took is no count: %s', (text, formula) => {
  expect(formulasOf(text)).toEqual([formula]);
});

test.each([
  [
    'Bakers forget orders. Fourteen bakers have used our app since June. Eight of them pay €39 a month; two cancelled in August.',
    '2 ÷ 8 = 25%',
  ],
  [
    'Bakers forget orders. Fourteen bakers have used our app since June. Eight of them pay €39 a month. Two cancelled in August.',
    '2 ÷ 8 = 25%',
  ],
  [
    'Bäcker vergessen Bestellungen. 14 Bäcker nutzen unsere App seit Juni. Acht davon zahlen 39 Euro im Monat, zwei haben im August gekündigt.',
    '2 ÷ 8 = 25%',
  ],
  [
    'Las panaderías olvidan pedidos. 14 panaderías usan nuestra app desde junio. Ocho de ellas pagan 39 euros al mes; dos cancelaron en agosto.',
    '2 ÷ 8 = 25%',
  ],
  ['面包店常常忘记订单。14家面包店从6月开始使用我们的小程序。其中8家每月付39元,2家在8月退订。', '2 ÷ 8 = 25%'],
  ['Bakers forget orders. Fourteen bakers use our app. Two cancelled in August.', '2 ÷ 14 ≈ 14%'],
  [
    'Bakers forget orders. 14 bakers have used our app since June. Eight of them pay for parking; two cancelled in August.',
    '2 ÷ 14 ≈ 14%',
  ],
  [
    'Bakers forget orders. 14 bakers have used our app since June. Eight of them pay their suppliers late; two cancelled in August.',
    '2 ÷ 14 ≈ 14%',
  ],
  [
    'Bakers forget orders. 14 bakers have used our app since June. Eight of them pay a rival; two cancelled in August.',
    '2 ÷ 14 ≈ 14%',
  ],
  [
    'Bakers forget orders. 14 bakers have used our app since June. Eight of them pay; two cancelled in August.',
    '2 ÷ 8 = 25%',
  ],
  [
    'Bakers forget orders. 14 bakers have used our app since June. Eight of them pay us; two cancelled in August.',
    '2 ÷ 8 = 25%',
  ],
  [
    'Bakers forget orders. 14 bakers have used our app since June. Eight of them pay for it; two cancelled in August.',
    '2 ÷ 8 = 25%',
  ],
  [
    'Bäcker vergessen Bestellungen. 14 Bäcker nutzen unsere App seit Juni. Acht davon zahlen für Parkplätze. Zwei haben im August gekündigt.',
    '2 ÷ 14 ≈ 14%',
  ],
  [
    'Bakers forget orders. 14 bakers pay 39 euros a month for our app. 8 of them are in Porto; two cancelled in August.',
    '2 ÷ 14 ≈ 14%',
  ],
])('who cancels is counted among those who pay: %s', (text, formula) => {
  expect(formulasOf(text)).toEqual([formula]);
});

test.each([
  [
    'Bike shops lose notes. Our CRM keeps them. 9 shops pay 30 euros. We lose 2 of every 40 customers a month.',
    'month',
  ],
  ['Bike shops lose notes. Our CRM keeps them. 9 shops pay 30 euros. We lose 2 customers out of 40 a year.', 'year'],
  [
    'Radläden verlieren Zettel. Unsere App merkt sie sich. 9 zahlen 30 Euro. Wir verlieren 2 von 40 Kunden im Monat.',
    'month',
  ],
  ['Talleres pierden avisos. Nuestra app los apunta. 9 pagan 30 €. Perdemos 2 clientes de cada 40 al mes.', 'month'],
])('customers lost of so many: %s', (text, period) =>
  expect(analysisOf(text).facts.churn).toEqual({ rate: 0.05, period }),
);

test('what the customers lose is no churn of ours', () =>
  expect(
    analysisOf('Bike shops lose 2 of every 40 customers a month. Our CRM keeps them for 30 euros.').facts.churn,
  ).toBeNull());
