import type { Clause } from '../text/clause';
import { withoutBenchUse } from './benchTest';
import type { Claim } from './claim';
import { withFormerCount } from './customers/formerCount';
import { withConsidered } from './consideredOffer';
import { withoutStaffNumber } from './ownStaff';
import { withoutNoSale } from './money/noSaleOfOurs';
import { withHeads } from './people/heads';
import { withRunSince } from './people/runSince';
import { withFailsInSentence } from './today/failsInSentence';
import { withToldCosts } from './toldCost';

type Step = (claims: readonly Claim[], clauses: readonly Clause[]) => readonly Claim[];

/** What plain wordings add and take away, after all others have read the text. */
const steps: readonly Step[] = [
  withoutNoSale,
  withFormerCount,
  withoutStaffNumber,
  withConsidered,
  withoutBenchUse,
  withFailsInSentence,
  withRunSince,
  withHeads,
  withToldCosts,
];

/** Applies all steps, each to what the one before it left. */
export const withPlainWordings = (claims: readonly Claim[], clauses: readonly Clause[]): readonly Claim[] =>
  steps.reduce<readonly Claim[]>((left, step) => step(left, clauses), claims);
