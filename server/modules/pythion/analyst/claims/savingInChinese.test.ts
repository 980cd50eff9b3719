import { expect, test } from 'vitest';
import { reviewedOf } from '../testing/reviewedOf';
import { readText } from '../text/readText';
import { isSavingMeasured } from './savingInChinese';

const isMeasured = (text: string): boolean => readText(text, 'zh').clauses.some(isSavingMeasured);

test('what ours saves, measured', () => {
  const text = '我们的暖气控制器在五所学校节省了23%的燃气，由市能源办公室测量了一个冬天。';
  expect(isMeasured(text)).toBe(true);
  expect(reviewedOf(text, 'zh').map(({ kind }) => kind)).toContain('measuredDifference');
});

test.for([
  '我们的暖气控制器希望节省23%的燃气，还没测量。',
  '我们的暖气控制器能省23%的燃气。',
  '对手的控制器节省了23%的燃气，已经测量过。',
  '学校的燃气费减少了23%。',
  '我们的学员成绩提高了20%，没有统计显著性。',
  '我们用了新供应商，成本减少了20%，财务审计过。',
])('hoped, not measured, or not by ours: %s', (text) => expect(isMeasured(text)).toBe(false));
