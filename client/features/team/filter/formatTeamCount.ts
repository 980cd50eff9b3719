import { formatCounted } from '../../../lib/facetValues';

/** Number of found teams: "1 team", "250+ teams". */
export const formatTeamCount = (count: number, isComplete: boolean): string =>
  `${formatCounted(count, isComplete)} ${count === 1 && isComplete ? 'team' : 'teams'}`;
