/** Something about a profile that is missing or broken. */
export type IssueReport = { field: string; message: string };

/** Something broken, and its repair, which does nothing when the profile changed meanwhile. Safe to repeat. */
export type ValidationIssue = IssueReport & { repair: () => Promise<unknown> };
