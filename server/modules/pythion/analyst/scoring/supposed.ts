import { scoreKeys, type ScoreKey } from '../../../../../shared/contracts/analysis';
import { isOwnStatement, isVoid, makeClaim, type Claim } from '../claims/claim';
import type { StatementLabel } from '../network/labels';
import type { SentenceOdds } from '../network/sentenceOdds';
import type { Odds } from '../network/statementNetwork';
import type { Clause } from '../text/clause';
import { has, hasAny, isVerb, type Token } from '../text/token';

type Rule = {
  kind: Claim['kind'];
  /** What the network calls it. */
  labels: readonly StatementLabel[];
  /** Odds from which the network names it, where they are not the usual ones. */
  least?: number;
  /** Words that name it. */
  isNamed?: (clause: Clause) => boolean;
  /** What its words can't be about. */
  isNot?: (clause: Clause) => boolean;
  /** Reports of others name it, too. */
  isReported?: true;
};

const rules: Readonly<Record<ScoreKey, readonly Rule[]>> = {
  problem: [
    { kind: 'group', labels: ['group'] },
    { kind: 'trouble', labels: ['trouble'] },
  ],
  adoption: [{ kind: 'channel', labels: ['channel'] }],
  revenue: [
    {
      kind: 'revenueIntent',
      // "We'd take 12% commission", "I would charge 6 per knife".
      labels: ['revenueIntent'],
      least: 0.7,
      // "It would cost $39 a month", "our box will be 9,000 naira", "perhaps the families will pay something".
      isNamed: (clause) => isPriced(clause) || isHopedFor(clause),
      isNot: (clause) => isOurRent(clause),
    },
  ],
  differentiation: [{ kind: 'difference', labels: ['difference', 'alternative'] }],
  feasibility: [
    {
      kind: 'solution',
      labels: ['solution'],
      isNamed: ({ tokens, speaker }) =>
        speaker === 'own' && hasAny(tokens, 'product') && hasAny(tokens, 'offer', 'craft'),
    },
  ],
  market: [
    {
      kind: 'sizeClaim',
      labels: [],
      isNamed: ({ tokens }) => hasAny(tokens, 'sizeNoun') && hasAny(tokens, 'size'),
      isReported: true,
    },
  ],
};

/** A price of ours, and no rent or fine. */
const isPriced = ({ tokens, quantities }: Clause): boolean =>
  quantities.some(({ kind }) => kind === 'money') &&
  !hasAny(tokens, 'trouble', 'fixedCost') &&
  (hasAny(tokens, 'pay', 'sell', 'price') || (hasAny(tokens, 'own', 'product') && tokens.some(isBeing)));

/** "The rent would be 900 euros": what we would pay. */
const isOurRent = ({ tokens }: Clause): boolean =>
  tokens
    .slice(0, Math.max(0, tokens.findIndex(isVerb)))
    .some((token) => has(token, 'fixedCost') && token.pos === 'noun');

const isBeing = ({ lemma }: Token): boolean => lemma === 'be' || lemma === 'cost';

/** Somebody might pay. */
const isHopedFor = ({ tokens, negated }: Clause): boolean =>
  tokens.some((token) => has(token, 'pay') && isVerb(token) && !negated.has(token)) &&
  tokens.some(
    (token) => has(token, 'people', 'customer') || /^(?:someone|somebody|jemand|alguien|they)$/.test(token.text),
  );

/** Odds from which the network names it. */
const namedFrom = 0.15;

/** For each key the words that name it, where they are only planned, hoped, supposed or reported: they show nothing. */
export function readSupposed(clauses: readonly Clause[], oddsOf: SentenceOdds): Partial<Record<ScoreKey, Claim>> {
  // Words of evidence that don't count name nothing: "300 users will have prepaid".
  const counted = new Set(
    clauses.flatMap((clause) =>
      isOwnStatement(clause) && clause.modality !== 'fact' && isVoid(clause) && isDoubted(oddsOf.get(clause.sentence))
        ? [clause.sentence]
        : [],
    ),
  );
  const open = clauses.filter(({ sentence, isNobody }) => !isNobody && !counted.has(sentence));
  return Object.fromEntries(
    scoreKeys.flatMap((key) => {
      const claims = rules[key].flatMap((rule) =>
        open.filter((clause) => isNamed(rule, clause, oddsOf)).map((clause) => makeClaim(rule.kind, clause)),
      );
      return claims[0] ? [[key, claims[0]]] : [];
    }),
  );
}

/** Odds from which what a sentence tells does not count. */
const doubtedFrom = 0.5;

/** "I would charge 6 per knife" counts no knives. */
const isDoubted = (odds: Odds | undefined): boolean => odds === undefined || odds.void >= doubtedFrom;

function isNamed(
  { labels, least = namedFrom, isNamed: names, isNot, isReported }: Rule,
  clause: Clause,
  oddsOf: SentenceOdds,
): boolean {
  if (isReported) return (isOwnStatement(clause) || clause.speaker === 'report') && names?.(clause) === true;
  if (!isOwnStatement(clause) || clause.modality === 'fact' || isNot?.(clause)) return false;
  const odds = oddsOf.get(clause.sentence);
  return names?.(clause) === true || (odds !== undefined && labels.some((label) => odds[label] >= least));
}
