import type { ComputedProjection } from '../../../shared/projection/compute';
import type { PresentedProjection } from '../../../shared/projection/present';
import { write, type Context } from '../../context';
import { notFound } from '../../core/errors';
import { countUse } from '../quotas';
import { computeJson } from './projection.engine';
import { computeQuota } from './projection.quotas';
import { loadProjection, loadScenarios } from './projection.store';

/**
 * Computes a stored model, or one of its scenarios.
 * @param scenario its key; the model itself when left out
 * @throws AppError NOT_FOUND for the model or the scenario, BAD_USER_INPUT for a scenario that no longer fits its model,
 *   RATE_LIMITED, UNAVAILABLE
 */
export async function computeResult(ctx: Context, id: string, scenario?: string | null): Promise<PresentedProjection> {
  const model = await loadProjection(ctx, id);
  const scenarios = scenario ? await loadScenarios(ctx, model.id) : [];
  const chosen = scenarios.find(({ key }) => key === scenario);
  if (scenario && !chosen) throw notFound('Scenario');
  await write(ctx, (tx) => countUse(ctx, tx, computeQuota));
  const request = { inputs: model.inputs, ...(chosen && { scenarios: { [chosen.key]: { patch: chosen.patch } } }) };
  const computed = JSON.parse(await computeJson(ctx, request)) as ComputedProjection;
  return chosen ? computed.scenarios[chosen.key]! : computed.base;
}
