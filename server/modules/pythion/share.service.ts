import { pythionLimits } from '../../../shared/contracts/pythion';
import type { Context } from '../../context';
import { viewerId } from '../../context';
import { validate } from '../../core/validation';
import { addShare, removeShare, type Shareable } from '../shares';
import { analysisUnshared } from './pythion.events';
import { shareInput } from './pythion.inputs';
import { analysisShareQuota } from './pythion.quotas';
import { loadOwnAnalysis } from './pythion.store';

const analysisShares: Shareable = {
  table: 'analysis',
  name: 'Analysis',
  kind: 'analysis.shared',
  maxPeople: pythionLimits.people,
  limit: `You can share an analysis with up to ${pythionLimits.people} people. Use a link instead.`,
  quota: analysisShareQuota,
};

/**
 * Shares the viewer's own analysis with a person, or by a link for all signed-in people. An analysis has one link at most.
 * Sharing again returns the same share.
 * @returns the share's id, and whether it is new
 * @throws AppError NOT_FOUND for the analysis or the person, BAD_USER_INPUT naming `userId`, FORBIDDEN for others and over the
 *   number of people, RATE_LIMITED
 */
export async function shareAnalysis(ctx: Context, id: string, input: unknown): Promise<{ id: string; isNew: boolean }> {
  viewerId(ctx);
  const { userId } = validate(shareInput, input);
  const analysis = await loadOwnAnalysis(ctx, id, 'share it');
  return addShare(ctx, analysisShares, analysis.id, { personId: userId?.toLowerCase() ?? null });
}

/**
 * Revokes a share of the viewer's own analysis. Open pages lose their live channel and authorise again. Safe to repeat.
 * @throws AppError NOT_FOUND, FORBIDDEN
 */
export async function revokeShare(ctx: Context, id: string, shareId: string): Promise<void> {
  const viewer = viewerId(ctx);
  const analysis = await loadOwnAnalysis(ctx, id, 'change whom it is shared with');
  // Readers by link know the analysis by the id of the link.
  await removeShare(ctx, analysisShares, analysis.id, shareId, (share) =>
    analysisUnshared(share.personId === null ? share.id : analysis.id, viewer),
  );
}
