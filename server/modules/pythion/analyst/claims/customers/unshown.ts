import type { Clause } from '../../text/clause';
import type { Claim } from '../claim';
import { isRivals } from '../hearsay';
import { isPermit } from '../likelyClaims';
import { habitsIn } from '../money/habitual';
import { readEachPays } from './eachPays';
import { usedFrom } from './fewLosses';
import { othersUseIn } from './othersUse';
import { deniedIn } from './unsold';

/** Clauses that show nobody who paid for it or used it: prices and habits of a kind of customer, what is denied, and what is others'. */
export const unshownIn = (clauses: readonly Clause[]): ReadonlySet<Clause> =>
  new Set([...habitsIn(clauses).filter(isNotOf(clauses)), ...deniedIn(clauses), ...othersUseIn(clauses)]);

/** "It runs in 23 bakeries. Each pays 89 pounds a month": what each of those counted pays is no habit of a kind. */
const isNotOf = (clauses: readonly Clause[]): ((clause: Clause) => boolean) => {
  const paying = new Set(readEachPays(clauses).map(({ clause }) => clause));
  return (clause) => !paying.has(clause);
};

const shown = /^(?:paidPrice|payingCustomers|repeat|realUse)$/;

/** Without what somebody who paid or used it would support: the price and who pays stay. */
export const withoutUnshown = (claims: readonly Claim[], unshown: ReadonlySet<Clause>): readonly Claim[] =>
  claims.filter(
    ({ kind, clause, evidence }) =>
      !(unshown.has(clause) && (shown.test(kind) || (/^(?:evidence|proof)$/.test(kind) && evidence >= usedFrom))) &&
      // "The board approved a rival company's wristband".
      !(isPermit(kind) && isRivals(clause)),
  );
