import type { Clause } from '../text/clause';
import type { Token } from '../text/token';

/** A sentence whose act is ours, with its clauses. */
export type OwnSentence = { clauses: readonly Clause[]; tokens: readonly Token[] };
