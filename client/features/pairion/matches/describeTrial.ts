import type { PairionMatchesQuery } from '../__generated__/Pairion.generated';
import { formatDay } from '../formatDay';

export type Match = PairionMatchesQuery['pairionMatches'][number];
export type Trial = NonNullable<Match['trial']>;

/** Where a trial project stands, in one sentence. */
export function describeTrial(trial: Trial, name: string): string {
  if (trial.bothContinue) return `You both want to go on.`;
  if (trial.isOver && trial.isAccepted) {
    if (trial.viewerContinues === null) return 'The trial is over. Do you want to go on?';
    const answer = trial.viewerContinues ? 'You want to go on.' : 'You want to stop here.';
    return `${answer} You see ${name}’s answer only if you both want to go on.`;
  }
  if (trial.isOver) return 'The proposal ended before it was accepted.';
  if (trial.isAccepted) return `You both agreed. It ends on ${formatDay(trial.endsOn)}.`;
  return trial.isOwn ? `Waiting for ${name} to accept.` : `${name} proposes a trial project.`;
}
