import { expect, test } from 'vitest';
import { isDoneByOthersInChinese } from './othersDoingInChinese';
import { readText } from './readText';

const isOthers = (text: string): boolean =>
  readText(text, 'zh').clauses.some(({ context }) => isDoneByOthersInChinese(context));

test.each([
  '我闺蜜在重庆也干这个，今年春节九天跑了268趟，每一趟都是先付的钱。',
  '隔壁阿芳五一五天租出去740身，租钱全到账了，我都看在眼里。',
  '表姊在新莊固定配42間，一天九十幾桶。',
  '我师兄去年跑了一千一百多趟，收据我见过。',
  '合作社的老孟在隔壁县管着77台，听说其中61台续了。',
  '去年春茶四十天，漳州厂家的售后在我们镇上修了410次。',
  '去年这个位置是老宋的，他二十五天卖了十一万七，全是现钱。',
  '他那个网页有七个师傅一起在用，单子接不过来。',
  '我小舅子去年给人修了三百台空调。',
  '对面老王上个月卖了九十斤豆腐。',
  '外省有所大学装了差不多的秤，新闻里说214斤降到了96斤。',
])('somebody else did it: %s', (text) => expect(isOthers(text)).toBe(true));

test.each([
  '今年春节九天跑了268趟，每一趟都是先付的钱。',
  '我表姐买了三箱，她同事又订了五箱。',
  '表哥帮我跑了两百趟。',
  '我和我表哥去年修了三百台。',
  '隔壁小区装了四十台，月底结账。',
  '我老公去年修了三百台空调。',
  '隔壁楼有个摄影师找我拍了860款。',
  '邻居介绍来的，做了三十家。',
  '他们一天剪三十只，剪破皮就感染。',
  '他一天卖两百个包子，天天排队。',
  '他修了三次都没好。',
  '他修一次要两百块，太贵。',
  '邻居张阿姨家的狗一天跑三圈没人遛。',
  '他们公司的司机一天跑三百公里。',
])('nobody else, or a customer: %s', (text) => expect(isOthers(text)).toBe(false));
