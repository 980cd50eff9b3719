import { clausesBySentence, type Clause } from '../text/clause';
import { isFact, uniqueClaims, type Claim } from './claim';
import { isQuestionOnly } from './askedOpinions';
import { readEvidence } from './evidence';
import { isLossKind } from './statements';

/** Told behavior, and no use. */
const told = 3;

/**
 * "9 of them told me they throw it away, and 4 said they'd book me": what is told before a further claim, as a sentence of its own.
 * The network reads a sentence as a whole, and the words of an intention cover those of what was told.
 */
export function partsBeforeIntentions(clauses: readonly Clause[]): Clause[] {
  return [...clausesBySentence(clauses)].flatMap(([sentence, all]) => {
    const at = all.findIndex(isCountedIntention);
    const before = all.slice(0, Math.max(0, at));
    if (!before.every(isFact) || !before.some(isTold)) return [];
    const end = before.at(-1)!.end;
    const context = before[0]!.context.filter((token) => token.end <= end);
    const part = { ...sentence, end, text: sentence.text.slice(0, end - sentence.start) };
    return before.map((clause) => ({ ...clause, context, sentence: part }));
  });
}

const isTold = (clause: Clause): boolean =>
  Math.floor(readEvidence(clause)?.evidence ?? 0) === told && !isQuestionOnly(clause);

/** "4 said they'd book me", "und 4 würden uns buchen"; not "4 would never pay". */
const isCountedIntention = ({ modality, quantities, negated }: Clause, index: number): boolean =>
  index > 0 && modality === 'condition' && negated.size === 0 && quantities.some(({ kind }) => kind === 'count');

/** Adds what the parts state to the clauses that they are parts of. A further claim takes nothing away. */
export function joinParts(claims: readonly Claim[], parts: readonly Claim[], clauses: readonly Clause[]): Claim[] {
  const added = parts.flatMap((claim) => {
    const clause = clauses[claim.clause.index];
    return clause && !isLossKind(claim.kind) ? { ...claim, clause } : [];
  });
  return uniqueClaims([...claims, ...added]);
}
