import { expect, test } from 'vitest';
import { readText } from '../text/readText';
import { reviewedOf } from '../testing/reviewedOf';
import { isTimedByUs, isTroubleFallen } from './fallInChinese';

const isFallen = (text: string): boolean => readText(text, 'zh').clauses.some(isTroubleFallen);

test.for([
  '8所学校使用我们的垃圾桶后，浪费的食物从每天30公斤降到12公斤。',
  '等待时间从40分钟缩短到10分钟。',
  '次品率从8%下降到2%。',
])('what fell was their trouble: %s', (text) => expect(isFallen(text)).toBe(true));

test.for(['销量从每天30份降到12份。', '浪费的食物将从每天30公斤降到12公斤。', '浪费的食物从每天12公斤升到30公斤。'])(
  'wanted, to come, or rising: %s',
  (text) => expect(isFallen(text)).toBe(false),
);

test('what was timed of their work is no use of ours', () => {
  const text = '养老院护士每班花50分钟写记录；我们给12位护士计时了一个星期。我们的录音机自动写记录。';
  expect(readText(text, 'zh').clauses.some(isTimedByUs)).toBe(true);
  expect(reviewedOf(text, 'zh').map(({ kind }) => kind)).not.toContain('realUse');
  expect(readText('我们给12家店装了机器，计时了两周。', 'zh').clauses.some(isTimedByUs)).toBe(false);
});

test.for([
  '政府统计显示交通事故从每年3000起降到1200起。',
  '全国死亡率从1990年的12人下降到3人。',
  '隔壁餐厅装了别家系统，浪费的食物从每天30公斤降到12公斤。',
])('of everybody, or of somebody else: %s', (text) => expect(isFallen(text)).toBe(false));
