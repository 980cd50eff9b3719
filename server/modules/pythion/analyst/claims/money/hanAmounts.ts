import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import type { Quantity } from '../../text/quantities';
import { measureWords } from '../../text/spokenYuan';
import { lettersOf } from '../../text/token';
import { isFact, makeClaim, type Claim } from '../claim';
import { isRivals } from '../hearsay';
import { isWithoutOwnAmount, usesOfAmounts } from './hanAmountUse';
import { hanWordsBefore } from './hanOverhead';
import { priceClaims } from './priceClaims';

const ofMoney = /^(?:priceNumber|priceUnit|sizeFromPrice|revenueIntent|supposedPrice)$/;
const ofPayment = /^(?:payer|paidPrice|payingCustomers|positiveMargin|negativeMargin|repeat)$/;
const ofCost = /^(?:unitCost|commission|kept)$/;
/** The evidence of a payment. */
const paidFrom = 5;

const period = '(?:每个?(?:月|年|季度?|周|星期)|一个?(?:月|年|季度?)|[每一]学期)';
const forOne = `(?:[每一]个?${measureWords('单车园')}\\p{Script=Han}{0,3}?)`;
/** Bounded, because what ends one may begin the next. */
const rates = `(?:${period}|${forOne}){0,3}`;
const asks = '(?:打算|准备|计划|想|只|就|统一|暂定|先|现在|大概)*';
/** 我打算收每月15元, 我们每吨收9元: what we ask for, in words that name us. */
const asked = new RegExp(
  `^(?:但|而|所以)?(?:我们?|咱们?)${asks}${rates}${asks}(?:收费?|收取|卖|定价|要价)${rates}(?:大概|大约)?$`,
  'u',
);
/** 而向家长收的是40元. */
const collected = /^(?:但|而|却)?(?:向|跟|找)(?!我|咱)\p{Script=Han}{1,6}?收(?:的是|取|费)?(?:大概|大约|只|了)*$/u;
/** 一季租金9000元, 租金每月300元, 会员费每年1200元: what renting ours or a membership costs. */
const fee = new RegExp(
  `^(?:我们?的?)?${rates}(?:租金|租费|会费|会员费|年费|月费|服务费|订阅费|使用费)${rates}(?:是|为|收|大概|大约)*$`,
  'u',
);
const letting = /租给|出租|租出|租赁|会员|订阅|年费|月费|服务费|租户|租客/u;
/** 店面租金, 房租: of a room that we rent. */
const rooms = /店|铺|房|门面|仓库|办公|场地|车间|摊|厂|地租|柜台/u;
/** 物业每月付90元, 家长每学期交300元: who pays, how often and how much. */
const paid = new RegExp(
  `^(?:由|让)?(?<who>\\p{Script=Han}{2,8}?)(?:${period}|${forOne}){1,2}(?:付|交|支付|缴)(?:我们?|咱们?|给我们?)?(?:大概|大约)?$`,
  'u',
);
const notPayers =
  /我|咱|自己|师傅|工人|员工|司机|老师傅|房东|护工|保姆|同行|别|原来|以前|现在|目前|平均|过去|政府|还|另/u;
const asking = /问|访谈|采访|走访|调查|调研|聊/u;
const serving = /我|咱/u;
/** 能让每家少损失三千元,每月收199元: what is charged for it. */
const sparing = /少损失|少亏|少浪费|减少[^，。,]{0,4}损失|避免[^，。,]{0,6}损失|省下?|节省|节约/u;
const charged = new RegExp(`^(?:只|仅)?${rates}(?:只|仅)?(?:收费?|收取)${rates}$`, 'u');

const isPriced = (clause: Clause, amount: Quantity): boolean => {
  const before = hanWordsBefore(clause, amount);
  if (asked.test(before) || collected.test(before)) return true;
  if (charged.test(before) && sparing.test(lettersOf(clause.context))) return true;
  if (fee.test(before) && !rooms.test(before))
    return letting.test(lettersOf(clause.context)) || serving.test(lettersOf(clause.context));
  return isPaid(clause, before);
};

