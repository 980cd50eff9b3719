import { expect, test } from 'vitest';
import { reviewedOf } from '../../testing/reviewedOf';

const positive = /^(?:channel.*|realUse|repeat|proof)$/;
const statedIn = (text: string, language: string, words: RegExp): string[] =>
  reviewedOf(text, language).flatMap(({ kind, clause }) =>
    positive.test(kind) && words.test(clause.tokens.map((token) => token.text).join(' ')) ? [kind] : [],
  );

test.for([
  ['en', 'I do forms for installers. One installer left me in April as he hired an office girl.', /left/],
  [
    'en',
    'I built it for groomers. Of the 14 I let try it, six are paying now and three stopped after a month.',
    /stopped/,
  ],
  ['de', 'Wir verkaufen eine Kasse für Kioske. Eine Kundin hat im Mai gekündigt.', /gekündigt/],
  ['es', 'Vendemos una caja para quioscos. Una tienda nos dejó en mayo.', /dejó/],
  ['zh', '我们给小店做收银机。有一家五月走了。', /走/],
] as const)('who left proves nothing: %s %s', ([language, text, words]) =>
  expect(statedIn(text, language, words)).toEqual([]),
);

test.for([
  ['en', 'We sell a till for kiosks. Nine kiosks pay every month, and one left in May.', /nine/],
  ['de', 'Wir verkaufen eine Kasse für Kioske. Neun Kioske zahlen jeden Monat.', /kioske/],
] as const)('who stays does: %s %s', ([language, text, words]) =>
  expect(statedIn(text, language, words)).not.toEqual([]),
);
