import type { applicationStatuses } from './jobValues';

/** An application of one person to one job. Published to the applicant and to the poster, each on their own channel. */
export type JobApplicationChanged = {
  id: string;
  jobId: string;
  /** Null after the applicant withdrew it. */
  status: (typeof applicationStatuses)[number] | null;
};

declare module './events' {
  interface EventPayloads {
    'job.application.changed': JobApplicationChanged;
  }
}

/** Lengths in graphemes, entries of lists, days, and largest amounts. */
export const jobLimits = {
  title: 255,
  company: 100,
  location: 100,
  description: 10_000,
  reportReason: 1_000,
  /** Largest pay in whole units of any currency. */
  salary: 1_000_000_000_000,
  /** Largest share in percent. */
  equity: 100,
  /** Days that a job is open after it was published or renewed. */
  openDays: 90,
  /** Days before the end at which the poster is reminded. */
  reminderDays: 7,
  /** Jobs that one person may have published at once. */
  published: 20,
  savedFilters: 10,
  filterName: 60,
  /** Values of one facet that a search may choose. */
  facetValues: 10,
  similar: 5,
  ofTeam: 20,
} as const;

/** Most jobs that facets count and that the best fit ranks. */
export const maxCountedJobs = 250;
