import type { Clause } from '../text/clause';
import { isFact } from './claim';
import { isRivals } from './hearsay';

/** A fact that isn't denied, and not of somebody else's business. */
export const isPlainFact = (clause: Clause): boolean =>
  isFact(clause) && clause.negated.size === 0 && !isRivals(clause);
