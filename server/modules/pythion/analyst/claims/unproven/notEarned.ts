import type { Clause } from '../../text/clause';
import { hasAny, lettersOf } from '../../text/token';
import type { Claim } from '../claim';
import { isBacking } from './backing';
import { isNearMiss, isShopArticle } from './nearMiss';
import { isPermitPending } from './pendingPermit';
import { withPraiseOnly } from './praise';
import { isSupply } from './supply';
import { withoutUnpaidUse } from './unpaidUse';

const nothingYetInChinese =
  /^(?:但是?|不过)?(?:目前|现在|暂时|我们?|咱们?|还|尚)*(?:没有?|未有?|尚无|无)(?:任何|一个)?(?:付费)?(?:客户|用户|订单|收入|样机|原型|开发|做出)(?![^,，。]{0,4}(?:觉得|知道|能|会|愿|说))/u;

/** 目前还没有客户,也没有开发产品: how far we are, and nobody's trouble. */
const isNothingYet = ({ tokens, sentence }: Clause): boolean =>
  !sentence.isLatin && nothingYetInChinese.test(lettersOf(tokens));

/** Words of a sale, of use or of a way to customers, where the money, the goods or the deal are of another kind. */
export const unearned: readonly (readonly [RegExp, (clause: Clause) => boolean])[] = [
  [
    /^(?:paidPrice|payingCustomers|payer|revenueIntent|price.*|sizeFromPrice|supposedPrice|positiveMargin|negativeMargin|takings|unitCost|realUse|repeat|evidence|proof|acquisitionCost|regulationAddressed)$/,
    isBacking,
  ],
  [
    /^(?:paidPrice|payingCustomers|payer|revenueIntent|price.*|sizeFromPrice|takings|realUse|repeat|evidence|proof|channel.*)$/,
    isSupply,
  ],
  [/^(?:paidPrice|payingCustomers|payer|revenueIntent|realUse|repeat|evidence|proof|channel.*)$/, isNearMiss],
  [
    /^(?:paidPrice|payingCustomers|payer|revenueIntent|price.*|sizeFromPrice|realUse|repeat|evidence|channel.*|acquisitionCost)$/,
    isShopArticle,
  ],
  [
    /^(?:trouble|frequencyOrCost|costCounted)$/,
    (clause) => isSupply(clause) && !hasAny(clause.tokens, 'trouble', 'worse', 'lacking'),
  ],
  [/^permission$/, isPermitPending],
  [/^(?:trouble|frequencyOrCost|alternative.*)$/, isNothingYet],
];

/** Without payments by those who only try it, and with nothing but an opinion of those who were asked for one. */
export const withoutUnearned = (claims: readonly Claim[], clauses: readonly Clause[]): readonly Claim[] =>
  withPraiseOnly(withoutUnpaidUse(claims, clauses), clauses);
