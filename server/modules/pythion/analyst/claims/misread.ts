import type { Clause } from '../text/clause';
import { isGivenToYou } from './givenToYou';
import type { Claim } from './claim';
import { isOfSkillGap } from './people/skillGap';
import { isRepayment } from './repayment';
import { isAnotherElsewhere } from './secondOrder';
import { isWasted } from './wasted';
import { hasAny, lettersOf, spacedWords } from '../text/token';

/** "They pay with cold breath", "customers pay us in cash": how we are paid, and no way of today. */
const isMeansOfPayment = ({ tokens }: Clause): boolean =>
  / (?:they|customers|clients|guests|members|users) (?:can |will )?pay (?:us )?(?:with|in|by) /.test(
    spacedWords(tokens),
  ) && !hasAny(tokens, 'today', 'instead', 'rival');

/** "Since September 37 guesthouses have used it", 去年九月以来有37家民宿在用: they have used it for long, and nobody came back or paid again. */
const isUsedSince = ({ tokens, sentence }: Clause): boolean =>
  sentence.isLatin
    ? / (?:since|seit|desde) /.test(spacedWords(tokens)) &&
      hasAny(tokens, 'use') &&
      !hasAny(tokens, 'pay', 'renew', 'again', 'book', 'every', 'cancel')
    : /(?:以来|[月年]起|开始)[^,，。]{0,12}(?:在用|使用|用着)/u.test(lettersOf(tokens)) &&
      !/[续再又每回]|付费|一直/u.test(lettersOf(tokens));

/** Which kinds the words of a clause can't state, whoever read them there. */
const rules: readonly (readonly [RegExp, (clause: Clause) => boolean])[] = [
  [/^(?:trouble|frequencyOrCost|costCounted|alternative.*)$/, isGivenToYou],
  [
    /^(?:group.*|trouble|frequencyOrCost|alternative.*|solution.*|difference|payer|revenueIntent|channel.*|segmentCount|sizeDetail|proof)$/,
    isOfSkillGap,
  ],
  [/^(?:measuredDifference|difference|alternativeDetail)$/, isRepayment],
  [/^alternative.*$/, isWasted],
  [/^alternative.*$/, isMeansOfPayment],
  [/^repeat$/, isUsedSince],
  [/^repeat$/, isAnotherElsewhere],
];

/** Whether the words of a clause can't state a kind. */
export const isMisread = (kind: string, clause: Clause): boolean =>
  rules.some(([kinds, is]) => kinds.test(kind) && is(clause));

/** Without claims that the words of their clauses can't state. */
export const withoutMisread = (claims: readonly Claim[]): Claim[] =>
  claims.filter(({ kind, clause }) => !isMisread(kind, clause));
