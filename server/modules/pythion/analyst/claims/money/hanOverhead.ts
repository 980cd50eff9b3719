import type { Clause } from '../../text/clause';
import type { Quantity } from '../../text/quantities';
import { lettersOf } from '../../text/token';

const hanPlace =
  '(?:店面|门面|铺面|店铺|门店|商铺|店|仓库|厂房|厨房|中央厨房|场地|办公室|工作室|车间|摊位|档口|冷库|机房|车库|地|房子)';
export const hanWorker =
  '(?:\\p{Script=Han}{0,2}师|老师|教练|学徒|司机|工人|员工|师傅|阿姨|店员|帮工|小工|助手|厨师|技师|保洁|伙计|会计)';
export const hanPeriod = '(?:每个?月|一个?月|每年|一年|每周|每个?星期)的?';
const cost =
  '(?:房租|店租|铺租|月租|租金|摊位费|工资|工钱|日薪|月薪|底薪|薪水|人工费?|水电费?|电费|物业费?|网费|宽带费?|保险费?|社保|[车房]贷|月供|固定(?:成本|开支|支出|费用)|服务器|云服务器?)';
const filler = '(?:大概|大约|差不多|约|是|要|得|需要|付|交|花|共|合计)*';

/** 仓库每月租金, 每个月要付房租, 司机工资, 房租和水电每个月. */
const named = new RegExp(
  `^(?:我们?的?)?(?:还|另外)?(?:${hanPeriod})?${filler}(?:(?:${hanPlace}|${hanWorker})的?)?(?:${hanPeriod}|[每一]天的?)?${filler}${cost}(?:[、和加跟]${cost})*(?:${hanPeriod})?${filler}$`,
  'u',
);
/** 租一间厨房每个月. */
const rented = new RegExp(
  `^(?:我们?)?(?:${hanPeriod})?(?:在\\S{1,6})?租了?(?:下|的)?(?:[一两三]?[个间处块家])?(?:\\S{0,2}的)?${hanPlace}[,，]?(?:${hanPeriod})?${filler}$`,
  'u',
);
/** 每个月要付房东2600元房租, 我的房东每个月收我2600元. */
const toLandlord = new RegExp(
  `(?:付|给|交)(?:给)?房东的?${filler}$|房东(?:${hanPeriod})?(?:收|要|问)(?:我们?|咱们?)(?:${hanPeriod})?$`,
  'u',
);
/** 仓库一个月6000元: nothing but the room and the time. */
export const hanPlaceAlone = new RegExp(`^(?:我们?的?)?(?<place>${hanPlace})${hanPeriod}${filler}$`, 'u');
/** 物业每月付90元: who runs the building pays, and 物业 is no fee. */
const managerPays = new RegExp(`^物业(?:公司)?(?:${hanPeriod})(?:付|交|给)(?:我们?)?$`, 'u');
/** 一天租金25元: what is rented by the day is no room of ours. */
const dailyRent = /^[每一](?:天|晚|次|小时|季)的?租金/u;
const others = /出租|租给|租赁|客户|顾客|用户|他们|她们|对方|同行|别人|人家/u;

const pauses: ReadonlySet<string> = new Set(',，;；');

/** The words that an amount belongs to: those behind the amount or the comma before it. */
export function hanWordsBefore({ tokens, quantities }: Clause, { start }: Quantity): string {
  const last = quantities.findLast(({ kind, end }) => kind === 'money' && end <= start);
  const comma = tokens.findLastIndex(({ text }, at) => at < start && pauses.has(text));
  return lettersOf(tokens.slice(Math.max(last?.end ?? 0, comma + 1), start));
}

/** Whether an amount is rent, wages or another overhead. */
export const isHanOverheadAmount = (clause: Clause, amount: Quantity): boolean => {
  const before = hanWordsBefore(clause, amount);
  return (
    !others.test(lettersOf(clause.context)) &&
    !managerPays.test(before) &&
    !dailyRent.test(before) &&
    (named.test(before) || toLandlord.test(before) || rented.test(lettersOf(clause.tokens.slice(0, amount.start))))
  );
};

const counts = '两三四五六七八九十';
/** 两个师傅每个月每人拿5200元, 两个司机每人工资5200元; 每个工人月薪9000元 tells no count. */
const wage = new RegExp(
  `^(?:我?们?(?:有|请了?|雇了?))?(?<count>\\d+|[${counts}]|每)[个名位](?:\\S{0,2}${hanWorker}|\\S{1,5}(?=(?:每[人个位])?的?(?:工资|月薪|薪水|底薪)))(?:${hanPeriod})?(?:(?<each>每[人个位])(?:${hanPeriod})?(?:的?(?:工资|月薪|薪水|底薪)|拿|发|领|给)?|(?:的?(?:工资|月薪|薪水|底薪)|拿|发|领))(?:是|大概|要)?$`,
  'u',
);

/** What some workers get together, or one of an unknown number. */
export function hanWage(before: string, amount: Quantity): Quantity | undefined {
  const { count = '', each } = wage.exec(before)?.groups ?? {};
  if (count === '') return undefined;
  if (count === '每') return { ...amount, per: 'each' };
  const workers = /\d/.test(count) ? Number(count) : counts.indexOf(count) + 2;
  return { ...amount, per: undefined, value: amount.value * (each ? workers : 1) };
}
