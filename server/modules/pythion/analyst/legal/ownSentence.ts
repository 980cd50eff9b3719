import type { Clause } from '../text/clause';
import { others } from '../text/speakers';
import type { Token } from '../text/token';

/** A sentence whose act is ours, with its clauses. */
export type OwnSentence = { clauses: readonly Clause[]; tokens: readonly Token[] };

/** The first clause of each sentence that is told as ours: not of rivals, and no report or quotation. */
export const ownSentences = (clauses: readonly Clause[]): Clause[] =>
  clauses.filter(({ tokens, context, speaker }) => tokens[0] === context[0] && !others.has(speaker));
