import type { Context } from '../../context';
import { viewerId, write } from '../../context';
import { validate } from '../../core/validation';
import { badInput } from '../../core/errors';
import { sql } from '../../database/write';
import { undoDeletionInput } from './account.inputs';
import { accountHidden } from './account.events';
import { clearSessionCookies, endAllSessions } from './session.service';
import { checkToken, revokeTokens, redeemToken } from './emailToken';
import { enqueue } from '../../queue/enqueue';

/**
 * Deletes the viewer's account: hides it and ends every session at once. Its data is erased after 14 days; until then an
 * emailed link undoes the deletion. Safe to repeat.
 */
export async function deleteAccount(ctx: Context): Promise<void> {
  const accountId = viewerId(ctx);
  const ended = await write(ctx, async (tx) => {
    const deleted = await tx.row(
      sql`update account set deleted_at = now() where id = ${accountId} and deleted_at is null returning id`,
    );
    if (!deleted) return [];
    await tx.rows(sql`update profile set hidden = true where id = ${accountId}`);
    await revokeTokens(tx, accountId, 'reset_password');
    tx.emit(accountHidden(accountId));
    await enqueue(tx, 'account.mailDeletion', { accountId });
    return endAllSessions(tx, accountId, 'account_deleted');
  });
  ctx.app.endedSessions.add(ended);
  clearSessionCookies(ctx);
}

/** Error of a link that was used or belongs to an erased account. */
export const invalidUndoLink = () => badInput({ token: 'This link was already used, or the account has been erased.' });

/**
 * Undoes a deletion with an emailed link and makes the account visible again. Its owner can sign in afterwards.
 * @throws AppError BAD_USER_INPUT naming `token`, RATE_LIMITED
 */
export async function undoDeletion(ctx: Context, input: unknown): Promise<void> {
  const { token } = validate(undoDeletionInput, input);
  await checkToken(ctx, token, 'undo_deletion', invalidUndoLink());
  await write(ctx, async (tx) => {
    const accountId = await redeemToken(tx, token, 'undo_deletion');
    if (!accountId) throw invalidUndoLink();
    await tx.rows(sql`update account set deleted_at = null where id = ${accountId}`);
    await tx.rows(sql`update profile set hidden = false where id = ${accountId}`);
  });
}
