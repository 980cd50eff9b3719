import { memoise } from './memoise';
import { lettersOf, type Token } from './token';

const number = '(?:\\d[\\d,.]*|[一二两三四五六七八九十百千万几]+)[多来余]?';
const opening = '(?:^|[,，;])(?:听说|据说|而且|不过|可是?|但是?|后来|去年|前年|今年|上个?月)?';

/** 我闺蜜, 表姐, 我师兄: kin and friends of another household, who have a trade of their own. Not 我和我表哥. */
const kin =
  '(?:我们?的?|我有个)?(?<![和跟与同])(?:堂|表)?(?:姐夫|妹夫|嫂子|小舅子|表哥|表姐|表弟|表妹|堂哥|堂弟|堂姐|舅舅|舅妈|姑姑|姑父|姨妈|叔叔|闺蜜|师兄|师姐|师弟|师妹|战友|亲戚|老同学|老同事|老乡|邻居|熟人|同行)(?:[老小阿]\\p{Script=Han})?(?:他|她)?';
/** 隔壁阿芳, 合作社的老孟在隔壁县, 隔壁楼有个摄影师, 德阳有个做防水的熟人: one who is named by his place. */
const placed = [
  '(?:隔壁|对面|对门|邻[县村镇市]|外[省地县])(?:[楼县村镇街店市]的?)?的?[阿老小](?![区伙姑孩太学店摊吃板])\\p{Script=Han}',
  '(?:隔壁|对面|对门|邻[县村镇市]|外[省地县])[楼县村镇街店市区]?有[一]?[个家位间所]\\p{Script=Han}{2,6}?',
  '[^,，。;我咱]{1,8}的?[阿老小]\\p{Script=Han}在(?:隔壁|对面|邻|外)\\p{Script=Han}{0,2}',
  '\\p{Script=Han}{2,4}有[一]?[个家位间所][^,，。;我咱]{0,8}?(?:熟人|朋友|同行|亲戚|同学|老乡|战友)[,，]?[他她]?',
].join('|');
/** 漳州厂家的售后, 那家公司的师傅: who works for another firm. */
const employed = '[^,，。;我咱]{1,5}?(?:厂家?|公司|总部|店家)的(?:售后|师傅|技术员|维修工|司机|业务员)';
/** 他, 她: a doer in the singular is not us. */
const pronoun = '(?:他|她|人家)(?:家|那儿|那边|一个人)?(?!们)';

/** What a trade has done or sold, and how many of it; not 他一天卖两百个, which may be a customer's day. What customers do, 买 and 用, is left out. */
const work =
  '(?:卖|做|修|跑|拍|剪|洗|管|配|送|接|租|打|抛|教|养|种|开|装|刻|补|搬|出|收)(?:出去了?|(?:完|好|出|掉)?[了着过])';
const counted = `${number}(?!号|点|月|岁|楼|年|天|个月|个小时|分钟)[^,，。;\\d年月天点号]`;
/** 他修了三次都没好: how often, and no customers. */
const uncounted = `(?!${number}[次回])`;
const act = [
  `[^,，。;我咱]{0,12}?${work}[^,，。;我咱]{0,4}?${counted}`,
  `[^,，。;我咱]{0,10}?[,，][^,，。;我咱买]{0,9}?(?:[跑卖做修拍剪洗租送接打装](?:完|好|出去?|掉)?了|管着|租出去)${counted}`,
  `[^,，。;我咱]{0,6}?固定配${counted}`,
].join('|');
/** 他那个网页有七个师傅一起在用: what is his has users. */
const his = `(?:他|她)(?:那个|那家|那套|那边|那里|那儿|的)[^,，。;我咱]{0,6}?有${number}[个家位名户][^,，。;我咱]{1,8}?(?:在用|付费|付钱|订着|常来)`;

const patterns = [
  new RegExp(`${opening}(?:${kin}|${placed}|${employed})(?:${act})`, 'u'),
  new RegExp(`${opening}${pronoun}[^,，。;我咱买用]{0,8}?${work}[^,，。;我咱买用]{0,3}?${uncounted}${counted}`, 'u'),
  new RegExp(`${opening}${his}`, 'u'),
  // 外省有所大学装了差不多的秤,新闻里说214斤降到了96斤.
  /(?:新闻|报纸|报道|电视)(?:里|上)?(?:都|也)?(?:说|讲|报道|写)[^。;]{0,20}[\d一二三四五六七八九十百千]/u,
];
const trigger =
  /[他她]|人家|新闻|报[纸道]|电视|隔壁|对[面门]|邻|外[省地县]|姐|妹|哥|弟|嫂|舅|姑|姨|叔|闺蜜|师兄|战友|亲戚|同学|同事|老乡|熟人|同行|朋友|[厂司部家]的/u;

/** What names him, where he works, or that we saw it isn't about us. */
const aside =
  /我们?的?(?=(?:[堂表]?[姐妹哥弟舅姑姨叔嫂师]|小舅|闺蜜|战友|亲戚|老同|老乡|邻居|熟人|同行|朋友))|我有个|我认识|在我们?(?:镇|村|县|市|街|这)(?:上|里|边|儿|子)?|我(?:都|也|亲眼)?(?:看在眼里|看到|看见|见过|听说|知道)/gu;
/** Whoever deals with us: 找我拍了, 用我们的, 帮我跑了. */
const ours = /我|咱|本店|[买订付试]|介绍|推荐|下单|续费/u;

/**
 * 我闺蜜在重庆也干这个,今年春节跑了268趟; 隔壁阿芳五一租出去740身; 他今年做完了七十三户: somebody else did it, and none of us. Not 我表姐
 * 买了三箱, who is a customer, nor 表哥帮我跑了两百趟.
 */
export const isDoneByOthersInChinese = memoise((context: readonly Token[]): boolean => {
  const letters = lettersOf(context);
  if (!trigger.test(letters)) return false;
  const told = letters.replace(aside, '');
  return patterns.some((pattern) => pattern.test(told)) && !ours.test(told.replaceAll('先付的钱', ''));
});
