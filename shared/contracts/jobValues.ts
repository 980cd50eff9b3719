export const jobTypes = ['FULL_TIME', 'PART_TIME', 'CONTRACT', 'INTERNSHIP', 'COFOUNDER'] as const;
export const jobSeniorities = ['JUNIOR', 'MID', 'SENIOR', 'LEAD', 'EXECUTIVE'] as const;
export const salaryPeriods = ['HOUR', 'DAY', 'MONTH', 'YEAR'] as const;
/** `EXPIRED` is a published job whose time is over. */
export const jobStates = ['DRAFT', 'PUBLISHED', 'CLOSED', 'EXPIRED'] as const;
export const applicationStatuses = ['SENT', 'SEEN', 'SHORTLISTED', 'DECLINED', 'HIRED'] as const;
export const jobSorts = ['NEWEST', 'BEST_FIT'] as const;

/** Facets of the list of jobs. */
export const jobFacets = ['types', 'remote', 'places', 'skills', 'salaries', 'equity', 'postedWithinDays'] as const;
export type JobFacetName = (typeof jobFacets)[number];
