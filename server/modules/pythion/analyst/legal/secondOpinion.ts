import type { Claim } from '../claims/claim';
import type { Clause } from '../text/clause';
import { has } from '../text/token';
import type { Harm } from './harm';
import { statementFeatures } from './network/features';
import { readHarmOdds } from './network/harmNetwork';
import { describeWording } from './wording';

/** From these odds on a sentence is harmful: where the weights of its words say so too, and where nothing else does. */
const harmfulFrom = { worded: 0.6, alone: 0.8 } as const;

/**
 * Harm with the network's second opinion. What a frame or a deed describes stands. Weights of words alone need its consent,
 * because ordinary things share words with harmful ones ("our box watches the humidity"); and harm that they miss is found
 * by it. English only: the network has learned no other language.
 */
export function reviewHarm(
  judged: Harm | undefined,
  clauses: readonly Clause[],
  claims: readonly Claim[],
): Harm | undefined {
  if (judged && judged.id !== 'wording') return judged;
  const doubtful = clauses.filter((clause) => !isAgreedInWriting(clause));
  const claimsOf = Map.groupBy(claims, ({ clause }) => clause.sentence);
  const sentences = [...Map.groupBy(doubtful, ({ sentence }) => sentence)].map(([sentence, own]) => ({
    sentence,
    clauses: own,
    odds: readHarmOdds(statementFeatures(own, claimsOf.get(sentence) ?? [])),
  }));
  const worded = judged && sentences.find(({ sentence }) => sentence === judged.clause.sentence);
  if (worded && worded.odds >= harmfulFrom.worded) return judged;
  const [worst] = sentences
    .filter(({ odds }) => odds >= harmfulFrom.alone)
    .toSorted((left, right) => right.odds - left.odds);
  return worst && describeWording(longest(worst.clauses));
}

/** The clause that says most. */
const longest = (clauses: readonly Clause[]): Clause =>
  clauses.reduce((best, clause) => (clause.tokens.length > best.tokens.length ? clause : best));

/** "After she and her family agree in writing": who is concerned knows and wants it. */
const isAgreedInWriting = ({ context }: Clause): boolean =>
  !context.some((token) => has(token, 'negation', 'covert', 'fake')) &&
  context.some(
    ({ lemma }, index) =>
      /^(?:agree|consent)$/.test(lemma) && context[index + 1]?.text === 'in' && context[index + 2]?.text === 'writing',
  );
