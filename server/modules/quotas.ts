import type { Context } from '../context';
import { viewerId } from '../context';
import { consumeQuota } from '../database/quota';
import type { WriteTransaction } from '../database/write';

/** What one person may do within some hours. Far above ordinary use; an attack by one account meets them. */
const quotas = {
  post: { max: 300, hours: 3, limit: 'You can publish 300 posts in three hours.' },
  'post edit': { max: 300, hours: 3, limit: 'You can edit posts 300 times in three hours.' },
  comment: { max: 900, hours: 3, limit: 'You can write 900 comments in three hours.' },
  reaction: { max: 3_000, hours: 3, limit: 'You can react 3,000 times in three hours.' },
  message: { max: 3_000, hours: 3, limit: 'You can send 3,000 messages in three hours.' },
  'message edit': { max: 900, hours: 3, limit: 'You can edit messages 900 times in three hours.' },
  'message request': { max: 20, hours: 24, limit: 'You can write to 20 new people in a day.' },
  group: { max: 50, hours: 24, limit: 'You can start 50 groups in a day.' },
  'connection request': { max: 100, hours: 168, limit: 'You can send 100 connection requests in a week.' },
  follow: { max: 400, hours: 24, limit: 'You can follow 400 people in a day.' },
} as const;

/**
 * Counts one use of a limited action by the viewer. Called last in a transaction, see consumeQuota.
 * @throws AppError RATE_LIMITED with the seconds to wait
 */
export async function countUse(ctx: Context, tx: WriteTransaction, action: keyof typeof quotas): Promise<void> {
  if (!ctx.skipsLimits) await consumeQuota(tx, { subject: viewerId(ctx), action, ...quotas[action] });
}
