import { enumText, jsonObject, type FieldCase, type ProjectionOf } from '../../database/read';
import { personVisible, viewerParameter } from '../../visibility/people';
import { profileCardProjection } from '../profile/profile.projection';
import { membership, memberVisible, roleOpen, roleVisible, teamVisible } from './team.policy';
import type { Team, TeamCard, TeamMember, TeamRole, TeamRoleCard } from './team.type';

/** Joins a team's owner: the alias is the team's with `_owner`. */
export const ownerJoin = (team: string): string => `join profile ${team}_owner on ${team}_owner.id = ${team}.owner_id`;

export const teamCardProjection = (team: string, fieldCase: FieldCase): ProjectionOf<TeamCard> => ({
  id: `${team}.id`,
  name: `${team}.name`,
  status: enumText(`${team}.status`, fieldCase),
});

/** The team that a row of another domain belongs to; null when the viewer may not see it. @param row alias with `team_id` */
export const attachedTeam = (row: string, fieldCase: FieldCase) => ({
  when: `${row}.team_id is not null`,
  from: `team attached where attached.id = ${row}.team_id and ${teamVisible('attached')}`,
  fields: teamCardProjection('attached', fieldCase),
});

export const roleCardProjection = (role: string, fieldCase: FieldCase): ProjectionOf<TeamRoleCard> => ({
  id: `${role}.id`,
  title: `${role}.title`,
  status: enumText(`${role}.status`, fieldCase),
});

const ownApplication = (role: string, column: string): string =>
  `(select own.${column} from application own where own.role_id = ${role}.id and own.applicant_id = ${viewerParameter})`;

/** A role as its readers see it. @param team alias of its team's row */
export const roleProjection = (role: string, team: string, fieldCase: FieldCase): ProjectionOf<TeamRole> => ({
  ...roleCardProjection(role, fieldCase),
  description: `${role}.description`,
  skills: `${role}.skills`,
  hours: `${role}.hours`,
  equityMin: `${role}.equity_min::float8`,
  equityMax: `${role}.equity_max::float8`,
  salaryMin: `${role}.salary_min`,
  salaryMax: `${role}.salary_max`,
  salaryCurrency: `${role}.salary_currency`,
  salaryPeriod: enumText(`${role}.salary_period`, fieldCase),
  remote: enumText(`${role}.remote`, fieldCase),
  createdAt: `${role}.created_at`,
  applicationCount: `case when ${team}.owner_id = ${viewerParameter} then (select count(*)::int from application sent where sent.role_id = ${role}.id and ${personVisible('sent.applicant_id')}) end`,
  viewerCanApply: `${roleOpen(role, team)} and not ${membership(team)} and ${ownApplication(role, 'id')} is null`,
  viewerApplicationId: ownApplication(role, 'id'),
  viewerApplicationStatus: enumText(ownApplication(role, 'status'), fieldCase),
});

const memberProjection = (member: string, fieldCase: FieldCase): ProjectionOf<TeamMember> => ({
  person: { fields: profileCardProjection(`${member}_person`, fieldCase) },
  title: `${member}.title`,
  status: enumText(`${member}.status`, fieldCase),
  createdAt: `${member}.created_at`,
});

/** A team as its readers see it, with its members and roles, which are bounded. Needs `ownerJoin`. Only ranked lists have a fit. */
export const teamProjection = (team: string, fieldCase: FieldCase): ProjectionOf<Team> => ({
  ...teamCardProjection(team, fieldCase),
  owner: { fields: profileCardProjection(`${team}_owner`, fieldCase) },
  pitch: `${team}.pitch`,
  stage: enumText(`${team}.stage`, fieldCase),
  location: `${team}.location`,
  remote: enumText(`${team}.remote`, fieldCase),
  analysisId: `case when ${team}.owner_id = ${viewerParameter} then ${team}.analysis_id end`,
  members: `(
    select coalesce(json_agg(${jsonObject(memberProjection('member', fieldCase), fieldCase)} order by member.person_id = ${team}.owner_id desc, member.created_at, member.person_id), '[]')
    from team_member member join profile member_person on member_person.id = member.person_id
    where member.team_id = ${team}.id and ${memberVisible('member', team)})`,
  roles: `(
    select coalesce(json_agg(${jsonObject(roleProjection('role', team, fieldCase), fieldCase)} order by role.id), '[]')
    from team_role role where role.team_id = ${team}.id and ${roleVisible('role', team)})`,
  fit: 'null::json',
  createdAt: `${team}.created_at`,
  updatedAt: `${team}.updated_at`,
  viewerCanEdit: `${team}.owner_id = ${viewerParameter}`,
  viewerMembership: enumText(
    `(select own.status from team_member own where own.team_id = ${team}.id and own.person_id = ${viewerParameter})`,
    fieldCase,
  ),
});
