import { parseHanCount } from './numbers';

/** Bounded, because a text may be one long numeral. */
const numeral = '(?:[零一二两三四五六七八九十百千]{1,9}|\\d{1,9}(?:\\.\\d+)?)';
const digit = '[一二三四五六七八九]';
/** Words that count things, and others beside them, as a pattern. */
export const measureWords = (others = ''): string =>
  `(?:平方米?|平米|小时|公斤|公里|个月|星期|礼拜|季度|学期|席位|[个家位份套盒瓶桶把辆台张层片块箱斤天月年周季次节课人单本件双条只间户亩吨袋杯碗串顿晚支根棵头场趟壶罐包筐米度${others}])`;
const measure = measureWords('车期组副款');
/** What is of that many, and not for that much: 每个班四十出头, 每位老人七十左右. */
const uncharged = '(?:[班周天年月日疗]|小时|星期|礼拜|学期|季度)';
const people = '[老孩学员工客病业司乘用村居]';
/** A pause, or the end. */
const stop = '(?=[,，。.;；!！?？、\\n]|$)';

/** What goes on behind a price, and is not counted by it: 9块4一份, 3块8的成本. */
const goesOn = `一${measure}|[每的左卖给/]`;

/** 二百二, 四千八, 一万二: the last digit counts the next lower unit. Not 一百二十, 三百五个. */
const short = `(?:[一二两三四五六七八九]万)?(?:[一二两三四五六七八九]千)?(?:[一二两三四五六七八九]百)?(?<=[百千万])${digit}(?![零一二两三四五六七八九十百千万亿点家个位名户间台人次所成折分倍年月天周岁])`;

/**
 * Amounts as they are spoken: 三块八, 9元4角, 12块5, 二百二, 两毛, 四十五块 at a pause, which may be pieces where something is done or sold, and what
 * stands after one of something: 一份一百二, 每席位每年六百, 只收十八, 一间8600, 99一位, 每家五百出头, 一头处理下来花58, 油费差不多61. Not
 * 一年三百六十天, 一共三百.
 */
export const spokenYuan = new RegExp(
  `(?=[一二两三四五六七八九十百千零\\d])(?:${[
    `(?<piece>一块)(?=[一二两三四五六七八九十百]{1,6}块|[一每]个?[月年][一二两三四五六七八九十百\\d])`,
    `(?<whole>${numeral})块(?<tenths>${digit})(?:毛|角)?(?!${measure})(?<!块一(?=(?!${goesOn}|[左上])\\p{Script=Han}))(?=[^零一二两三四五六七八九十百千万个家位只]|$|一${measure})`,
    `(?<coins>${numeral})(?:[块元](?:钱)?(?<dime>${digit}|[1-9])[毛角](?:(?<cent>${digit}|[1-9])分?(?!${measure}|钟|\\d))?|块(?<decimals>[1-9]|\\d\\d|半)(?=${stop}|${goesOn}))`,
    `(?<![了出掉过修做换送错租万千百十零一二两三四五六七八九\\d第])(?<pieces>[零一二两三四五六七八九十百千]{1,9})块(?:钱)?(?:${stop}|(?=一${measure}))`,
    `(?<=(?:^|[,，。.;；:：、\\n完好] *)(?:一|每|半|全)${measure}[^,，。.;；:：\\d了有卖来做共起修用过到要是在]{0,6})(?<price>${short}|[一二两三四五六七八九十][零一二三四五六七八九十百千]{1,8}|[十百千])${stop}`,
    `(?<=(?:^|[,，.。;；:：、\\n完好] *)(?:一(?!天|周)|每(?!天|年|周|月|次)|半)${measure}(?:[一每]个?[月年天次晚季])?)(?<![箱盒包袋罐筐组桌排层](?=\\d{2}(?![\\d。.])))(?!36[056](?!\\d))(?<asked>[1-9]\\d{1,5})(?=[,，。;；!！?？、\\n]|[.](?!\\d)|$)`,
    `(?<=(?:^|[,，.。;；:：、\\n我] *))(?<each>[1-9]\\d{1,4})(?=一(?!年)${measure}${stop})`,
    `(?<=(?:[一每](?:个)?${measure}|收费?|只要|[拿摊合]|下来))(?<fee>${short}|[一二两三四五六七八九十]?[百千十][零一二三四五六七八九十百]{0,8})${stop}`,
    `(?<![零一二两三四五六七八九十百千万\\d])(?<tail>${short})`,
    `(?<=(?:^|[,，。.;；:：、\\n]|平均|下来) *[每一](?!个?${uncharged})个?${measure}(?:[每一]个?[月年次])?(?!${people})[^,，。.;；:：\\d零一二两三四五六七八九十百千万岁]{0,3})(?<around>${numeral})(?=(?:块|元)?(?:出头|左右|上下)${stop})(?:块|元)?`,
    `(?<=[一每]个?${measure}[^,，。.;；:：\\d零一二两三四五六七八九十百千万时间]{0,6}(?:花费?|收费?|卖)(?:大概|大约)?|补贴?(?:给)?我们?(?:大概|大约)?)(?<paid>[1-9]\\d{0,4})(?!\\.\\d)(?=(?:左右|上下|出头)?${stop})`,
    `(?<=(?:进价|进货价?|拿货价?|成本|本钱)(?:是|才|要|大概|大约)?)(?<cost>${numeral})(?:[多来]|出头|左右)(?:块|元)?(?:钱)?${stop}`,
    `(?<=(?:[钱费]|(?<![资饮])料|人工|[柴汽加]油|水电|食材|耗材)(?:加起来|合计|一共|总共|[每一][单台份次件])?(?:大概|大约))(?<nearly>[1-9]\\d{0,4}(?!\\.\\d)|${numeral})(?=(?:左右|上下|出头)?${stop})`,
    `(?<![块零一二两三四五六七八九十百千万\\d])(?<dimes>[一二两三四五六七八九])毛(?:钱)?${stop}`,
  ].join('|')})`,
  'gu',
);

