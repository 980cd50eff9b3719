import type { RemoteName } from './teamLabels';

/** Formats where a team works: "Lyon, France or remote", "Lyon, France, partly remote", "Remote". */
export function formatTeamPlace({ location, remote }: { location: string; remote: RemoteName }): string {
  const place = location.trim();
  if (place === '') return { YES: 'Remote', HYBRID: 'Partly remote', NO: 'Place not stated' }[remote];
  return { YES: `${place} or remote`, HYBRID: `${place}, partly remote`, NO: place }[remote];
}

const roleList = new Intl.ListFormat('en', { style: 'long', type: 'conjunction' });

/** Titles that a row names; of more, the rest is counted. */
const NAMED_ROLES = 3;

/** Names open roles: "Designer and Founding engineer", "Designer, Founding engineer, and 2 more roles". */
export function listRoles(titles: readonly string[]): string {
  const named = titles.length > NAMED_ROLES ? titles.slice(0, NAMED_ROLES - 1) : titles;
  const rest = titles.length - named.length;
  return roleList.format(rest > 0 ? [...named, `${rest} more roles`] : named);
}

/** "1 member", "3 members". */
export const formatMemberCount = (count: number): string => `${count} ${count === 1 ? 'member' : 'members'}`;

/** "20 hours a week"; undefined when they are not stated. */
export const formatHours = (hours: number | null): string | undefined =>
  hours === null ? undefined : `${hours} ${hours === 1 ? 'hour' : 'hours'} a week`;
