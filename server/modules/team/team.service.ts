import { teamLimits } from '../../../shared/contracts/team';
import type { Context } from '../../context';
import { viewerId, write } from '../../context';
import { badInput, forbidden } from '../../core/errors';
import { newId } from '../../core/ids';
import { validate } from '../../core/validation';
import { claimIdempotencyKey } from '../../database/idempotency';
import { sql, type WriteTransaction } from '../../database/write';
import { loadOwnAnalysis } from '../pythion/pythion.store';
import { countUse } from '../quotas';
import { teamChanges, teamInput } from './team.inputs';
import { teamEditQuota, teamQuota } from './team.quotas';
import { deleteTeamRow, emitTeamChanged, loadOwnTeam, lockTeam, setMember } from './team.store';

/**
 * Creates an open team with the viewer as its owner and first member. A repeated call with the same Idempotency-Key returns
 * the first team.
 * @returns the team's id
 * @throws AppError BAD_USER_INPUT naming the field, NOT_FOUND or FORBIDDEN for the analysis, FORBIDDEN over the number of
 *   teams, RATE_LIMITED
 */
export async function createTeam(ctx: Context, input: unknown): Promise<string> {
  const viewer = viewerId(ctx);
  const { analysisId, ...team } = validate(teamInput, input);
  if (analysisId !== null) await loadOwnAnalysis(ctx, analysisId, 'make a team from it');
  return write(ctx, async (tx) => {
    // Locks the viewer, so that teams are counted one after the other.
    await tx.rows(sql`select from profile where id = ${viewer} for no key update`);
    const { id, isNew } = await claimIdempotencyKey(tx, {
      accountId: viewer,
      key: ctx.idempotencyKey,
      operation: 'createTeam',
      subjectId: newId(),
    });
    if (!isNew) return id;
    await requireFewTeams(tx, ctx, viewer);
    const row = { id, owner_id: viewer, analysis_id: analysisId, ...team };
    await tx.rows(sql`
      insert into team (${sql.join(Object.keys(row).map((column) => sql.ref(column)))}) values (${sql.join(Object.values(row))})`);
    await setMember(tx, { id }, { personId: viewer, title: '', status: 'MEMBER' });
    await emitTeamChanged(tx, id, viewer);
    await countUse(ctx, tx, teamQuota);
    return id;
  });
}

async function requireFewTeams(tx: WriteTransaction, { skipsLimits }: Context, viewer: string): Promise<void> {
  const own = await tx.row<{ count: number }>(sql`select count(*)::int as count from team where owner_id = ${viewer}`);
  if (own!.count >= teamLimits.teams && !skipsLimits)
    throw forbidden(`You can have up to ${teamLimits.teams} teams. Delete one first.`);
}

/**
 * Changes the viewer's own team. A closed or paused team can be opened again.
 * @throws AppError NOT_FOUND, FORBIDDEN, BAD_USER_INPUT naming the field, RATE_LIMITED
 */
export async function updateTeam(ctx: Context, id: string, input: object): Promise<void> {
  const given = Object.entries({ ...input }).filter(([, value]) => value !== undefined && value !== null);
  const changes = Object.entries(validate(teamChanges, Object.fromEntries(given)));
  if ((input as { location?: unknown }).location === null) changes.push(['location', '']);
  const { ownerId } = await loadOwnTeam(ctx, id);
  if (changes.length === 0) return;
  await write(ctx, async (tx) => {
    await lockTeam(tx, id);
    const columns = changes.map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
    await tx.rows(sql`update team set ${sql.join(columns)}, updated_at = now() where id = ${id}`);
    await emitTeamChanged(tx, id, ownerId);
    await countUse(ctx, tx, teamEditQuota);
  });
}

/** Deletes the viewer's own team with its roles and their applications. @throws AppError NOT_FOUND, FORBIDDEN */
export async function deleteTeam(ctx: Context, id: string): Promise<void> {
  const { ownerId } = await loadOwnTeam(ctx, id, 'delete this team');
  await write(ctx, async (tx) => {
    await lockTeam(tx, id);
    await deleteTeamRow(tx, id, ownerId);
  });
}

/** @throws AppError BAD_USER_INPUT naming `teamId` unless the person is a member of the team. Keeps the membership until the commit. */
export async function requireMembership(tx: WriteTransaction, personId: string, teamId: string): Promise<void> {
  const member = await tx.row(sql`
    select team_id from team_member where team_id = ${teamId} and person_id = ${personId} and status = 'MEMBER' for key share`);
  if (!member) throw badInput({ teamId: 'Choose a team that you’re a member of.' });
}