function isPaid({ context, tokens, quantities }: Clause, before: string): boolean {
  const who = paid.exec(before)?.groups?.['who'];
  const all = lettersOf(context);
  const last = quantities.at(-1);
  const behind = last ? lettersOf(tokens.slice(last.end)) : '';
  return (
    who !== undefined &&
    !notPayers.test(who) &&
    !asking.test(all) &&
    serving.test(all) &&
    // 家属每天付220元请护工: whom they pay is another.
    !/^(?:左右)?(?:的)?(?:请|雇|找|买|租|给|去)/u.test(behind)
  );
}

/** Prices of ours in a Chinese clause by words that need no second opinion. */
export const pricesInChinese = memoise((clause: Clause): readonly Quantity[] => {
  if (clause.sentence.isLatin || clause.quantities.length === 0) return [];
  if (!(isFact(clause) || clause.modality === 'plan') || !/[收卖租费付交价]/u.test(clause.sentence.text)) return [];
  const uses = usesOfAmounts(clause);
  return clause.quantities.filter((amount) => amount.kind === 'money' && !uses.has(amount) && isPriced(clause, amount));
});

const isSame = (amount: Quantity, other: Quantity | undefined): boolean =>
  other !== undefined && other.value === amount.value && other.kind === 'money';

const isMargin = (kind: string): boolean => kind === 'negativeMargin' || kind === 'positiveMargin';

/** Whether a claim tells a price, a payment or a cost by an amount that is neither. */
function isMisreadAmount({ kind, clause, quantity, evidence }: Claim): boolean {
  const uses = usesOfAmounts(clause);
  if (uses.size === 0) return false;
  const isOfPayment = ofPayment.test(kind) || (evidence >= paidFrom && /^(?:evidence|proof|realUse)$/.test(kind));
  if (!isOfPayment && !ofMoney.test(kind) && !ofCost.test(kind)) return false;
  // What goes wrong may tell of our own loss as well: 我们浪费了3000元.
  if (isWithoutOwnAmount(clause))
    return (
      (!ofCost.test(kind) || quantity !== undefined) &&
      !(isMargin(kind) && [...uses.values()].some((use) => use === 'lost' || use === 'overhead'))
    );
  return quantity !== undefined && [...uses.keys()].some((amount) => isSame(amount, quantity));
}

/**
 * Chinese amounts by what they are for: without what we bought, what is lost, granted, invested or taken by others, and with what
 * we ask for in words that are plain.
 */
export function withHanAmounts(claims: readonly Claim[], clauses: readonly Clause[]): readonly Claim[] {
  const kept = claims.filter((claim) => !isMisreadAmount(claim));
  const added = clauses.flatMap((clause) =>
    isRivals(clause)
      ? []
      : pricesInChinese(clause)
          .filter((amount) => !isKnown(kept, clause, amount))
          .flatMap((quantity) => pricesFor(clause, quantity)),
  );
  if (kept.length === claims.length && added.length === 0) return claims;
  const priced = new Set(added.map(({ clause }) => clause));
  return [
    ...kept.filter(({ kind, clause, quantity }) => !(priced.has(clause) && ofMoney.test(kind) && !quantity)),
    ...added,
  ];
}

const isKnown = (claims: readonly Claim[], clause: Clause, amount: Quantity): boolean =>
  claims.some(
    (claim) =>
      claim.clause === clause &&
      (claim.kind === 'priceNumber' || claim.kind === 'fixedCost' || ofCost.test(claim.kind)) &&
      isSame(amount, claim.quantity),
  );

function pricesFor(clause: Clause, quantity: Quantity): Claim[] {
  const isOfPayer = isPaid(clause, hanWordsBefore(clause, quantity));
  return [...priceClaims(clause, quantity), ...(isOfPayer ? [makeClaim('payer', clause)] : [])];
}
