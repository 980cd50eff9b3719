import type { Clause } from '../text/clause';
import type { Token } from '../text/token';
import type { Claim } from './claim';

/** What is looked at: the clauses that can state it, all words of the sentence, and what the rules read in it. */
export type Reading = {
  clauses: readonly Clause[];
  context: readonly Token[];
  kept: readonly Claim[];
  /** The network is so sure that no word of it need stand there. */
  isSure?: boolean;
};

/** Whether the words of a sentence can't state what the network reads in it. */
export type Check = (reading: Reading) => boolean;
