import type { Context } from '../../context';
import { check } from '../../core/check';
import { checkLinkInput } from './account.inputs';
import { deadUndoLink } from './deletion.service';
import { deadResetLink } from './password.service';
import { checkToken } from './token';

const refusals = { reset_password: deadResetLink, undo_deletion: deadUndoLink };

/**
 * Tells whether a mailed link can still be followed, before its page asks for anything. Changes nothing.
 * @throws AppError BAD_USER_INPUT naming `token`, RATE_LIMITED
 */
export async function checkLink(ctx: Context, input: unknown): Promise<void> {
  const { token, purpose } = check(checkLinkInput, input);
  await checkToken(ctx, token, purpose, refusals[purpose]());
}
