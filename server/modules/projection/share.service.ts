import { projectionLimits } from '../../../shared/contracts/projection';
import { viewerId, type Context } from '../../context';
import { validate } from '../../core/validation';
import { addShare, removeShare, type Shareable } from '../shares';
import { projectionChanged, projectionUnshared } from './projection.events';
import { projectionShareInput } from './projection.inputs';
import { shareQuota } from './projection.quotas';
import { loadOwnProjection } from './projection.store';

const projectionShares: Shareable = {
  table: 'projection',
  name: 'Projection',
  kind: 'projection.shared',
  maxPeople: projectionLimits.people,
  limit: `You can share a projection with up to ${projectionLimits.people} people.`,
  quota: shareQuota,
};

/**
 * Shares the viewer's own model with a person, to read or to edit. Sharing again returns the same share with the latest right.
 * @returns the share's id, and whether it is new
 * @throws AppError NOT_FOUND for the model or the person, BAD_USER_INPUT naming `userId`, FORBIDDEN, RATE_LIMITED
 */
export async function shareProjection(
  ctx: Context,
  id: string,
  input: unknown,
): Promise<{ id: string; isNew: boolean }> {
  const viewer = viewerId(ctx);
  const { userId, canEdit } = validate(projectionShareInput, input);
  const model = await loadOwnProjection(ctx, id, 'share it');
  const target = { personId: userId.toLowerCase(), canEdit: canEdit ?? false };
  return addShare(ctx, projectionShares, model.id, target, () => projectionChanged(model.id, model.version, viewer));
}

/** Revokes a share of the viewer's own model. Open pages authorise again. Safe to repeat. @throws AppError NOT_FOUND, FORBIDDEN */
export async function revokeProjectionShare(ctx: Context, id: string, shareId: string): Promise<void> {
  const viewer = viewerId(ctx);
  const model = await loadOwnProjection(ctx, id, 'change whom it is shared with');
  await removeShare(ctx, projectionShares, model.id, shareId, () => projectionUnshared(model.id, viewer));
}
