import type { Clause } from '../text/clause';
import type { Claim } from './claim';
import { readKinMishaps } from './kinMishap';
import { readMishaps } from './mishap';
import { readTimeSpent } from './timeSpent';
import { readTroublesInChinese } from './troubleInChinese';
import { readWishesUnmet } from './wishUnmet';

/** Troubles that are told without a word of complaint: what goes wrong, takes time, or is wanted in vain. */
export const readPlainTroubles = (clauses: readonly Clause[]): Claim[] =>
  [readMishaps, readTimeSpent, readWishesUnmet, readKinMishaps, readTroublesInChinese].flatMap((read) => read(clauses));
