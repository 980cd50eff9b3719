import { projectionLimits } from '../../../shared/contracts/projection';
import { changedPaths } from '../../../shared/projection/changes';
import { parseInputs } from '../../../shared/projection/parse';
import { viewerId, write, type Context } from '../../context';
import { AppError, badInput, invalidInput, notFound } from '../../core/errors';
import { newId } from '../../core/ids';
import { validate } from '../../core/validation';
import { claimIdempotencyKey } from '../../database/idempotency';
import { sql, type WriteTransaction } from '../../database/write';
import { countUse } from '../quotas';
import { projectionChanged, projectionDeleted } from './projection.events';
import { createInput, duplicateInput, updateInput } from './projection.inputs';
import { editQuota } from './projection.quotas';
import {
  changesSince,
  loadEditableProjection,
  loadOwnProjection,
  loadProjection,
  lockProjection,
  recordChange,
  requireRoom,
} from './projection.store';

/** @throws AppError BAD_USER_INPUT with everything that is wrong with the inputs, or when they are too large */
function requireValid(inputs: Record<string, unknown>): string {
  const parsed = parseInputs(inputs);
  if (!parsed.ok) throw invalidInput(parsed.issues);
  return requireStorable(inputs, 'inputs');
}

/** NUL and lone surrogates as JSON writes them: a backslash that isn't escaped itself, and the code. */
const unsupported = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/;

const documentLabels = { inputs: 'The inputs', patch: 'The changes of a scenario' };

/** A document's JSON text. @throws AppError BAD_USER_INPUT naming the field when the database can't store it or it is too large */
export function requireStorable(document: object, field: 'inputs' | 'patch'): string {
  const json = JSON.stringify(document);
  if (unsupported.test(json)) throw badInput({ [field]: `${documentLabels[field]} contain an unsupported character.` });
  const { inputBytes } = projectionLimits;
  if (Buffer.byteLength(json) > inputBytes)
    throw badInput({ [field]: `${documentLabels[field]} can have at most ${inputBytes.toLocaleString('en')} bytes.` });
  return json;
}

/**
 * Stores a model. A repeated call with the same Idempotency-Key returns the first one.
 * @returns its id
 * @throws AppError BAD_USER_INPUT, FORBIDDEN over the number of models, RATE_LIMITED
 */
export async function createProjection(ctx: Context, input: unknown): Promise<string> {
  viewerId(ctx);
  const { name, inputs } = validate(createInput, input);
  const json = requireValid(inputs);
  return insert(ctx, 'createProjection', async (tx, id, owner) => {
    await tx.rows(
      sql`insert into projection (id, owner_id, name, inputs) values (${id}, ${owner}, ${name}, ${json}::jsonb)`,
    );
  });
}

/**
 * Copies a model that the viewer may see, with its scenarios, as the viewer's own.
 * @returns the copy's id
 * @throws AppError NOT_FOUND, FORBIDDEN over the number of models, RATE_LIMITED
 */
export async function duplicateProjection(ctx: Context, id: string, input: unknown): Promise<string> {
  const { name } = validate(duplicateInput, input);
  const model = await loadProjection(ctx, id);
  return insert(ctx, 'duplicateProjection', async (tx, copyId, owner) => {
    await tx.rows(sql`
      insert into projection (id, owner_id, name, inputs)
      select ${copyId}, ${owner}, ${name ?? copyName(model.name)}, inputs from projection where id = ${model.id}`);
    await tx.rows(sql`
      insert into projection_scenario (projection_id, key, name, patch)
      select ${copyId}, key, name, patch from projection_scenario where projection_id = ${model.id}`);
  });
}

/** "Plan (copy)", within the length of a name. */
const copyName = (name: string): string => `${name.slice(0, projectionLimits.name - 7).trim()} (copy)`;

async function insert(
  ctx: Context,
  operation: string,
  store: (tx: WriteTransaction, id: string, owner: string) => Promise<unknown>,
): Promise<string> {
  const viewer = viewerId(ctx);
  return write(ctx, async (tx) => {
    const { idempotencyKey: key } = ctx;
    const { id, isNew } = await claimIdempotencyKey(tx, { accountId: viewer, key, operation, subjectId: newId() });
    if (!isNew) return id;
    await requireRoom(tx, viewer);
    await store(tx, id, viewer);
    await countUse(ctx, tx, editQuota);
    return id;
  });
}

/**
 * Changes name or inputs of a model. What is left out stays.
 * @throws AppError NOT_FOUND, FORBIDDEN for readers, BAD_USER_INPUT, CONFLICT naming what changed since the version that was
 *   read, RATE_LIMITED
 */
export async function updateProjection(ctx: Context, id: string, input: unknown): Promise<void> {
  const { version, name, inputs } = validate(updateInput, input);
  const model = await loadEditableProjection(ctx, id);
  const viewer = viewerId(ctx);
  const json = inputs ? requireValid(inputs) : null;
  await write(ctx, async (tx) => {
    const current = await lockProjection(tx, model.id);
    if (current.version !== version) throw await conflictOf(tx, model.id, version, viewer);
    const paths = [
      ...(name && name !== current.name ? ['name'] : []),
      ...(inputs ? changedPaths(current.inputs, inputs).map((path) => `inputs.${path}`) : []),
    ];
    if (paths.length === 0) return;
    await tx.rows(sql`
      update projection set name = ${name ?? current.name}, inputs = coalesce(${json}::jsonb, inputs), version = version + 1,
        updated_at = clock_timestamp() where id = ${model.id}`);
    await recordChange(tx, { id: model.id, version: version + 1, actorId: viewer, paths });
    tx.emit(projectionChanged(model.id, version + 1, viewer));
    await countUse(ctx, tx, editQuota);
  });
}

/** The conflict of a version that is no longer the latest. It names each path that changed, and who changed it. */
async function conflictOf(tx: WriteTransaction, id: string, version: number, viewer: string): Promise<AppError> {
  const changes = await changesSince(tx, id, version, viewer);
  const issues = changes.map(({ path, actor, actorId }) => ({
    path,
    code: 'CHANGED',
    message: `${path} was changed by ${actorId === viewer ? 'you in another tab' : (actor ?? 'someone else')}.`,
  }));
  return new AppError('CONFLICT', 'This projection was changed meanwhile.', {
    issues: issues.length > 0 ? issues : [{ path: '', code: 'CHANGED', message: 'This projection was changed.' }],
  });
}

/** Sets whether the viewer's own model is archived. Safe to repeat. @throws AppError NOT_FOUND, FORBIDDEN */
export async function setArchived(ctx: Context, id: string, isArchived: boolean): Promise<void> {
  const model = await loadOwnProjection(ctx, id, 'archive it');
  await write(ctx, async (tx) => {
    const changed = await tx.row<{ version: number }>(sql`
      update projection set is_archived = ${isArchived} where id = ${model.id} and is_archived <> ${isArchived} returning version`);
    if (changed) tx.emit(projectionChanged(model.id, changed.version, model.ownerId));
  });
}

/** Deletes the viewer's own model with scenarios, actuals and shares. @returns its id @throws AppError NOT_FOUND, FORBIDDEN */
export async function deleteProjection(ctx: Context, id: string): Promise<string> {
  const model = await loadOwnProjection(ctx, id, 'delete it');
  await write(ctx, async (tx) => {
    const deleted = await tx.row(sql`delete from projection where id = ${model.id} returning id`);
    if (!deleted) throw notFound('Projection');
    tx.emit(projectionDeleted(model.id, model.ownerId));
  });
  return model.id;
}
