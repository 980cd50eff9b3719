import type { Clause } from '../../text/clause';
import type { Claim } from '../claim';
import { withOralPromises } from '../money/oralPromise';
import { withoutUnopened } from '../reach/notOpenYet';

/** Without what hasn't happened yet: ways to what isn't open, and payments that are promised by word of mouth. */
export const withoutNotYet = (claims: readonly Claim[], clauses: readonly Clause[]): readonly Claim[] =>
  withOralPromises(withoutUnopened(claims, clauses));
