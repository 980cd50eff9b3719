import { formatCounted } from '../../../lib/facetValues';

/** Number of found teams: "1 team", "250+ teams"; undefined when none is among those that were counted. */
export const formatTeamCount = (count: number, isComplete: boolean): string | undefined =>
  count === 0 && !isComplete
    ? undefined
    : `${formatCounted(count, isComplete)} ${count === 1 && isComplete ? 'team' : 'teams'}`;
