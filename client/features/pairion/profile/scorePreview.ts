import { isComplete } from '../../../../shared/matching/missing';
import type { StyleAnswer, VisibleMatchProfile } from '../../../../shared/matching/profile';
import { scenes } from '../../../../shared/matching/scenes';
import { scoreDirection } from '../../../../shared/matching/score';
import type { Candidate } from '../candidates/useCandidateActions';
import type { Draft } from './profileDraft';

/** Answers of scenes from the words that a card shows. */
export function readStyle(words: readonly string[]): Record<string, StyleAnswer> {
  const answers = scenes.flatMap(({ id, read }): [string, StyleAnswer][] => {
    if (words.includes(read.A)) return [[id, 'A']];
    return words.includes(read.B) ? [[id, 'B']] : [];
  });
  return Object.fromEntries(answers);
}

/** How well a candidate fits an edited profile, by the engine of the server; null while the profile is incomplete or wrong. */
export function previewFit(draft: Draft, { card }: Pick<Candidate, 'card'>): number | null {
  if (!isComplete(draft)) return null;
  const visible: VisibleMatchProfile = { ...card, style: readStyle(card.style) };
  const { score } = scoreDirection(draft, visible);
  // What is typed into a field of a number may be none.
  return Number.isNaN(score) ? null : score;
}
