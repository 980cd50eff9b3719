import { expect, test } from 'vitest';
import { normaliseText, quoteOf } from './normalise';
import { readText } from './readText';

const moneyIn = (text: string): string[] =>
  readText(text, 'zh').clauses.flatMap(({ quantities }) =>
    quantities.flatMap(({ kind, value, currency, period, per }) =>
      kind === 'money' ? [[value, currency, period ?? per ?? ''].join(' ').trim()] : [],
    ),
  );

test.each([
  ['我们收一万二千元。', '12000 CNY'],
  ['我们收两万三千块。', '23000 CNY'],
  ['我们收一万两千三百元。', '12300 CNY'],
  ['我们收一萬二千元。', '12000 CNY'],
  ['我们收1万2千元。', '12000 CNY'],
  ['我们收一万二。', '12000 CNY'],
  ['我们收三千五百元。', '3500 CNY'],
  ['我们收十二欧元。', '12 EUR'],
  ['我们收三十令吉。', '30 MYR'],
  ['我们收马币三十。', '30 MYR'],
  ['我们收RM30。', '30 MYR'],
  ['我们收三十新币。', '30 SGD'],
  ['我们收S$30。', '30 SGD'],
  ['我们收NT$900。', '900 TWD'],
  ['我们收新台幣900元。', '900 TWD'],
  ['我们收900元台币。', '900 TWD'],
  ['我们收九十塊錢台幣。', '90 TWD'],
  ['我们收三百港币。', '300 HKD'],
])('an amount in numerals, or with a name of its currency: %s', (text, amount) =>
  expect(moneyIn(text)).toEqual([amount]),
);

test.each([
  ['我们收一万块一年。', '10000 CNY year'],
  ['我们收两百块一个月。', '200 CNY month'],
  ['我们收200元每月。', '200 CNY month'],
  ['我们收一千块一周。', '1000 CNY week'],
  ['我们收三千块一季度。', '3000 CNY quarter'],
  ['我们收两百块一车。', '200 CNY 车'],
  ['我们收八十块一次。', '80 CNY 次'],
  ['我们收三十元一位。', '30 CNY 位'],
  ['我们收三块一毛一斤。', '3.1 CNY 斤'],
  ['我们收200元一年后退还。', '200 CNY'],
  ['我们花200元一个月没人来。', '200 CNY'],
  ['他们付200元每周来一次。', '200 CNY'],
  ['我们收80元一次性费用。', '80 CNY'],
])('what an amount is for, behind it: %s', (text, amount) => expect(moneyIn(text)).toEqual([amount]));

test.each(['每家店付几十元。', '全市有几百万元的生意。', '第三元。'])('what is no exact numeral stays: %s', (text) =>
  expect(normaliseText(text).text).not.toMatch(/\d/),
);

test('the founder’s words stay in quotes', () => {
  const normal = normaliseText('我们收一万二千元一套。');
  const at = normal.text.indexOf('12000');
  expect(quoteOf(normal, at, at + 5).quote).toBe('一万二千');
});
