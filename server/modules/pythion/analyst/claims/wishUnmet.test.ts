import { expect, test } from 'vitest';
import { readText } from '../text/readText';
import { isWishUnmet } from './wishUnmet';

test.each([
  ['zh', '社区老人想吃家常菜但子女没空做。', true],
  ['zh', '养狗的人想旅行但没人帮忙照看。', true],
  ['zh', '留守儿童想学画画，但县里没有老师。', true],
  ['de', 'Rentner möchten gern selbst gekochtes Essen, aber die Kinder haben keine Zeit zum Kochen.', true],
  ['de', 'Pendler wollen abends einkaufen, aber niemand hat offen.', true],
  ['es', 'Los jubilados quieren comida casera pero los hijos no tienen tiempo de cocinar.', true],
  ['es', 'Los viajeros quieren cocinar pero no hay cocina.', true],
  ['en', 'Older people want home cooking, but their children have no time to cook.', true],
  ['zh', '我们想招厨师但没人来。', false],
  ['zh', '客户想买但没有钱。', false],
  ['de', 'Die Kunden möchten die App kaufen, aber wir haben keine Zeit.', false],
  ['es', 'Queremos vender más pero no hay dinero.', false],
  ['en', 'Customers want to buy it but nobody has the money.', false],
  ['en', 'Older people want home cooking, and their children cook.', false],
])('what a group wants in vain is a trouble: %s %s', (language, text, expected) =>
  expect(readText(text, language).clauses.some(isWishUnmet)).toBe(expected),
);
