import type { Clause } from '../text/clause';
import type { Token } from '../text/token';

/** A sentence whose act is ours, with its clauses. */
export type OwnSentence = { clauses: readonly Clause[]; tokens: readonly Token[] };

/** Who else may speak of an act, so that it isn't ours. */
export const others: ReadonlySet<Clause['speaker']> = new Set(['rival', 'report', 'quoted', 'friends']);

/** The same, and what somebody orders. */
export const othersOrOrder: ReadonlySet<Clause['speaker']> = new Set([...others, 'order']);

/** The first clause of each sentence that is told as ours: not of rivals, and no report or quotation. */
export const ownSentences = (clauses: readonly Clause[]): Clause[] =>
  clauses.filter(({ tokens, context, speaker }) => tokens[0] === context[0] && !others.has(speaker));
