import { expect, test } from 'vitest';
import { marketOf } from '../../testing/marketOf';
import { reviewedOf } from '../../testing/reviewedOf';

const leftOf = (text: string, language: string): string[] =>
  reviewedOf(text, language).flatMap(({ kind, quantity }) =>
    kind === 'churn' && quantity ? [`${quantity.value} of ${quantity.of} ${quantity.period ?? ''}`.trim()] : [],
  );

test.for([
  [
    'en',
    'I built it for groomers. Of the 14 groomers I let try it, six are paying now and three stopped after a month.',
  ],
  ['en', 'I built it for groomers. Out of the 14 groomers, six still use it, three quit in the first week.'],
  ['de', 'Wir bauen das für Salons. Von den 14 Salons zahlen jetzt sechs und drei haben nach einem Monat aufgehört.'],
  [
    'es',
    'Hice una aplicación para peluquerías. De las 14 peluquerías, seis ya pagan y tres la dejaron después de un mes.',
  ],
  ['zh', '我做了一个预约系统给宠物店用。14家试用的店里，6家现在付费，3家一个月后停用了。'],
] as const)('those who stay and those who left are parts of all: %s %s', ([language, text]) =>
  expect(leftOf(text, language)).toContain('3 of 14'),
);

test('who left is a share of those who are counted alone', () => {
  expect(leftOf('We run a fruit box for offices. 9 offices pay and 1 leaves each month.', 'en')).toEqual([
    '1 of 9 month',
  ]);
});

test('the text counts who left, and not all of the rest', () => {
  const { formulas } = marketOf(
    'I built a stock app for cafés. Of our 20 cafés that tested it, 12 still use it and 5 left in June.',
  );
  expect(formulas.filter((formula) => formula.includes('%'))).toEqual(['5 ÷ 20 = 25%']);
});
