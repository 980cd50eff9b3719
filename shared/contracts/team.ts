import { applicationLimits } from './application';

export const teamStatuses = ['OPEN', 'PAUSED', 'CLOSED'] as const;
export const roleStatuses = ['OPEN', 'FILLED', 'CLOSED'] as const;
/** Whether the work can be done remotely. */
export const remoteValues = ['YES', 'HYBRID', 'NO'] as const;
export const memberStatuses = ['INVITED', 'MEMBER'] as const;
export const roleApplicationStatuses = ['SENT', 'SEEN', 'SHORTLISTED', 'DECLINED', 'ACCEPTED'] as const;
export const teamSorts = ['NEWEST', 'BEST_FIT'] as const;

/** Facets of the list of teams. */
export const teamFacets = ['stages', 'places', 'remote', 'skills', 'hours', 'equity'] as const;
export type TeamFacetName = (typeof teamFacets)[number];

/** Values of the filter of hours: a role takes at most so many a week. */
export const hourSteps = [5, 10, 20, 30, 40] as const;

/** An application of one person for a role. Published to the applicant and to the team's owner, each on their own channel. */
export type RoleApplicationChanged = {
  id: string;
  roleId: string;
  /** Null after the applicant withdrew it. */
  status: (typeof roleApplicationStatuses)[number] | null;
};

declare module './events' {
  interface EventPayloads {
    'team.application.changed': RoleApplicationChanged;
    /** A team, its roles or its members changed. Published to its members and to invited people. */
    'team.changed': { id: string };
    /** The person can no longer read the team as a member: it was deleted, or they left. */
    'team.left': { id: string };
  }
}

/** Lengths in graphemes, entries of lists, hours and counts. */
export const teamLimits = {
  name: 100,
  pitch: 2_000,
  location: 100,
  roleTitle: 100,
  roleDescription: 3_000,
  memberTitle: 60,
  note: applicationLimits.note,
  /** Hours of a week. */
  hours: 80,
  /** Teams that one person may own. */
  teams: 5,
  /** Roles of a team, in every state. */
  roles: 20,
  /** Members of a team, invited people included. */
  members: 20,
  /** Values of one facet that a search may choose. */
  facetValues: 10,
} as const;

/** Most teams that facets count. */
export const maxCountedTeams = 250;

/** Most teams that the best fit ranks. */
export const maxRankedTeams = 200;
