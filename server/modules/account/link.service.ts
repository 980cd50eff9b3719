import type { Context } from '../../context';
import { validate } from '../../core/validation';
import { checkLinkInput } from './account.inputs';
import { invalidUndoLink } from './deletion.service';
import { invalidResetLink } from './password.service';
import { checkToken } from './emailToken';

const errors = { reset_password: invalidResetLink, undo_deletion: invalidUndoLink };

/**
 * Checks that an emailed link is valid, before its page shows a form. Changes nothing.
 * @throws AppError BAD_USER_INPUT naming `token`, RATE_LIMITED
 */
export async function checkLink(ctx: Context, input: unknown): Promise<void> {
  const { token, purpose } = validate(checkLinkInput, input);
  await checkToken(ctx, token, purpose, errors[purpose]());
}
