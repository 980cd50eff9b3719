import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { isLabelledFailing, isLabelledWay } from './labelledWay';

test.each([
  ['en', 'How they cope now: a spreadsheet, favours, swearing.', true],
  ['en', 'Current solution: a notebook.', false],
  ['de', 'Jetzige Lösung: der Schwager, oder gar nicht.', true],
  ['de', 'Heutige Lösung: ein Heft.', false],
  ['es', 'Solución actual: una libreta, o nada.', true],
  ['zh', '现在的办法：攒着，或者干脆不洗。', true],
  ['zh', '目前的做法：记在本子上。', false],
  ['en', 'Workaround today: a neighbour with a ladder.', false],
  ['zh', '现有办法：靠熟人介绍。', false],
  // Its brands are more words than it has Han letters.
  [
    'zh',
    '深圳的卖家每天要花三个小时核对库存，经常算错，我们做了一个对账工具。现有方案: Shopify, Wix, Squarespace, GoDaddy, Webflow.',
    false,
  ],
  ['zh', 'How they cope now: 手工记账，微信群里问。', false],
])('%s: "%s" is today’s way, failing: %s', (language, text, fails) => {
  const { clauses } = readText(text, language);
  expect(clauses.some(isLabelledWay)).toBe(true);
  expect(clauses.some(isLabelledFailing)).toBe(fails);
});

test.each([
  ['en', 'Current solution: none.'],
  ['en', 'Our solution: a notebook.'],
  ['en', 'The current solution is dear.'],
  ['de', 'Jetzige Lösung: keine.'],
  ['de', 'Unsere Lösung: ein Heft.'],
  ['es', 'Nuestra solución: una libreta.'],
  ['zh', '我们的办法：攒着。'],
  ['en', 'Current solution: not known yet.'],
  ['de', 'Heutige Lösung: gibt es nicht.'],
  ['zh', '目前的做法：还没有调查。'],
])('%s: no way of theirs: %s', (language, text) =>
  expect(readText(text, language).clauses.some(isLabelledWay)).toBe(false),
);
