import type { Clause } from '../text/clause';
import { has, hasAny, isVerb } from '../text/token';
import type { Harm } from './harm';
import { harmReason } from './harmReason';
import { harmSum } from './harmWeights';

/** A sum that few remedies and hardly any ordinary sentence reach, as measured on sentences left out of the training. */
const harmfulFrom = 0.75;

/** Below this sum a word that harms elsewhere does none here: “killing time”, “complaints of people who were sent away”. */
const harmlessBelow = -2;

export const isWordedHarmless = ({ context }: Clause): boolean => (harmSum(context) ?? 0) < harmlessBelow;

/** "Our queue stops bots that buy tickets": the words after the verb are those of what it ends or reveals. */
function isRemedy({ tokens, context, negated }: Clause): boolean {
  const verb = tokens.find(isVerb);
  const isHidden = hasAny(context, 'covert', 'evade', 'unaware', 'stealth');
  return verb !== undefined && has(verb, 'remedy') && !has(verb, 'destroy') && !negated.has(verb) && !isHidden;
}

/** A sentence of ours whose words, taken together, are those of harmful acts, though no frame and no deed describes it. */
export function findHarmfulWording(ours: readonly Clause[]): Harm | undefined {
  const [worst] = ours
    .filter((clause) => clause.modality !== 'question' && !isRemedy(clause))
    .map((clause) => ({ clause, sum: harmSum(clause.context) ?? 0 }))
    .filter(({ sum }) => sum > harmfulFrom)
    .toSorted((left, right) => right.sum - left.sum);
  return worst && describeWording(worst.clause);
}

/** The harm of a sentence whose words describe it only together. */
export const describeWording = (clause: Clause): Harm => ({ clause, reason: harmReason(clause), id: 'wording' });
