import type { Clause } from '../text/clause';
import { readQuantities } from '../text/quantities';
import { has, hasAny } from '../text/token';
import { isFact, makeClaim, type Claim } from './claim';

/** Figures of the founder against the idea. "We have no customers yet" is none. */
export function readNegative(clause: Clause): Claim[] {
  if (!isFact(clause) || (clause.speaker === 'own' && !clause.isNobody)) return [];
  const isNone = clause.isNobody || isNoneOf(clause);
  const isAllGone = hasAny(clause.tokens, 'cancel') && !clause.isNobody && isAll(clause);
  if (isSilence(clause)) return [];
  if (isDeniedTrouble(clause)) return [makeClaim('nobodyStayed', clause)];
  if (isMostGone(clause)) return [makeClaim('nobodyStayed', clause)];
  if (isMostBack(clause)) return [makeClaim('nobodyPaid', clause)];
  if (isAllGone) return [makeClaim('nobodyStayed', clause)];
  if (!isNone || !isPast(clause)) return [];
  if (
    hasAny(clause.tokens, 'renew', 'use') ||
    (hasAny(clause.tokens, 'vagueTrouble') && !hasAny(clause.tokens, 'offer'))
  )
    return [makeClaim('nobodyStayed', clause)];
  return hasAny(clause.tokens, 'pay', 'book') ? [makeClaim('nobodyPaid', clause)] : [];
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
  clause.tokens
    .slice(0, 4)
    .some((token) => /^(?:all|everyone|everybody|both|every|each|alle|todos|所有)$/.test(token.text));

/** "Nobody has paid yet" reports that it was not tried. */
const isSilence = ({ tokens, isNobody }: Clause): boolean =>
  isNobody &&
  tokens.some(({ text }) => /^(?:yet|noch|bisher|todavía|aún|还|目前)$/.test(text)) &&
  !hasAny(tokens, 'renew', 'cancel');

const most = 0.75;

/** "58 of the 64 said that it was never a trouble". */
const isDeniedTrouble = ({ quantities, tokens, negated }: Clause): boolean =>
  quantities.some(({ of, value }) => of !== undefined && value / of >= most) &&
  tokens.some((token) => has(token, 'vagueTrouble') && negated.has(token));

/** "Eight of ten asked for the money back". */
const isMostBack = ({ quantities, tokens, negated }: Clause): boolean =>
  quantities.some(({ of, value }) => of !== undefined && value / of >= most) &&
  tokens.some((token) => has(token, 'cancel') && !negated.has(token)) &&
  tokens.some(({ text, lemma }) => text === 'back' || lemma === 'refund' || lemma === 'return');

/** "Of 40 who paid, 6 renewed and 34 cancelled": most of those whom the sentence counts left. */
function isMostGone({ tokens, quantities, context, negated }: Clause): boolean {
  const gone = quantities.find(
    ({ kind, end }) =>
      kind === 'count' && tokens.slice(end, end + 2).some((token) => has(token, 'cancel') && !negated.has(token)),
  );
  const all = Math.max(
    0,
    ...readQuantities(context).flatMap(({ kind, value, of }) => (kind === 'count' ? [of ?? value] : [])),
  );
  return gone !== undefined && gone.of === undefined && all > gone.value && gone.value / all >= most;
}
