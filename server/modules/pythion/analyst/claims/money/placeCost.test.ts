import { expect, test } from 'vitest';
import { analyseIdea } from '../../analyse';

const moneyOf = (language: string, text: string): (number | undefined)[] => {
  const result = analyseIdea(text, language);
  return result.ok ? [result.facts.price?.amount, result.facts.fixedCosts?.amount] : [];
};

test.each([
  ['en', 'We bake bread for villages without a shop. A loaf is 4 euro. The stall is 28 euro a week.', 4, 28],
  [
    'de',
    'Wir backen Brot für Dörfer ohne Laden. Ein Brot kostet 4 Euro. Der Stand kostet 28 Euro in der Woche.',
    4,
    28,
  ],
  ['es', 'Hago pan para pueblos sin tienda. Una barra vale 4 euros. El puesto son 28 euros a la semana.', 4, 28],
  ['zh', '我们做面包店的订货软件。面包店每天接电话浪费两个小时。每家每月收120元。仓库一个月6000元。', 120, 6000],
])('a room beside a price is what we pay for: %s, %s', (language, text, price, cost) => {
  expect(moneyOf(language, text)).toEqual([price, cost]);
});

test.each([
  ['en', 'We let market stalls to bakers in Kerry who lose trade. The stall is 28 euro a week.', 28],
  ['en', 'We run a gym in Cork for nurses who have no time. A towel is 2 euro. The gym is 30 euro a month.', 30],
  [
    'zh',
    '我们做面包店的订货软件。面包店每天接电话浪费两个小时。每家每月收120元。我们出租仓库，仓库一个月6000元。',
    6000,
  ],
])('a room that is offered keeps its price: %s, %s', (language, text, price) => {
  expect(moneyOf(language, text)).toEqual([price, undefined]);
});
