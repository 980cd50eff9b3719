import type { Clause } from '../../text/clause';
import { parseHanCount } from '../../text/numbers';
import { lettersOf } from '../../text/token';
import { makeClaim, type Claim } from '../claim';
import { shownBySale } from '../money/soldCount';
import { unpaid } from '../money/soldCountInChinese';
import { isPlainFact } from '../plainFact';
import { hanNumber } from './hanCounts';

const past =
  '(?:去年|前年|今年|上个?月|这个月|上周|上半年|下半年|这半年|这一年|头一年|第一年|春节|暑假|寒假|国庆|上个?季度?|[一两二三四五六七八九十\\d]+(?:个月|年)(?:来|下来|里)|到现在|到目前|至今|累计|目前为止|截至\\S{0,4})';
/** 去年租出去一千三百多单, 上个月接了二百一十笔: orders of a past time, counted. */
const orders = new RegExp(
  `(?:^|[,，:：]|其实|光|单|仅|不算|比如|开业|开张|上线|开店)(?:${past}){1,2}(?:全年|一年|我们?|咱们?|店里|这边|一共|总共|共|已经?|就|都|大概|差不多)*(?:租|卖|做|接|洗|送|修|跑|拍|剪|补|装|搬|配|出|服务|处理|完成|成交|派|发|卖掉)(?:出去?|掉|完|好|成)?了?(?:我们?)?(?:大概|差不多|近|将近|超过)?(?<count>${hanNumber})[多余来]?(?:单|笔|趟|人次|台次|车次|户次|场次)`,
  'u',
);
const ofOthers =
  /对手|竞争|同行|他们|她们|别人|别家|人家|隔壁|全市|全国|全省|行业|市场上|美团|饿了么|平台上|投诉|退[款货单]|取消/u;
const fewest = 3;

const isOrdered = (clause: Clause): boolean => {
  if (clause.sentence.isLatin || !isPlainFact(clause)) return false;
  const letters = lettersOf(clause.tokens);
  if (!/[单笔趟次]/u.test(letters)) return false;
  const count = orders.exec(letters)?.groups?.['count'];
  return (
    count !== undefined &&
    parseHanCount(count) >= fewest &&
    !unpaid.test(lettersOf(clause.context)) &&
    !ofOthers.test(letters)
  );
};

/** 去年租出去一千三百多单: sold beside a price of ours, and in use without one. */
export function readOrdersInChinese(clauses: readonly Clause[], claims: readonly Claim[]): Claim[] {
  const told = clauses.filter(isOrdered);
  if (told.length === 0) return [];
  const isPriced = claims.some(({ kind, quantity }) => kind === 'priceNumber' && quantity !== undefined);
  return told.flatMap((clause) =>
    isPriced
      ? shownBySale.map((kind) => makeClaim(kind, clause, { evidence: 5 }))
      : (['evidence', 'realUse', 'proof'] as const).map((kind) => makeClaim(kind, clause, { evidence: 4 })),
  );
}
