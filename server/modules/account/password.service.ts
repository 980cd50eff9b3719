import type { Context } from '../../context';
import { viewerId, write } from '../../context';
import { validate } from '../../core/validation';
import { badInput, unauthenticated } from '../../core/errors';
import { statement } from '../../database/read';
import { sql, type WriteTransaction } from '../../database/write';
import { changePasswordInput, forgotPasswordInput, resetPasswordInput } from './account.inputs';
import { hashPassword, matchesPassword } from './password';
import { endAllSessions } from './session.service';
import {
  clearCurrentPassword,
  countCurrentPassword,
  countPasswordChange,
  countRequestedMail,
  deleteOldAttempts,
} from './throttle';
import { checkToken, revokeTokens, redeemToken } from './emailToken';
import { enqueue } from '../../queue/enqueue';

/** Stores a new password, revokes reset links, ends sessions and emails the owner. @returns ids of the ended sessions */
async function setPassword(
  tx: WriteTransaction,
  accountId: string,
  passwordHash: string,
  exceptSessionId: string | null,
): Promise<string[]> {
  await tx.rows(
    sql`update account set password_hash = ${passwordHash}, password_changed_at = now() where id = ${accountId}`,
  );
  await revokeTokens(tx, accountId, 'reset_password');
  await enqueue(tx, 'account.mailPasswordChanged', { accountId });
  return endAllSessions(tx, accountId, 'password_changed', exceptSessionId);
}

/**
 * Changes the viewer's password and ends every other session.
 * @throws AppError BAD_USER_INPUT naming `currentPassword` or `newPassword`, RATE_LIMITED
 */
export async function changePassword(ctx: Context, input: unknown): Promise<void> {
  const accountId = viewerId(ctx);
  const { currentPassword, newPassword } = validate(changePasswordInput, input);
  await countCurrentPassword(ctx, accountId);
  const passwordHash = await ctx.app.reader.value(
    statement('account_password', () => 'select password_hash from account where id = $1'),
    [accountId],
  );
  if (passwordHash === null) throw unauthenticated();
  if (!(await matchesPassword(passwordHash, currentPassword))) throw wrongPassword();
  await clearCurrentPassword(ctx, accountId);
  if (newPassword === currentPassword)
    throw badInput({ newPassword: 'This is already your password. Choose a different one.' });
  await countPasswordChange(ctx, accountId);
  const newHash = await hashPassword(newPassword);
  const ended = await write(ctx, async (tx) => {
    // Of two concurrent changes, only the first finds the verified password unchanged.
    const unchanged = await tx.row(
      sql`select id from account where id = ${accountId} and password_hash = ${passwordHash} for no key update`,
    );
    if (!unchanged) throw wrongPassword();
    return setPassword(tx, accountId, newHash, ctx.viewer!.sessionId);
  });
  ctx.app.endedSessions.add(ended);
}

const wrongPassword = () => badInput({ currentPassword: 'Your current password is incorrect.' });

/**
 * Emails a link to reset the password if an account has this address. The job looks the address up, so the response does
 * not reveal whether the account exists.
 * @throws AppError BAD_USER_INPUT naming `email`, RATE_LIMITED
 */
export async function requestPasswordReset(ctx: Context, input: unknown): Promise<void> {
  const { email } = validate(forgotPasswordInput, input);
  await countRequestedMail(ctx, email);
  await write(ctx, (tx) => enqueue(tx, 'account.mailPasswordReset', { email }, { key: `reset ${email}` }));
}

/** Error of a used, expired or unknown link to reset the password. */
export const invalidResetLink = () =>
  badInput({ token: 'This link was already used or has expired. Request a new one.' });

/**
 * Sets a new password with an emailed link and ends every session.
 * @throws AppError BAD_USER_INPUT naming `token` or `newPassword`, RATE_LIMITED
 */
export async function resetPassword(ctx: Context, input: unknown): Promise<void> {
  const { token, newPassword } = validate(resetPasswordInput, input);
  await checkToken(ctx, token, 'reset_password', invalidResetLink());
  const passwordHash = await hashPassword(newPassword);
  const ended = await write(ctx, async (tx) => {
    const accountId = await redeemToken(tx, token, 'reset_password');
    const account =
      accountId &&
      (await tx.row(sql`select id from account where id = ${accountId} and deleted_at is null for no key update`));
    if (!account) throw invalidResetLink();
    await deleteOldAttempts(tx, accountId);
    return setPassword(tx, accountId, passwordHash, null);
  });
  ctx.app.endedSessions.add(ended);
}
