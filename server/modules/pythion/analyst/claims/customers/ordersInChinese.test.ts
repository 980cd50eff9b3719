import { expect, test } from 'vitest';
import { analyseIdea } from '../../analyse';
import { readText } from '../../text/readText';
import { readOrdersInChinese } from './ordersInChinese';

const kindsIn = (text: string): string[] =>
  readOrdersInChinese(readText(text, 'zh').clauses, []).map(({ kind }) => kind);

test.each([
  '去年租出去一千三百多单。',
  '其实去年一共修了二百六十台次。',
  '上半年接了二百一十单。',
  '到现在送了四百多趟。',
  '今年到现在已经接了九十六单，都是熟人介绍。',
  '开业三个月来一共拍了七十场次。',
])('orders of a past time: %s', (text) => expect(kindsIn(text)).toContain('realUse'));

test.each([
  '今年打算租出去一千三百单。',
  '去年被取消了一千三百单。',
  '去年免费送出去三百单。',
  '同行去年接了三百单。',
  '美团去年送了三百万单。',
  '去年有两单投诉。',
  '去年一单都没接到。',
  '今年到现在预计接九十六单。',
  '去年我朋友的店接了三百单。',
])('no orders of ours: %s', (text) => expect(kindsIn(text)).toEqual([]));

test('beside a price they are paid, and no opinion', () => {
  const result = analyseIdea('我们出租露营帐篷,给周末去山里的家庭。去年租出去九百多单,一顶一天60元。');
  expect(result.ok && result.report.caps.map(({ key }) => key)).toEqual([]);
});
