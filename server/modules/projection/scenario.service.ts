import { projectionLimits } from '../../../shared/contracts/projection';
import { changedPaths } from '../../../shared/projection/changes';
import { parseScenario } from '../../../shared/projection/compute';
import { viewerId, write, type Context } from '../../context';
import { conflict, forbidden, invalidInput, notFound } from '../../core/errors';
import { validate } from '../../core/validation';
import { sql } from '../../database/write';
import { countUse } from '../quotas';
import { requireStorable } from './model.service';
import { projectionChanged } from './projection.events';
import { scenarioInput, scenarioKey } from './projection.inputs';
import { editQuota } from './projection.quotas';
import { loadEditableProjection, lockProjection, recordChange, touchProjection } from './projection.store';
import * as v from 'valibot';

const keyInput = v.object({ key: scenarioKey });

/**
 * Creates or changes a scenario of a model. Its patch must give valid inputs over those of the model.
 * @returns whether it is new
 * @throws AppError NOT_FOUND, FORBIDDEN for readers and over the number of scenarios, BAD_USER_INPUT, CONFLICT when it was
 *   changed since the version that was read, RATE_LIMITED
 */
export async function setScenario(ctx: Context, id: string, key: string, input: unknown): Promise<boolean> {
  const { name, patch, version } = validate(scenarioInput, input);
  validate(keyInput, { key });
  const model = await loadEditableProjection(ctx, id);
  const parsed = parseScenario(model.inputs, patch, 'patch');
  if (!parsed.ok) throw invalidInput(parsed.issues);
  const json = requireStorable(patch, 'patch');
  const viewer = viewerId(ctx);
  return write(ctx, async (tx) => {
    const current = await lockProjection(tx, model.id);
    const scenarios = await tx.rows<{ key: string; version: number; name: string; patch: unknown }>(
      sql`select key, version, name, patch from projection_scenario where projection_id = ${model.id}`,
    );
    const existing = scenarios.find((scenario) => scenario.key === key);
    if ((existing?.version ?? null) !== (version ?? null))
      throw conflict({
        version: existing ? 'This scenario was changed meanwhile.' : 'This scenario was deleted meanwhile.',
      });
    if (!existing && scenarios.length >= projectionLimits.scenarios)
      throw forbidden(`A projection can have up to ${projectionLimits.scenarios} scenarios. Delete one first.`);
    await tx.rows(sql`
      insert into projection_scenario (projection_id, key, name, patch) values (${model.id}, ${key}, ${name}, ${json}::jsonb)
      on conflict (projection_id, key) do update set name = excluded.name, patch = excluded.patch,
        version = projection_scenario.version + 1, updated_at = now()`);
    const within = existing ? changedPaths({ name: existing.name, patch: existing.patch }, { name, patch }) : [];
    const paths = existing ? within.map((path) => `scenarios.${key}.${path}`) : [`scenarios.${key}`];
    await recordChange(tx, { id: model.id, version: current.version, actorId: viewer, paths });
    await touchProjection(tx, model.id);
    tx.emit(projectionChanged(model.id, current.version, viewer));
    await countUse(ctx, tx, editQuota);
    return !existing;
  });
}

/** Deletes a scenario. @throws AppError NOT_FOUND, FORBIDDEN for readers */
export async function deleteScenario(ctx: Context, id: string, key: string): Promise<void> {
  const model = await loadEditableProjection(ctx, id);
  const viewer = viewerId(ctx);
  await write(ctx, async (tx) => {
    const current = await lockProjection(tx, model.id);
    const deleted = await tx.row(
      sql`delete from projection_scenario where projection_id = ${model.id} and key = ${key} returning key`,
    );
    if (!deleted) throw notFound('Scenario');
    const paths = [`scenarios.${key}`];
    await recordChange(tx, { id: model.id, version: current.version, actorId: viewer, paths });
    await touchProjection(tx, model.id);
    tx.emit(projectionChanged(model.id, current.version, viewer));
  });
}
