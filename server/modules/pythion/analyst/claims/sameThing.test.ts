import { expect, test } from 'vitest';
import { readText } from '../text/readText';
import { isSameThing } from './sameThing';

const isSame = (text: string): boolean => readText(text, 'zh').clauses.some(isSameThing);

test.for(['我们想在因斯布鲁克为游客做同样的事。', '我们想提供同样的服务。', '我们要开一样的店。'])(
  'says nothing of what it is: %s',
  (text) => expect(isSame(text)).toBe(true),
);

test.for(['我们出租滑雪靴。', '同样的药我们卖便宜一半。', '我们用同样的机器烘焙咖啡豆。'])(
  'says what it is: %s',
  (text) => expect(isSame(text)).toBe(false),
);
