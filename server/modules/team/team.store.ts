import { teamLimits } from '../../../shared/contracts/team';
import type { Context } from '../../context';
import { viewerId } from '../../context';
import { forbidden, notFound } from '../../core/errors';
import { isId } from '../../core/validation';
import { statement } from '../../database/read';
import { sql, type WriteTransaction } from '../../database/write';
import { notify, retractNotification } from '../notification/notification.service';
import { applicationChanged, teamChanged, teamLeft } from './team.events';
import type { RoleInput } from './team.inputs';
import { canEditTeam, membership, roleOpen, roleVisible, teamVisible } from './team.policy';
import type { RoleStatus, TeamMemberStatus } from './team.enums';

export type LoadedTeam = { id: string; ownerId: string };

/** Loads a team that the viewer may see. @throws AppError NOT_FOUND, also when it is hidden from the viewer */
export async function loadTeam(ctx: Context, id: string): Promise<LoadedTeam> {
  const viewer = viewerId(ctx);
  const query = statement(
    'team_loaded',
    () => `select id, owner_id as "ownerId" from team where id = $2 and ${teamVisible('team')}`,
  );
  const [team] = isId(id) ? await ctx.app.reader.rows<LoadedTeam>(query, [viewer, id]) : [];
  if (!team) throw notFound('Team');
  return team;
}

/**
 * Loads a team that the viewer is in or may see: also a team of a person who is hidden can be left.
 * @throws AppError NOT_FOUND
 */
export async function loadTeamToLeave(ctx: Context, id: string): Promise<LoadedTeam> {
  const viewer = viewerId(ctx);
  const query = statement(
    'team_to_leave',
    () =>
      `select id, owner_id as "ownerId" from team where id = $2 and (${membership('team')} or ${teamVisible('team')})`,
  );
  const [team] = isId(id) ? await ctx.app.reader.rows<LoadedTeam>(query, [viewer, id]) : [];
  if (!team) throw notFound('Team');
  return team;
}

/** Loads the viewer's own team. @throws AppError NOT_FOUND, FORBIDDEN for another person's team */
export async function loadOwnTeam(ctx: Context, id: string, action = 'edit this team'): Promise<LoadedTeam> {
  const team = await loadTeam(ctx, id);
  if (!canEditTeam(viewerId(ctx), team)) throw forbidden(`Only the team’s owner can ${action}.`);
  return team;
}

export type LoadedRole = { id: string; teamId: string; ownerId: string };

/** Loads a role that the viewer may see. @throws AppError NOT_FOUND, also when it is hidden from the viewer */
export async function loadRole(ctx: Context, id: string): Promise<LoadedRole> {
  const viewer = viewerId(ctx);
  const query = statement(
    'team_role_loaded',
    () => `select role.id, team.id as "teamId", team.owner_id as "ownerId"
           from team_role role join team on team.id = role.team_id
           where role.id = $2 and ${teamVisible('team')} and ${roleVisible('role', 'team')}`,
  );
  const [role] = isId(id) ? await ctx.app.reader.rows<LoadedRole>(query, [viewer, id]) : [];
  if (!role) throw notFound('Role');
  return role;
}

/** Loads a role of the viewer's own team. @throws AppError NOT_FOUND, FORBIDDEN for another person's team */
export async function loadOwnRole(ctx: Context, id: string): Promise<LoadedRole> {
  const role = await loadRole(ctx, id);
  if (!canEditTeam(viewerId(ctx), role)) throw forbidden('Only the team’s owner can edit its roles.');
  return role;
}

/** Locks a team, so that changes of it, its roles and its members are sequential. @throws AppError NOT_FOUND */
export async function lockTeam(tx: WriteTransaction, id: string): Promise<void> {
  const team = await tx.row(sql`select id from team where id = ${id} for no key update`);
  if (!team) throw notFound('Team');
}

export type LockedRole = RoleInput & { isOpen: boolean };

/** Locks a role and its team. @returns its fields as an input has them @throws AppError NOT_FOUND when it was deleted */
export async function lockRole(tx: WriteTransaction, id: string): Promise<LockedRole & { teamId: string }> {
  const role = await tx.row<LockedRole & { teamId: string }>(sql`
    select role.team_id as "teamId", role.title, role.description, role.skills, role.hours, role.equity_min::float8 as "equityMin", role.equity_max::float8 as "equityMax",
      role.salary_min::float8 as "salaryMin", role.salary_max::float8 as "salaryMax", role.salary_currency as "salaryCurrency",
      role.salary_period as "salaryPeriod", role.remote, role.status, ${sql.raw(roleOpen('role', 'team'))} as "isOpen"
    from team_role role join team on team.id = role.team_id where role.id = ${id} for no key update`);
  if (!role) throw notFound('Role');
  return role;
}

/** Locks a role after its team, as changes of the team do. @throws AppError NOT_FOUND */
export async function lockRoleAndTeam(tx: WriteTransaction, id: string): Promise<LockedRole> {
  const role = await tx.row<{ teamId: string }>(sql`select team_id as "teamId" from team_role where id = ${id}`);
  if (!role) throw notFound('Role');
  await lockTeam(tx, role.teamId);
  return lockRole(tx, id);
}

