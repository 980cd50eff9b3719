import type { Clause } from '../../text/clause';
import { readQuantities, type Quantity } from '../../text/quantities';
import { lettersOf } from '../../text/token';
import { paysOwnOverheads, isPaidToNamed } from '../money/payee';
import { isUnpaidByWords } from '../money/unpaid';
import { countOf, hanCount, partUpTo } from './hanCounts';
import { isManyOf } from './served';

const between = '(?:[^,，。.;；:：\\d]|\\d{1,2}月){0,10}?';
/** With no hand of somebody else in between: not 四十家店给美团付费, 三百个人在美团付费. */
const directly = '(?:[^,，。.;；:：\\d在给向替为]|\\d{1,2}月){0,10}?';
/** Not 五家供应商已付款: whom we pay. */
const ourPayers = `(?![^,，。]{0,5}(?:供应商|房东|员工))${hanCount}`;
const payer =
  '(?:客户|用户|会员|商家|卖家|买家|商户|店铺?|门店|学员|学生|家长|家庭|老师|学校|企业|公司|机构|读者|订户)';
const often = '(?:每个?(?:月|周|星期|天|年|季度|学期)|一个月|一年)';
const us = '(?:我们?|咱们?)?';
const amount = '\\d{1,7}(?:\\.\\d+)?(?:元|块)(?:钱)?';
const stop = '(?=$|[,，。.;；!！?？、])';

const forms = [
  // 46家面包店付过钱, 46家面包店已经掏钱了, 46家面包店在付钱.
  `${hanCount}${between}(?:(?:付|交|掏|花|缴)(?:过|了)(?:钱|费|款|学费|会费|年费|月费)(?!的|给)|(?:付|掏|交)(?:钱|费|款)了|在(?:付|交)(?:钱|费|款))`,
  // 已有21位客户付费, 21位客户已经付款; not 对面那家共有300位学员付费.
  `(?:^|[,，]|我们|咱们)(?:现在|目前|已经?|一共|总共|共)+有${ourPayers}${directly}(?:付费|付款|付钱|缴费|交费)了?${stop}`,
  `${ourPayers}[^,，。.\\d在给向替]{0,6}已经?(?:付费|付款|付钱|缴费|交费)了?${stop}`,
  // 46家付费客户, 付费卖家73个, 交了钱的面包店有46家.
  `${hanCount}[^,，。\\d]{0,2}付费的?${payer}`,
  `付费的?${payer}(?:现在|目前|已经|一共|总共|共|有|是|达到?|:|：)*${hanCount}`,
  `(?:付|交|掏)(?:了|过)(?:钱|费|款)的[^,，。.\\d]{0,6}?(?:现在|目前|已经|一共|总共|共|有|是)+${hanCount}`,
  // 现在有46家面包店每个月交120元, 46家店每个月给我120块.
  `(?:^|[,，]|现在|目前|已经?|我们?|一共|总共)有${hanCount}${between}${often}[^,，。\\d]{0,3}(?:付|交|缴)${us}${amount}(?:${stop}|的?(?:月费|年费|会费|服务费|订阅费|使用费))`,
  `${hanCount}${between}${often}[^,，。\\d]{0,3}(?:付|交|缴|给|掏)给?(?:我们?|咱们?)${amount}`,
  // 9个当场交了20元定金.
  `${hanCount}${between}(?:付|交|掏|给|缴)了${us}(?:每人)?${amount}的?(?:定金|订金|押金|预付款|首付)`,
  // 57家饭馆交了押金.
  `${hanCount}${between}(?:付|交|掏|缴)了(?:全部)?的?(?:定金|订金|押金|预付款|首付)${stop}`,
  // 88个人买了月卡, 74家饭馆签了包年, 34家民宿签了约.
  `${hanCount}${between}(?:买|办|订|签|开)了(?:我们?的?)?(?:[月季年周次][卡票费]|半?年度?会员|会员卡?|包[年月季]|套餐|年约|月约|约|合同|正式合同|订阅|课程?包)${stop}`,
  // 现在签了34家民宿.
  `(?:^|[,，]|现在|目前|已经?|我们?|一共|总共)签(?:约|下)?了${hanCount}[^,，。\\d]{0,8}${stop}`,
  // 签约的养殖场有213家, 37家签了全年.
  `签了?约的(?!供应商|房东|员工|司机|主播|作者|老师)[^,，。\\d]{0,8}?(?:现在|目前|已经|一共|总共|共|有|是|达到?)+${hanCount}`,
  `${hanCount}${between}签了(?:我们?)?(?:全年|一?整年|[一两二三半]年|长期|年度|全季)的?(?:约|合同|单子?|协议|卡)?${stop}`,
  // 57家饭馆在我们这里订货.
  `${hanCount}${between}[在从向跟找](?:我们?|咱们?)(?:这[里儿边]?|家|店里?)?(?:订[货购餐]?|下单|拿货|进货|采购|买|租)了?[^,，。\\d]{0,4}${stop}`,
  // 我每天卖给9家修车铺.
  `(?:^|[,，])(?:(?:我们?|咱们?)[^,，。\\d]{0,6}|(?:现在|目前|已经?|一共|总共)+)(?:卖给|租给|供货给)了?${hanCount}`,
  // 其中9位每季花200元租一台.
  `其中有?${hanCount}[^,，。\\d]{0,4}?(?:${often}|每季)?花了?${amount}(?:租|买|订|办)(?:了|下)?(?:我们|它|会员|月卡|年卡|[一两1-9]?[台套个份件间块条张])`,
  // 有63户续租.
  `${hanCount}(?:都|又|已经)*续租了?${stop}`,
].map((form) => new RegExp(form, 'u'));

