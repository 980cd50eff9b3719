import { projectionLimits } from '../../../shared/contracts/projection';
import { viewerId, type Context } from '../../context';
import { forbidden, notFound } from '../../core/errors';
import { isId } from '../../core/validation';
import { statement } from '../../database/read';
import { sql, type WriteTransaction } from '../../database/write';
import { hiddenFrom } from '../../visibility/people';
import { projectionEditable, projectionVisible } from './projection.policy';

export type LoadedProjection = {
  id: string;
  ownerId: string;
  name: string;
  inputs: Record<string, unknown>;
  version: number;
  canEdit: boolean;
};

/** Loads a model that the viewer may see. @throws AppError NOT_FOUND */
export async function loadProjection(ctx: Context, id: string): Promise<LoadedProjection> {
  const viewer = viewerId(ctx);
  const query = statement(
    'projection_readable',
    () => `select p.id, p.owner_id as "ownerId", p.name, p.inputs, p.version, ${projectionEditable('p')} as "canEdit"
           from projection p where p.id = $2::uuid and ${projectionVisible('p')}`,
  );
  const [model] = isId(id) ? await ctx.app.reader.rows<LoadedProjection>(query, [viewer, id]) : [];
  if (!model) throw notFound('Projection');
  return model;
}

/** Loads a model that the viewer may change. @throws AppError NOT_FOUND, FORBIDDEN for those who may only read it */
export async function loadEditableProjection(ctx: Context, id: string): Promise<LoadedProjection> {
  const model = await loadProjection(ctx, id);
  if (!model.canEdit) throw forbidden('This projection is shared with you to read only.');
  return model;
}

/** Loads the viewer's own model. @throws AppError NOT_FOUND, FORBIDDEN for those it is shared with */
export async function loadOwnProjection(ctx: Context, id: string, action: string): Promise<LoadedProjection> {
  const model = await loadProjection(ctx, id);
  if (model.ownerId !== viewerId(ctx)) throw forbidden(`Only the owner of this projection can ${action}.`);
  return model;
}

export type StoredScenario = { key: string; name: string; patch: Record<string, unknown>; version: number };

/** Scenarios of a model that was checked before, by key. */
export const loadScenarios = (ctx: Context, id: string): Promise<StoredScenario[]> =>
  ctx.app.reader.rows<StoredScenario>(
    statement(
      'projection_scenarios',
      () =>
        'select key, name, patch, version from projection_scenario where projection_id = $1 order by created_at, key',
    ),
    [id],
  );

/** Locks a model's row. @returns its current version @throws AppError NOT_FOUND when it was deleted meanwhile */
export async function lockProjection(
  tx: WriteTransaction,
  id: string,
): Promise<{ version: number; name: string; inputs: unknown }> {
  const row = await tx.row<{ version: number; name: string; inputs: unknown }>(
    sql`select version, name, inputs from projection where id = ${id} for no key update`,
  );
  if (!row) throw notFound('Projection');
  return row;
}

/**
 * Notes that a scenario of a locked model changed. Times of a model grow with each change, so that readers see which of two
 * answers is the later one; the start of a transaction may be before the end of another one.
 */
export const touchProjection = (tx: WriteTransaction, id: string): Promise<unknown> =>
  tx.rows(sql`update projection set updated_at = clock_timestamp() where id = ${id}`);

/** Locks the viewer, so that models are counted one after the other. @throws AppError FORBIDDEN over their number */
export async function requireRoom(tx: WriteTransaction, viewer: string): Promise<void> {
  await tx.rows(sql`select from profile where id = ${viewer} for no key update`);
  const stored = await tx.row<{ count: number }>(
    sql`select count(*)::int as count from projection where owner_id = ${viewer}`,
  );
  const { projections } = projectionLimits;
  if (stored!.count >= projections) throw forbidden(`You can have up to ${projections} projections. Delete one first.`);
}

/** Stores what the viewer changed at a version, and drops what is too old to be named. */
export async function recordChange(
  tx: WriteTransaction,
  change: { id: string; version: number; actorId: string; paths: string[] },
): Promise<void> {
  const { id, version, actorId, paths } = change;
  await tx.rows(sql`
    insert into projection_change (projection_id, version, actor_id, paths)
    values (${id}, ${version}, ${actorId}, ${JSON.stringify(paths)}::jsonb)`);
  const { changes } = projectionLimits;
  await tx.rows(sql`
    delete from projection_change where projection_id = ${id} and (version <= ${version - changes} or changed_at < (
      select changed_at from projection_change where projection_id = ${id}
      order by changed_at desc offset ${changes - 1} limit 1))`);
}

/** What later versions changed, each path once, with the name of who changed it last unless the viewer can't see them. */
export const changesSince = (
  tx: WriteTransaction,
  id: string,
  version: number,
  viewer: string,
): Promise<{ path: string; actor: string | null; actorId: string | null }[]> =>
  tx.rows(sql`
    select distinct on (path) path, coalesce(nullif(p.display_name, ''), p.username) as actor, c.actor_id as "actorId"
    from projection_change c cross join (select ${viewer}::uuid as id) me cross join jsonb_array_elements_text(c.paths) path
    left join profile p on p.id = c.actor_id and p.id not in (${sql.raw(hiddenFrom('me.id'))})
    where c.projection_id = ${id} and c.version > ${version} and path not like 'scenarios.%'
    order by path, c.changed_at desc`);
