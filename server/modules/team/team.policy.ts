import { personVisible, viewerParameter } from '../../visibility/people';

/** SQL condition: the viewer is on a team or invited. @param condition on the row `own` */
export const membership = (team: string, condition = 'true'): string =>
  `exists (select from team_member own where own.team_id = ${team}.id and own.person_id = ${viewerParameter} and ${condition})`;

/** SQL condition: the viewer is on a team. @param team alias of its row */
export const teamJoined = (team: string): string => membership(team, `own.status = 'MEMBER'`);

/** SQL condition: the viewer has applied for a role. @param role alias of its row */
export const roleApplied = (role: string): string =>
  `exists (select from application own where own.role_id = ${role}.id and own.applicant_id = ${viewerParameter})`;

const hasApplied = (team: string): string =>
  `exists (select from application own join team_role applied on applied.id = own.role_id
     where own.applicant_id = ${viewerParameter} and applied.team_id = ${team}.id)`;

/** SQL condition: a team is in lists for everyone who may see its owner. `is_listed` is the condition of the indexes. */
export const teamListed = (team: string): string => `${team}.is_listed and ${personVisible(`${team}.owner_id`)}`;

/**
 * SQL condition: the viewer may see a team. It is the viewer's own; or, neither blocked nor hidden, its owner has it open, or
 * the viewer is a member, is invited or has applied. Every read of a team, or of anything on it, uses this condition.
 * @param team alias of its row
 */
export const teamVisible = (team: string): string =>
  `(${team}.owner_id = ${viewerParameter} or (${personVisible(`${team}.owner_id`)} and (${team}.status = 'OPEN' or ${membership(team)} or ${hasApplied(team)})))`;

/** SQL condition: the viewer may see the team of this id. False for missing and hidden teams alike. */
export const teamReadable = (id: string): string =>
  `exists (select from team readable where readable.id = ${id} and ${teamVisible('readable')})`;

/** SQL condition: the viewer may see a role of a team that is checked separately. Members see roles in every state. */
export const roleVisible = (role: string, team: string): string =>
  `(${role}.status = 'OPEN' or ${teamJoined(team)} or ${roleApplied(role)})`;

/** SQL condition: a role accepts applications. */
export const roleOpen = (role: string, team: string): string => `(${role}.status = 'OPEN' and ${team}.status = 'OPEN')`;

/** SQL condition: the viewer may see a member of a team that is checked separately. Invited people are the owner's to see. */
export const memberVisible = (member: string, team: string): string =>
  `(${personVisible(`${member}.person_id`)} and (${member}.status = 'MEMBER' or ${team}.owner_id = ${viewerParameter} or ${member}.person_id = ${viewerParameter}))`;

/** Only the owner edits a team, invites people and decides about applications. */
export const canEditTeam = (viewer: string, team: { ownerId: string }): boolean => team.ownerId === viewer;