/** The columns of a role that its input sets. */
const roleColumns = (role: RoleInput) => {
  const hasSalary = (role.salaryMin ?? role.salaryMax) !== null;
  return {
    title: role.title,
    description: role.description,
    skills: role.skills,
    hours: role.hours,
    equity_min: role.equityMin,
    equity_max: role.equityMax,
    salary_min: role.salaryMin,
    salary_max: role.salaryMax,
    salary_currency: hasSalary ? role.salaryCurrency : null,
    salary_period: hasSalary ? role.salaryPeriod : null,
    remote: role.remote,
    status: role.status,
  };
};

/** Inserts a role of a locked team. @throws AppError FORBIDDEN over the number of roles */
export async function insertRole(tx: WriteTransaction, id: string, teamId: string, role: RoleInput): Promise<void> {
  const count = await tx.row<{ count: number }>(
    sql`select count(*)::int as count from team_role where team_id = ${teamId}`,
  );
  if (count!.count >= teamLimits.roles)
    throw forbidden(`A team can have up to ${teamLimits.roles} roles. Delete one first.`);
  const row = { id, team_id: teamId, ...roleColumns(role) };
  await tx.rows(sql`
    insert into team_role (${sql.join(Object.keys(row).map((column) => sql.ref(column)))}) values (${sql.join(Object.values(row))})`);
}

export function updateRoleRow(tx: WriteTransaction, id: string, role: RoleInput): Promise<unknown> {
  const changes = Object.entries(roleColumns(role)).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  return tx.rows(sql`update team_role set ${sql.join(changes)}, updated_at = now() where id = ${id}`);
}

export const setRoleStatus = (tx: WriteTransaction, id: string, status: RoleStatus): Promise<unknown> =>
  tx.rows(sql`update team_role set status = ${status}, updated_at = now() where id = ${id}`);

export type MemberRow = { personId: string; status: TeamMemberStatus };

/** Members and invited people of a locked team. */
export const membersOf = (tx: WriteTransaction, teamId: string): Promise<MemberRow[]> =>
  tx.rows<MemberRow>(sql`select person_id as "personId", status from team_member where team_id = ${teamId}`);

/**
 * Adds a person to a locked team, or changes the title. A member stays a member.
 * @throws AppError FORBIDDEN over the number of members
 */
export async function setMember(
  tx: WriteTransaction,
  team: { id: string },
  { personId, title, status }: { personId: string; title: string; status: TeamMemberStatus },
): Promise<void> {
  const members = await membersOf(tx, team.id);
  if (!members.some((member) => member.personId === personId) && members.length >= teamLimits.members)
    throw forbidden(`A team can have up to ${teamLimits.members} members, invited people included.`);
  await tx.rows(sql`
    insert into team_member as m (team_id, person_id, title, status) values (${team.id}, ${personId}, ${title}, ${status})
    on conflict (team_id, person_id) do update set title = excluded.title,
      status = case when m.status = 'MEMBER' then 'MEMBER' else excluded.status end`);
}

/** Deletes a member or an invitation of a locked team. @returns what it was, if there was one */
export async function deleteMember(
  tx: WriteTransaction,
  { id, ownerId }: LoadedTeam,
  personId: string,
): Promise<TeamMemberStatus | undefined> {
  const deleted = await tx.row<{ status: TeamMemberStatus }>(
    sql`delete from team_member where team_id = ${id} and person_id = ${personId} returning status`,
  );
  if (deleted?.status === 'INVITED')
    await retractNotification(tx, { kind: 'team.invited', recipientId: personId, actorId: ownerId, subjectId: id });
  return deleted?.status;
}

/** Emits a change of a team to its members and invited people. */
export async function emitTeamChanged(tx: WriteTransaction, teamId: string, actorId: string): Promise<void> {
  for (const { personId } of await membersOf(tx, teamId)) tx.emit(teamChanged(personId, actorId, teamId));
}

/** Applicants who learn at most that a role is gone; the newest ones. */
const maxNotified = 500;

/** Emits to applicants that their applications are deleted with the roles, and notifies those who wait for an answer. */
export async function notifyApplicants(
  tx: WriteTransaction,
  roles: { teamId: string } | { roleId: string },
  ownerId: string,
): Promise<void> {
  const ofRoles =
    'roleId' in roles ? sql`= ${roles.roleId}` : sql`in (select id from team_role where team_id = ${roles.teamId})`;
  const applications = await tx.rows<{ id: string; applicantId: string; subjectId: string; isWaiting: boolean }>(sql`
    select id, applicant_id as "applicantId", role_id as "subjectId", status in ('SENT', 'SEEN', 'SHORTLISTED') as "isWaiting"
    from application where role_id ${ofRoles} order by id desc limit ${maxNotified}`);
  for (const { applicantId, isWaiting, ...application } of applications) {
    tx.emit(applicationChanged(applicantId, ownerId, { ...application, status: null }));
    // The role is gone, so the notification is about its owner.
    if (isWaiting)
      await notify(tx, { kind: 'team.roleDeleted', recipientId: applicantId, actorId: ownerId, subjectId: ownerId });
  }
}

/** Deletes a team. Foreign keys delete its roles, members and applications. */
export async function deleteTeamRow(tx: WriteTransaction, id: string, actorId: string): Promise<void> {
  for (const { personId } of await membersOf(tx, id)) tx.emit(teamLeft(personId, actorId, id));
  await notifyApplicants(tx, { teamId: id }, actorId);
  await tx.rows(sql`delete from team where id = ${id}`);
}
