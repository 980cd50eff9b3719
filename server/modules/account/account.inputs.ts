import { dictionary } from '@zxcvbn-ts/language-common';
import * as v from 'valibot';
import { countGraphemes } from '../../core/validation';

const reservedUsernames = new Set(
  'about account admin administrator api app auth blog everyone funding graphql help home jobs login logout media messages me network news notifications null official pairion playground post privacy profile pythion root search security settings signup staff status support system team terms undefined user venturion www'.split(
    ' ',
  ),
);
const commonPasswords = new Set(dictionary['passwords-common']);

/** 3 to 30 of a-z 0-9 _ with . or - inside; trimmed and lowercased first. */
export const username = v.pipe(
  v.string('Choose a username.'),
  v.trim(),
  v.toLowerCase(),
  v.minLength(3, 'A username has at least 3 characters.'),
  v.maxLength(30, 'A username has at most 30 characters.'),
  v.regex(/^[a-z0-9_](?:[a-z0-9_.-]*[a-z0-9_])?$/, 'A username has only a-z, 0-9 and _, with . or - inside.'),
  v.check((name) => !reservedUsernames.has(name), 'This username is reserved. Choose another.'),
);

export const email = v.pipe(
  v.string('Give an e-mail address.'),
  v.trim(),
  v.toLowerCase(),
  v.maxLength(254, 'An e-mail address has at most 254 characters.'),
  v.email('This is not an e-mail address.'),
);

/** 8 to 128 characters, as given, and not one of the passwords that are tried first. */
export const newPassword = v.pipe(
  v.string('Choose a password.'),
  v.check((text) => countGraphemes(text, 8) >= 8, 'A password has at least 8 characters.'),
  v.check(
    (text) => Buffer.byteLength(text) <= 1_280 && countGraphemes(text, 129) <= 128,
    'A password has at most 128 characters.',
  ),
  v.check(
    (text) => !commonPasswords.has(text.toLowerCase()),
    'This password is on every list of common ones. Choose another.',
  ),
);

/** A password to compare: any text, bounded so that hashing it is. */
const givenPassword = (message: string) =>
  v.pipe(v.string(message), v.minLength(1, message), v.maxLength(1_280, 'This password is too long.'));

export const registerInput = v.object({ email, username, password: newPassword });

/** Login takes the username, or the e-mail address in its place. */
export const loginInput = v.object({
  username: v.pipe(
    v.string('Give your username or e-mail address.'),
    v.trim(),
    v.toLowerCase(),
    v.minLength(1, 'Give your username or e-mail address.'),
    v.maxLength(254, 'This is too long for a username or an e-mail address.'),
  ),
  password: givenPassword('Give your password.'),
});

export const checkEmailInput = v.object({ email });

export const changePasswordInput = v.object({
  currentPassword: givenPassword('Give your current password.'),
  newPassword,
});

export const forgotPasswordInput = v.object({ email });

/** A token out of a mailed link. */
const token = v.pipe(
  v.string('The link is not complete. Open it again from the mail.'),
  v.trim(),
  v.minLength(1, 'The link is not complete. Open it again from the mail.'),
  v.maxLength(200, 'The link is not one of ours.'),
);

export const resetPasswordInput = v.object({ token, newPassword });

export const undoDeletionInput = v.object({ token });

const purposes = ['reset_password', 'undo_deletion'] as const;
export const checkLinkInput = v.object({
  token,
  purpose: v.picklist(purposes, `The purpose must be one of ${purposes.join(', ')}.`),
});
