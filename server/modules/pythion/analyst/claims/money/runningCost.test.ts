import { expect, test } from 'vitest';
import { analyseIdea } from '../../analyse';

const moneyOf = (language: string, text: string): (number | undefined)[] => {
  const result = analyseIdea(text, language);
  return result.ok ? [result.facts.price?.amount, result.facts.unitCost?.amount, result.facts.fixedCosts?.amount] : [];
};

test.each([
  [
    'en',
    'I mend nets for boats in Newlyn. Eleven boats pay me £150 a month. The loft costs me £350 a month.',
    150,
    undefined,
    350,
  ],
  [
    'de',
    'Ich flicke Netze für Boote. Elf Boote zahlen mir 150 Euro im Monat. Garn kostet mich etwa 200 Euro im Monat.',
    150,
    undefined,
    200,
  ],
  [
    'es',
    'Arreglo redes para barcos. Once barcos me pagan 150 euros al mes. El hilo me cuesta unos 200 euros al mes.',
    150,
    undefined,
    200,
  ],
  ['zh', '我们补渔网。十一条船每月付150元。网线成本一个月200元。', 150, undefined, 200],
  ['en', 'We sell meal boxes. Parents pay £40 a week. A box costs us £22 a week.', 40, 22, undefined],
  [
    'es',
    'Vendemos cajas. Las familias pagan 40 euros al mes. Cada caja nos cuesta 22 euros al mes.',
    40,
    22,
    undefined,
  ],
  ['en', 'We run a minibus to the hospital. We charge £9 return. The driver costs £1,100 a month.', 9, undefined, 1100],
  ['en', 'I bake bread. I sell it at £4 a loaf. My nephew helps on Saturdays for £60 a week.', 4, undefined, 60],
  ['en', 'I trim hooves in Cumbria. I charge £10 a cow. My old boss paid me £480 a week.', 10, undefined, undefined],
  ['en', 'We make sausages. We sell at £8 a kilo. The abattoir used to charge us £45 a week.', 8, undefined, undefined],
  ['en', 'We run a farm school. The council pays us £400 a month.', 400, undefined, undefined],
  ['zh', '我们上门修水管。每单收150元，材料58元，师傅35元。', 150, 93, undefined],
  ['zh', '我们教孩子画画。我们给学生一节课80元。', 80, undefined, undefined],
])('price, cost of one and cost of all: %s, %s', (language, text, ...amounts) => {
  expect(moneyOf(language, text)).toEqual(amounts);
});
