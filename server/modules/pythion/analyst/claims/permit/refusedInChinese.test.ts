import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { reviewedOf } from '../../testing/reviewedOf';
import { isPermitRefusedInChinese } from './refusedInChinese';

const isRefused = (text: string): boolean => readText(text, 'zh').clauses.some(isPermitRefusedInChinese);

test.for(['航空局六月拒绝了我们的许可；我们已经申诉。', '我们的许可证被驳回了。'])('no permission: %s', (text) => {
  expect(isRefused(text)).toBe(true);
  expect(reviewedOf(`我们用无人机送药。${text}`, 'zh').map(({ kind }) => kind)).not.toContain('permission');
});

test.for([
  '航空局六月给我们发了许可证。',
  '我们没有拒绝任何病人，许可证在墙上。',
  '许可第一次没有通过，五月已经批下来了。',
  '民航局批准了我们的许可，竞争对手的许可没有通过。',
])('it is held: %s', (text) => expect(isRefused(text)).toBe(false));
