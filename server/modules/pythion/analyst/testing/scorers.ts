import { analyseIdea } from '../analyse';
import type { Scorer } from './suite';

/** The analyst as a scorer. A text without an idea scores 0. */
export const analyst: Scorer = (text) => {
  const result = analyseIdea(text);
  if (!result.ok) return { score: 0, isHarmful: false };
  const { score, dealBreakers } = result.report;
  return { score, isHarmful: dealBreakers.some(({ key, state }) => key === 'legal' && state === 'fail') };
};

/** Each text is scored once. */
export function memoise(score: Scorer): Scorer {
  const known = new Map<string, ReturnType<Scorer>>();
  return (text) => {
    const before = known.get(text) ?? score(text);
    known.set(text, before);
    return before;
  };
}
