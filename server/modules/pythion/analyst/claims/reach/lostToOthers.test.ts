import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { reviewedOf } from '../../testing/reviewedOf';
import { isLostToOthers } from './lostToOthers';

const isLost = (text: string): boolean => readText(text, 'zh').clauses.some(isLostToOthers);

test('whom they lose customers to is no way of ours', () => {
  const text = '小酒店把客人输给携程，它抽18%。我们问了12位店主，他们都想要更便宜的。';
  expect(isLost(text)).toBe(true);
  expect(reviewedOf(text, 'zh').map(({ kind }) => kind)).not.toContain('channelTried');
});

test.for(['携程给我们带来了12家酒店，我们付18%的佣金。', '协会把我们介绍给12家酒店。'])(
  'who brings us customers is: %s',
  (text) => expect(isLost(text)).toBe(false),
);
