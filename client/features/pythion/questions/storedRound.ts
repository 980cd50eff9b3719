import type { Questions_AnalysisFragment } from './__generated__/Questions.generated';
import type { Round, RoundQuestion } from './round';

/** One round for each tab: the one that is on screen. */
const storageKey = 'question-round';

const isQuestion = (value: unknown): value is RoundQuestion =>
  typeof value === 'object' && value !== null && 'id' in value && 'text' in value;

const isRound = (value: Partial<Round>): value is Round =>
  Array.isArray(value.questions) &&
  value.questions.every(isQuestion) &&
  typeof value.firstOpen === 'number' &&
  typeof value.score === 'number' &&
  typeof value.number === 'number';

/** The round of a version that a reload interrupted; undefined without one. */
export function loadRound({ id, number }: Pick<Questions_AnalysisFragment, 'id' | 'number'>): Round | undefined {
  try {
    const { analysisId, round } = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    return analysisId === id && isRound(round) && round.number === number ? round : undefined;
  } catch {
    return undefined;
  }
}

/** Stores the round on screen for a reload of the page. Does nothing when storage is blocked or full. */
export function saveRound(analysisId: string, round: Round): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ analysisId, round }));
  } catch {
    // A reload then starts a new round.
  }
}

/** Forgets the round when its page is left: the next visit starts a new one. */
export function clearRound(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Nothing was stored.
  }
}
