import type { Clause } from '../../text/clause';
import type { Quantity } from '../../text/quantities';
import { makeClaim, type Claim } from '../claim';
import { isRivals } from '../hearsay';
import { isNotYet } from './notYet';
import { mostGone } from './shares';

/** So many of the whole have left. */
export type Leaving = { clause: Clause; part: number; whole: number };

/** Who stays and who left. `none` are clauses that say that nobody stayed. */
type Leavers = { staying: readonly Clause[]; none: readonly Clause[]; gone: readonly Leaving[] };

export const half = 0.5;
const tried = 3;
const shown: readonly Claim['kind'][] = ['repeat', 'evidence', 'realUse', 'proof'];
const ofLoss = /^(?:nobodyStayed|nobodyPaid|churn)$/;
const ofLoyal = /^(?:repeat|evidence|paidPrice|payingCustomers|realUse|proof)$/;
const isLasting = /^(?:evidence|paidPrice|realUse|proof|payingCustomers|measuredDifference)$/;

/** Whether a clause is a fact about customers of ours. */
export const isToldOfOurs = (clause: Clause): boolean =>
  clause.modality === 'fact' &&
  clause.sentence.isLatin &&
  clause.speaker !== 'rival' &&
  !isRivals(clause) &&
  !isNotYet(clause);

/** The part that the first of the patterns names, "1.480" as 1480. */
export const partIn = (patterns: readonly RegExp[], words: string): number | undefined => {
  const part = patterns.map((pattern) => pattern.exec(words)?.groups?.['part']).find((found) => found !== undefined);
  return part === undefined ? undefined : Number(part.replace(/[.,]/g, ''));
};

/**
 * Claims with what stayers and leavers show: who stays buys again; half of them who left make what was paid a trial; three in four
 * are a figure against the idea.
 */
export function withLeavers(claims: readonly Claim[], { staying, none, gone }: Leavers): Claim[] {
  if (staying.length + none.length + gone.length === 0) return [...claims];
  const stayers = new Set(staying);
  const kept = claims.filter(
    ({ kind, clause, quantity }) => !(stayers.has(clause) && ofLoss.test(kind) && !isFewOf(kind, quantity)),
  );
  const isMost = none.length > 0 || gone.some(({ part, whole }) => part / whole >= half);
  if (!isMost) return [...kept, ...staying.flatMap((clause) => shownBy(clause, claims))];
  const leavers = new Set([...none, ...gone.map(({ clause }) => clause)]);
  return [
    ...kept.flatMap((claim) => {
      const { kind, clause, evidence } = claim;
      if (kind === 'repeat' || (leavers.has(clause) && ofLoyal.test(kind))) return [];
      return isLasting.test(kind) && evidence > tried ? { ...claim, evidence: tried } : claim;
    }),
    ...none.map((clause) => makeClaim('nobodyStayed', clause)),
    ...gone.flatMap(({ clause, part, whole }) =>
      part / whole >= mostGone ? makeClaim('nobodyStayed', clause, { quantity: countOf(part, whole) }) : [],
    ),
  ];
}

/** The same of leavers only, with which share they are where no claim of the clause says it. */
export function withCountedLeavers(claims: readonly Claim[], gone: readonly Leaving[]): Claim[] {
  const known = new Set(claims.flatMap(({ kind, clause }) => (kind === 'churn' ? [clause] : [])));
  return [
    ...withLeavers(claims, { staying: [], none: [], gone }),
    ...gone.flatMap(({ clause, part, whole }) =>
      known.has(clause) ? [] : makeClaim('churn', clause, { quantity: countOf(part, whole) }),
    ),
  ];
}

/** "De las 60 tiendas, 55 siguen": five are gone, and are counted. */
const isFewOf = (kind: Claim['kind'], quantity: Quantity | undefined): boolean =>
  kind === 'churn' && quantity?.of !== undefined;

/** What a clause of stayers shows, and its sentence doesn't yet. */
const shownBy = (clause: Clause, claims: readonly Claim[]): Claim[] =>
  shown
    .filter(
      (kind) =>
        !claims.some(
          (claim) => claim.kind === kind && claim.evidence >= 4 && claim.clause.sentence === clause.sentence,
        ),
    )
    .map((kind) => makeClaim(kind, clause, { evidence: 4 }));

const countOf = (value: number, of: number): Quantity => ({ kind: 'count', value, of, start: 0, end: 1 });