/** 57位车主买了, 17家奶茶店每周下单, 9个工地在租: of whom, the amount that each of them pays is told. */
const buying = new RegExp(
  `(?:^|[,，]|现在|目前|已经?|我们?)有?${hanCount}${between}(?:买了|下了?单|在[租订]|${often}[^,，。\\d]{0,3}(?:下单|订货|拿货|进货))${stop}`,
  'u',
);
/** 每人付399元, 每次付我们300元, 每月付我们6元. */
const amountEach = /每[人位家个户台张次月年周天单][^,，。\d]{0,3}(?:付|交|给)给?(?:我们?|咱们?)?\d/u;

/** 谈了12家店,3家买了: of those whom we asked. */
const talked = /(?:谈|聊|问|拜访|推销|演示|跑)(?:了|过)/u;

const isBuyingTold = (letters: string): boolean => amountEach.test(letters) || talked.test(letters);

/** One of these stands in whatever tells that somebody pays. */
const mention =
  /付|交|掏|缴|续|租给|给[我咱]|花[过了\d]|卖给|供货给|[买办订签开]了|签[约下了]|订|下单|[拿进]货|租|采购|[在从向跟找][我咱]/u;

/** Wished, denied, free, of others, or before our time. */
const notSo =
  /愿意|想|打算|答应|承诺|同意|准备|希望|目标|计划|争取|预计|[会将肯要需能][^,，。]{0,2}(?:付|交|掏|给)|如果|可能|也许|没|不|未|免费|试用|以前|本来|对手|竞品|竞争|同行|他们|别人|别家|人家|意向|全市|全国|全省|市场上|行业/u;

/** 有12家驾校在用我们的日历，从六月开始付费: who uses it pays. Not 12家在用美团, 免费用. */
const usersPaying = new RegExp(
  `${hanCount}[^,，。.;；\\d]{0,8}?(?:在用|用着|在使用|使用|用了)(?:着|了)?(?:我们|咱们|我|它|这)[^,，。;；\\d]{0,8}[,，](?:并且|而且|并|都|现在|且|已经?|从[^,，。]{1,8}?(?:起|开始)(?:就|都)?|自[^,，。]{1,8}?(?:起|以来)|开始|也)*(?:每[月年周]?)?(?:付费|付款|付钱|缴费|交费|付着?\\d)`,
  'u',
);

/** 44位船主已经预订，每人预付了100元. */
const bookersPaying = new RegExp(
  `${hanCount}[^,，。.;；\\d没不未想]{0,8}?(?:预订|预定|订购|报名|签约)(?:了)?[^,，。;；\\d]{0,6}[,，](?:并且?|而且|且)?(?:每[人位家户个]|各自?|都)(?:已经?|先|都)*(?:预?付|交|缴)了?\\d`,
  'u',
);

/** The count of a sentence that says of users or bookers that they pay. */
const usersWhoPay = ({ tokens, context }: Clause): Quantity | undefined => {
  if (!/付|[缴交]费/u.test(lettersOf(tokens))) return undefined;
  const letters = lettersOf(context);
  const found = usersPaying.exec(letters) ?? bookersPaying.exec(letters);
  if (!found || notSo.test(partUpTo(letters, found)) || notSo.test(found[0])) return undefined;
  const count = countOf(readQuantities(context), found.groups?.['count']);
  return count && isManyOf(count) ? count : undefined;
};

const part = /其中有?[\d一二两三四五六七八九十]+[^,，。]{1,14}花了?\d/u;

/** 合作社把我们介绍给60位社员，其中9位每季花200元租一台: what they pay for ours wins nobody. */
export const isPaidByPart = (clause: Clause): boolean =>
  !clause.sentence.isLatin && part.test(lettersOf(clause.tokens)) && payersInChinese(clause) !== undefined;

/** Who pays us by now, counted: 46家面包店付过钱, 付费卖家73个. */
export function payersInChinese(clause: Clause): Quantity | undefined {
  const { tokens, quantities, context } = clause;
  const letters = lettersOf(tokens);
  if (!mention.test(letters) || isUnpaidByWords(clause)) return undefined;
  const users = usersWhoPay(clause);
  if (users) return users;
  if (isPaidToNamed(clause) || paysOwnOverheads(clause)) return undefined;
  for (const form of isBuyingTold(lettersOf(context)) ? [...forms, buying] : forms) {
    const found = form.exec(letters);
    if (!found || notSo.test(partUpTo(letters, found))) continue;
    const count = countOf(quantities, found.groups?.['count']);
    if (count && isManyOf(count)) return count;
  }
  return undefined;
}
