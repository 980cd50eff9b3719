import type { Clause } from '../../text/clause';
import type { Claim } from '../claim';
import { readContractsSigned } from './contractsSigned';
import { readPaidForPilot } from './paidForPilot';
import { readPastCustomers } from './pastCustomers';

/** Customers told without a word for a sale: who came so far, who signed, and who paid for a pilot. */
export const readCustomersTold = (clauses: readonly Clause[]): Claim[] => [
  ...readPastCustomers(clauses),
  ...readContractsSigned(clauses),
  ...readPaidForPilot(clauses),
];
