import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { readFinished, readRegulars } from './regulars';

const sharesIn = (text: string, language: string): (number | undefined)[] =>
  readRegulars(readText(text, language).clauses).map(({ quantity }) => quantity?.value);

test.each([
  ['en', 'About seven in ten visits are by people who came before.', 70],
  ['en', '70 percent of my customers are regulars.', 70],
  ['en', 'More than half of our customers came back.', 50],
  ['es', 'Más de la mitad de los clientes volvió a llamar.', 50],
  ['de', '60 Prozent sind Stammkunden.', 60],
  ['es', 'El 70% de mis clientes repite.', 70],
  ['zh', '现在一个月大概三百二十人次，其中老顾客占七成。', 70],
])('%s: the share of customers who came before: %s', (language, text, share) =>
  expect(sharesIn(text, language)).toEqual([share]),
);

test.each([
  ['en', '10 percent of my customers are regulars.'],
  ['en', '70 percent of my customers are teachers.'],
  ['en', 'We hope that 70 percent of customers will be regulars.'],
  ['zh', '老顾客的意见占七成。'],
  ['en', 'Less than half of the customers came back.'],
  ['en', 'Fewer than half of our guests ordered again.'],
  ['en', 'Less than 30 percent of my customers are regulars.'],
  ['de', 'Weniger als die Hälfte der Kunden hat wieder bestellt.'],
  ['es', 'Menos de la mitad de los clientes volvió a llamar.'],
])('%s: no share of regulars: %s', (language, text) => expect(sharesIn(text, language)).toEqual([]));

test.each([
  ["I've had 53 people through since September and 38 finished all eight weeks.", true],
  ["I've had 53 people through since September and 12 finished all eight weeks.", false],
  ["I've had 53 people through since September and 38 finished.", false],
])('most who began came each time: %s', (text, isKept) =>
  expect(readFinished(readText(text, 'en').clauses).some(({ kind }) => kind === 'repeat')).toBe(isKept),
);

test.each([
  ['en', 'Forty started in January and 36 finished.', true],
  ['de', 'Im Januar haben vierzig angefangen, 36 haben bis zum Ende durchgehalten.', true],
  ['es', 'En enero empezaron 40 y terminaron 36.', true],
  ['zh', '报名64个人，其中58个人学完了。', true],
  ['en', 'Forty started in January and six finished.', false],
  ['en', 'Forty houses were started in January and 36 finished.', false],
  ['en', 'We hope that forty start in January and 36 finish.', false],
])('%s: who began and came to the end: %s', (language, text, isKept) =>
  expect(readFinished(readText(text, language).clauses).some(({ kind }) => kind === 'repeat')).toBe(isKept),
);

test.each([
  ['en', 'About a quarter have rented from us again since.'],
  ['en', 'More than a third of our guests came back.'],
  ['de', 'Gut ein Drittel hat später noch einmal gemietet.'],
  ['es', 'Casi un tercio volvió a alquilar después.'],
  ['zh', '还车的人里，差不多三分之一后来又租过。'],
])('%s: a fraction came back: %s', (language, text) => expect(sharesIn(text, language)).toEqual([25]));

test.each([
  ['en', 'About a quarter would rent from us again.'],
  ['en', 'A third of the pairs come back.'],
  ['en', 'Less than a third have booked with us again.'],
  ['es', 'Casi un tercio volverá a alquilar.'],
  ['de', 'Ein Drittel hat nie wieder gemietet.'],
  ['zh', '四分之一的人不会再租。'],
  ['zh', '听说四分之一的客户又租过别家的。'],
  ['en', 'A third have called us again to complain.'],
  ['de', 'Ein Drittel hat bei der Konkurrenz wieder gebucht.'],
])('%s: no fraction came back: %s', (language, text) => expect(sharesIn(text, language)).toEqual([]));
