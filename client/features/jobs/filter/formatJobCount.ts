import { formatCounted } from '../../../lib/facetValues';

/** Number of found jobs: "1 job", "250+ jobs". */
export const formatJobCount = (count: number, isComplete: boolean): string =>
  `${formatCounted(count, isComplete)} ${count === 1 && isComplete ? 'job' : 'jobs'}`;
