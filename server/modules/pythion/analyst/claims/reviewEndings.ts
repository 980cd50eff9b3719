import type { Clause } from '../text/clause';
import type { Claim } from './claim';
import { withToldOfToday } from './today/toldOfToday';
import { withEndsListed } from './customers/endsListed';
import { withRegularsGone } from './customers/regularsGone';
import { withTheirTries } from './today/theirTries';
import { withTheirCosts } from './costsThem';
import { withKeptRecords } from './today/keptRecords';
import { withoutOwnProduct } from './today/ownProduct';
import { withoutPurposeMet } from './customers/purposeMet';
import { withoutHobbies } from './people/hobby';
import { withImpliedPayer } from './money/impliedPayer';
import { withoutTrialsUnderWay } from './customers/trialUnderWay';
import { withTheyPay } from './customers/theyPay';
import { withoutUnearned } from './unproven/notEarned';
import { withoutFormerPayers } from './customers/formerPayers';
import { withoutProofByLeavers } from './customers/proofOfUse';
import { withRivalPrices } from './money/rivalPrice';
import { withTiedSpending } from './money/tiedSpending';
import { withOwnChurn } from './customers/ownChurn';
import { withoutSpentCash } from './money/spentOfCash';
import { withoutNotYet } from './unproven/notYet';
import { withPlainWordings } from './wordings';
import { withMoneyRoles } from './money/roles/moneyRoles';

/** Who left us and why, then who pays and what winning them costs: each sees what the one before it left. */
export const endings: readonly ((claims: readonly Claim[], clauses: readonly Clause[]) => readonly Claim[])[] = [
  withToldOfToday,
  withEndsListed,
  withoutFormerPayers,
  withRegularsGone,
  withTheirTries,
  withTheirCosts,
  withKeptRecords,
  withoutOwnProduct,
  withoutPurposeMet,
  withImpliedPayer,
  withoutTrialsUnderWay,
  withTheyPay,
  withoutUnearned,
  withoutProofByLeavers,
  withRivalPrices,
  withTiedSpending,
  withOwnChurn,
  withoutSpentCash,
  withoutNotYet,
  withoutHobbies,
  withPlainWordings,
  withMoneyRoles,
];
