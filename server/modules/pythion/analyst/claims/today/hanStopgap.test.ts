import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { readPlainToday } from './plainToday';

const kindsOf = (text: string): string[] => readPlainToday(readText(text, 'zh').clauses).map(({ kind }) => kind);

test.each([
  '我发现县城里请护工全靠病房门口的小广告。',
  '养殖户没有冷库,只能当天低价卖给贩子。',
  '裁缝又不会贴防水胶条,只好扔掉或者塞在柜子里。',
  '很多人只能去流水线,干几个月就辞职。',
  '村里老人看病只能坐两小时班车去县城。',
  '调律师的路线全靠脑子记。',
  '省城已有一家公司在做,抽成25%,但不下到县里。',
  '附近的固定冷库要跑四十公里,旺季还订不到。',
  '镇上的打印店太远,还经常关门。',
])('what they put up with is today’s way, and fails: %s', (text) =>
  expect(kindsOf(text)).toEqual(expect.arrayContaining(['alternative', 'alternativeFails'])),
);

test.each(['孩子描完还是写不好。', '老师一个班四十六个孩子也批不过来。'])('what goes wrong all the same: %s', (text) =>
  expect(kindsOf(text)).toContain('trouble'),
);

test.each([
  '客户全靠口碑和老客户介绍。',
  '我们目前只能做两种尺寸。',
  '系统只能识别普通话。',
  '车里只能坐四个人。',
  '这个消息只能说还不错。',
  '省城已有一家公司在用我们的系统。',
  '我们全靠自己的积蓄。',
  '总部说小冰箱干脆要全撤。',
])('ours, or no way of theirs: %s', (text) => expect(kindsOf(text)).not.toContain('alternative'));

test('what they buy as a rule is no failure', () => {
  const kinds = kindsOf('现在家长一般买现成的描红本。');
  expect(kinds).toContain('alternative');
  expect(kinds).not.toContain('alternativeFails');
});
