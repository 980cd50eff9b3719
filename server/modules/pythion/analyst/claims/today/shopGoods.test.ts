import { expect, test } from 'vitest';
import { reviewedOf } from '../../testing/reviewedOf';

const kindsOf = (text: string, language: string): string[] => reviewedOf(text, language).map(({ kind }) => kind);

test.for([
  ['en', 'I bake gluten free bread. The bread in supermarkets costs £3.80 for a small loaf and crumbles to pieces.'],
  ['en', 'We make dog leads. The leads in most shops cost £9, and they break in a week.'],
  ['de', 'Ich backe glutenfrei. Das Brot im Supermarkt kostet 3,80 Euro und zerbröselt sofort.'],
  ['es', 'Hago pan sin gluten. El pan del supermercado cuesta 3,80 euros y se desmigaja.'],
  ['zh', '我做无麸质面包。超市里的面包要38元，一掰就碎。'],
] as const)('goods of shops that fail: %s %s', ([language, text]) =>
  expect(kindsOf(text, language)).toEqual(expect.arrayContaining(['trouble', 'alternativeFails'])),
);

test.for([
  ['en', 'I bake bread. The bread in our shop is fresh and sells well.'],
  ['de', 'Ich backe Brot. Das Brot im Laden ist frisch.'],
  ['es', 'Hago pan. El pan de la tienda es fresco.'],
  ['zh', '我做面包。我们店里的面包很新鲜。'],
] as const)('goods that are good: %s %s', ([language, text]) =>
  expect(kindsOf(text, language)).not.toContain('trouble'),
);
