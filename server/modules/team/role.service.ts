import type { Context } from '../../context';
import { viewerId, write } from '../../context';
import { newId } from '../../core/ids';
import { validate } from '../../core/validation';
import { claimIdempotencyKey } from '../../database/idempotency';
import { sql, type WriteTransaction } from '../../database/write';
import { countUse } from '../quotas';
import { roleInput } from './team.inputs';
import { teamEditQuota } from './team.quotas';
import {
  emitTeamChanged,
  insertRole,
  loadOwnRole,
  loadOwnTeam,
  lockRole,
  lockTeam,
  notifyApplicants,
  updateRoleRow,
  type LockedRole,
} from './team.store';

/**
 * Adds a role to the viewer's own team. A repeated call with the same Idempotency-Key returns the first role.
 * @returns the role's id
 * @throws AppError NOT_FOUND, BAD_USER_INPUT naming the field, FORBIDDEN, also over the number of roles; RATE_LIMITED
 */
export async function createRole(ctx: Context, teamId: string, input: unknown): Promise<string> {
  const viewer = viewerId(ctx);
  const role = validate(roleInput, input);
  await loadOwnTeam(ctx, teamId, 'add roles');
  return write(ctx, async (tx) => {
    await lockTeam(tx, teamId);
    const { id, isNew } = await claimIdempotencyKey(tx, {
      accountId: viewer,
      key: ctx.idempotencyKey,
      operation: 'createRole',
      subjectId: newId(),
    });
    if (!isNew) return id;
    await insertRole(tx, id, teamId, role);
    await emitTeamChanged(tx, teamId, viewer);
    await countUse(ctx, tx, teamEditQuota);
    return id;
  });
}

/** Fields that every role has: null leaves them. */
const requiredFields = ['title', 'remote', 'status'];

/** A role's fields with changes. Null clears a field that a role may lack. */
function merge({ isOpen: _isOpen, ...role }: LockedRole, changes: Record<string, unknown>): Record<string, unknown> {
  const merged: Record<string, unknown> = { ...role };
  for (const [field, value] of Object.entries(changes))
    if (Object.hasOwn(merged, field) && value !== undefined && !(value === null && requiredFields.includes(field)))
      merged[field] = value;
  return merged;
}

/** Runs a change of a role of the viewer's own team with both locked. @throws AppError NOT_FOUND, FORBIDDEN, RATE_LIMITED */
async function changeRole(
  ctx: Context,
  id: string,
  change: (tx: WriteTransaction, role: LockedRole) => Promise<unknown>,
): Promise<void> {
  const { teamId, ownerId } = await loadOwnRole(ctx, id);
  await write(ctx, async (tx) => {
    await lockTeam(tx, teamId);
    const { teamId: _teamId, ...role } = await lockRole(tx, id);
    await change(tx, role);
    await emitTeamChanged(tx, teamId, ownerId);
    await countUse(ctx, tx, teamEditQuota);
  });
}

/**
 * Changes a role of the viewer's own team. A filled or closed role can be opened again.
 * @throws AppError NOT_FOUND, FORBIDDEN, BAD_USER_INPUT naming the field, RATE_LIMITED
 */
export const updateRole = (ctx: Context, id: string, input: object): Promise<void> =>
  changeRole(ctx, id, (tx, role) => updateRoleRow(tx, id, validate(roleInput, merge(role, { ...input }))));

/** Deletes a role of the viewer's own team with its applications. @throws AppError NOT_FOUND, FORBIDDEN, RATE_LIMITED */
export const deleteRole = (ctx: Context, id: string): Promise<void> =>
  changeRole(ctx, id, async (tx) => {
    await notifyApplicants(tx, { roleId: id }, viewerId(ctx));
    await tx.rows(sql`delete from team_role where id = ${id}`);
  });