/** In digits, with the currency where it is meant. */
export function writeYuan({ groups = {}, 0: match }: RegExpExecArray): string {
  const { piece, whole, tenths, coins, dime, cent, decimals, pieces, price, asked, each, fee, tail, dimes } = groups;
  const { around, paid, nearly, cost } = groups;
  // 一块两块二: one piece.
  if (piece !== undefined) return '一个';
  if (whole !== undefined) return `${valueOf(whole)}.${parseHanCount(tenths ?? '')}元`;
  if (coins !== undefined) {
    const tenth = decimals === '半' ? '5' : (decimals ?? parseHanCount(dime ?? ''));
    return `${valueOf(coins)}.${tenth}${cent === undefined ? '' : parseHanCount(cent)}元`;
  }
  if (pieces !== undefined) return `${valueOf(pieces)}元`;
  if (dimes !== undefined) return `0.${valueOf(dimes)}元`;
  const said = around ?? paid ?? nearly ?? cost;
  if (said !== undefined) return `${valueIn(said)}元`;
  const amount = price ?? fee;
  if (amount !== undefined) return `${valueOf(amount)}元`;
  const bare = asked ?? each;
  if (bare !== undefined) return `${bare}元`;
  return tail === undefined ? match : String(valueOf(tail));
}

const valueIn = (text: string): number => (/^\d/.test(text) ? Number(text) : valueOf(text));

const lowerUnits: Readonly<Record<string, string>> = { 百: '十', 千: '百', 万: '千' };

/** 二百二 is 二百二十, and 一万二 one of 10,000 and 2,000. */
export function valueOf(text: string): number {
  const full = text
    .replace(
      /([百千万])([一二三四五六七八九]|(?<=万)\d)$/u,
      (_, unit: string, last: string) => unit + last + lowerUnits[unit],
    )
    .replace(/(\d)千$/u, (_, thousands: string) => `${thousands}000`);
  const [rest = '', thousands = ''] = full.split('万').toReversed();
  return parseHanCount(thousands) * 1e4 + parseHanCount(rest);
}
