import { viewerId, write, type Context } from '../../context';
import { countUse } from '../quotas';
import { computeJson } from './projection.engine';
import { computeQuota } from './projection.quotas';

/** What `POST /projections/compute` takes. The engine validates it, because its issues have paths and codes. */
export type ComputeInput = { inputs?: unknown; scenarios?: unknown; monteCarlo?: unknown };

/**
 * Computes a projection and stores nothing.
 * @returns {base, scenarios, sensitivity, monteCarlo} as JSON text
 * @throws AppError BAD_USER_INPUT with everything that is wrong, RATE_LIMITED, UNAVAILABLE
 */
export async function computeProjection(ctx: Context, input: ComputeInput): Promise<string> {
  viewerId(ctx);
  await write(ctx, (tx) => countUse(ctx, tx, computeQuota));
  return computeJson(ctx, input);
}
