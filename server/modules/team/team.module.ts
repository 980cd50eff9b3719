import { personVisible } from '../../visibility/people';
import { movedVerb, readApplication } from '../application/application.reads';
import type { Module } from '../module';
import { roleApplications } from './roleApplication.kind';
import { roleApplicationLists } from './roleApplication.lists';
import { RoleApplicationResolver } from './roleApplication.resolver';
import { leaveTeamsAcrossBlock } from './team.block';
import { eraseTeams } from './team.erase';
import { teamReadable } from './team.policy';
import { readTeam, teamLists } from './team.reads';
import { TeamResolver } from './team.resolver';
import { teamRoutes } from './team.routes';

/** SQL: the team of a role that a notification is about. */
const teamOfRole = (n: string) => `(select role.team_id from team_role role where role.id = ${n}.subject_id)`;

/** Notifications whose subject is a role. */
const aboutRole = {
  group: 'Teams',
  visible: (n: string) => teamReadable(teamOfRole(n)),
  about: (n: string) => `(select title from team_role where id = ${n}.subject_id)`,
};

/** Notifications whose subject is a team. */
const aboutTeam = {
  group: 'Teams',
  visible: (n: string) => teamReadable(`${n}.subject_id`),
  path: (n: string) => `'/team-finding/' || ${n}.subject_id`,
  about: (n: string) => `(select name from team where id = ${n}.subject_id)`,
};

export const teamModule: Module = {
  resolvers: [TeamResolver, RoleApplicationResolver],
  lists: { ...teamLists, ...roleApplicationLists },
  routes: teamRoutes,
  nodes: { Team: readTeam, RoleApplication: (ctx, id) => readApplication(ctx, roleApplications, id) },
  applications: [roleApplications],
  erase: eraseTeams,
  onBlocked: leaveTeamsAcrossBlock,
  notifications: {
    'team.applied': {
      ...aboutRole,
      label: 'Applications for roles',
      description: 'When someone applies for a role in your team.',
      verb: 'applied for a role in your team',
      path: (n) => `'/team-finding/' || ${teamOfRole(n)} || '?tab=applicants&role=' || ${n}.subject_id`,
    },
    'team.applicationMoved': {
      ...aboutRole,
      label: 'Your applications for roles',
      description: 'When a team shortlists, declines or accepts you.',
      verb: 'updated your application for a role',
      currentVerb: movedVerb('role', 'your application for a role'),
      path: (n) => `'/team-finding/' || ${teamOfRole(n)}`,
    },
    'team.roleDeleted': {
      group: 'Teams',
      label: 'Deleted roles',
      description: 'When a role that you applied for is deleted before you had an answer.',
      verb: 'deleted a role that you applied for',
      visible: (n) => personVisible(`${n}.subject_id`),
      path: () => `'/team-finding?view=applications'`,
    },
    'team.invited': {
      ...aboutTeam,
      label: 'Invitations to teams',
      description: 'When someone invites you to a team.',
      verb: 'invited you to a team',
    },
    'team.joined': {
      ...aboutTeam,
      label: 'New members',
      description: 'When someone accepts your invitation to a team.',
      verb: 'joined your team',
    },
  },
  personalData: {
    teams: `select id, name, pitch, stage, location, remote, status, analysis_id, created_at, updated_at from team
            where owner_id = $1 order by id`,
    team_roles: `select r.id, r.team_id, r.title, r.description, r.skills, r.hours, r.equity_min, r.equity_max, r.salary_min, r.salary_max, r.salary_currency,
                   r.salary_period, r.remote, r.status, r.created_at, r.updated_at
                 from team_role r join team t on t.id = r.team_id where t.owner_id = $1 order by r.id`,
    team_memberships:
      'select team_id, title, status, created_at from team_member where person_id = $1 order by team_id',
    team_applications: `select id, role_id, note, status, reply, conversation_id, created_at, updated_at from application
                        where role_id is not null and applicant_id = $1 order by id`,
    team_private_notes: `select a.id as application_id, a.role_id, a.private_note, a.reply from application a
                         join team_role r on r.id = a.role_id join team t on t.id = r.team_id
                         where t.owner_id = $1 and a.private_note || a.reply <> '' order by a.id`,
  },
};
