import type { Clause } from '../../text/clause';
import type { Claim } from '../claim';
import { readFasterNow } from '../fasterNow';
import { withSuffered } from './doneToThem';
import { withProvidersApart } from './providers';

/** Who serves the group today, what others do to it, and what takes less time with ours, each told apart from the group's trouble. */
export const withToldOfToday = (claims: readonly Claim[], clauses: readonly Clause[]): readonly Claim[] => [
  ...withProvidersApart(withSuffered(claims, clauses), clauses),
  ...readFasterNow(clauses),
];
