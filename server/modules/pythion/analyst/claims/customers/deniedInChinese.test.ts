import { expect, test } from 'vitest';
import { reviewedOf } from '../../testing/reviewedOf';

const isDenied = (text: string, language: string): boolean =>
  reviewedOf(text, language).some(({ kind }) => kind === 'nobodyStayed');
const before = '小公寓的家庭没地方放自行车。我们想出租墙上的储物柜。';

test.for([
  '我们问过的30个家庭里，27个说这对他们不是问题。',
  '我们跟30个家庭聊过，27家觉得这根本不算什么问题。',
  '我们问了30个家庭。27个说这不是问题。',
  '30个受访家庭中有27个说没有这个困扰。',
  '我们问了30个家庭，都说没有这个问题。',
  '我们问过30个家庭，没有人觉得这是个问题。',
  '我们问了30个家庭，一家都没有这个问题。',
  '我们问了30个家庭，27家说不。',
])('most of those asked deny it: %s', (text) => expect(isDenied(before + text, 'zh')).toBe(true));

test.for([
  '我们问过的30个家庭里，27个说价格不是问题。',
  '我们问过的30个家庭里，27个说安装不是问题。',
  '我们问过的30个家庭里，没有一个说这不是问题。',
  '我们问过的30个家庭里，27个说这是个大问题。',
  '我们问过的30个家庭里，3个说这对他们不是问题。',
  '我们问了30个家庭。3个说这不是问题。',
  '我们问了30个家庭。27个说我们的产品没有问题。',
  '我们会问30个家庭，也许27个会说这不是问题。',
  '我们访谈了30个家庭。27个说从来没有遇到过能解决丢东西的好办法。',
  '我们问了30个家庭。26个说从来没有遇到过可靠的锁。',
  '我们问了30个家庭，其中26个说从没错过我们的保养提醒。',
  '我们问了30个家庭，其中26个说贵一点无所谓，只要不丢。',
  '我们访谈了30个家庭，都说不觉得贵，愿意买。',
])('few deny it, something else is no problem, or nobody was asked: %s', (text) =>
  expect(isDenied(before + text, 'zh')).toBe(false),
);

test.for([
  ['Of the 30 families we asked, 27 said that this is not a problem for them.', true],
  ['Of the 30 families we asked, 27 said that the price is not a problem for them.', false],
  ['Of the 30 families we asked, 3 said that this is not a problem for them.', false],
] as const)('in English: %s', ([text, is]) =>
  expect(
    isDenied(`Families in small flats have no room for bikes. We want to rent out wall lockers. ${text}`, 'en'),
  ).toBe(is),
);

test.for([
  ['and 26 said it is no problem to pay 40 pounds for a lock that works.', false],
  ['and 26 said the police just shrugged and the bike was gone.', false],
  ['and 26 said they never stop worrying about theft.', false],
  ['and 26 said they never lost the fear of theft.', false],
  ['and 26 said it is no problem for them.', true],
  ['and 26 shrugged.', true],
] as const)('a price, the police or a lasting worry denies nothing: %s', ([text, is]) =>
  expect(
    isDenied(`We sell bike locks. Cyclists lose their bikes to thieves. We interviewed 30 cyclists, ${text}`, 'en'),
  ).toBe(is),
);
