import type { Context } from '../context';
import { viewerId } from '../context';
import { consumeQuota, type Quota } from '../database/quota';
import type { WriteTransaction } from '../database/write';

/** Likes of posts and comments, and reactions to messages, together. Each domain declares its other quotas. */
export const reactionQuota: Quota = {
  action: 'reaction',
  max: 3_000,
  hours: 3,
  limit: 'You can like or react up to 3,000 times every 3 hours.',
};

/** Bytes of posts, comments and jobs together, of texts with more than `longTextBytes`. */
export const longTextQuota: Quota = {
  action: 'long text',
  max: 200_000,
  hours: 1,
  limit: 'You can publish up to 200 kB of long texts per hour.',
};

/** As many as a post of 3,000 Latin letters has. */
const longTextBytes = 3_000;

/**
 * Counts one use of a limited action by the viewer. Called last in a transaction, see consumeQuota. Quotas are far above
 * ordinary use; an attack by one account meets them.
 * @throws AppError RATE_LIMITED with the seconds to wait
 */
export async function countUse(ctx: Context, tx: WriteTransaction, quota: Quota): Promise<void> {
  if (!ctx.skipsLimits) await consumeQuota(tx, { subject: viewerId(ctx), ...quota });
}

/**
 * Counts the bytes of a long text: twenty posts of 30 kB each would make a page of the feed slow for everybody. Called last
 * in a transaction, see consumeQuota.
 * @throws AppError RATE_LIMITED with the seconds to wait
 */
export async function countLongText(ctx: Context, tx: WriteTransaction, text: string): Promise<void> {
  const uses = Buffer.byteLength(text);
  if (uses > longTextBytes && !ctx.skipsLimits)
    await consumeQuota(tx, { subject: viewerId(ctx), ...longTextQuota, uses });
}
