import type { Clause } from '../../text/clause';
import { hasAny } from '../../text/token';
import { memoise } from '../../text/memoise';
import { isPaidWork } from '../customers/work';
import { isOurCost } from './ownCost';
import { priceOf } from './price';

/**
 * "I charge £45 a clean", "each chair costs me 60 euros": all figures of the clause are what we take or spend. They say nothing
 * of what the trouble costs the customers.
 */
export const isOwnMoneyOnly = memoise(
  (clause: Clause): boolean =>
    clause.quantities.length > 0 &&
    (isPaidWork(clause) ||
      (clause.quantities.every(({ kind }) => kind === 'money') && (isOurCost(clause) || isOurPrice(clause)))),
);

const isOurPrice = (clause: Clause): boolean =>
  clause.speaker === 'own' && !hasAny(clause.tokens, 'trouble', 'worse') && priceOf(clause) !== undefined;
