import { formatCounted } from '../../../lib/facetValues';

/** Number of found jobs: "1 job", "250+ jobs"; undefined when none is among those that were counted. */
export const formatJobCount = (count: number, isComplete: boolean): string | undefined =>
  count === 0 && !isComplete
    ? undefined
    : `${formatCounted(count, isComplete)} ${count === 1 && isComplete ? 'job' : 'jobs'}`;
