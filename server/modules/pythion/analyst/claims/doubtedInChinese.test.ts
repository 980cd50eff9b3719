import { expect, test } from 'vitest';
import { reviewedOf } from '../testing/reviewedOf';

const kindsOf = (text: string): string[] =>
  reviewedOf(`我们想把昆虫粉卖给面包店。我们走访的34位面包师里，${text}`, 'zh').flatMap(({ kind, clause, quantity }) =>
    clause.speaker === 'own' || quantity?.value === 34 ? [] : kind,
  );

test.for(['30位说没有顾客会吃。', '30位觉得客人不会买。'])('a doubt of those asked is no evidence: %s', (text) => {
  expect(kindsOf(text)).not.toContain('evidence');
  expect(kindsOf(text)).not.toContain('trouble');
});

test('what they tell of their trouble is', () => expect(kindsOf('30位说每周要扔掉20公斤面粉。')).toContain('evidence'));
