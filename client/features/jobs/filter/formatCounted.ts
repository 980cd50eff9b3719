/** Number of jobs: "12", or "250+" when not all were counted. */
export const formatCounted = (count: number, isComplete: boolean): string =>
  `${count.toLocaleString('en')}${isComplete ? '' : '+'}`;

/** Number of found jobs: "1 job", "250+ jobs". */
export const formatJobCount = (count: number, isComplete: boolean): string =>
  `${formatCounted(count, isComplete)} ${count === 1 && isComplete ? 'job' : 'jobs'}`;
