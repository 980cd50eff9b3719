import type { Claim } from './claims/claim';
import type { Clause } from './text/clause';

/** What the rules read in a text: kinds of claims, and who speaks in which mode. */
export const ideaTraits = (clauses: readonly Clause[], claims: readonly Claim[]): string[] => [
  ...new Set([
    ...claims.map(({ kind }) => `claim ${kind}`),
    ...clauses.map(({ speaker, modality }) => `says ${speaker} ${modality}`),
  ]),
];
