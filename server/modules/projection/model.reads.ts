import { viewerId, type Context } from '../../context';
import { notFound } from '../../core/errors';
import { isId } from '../../core/validation';
import { jsonObject, statement, type FieldCase } from '../../database/read';
import { personVisible, viewerParameter } from '../../visibility/people';
import type { Projection, ProjectionChange, ProjectionShare } from './model.type';
import { projectionOwned, projectionVisible } from './projection.policy';
import { modelProjection, ownerJoin, scenarioProjection, shareProjection } from './projection.projection';
import { loadOwnProjection, loadProjection } from './projection.store';

/** Reads a model. @returns JSON text @throws AppError NOT_FOUND, also when it is hidden from the viewer */
export async function readProjectionJson(ctx: Context, id: string, fieldCase: FieldCase): Promise<string> {
  const viewer = viewerId(ctx);
  const query = statement(
    `projection_${fieldCase}`,
    () => `select ${jsonObject(modelProjection('model', fieldCase), fieldCase)}::text
           from projection model ${ownerJoin('model')} where model.id = $2::uuid and ${projectionVisible('model')}`,
  );
  const json = isId(id) ? await ctx.app.reader.value(query, [viewer, id]) : null;
  if (json === null) throw notFound('Projection');
  return json;
}

/** Reads a model for GraphQL. @throws AppError NOT_FOUND */
export const readProjection = async (ctx: Context, id: string): Promise<Projection> =>
  JSON.parse(await readProjectionJson(ctx, id, 'camel'));

/** Reads what the latest changes of a model touched, each path once, with who changed it last. @throws AppError NOT_FOUND */
export async function readChanges(ctx: Context, id: string): Promise<ProjectionChange[]> {
  const model = await loadProjection(ctx, id);
  const query = statement(
    'projection_changes',
    () => `select distinct on (path) path, coalesce(nullif(p.display_name, ''), p.username) as "actorName",
             coalesce(c.actor_id = ${viewerParameter}, false) as "isByViewer"
           from projection_change c cross join jsonb_array_elements_text(c.paths) path
           left join profile p on p.id = c.actor_id and ${personVisible('p.id')}
           where c.projection_id = $2::uuid order by path, c.changed_at desc`,
  );
  return ctx.app.reader.rows<ProjectionChange>(query, [viewerId(ctx), model.id]);
}

const shareRows = (share: string): string =>
  `projection_share ${share} join profile ${share}_person on ${share}_person.id = ${share}.person_id`;

/** Reads the shares of the viewer's own model. @returns JSON text @throws AppError NOT_FOUND, FORBIDDEN */
export async function readSharesJson(ctx: Context, id: string, fieldCase: FieldCase): Promise<string> {
  const model = await loadOwnProjection(ctx, id, 'see whom it is shared with');
  const query = statement(
    `projection_shares_${fieldCase}`,
    () => `select coalesce(json_agg(${jsonObject(shareProjection('share', fieldCase), fieldCase)} order by share.id), '[]')::text
           from ${shareRows('share')} where share.projection_id = $2 and ${personVisible('share.person_id')}`,
  );
  return (await ctx.app.reader.value(query, [viewerId(ctx), model.id]))!;
}

/** Reads the shares of the viewer's own model for GraphQL. @throws AppError NOT_FOUND, FORBIDDEN */
export const readShares = async (ctx: Context, id: string): Promise<ProjectionShare[]> =>
  JSON.parse(await readSharesJson(ctx, id, 'camel'));

/** Reads one share that the viewer made. @returns JSON text @throws AppError NOT_FOUND */
export async function readShareJson(ctx: Context, shareId: string, fieldCase: FieldCase): Promise<string> {
  const query = statement(
    `projection_share_${fieldCase}`,
    () => `select ${jsonObject(shareProjection('share', fieldCase), fieldCase)}::text
           from ${shareRows('share')} join projection model on model.id = share.projection_id
           where share.id = $2 and ${projectionOwned('model')} and ${personVisible('share.person_id')}`,
  );
  const json = await ctx.app.reader.value(query, [viewerId(ctx), shareId]);
  if (json === null) throw notFound('Share');
  return json;
}

/** Reads one scenario of a model. @returns JSON text @throws AppError NOT_FOUND */
export async function readScenarioJson(ctx: Context, id: string, key: string, fieldCase: FieldCase): Promise<string> {
  const model = await loadProjection(ctx, id);
  const query = statement(
    `projection_scenario_${fieldCase}`,
    () => `select ${jsonObject(scenarioProjection('one'), fieldCase)}::text
           from projection_scenario one where one.projection_id = $1 and one.key = $2`,
  );
  const json = await ctx.app.reader.value(query, [model.id, key]);
  if (json === null) throw notFound('Scenario');
  return json;
}
