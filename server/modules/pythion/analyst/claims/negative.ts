import type { Clause } from '../text/clause';
import { has, hasAny } from '../text/token';
import { isFact, makeClaim, type Claim } from './claim';

/** Figures of the founder against the idea. "We have no customers yet" is none. */
export function readNegative(clause: Clause): Claim[] {
  if (!isFact(clause) || (clause.speaker === 'own' && !clause.isNobody)) return [];
  const isNone = clause.isNobody || isNoneOf(clause);
  const isAllGone = hasAny(clause.tokens, 'cancel') && !clause.isNobody && isAll(clause);
  if (isAllGone) return [makeClaim('nobodyStayed', clause)];
  if (!isNone || !isPast(clause)) return [];
  if (
    hasAny(clause.tokens, 'renew', 'use') ||
    (hasAny(clause.tokens, 'vagueTrouble') && !hasAny(clause.tokens, 'offer'))
  )
    return [makeClaim('nobodyStayed', clause)];
  return hasAny(clause.tokens, 'pay') ? [makeClaim('nobodyPaid', clause)] : [];
}

const isNoneOf = (clause: Clause): boolean =>
  clause.quantities.some(({ kind, value }) => kind === 'count' && value === 0) ||
  clause.tokens.some(
    (token, index) => /^(?:none|never|niemand|nadie|ninguno)$/.test(token.text) && has(token, 'negation') && index < 6,
  );

const isPast = (clause: Clause): boolean =>
  clause.tokens.some(({ text, lemma, pos }) => (pos === 'verb' || pos === 'aux') && text !== lemma) ||
  clause.tokens.some(({ text }) => /[^ -~]/.test(text));

/** "All 12 cancelled", "12 of 12 cancelled". */
const isAll = (clause: Clause): boolean =>
  clause.quantities.some(({ of, value }) => of !== undefined && of === value) ||
  clause.tokens.slice(0, 3).some((token) => /^(?:all|everyone|everybody|both|alle|todos|所有)$/.test(token.text));
