import { expect, test } from 'vitest';
import { analysisOf } from '../testing/analysisOf';

const legalOf = (text: string) => analysisOf(text).report.dealBreakers.find(({ key }) => key === 'legal')?.state;

test.for([
  '我们办一个给12岁孩子玩的真钱赌博游戏。',
  '我们给未成年人提供真钱赌博。',
  '我们不经病人同意从医院服务器读取病历并出售数据。',
  '我们瞒着病人读取病历并出售。',
  '我们向老人推销假药。',
  '我们把工业酒精当白酒卖。',
  '我们让游客在没有安全绳的情况下蹦极。',
  '我们卖能让考生作弊的隐形耳机。',
  '我们给司机卖能骗过测速仪的设备。',
  '我们用机器人抢光演唱会门票再高价卖出。',
  '我们给跟踪狂提供前女友的住址。',
  '我们帮房东不退押金，编造损坏。',
  '我们给移民办假结婚。',
  '我们给猎人卖捕捉猫头鹰的网。',
  '我们给狗打兴奋剂参加比赛。',
  '我们教人怎么不交税。',
])('a harmful act of ours: %s', (text) => expect(legalOf(text)).toBe('fail'));

test.for([
  '我们教12岁的孩子认识赌博的危害。',
  '我们在病人同意后读取病历，提醒他们复查。',
  '我们帮药店识别假药。',
  '我们检测白酒里有没有工业酒精。',
  '我们用工业酒精做燃料卖给餐馆。',
  '我们为蹦极检查安全绳。',
  '我们帮考场发现隐形耳机。',
  '我们阻止机器人抢票。',
  '我们帮女性躲开跟踪狂。',
  '我们帮租客要回被房东编造损坏扣下的押金。',
  '我们帮小区加装电梯。业委会的授权书，我们逐户打电话核对，伪造的签名剔出来交街道办。',
  '我们救助被网缠住的猫头鹰。',
  '我们检测赛犬有没有被打兴奋剂。',
  '我们帮自由职业者按时报税。',
  '我们的软件隐藏应聘者的姓名和照片，让任何人都不会因为怀孕被拒绝。',
  '我们把快过期的面包打折卖，标明日期。',
])('its remedy, or a lawful trade with its words: %s', (text) => expect(legalOf(text)).not.toBe('fail'));

test.for(['我们的软件让女性因为怀孕被拒绝。', '我们把快过期的药改日期再卖给药店。'])(
  'the words of the lawful trade, and harm: %s',
  (text) => expect(legalOf(text)).toBe('fail'),
);

test.for(['我们的应用永远消灭排队。', '我们帮农民消灭老鼠。'])('an end that nobody misses: %s', (text) =>
  expect(legalOf(text)).not.toBe('fail'),
);
