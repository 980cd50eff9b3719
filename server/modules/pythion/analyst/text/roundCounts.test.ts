import { expect, test } from 'vitest';
import { normaliseText, quoteOf } from './normalise';
import { readText } from './readText';

test.each([
  ['全市有五百多家面馆。', 500],
  ['我问了三十来个老板。', 30],
  ['已经有30多位老师在用。', 30],
  ['两千多家店每月付20元。', 2000],
])('a round count keeps its whole numeral: %s', (text, count) =>
  expect(readText(text, 'zh').clauses.flatMap(({ quantities }) => quantities.map(({ value }) => value))).toContain(
    count,
  ),
);

test('the founder’s words stay in quotes', () => {
  const normal = normaliseText('我问了三十来个老板，他们都说贵。');
  expect(quoteOf(normal, 0, normal.text.length).quote).toBe('我问了三十来个老板，他们都说贵。');
  const at = normal.text.indexOf('30');
  expect(quoteOf(normal, at, at + 2).quote).toBe('三十来');
});

test.each(['三月有多家店开门。', '他多次来店里。', '一来人手不够。', '每周一来人。'])(
  'what is no count stays: %s',
  (text) => expect(normaliseText(text).text).not.toMatch(/\d/),
);
