import type { ProfileFinding } from './profile.type';

/** A broken field and its repair, which changes nothing when the profile changed meanwhile. Safe to repeat. */
export type RepairableIssue = ProfileFinding & { repair: () => Promise<unknown> };
