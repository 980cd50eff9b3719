import { dictionary } from '@zxcvbn-ts/language-common';
import * as v from 'valibot';
import { accountLimits } from '../../../shared/contracts/account';
import { countGraphemes } from '../../../shared/countGraphemes';

const reservedUsernames = new Set(
  'about account admin administrator api app auth blog everyone funding graphql help home jobs login logout media messages me network news notifications null official pairion playground post privacy profile pythion root search security settings signup staff status support system team terms undefined user venturion www'.split(
    ' ',
  ),
);
const { username: usernameLimits, password: passwordLimits } = accountLimits;
const commonPasswords = new Set(dictionary['passwords-common']);

/** Bounds the cost of hashing. */
const maxPasswordBytes = passwordLimits.max * 10;
const passwordTooLong = `A password has at most ${passwordLimits.max} characters.`;

/** 3 to 30 of a-z, 0-9, _, and inner . or -. Trimmed and lowercased first. */
export const username = v.pipe(
  v.string('Choose a username.'),
  v.trim(),
  v.toLowerCase(),
  v.minLength(usernameLimits.min, `A username has at least ${usernameLimits.min} characters.`),
  v.maxLength(usernameLimits.max, `A username has at most ${usernameLimits.max} characters.`),
  v.regex(/^[a-z0-9_](?:[a-z0-9_.-]*[a-z0-9_])?$/, 'A username has only a-z, 0-9 and _, with . or - inside.'),
  v.check((name) => !reservedUsernames.has(name), 'This username is reserved. Choose another.'),
  v.description(
    `${usernameLimits.min} to ${usernameLimits.max} of a-z, 0-9, _, and inner . or -. Trimmed and lowercased.`,
  ),
);

const email = v.pipe(
  v.string('Give an e-mail address.'),
  v.trim(),
  v.toLowerCase(),
  v.maxLength(254, 'An e-mail address has at most 254 characters.'),
  v.email('This is not an e-mail address.'),
  v.description('Email address; trimmed and lowercased.'),
);

/** 8 to 128 characters, not trimmed, and not a common password. */
const newPassword = v.pipe(
  v.string('Choose a password.'),
  v.maxLength(maxPasswordBytes, passwordTooLong),
  v.check(
    (text) => countGraphemes(text, passwordLimits.min) >= passwordLimits.min,
    `A password has at least ${passwordLimits.min} characters.`,
  ),
  v.check(
    (text) =>
      Buffer.byteLength(text) <= maxPasswordBytes && countGraphemes(text, passwordLimits.max + 1) <= passwordLimits.max,
    passwordTooLong,
  ),
  v.check(
    (text) => !commonPasswords.has(text.toLowerCase()),
    'This password is on every list of common ones. Choose another.',
  ),
  v.description(`${passwordLimits.min} to ${passwordLimits.max} characters, and not a common password.`),
);

/** A password to verify: any text, with a limit that bounds the cost of hashing. */
const currentPassword = (message: string) =>
  v.pipe(
    v.string(message),
    v.minLength(1, message),
    v.maxLength(maxPasswordBytes, 'This password is too long.'),
    v.description('The current password.'),
  );

export const registerInput = v.object({ email, username, password: newPassword });

/** `username` is the username or the email address. */
export const loginInput = v.object({
  username: v.pipe(
    v.string('Give your username or e-mail address.'),
    v.trim(),
    v.toLowerCase(),
    v.minLength(1, 'Give your username or e-mail address.'),
    v.maxLength(254, 'This is too long for a username or an e-mail address.'),
    v.description('Username or email address.'),
  ),
  password: currentPassword('Give your password.'),
});

export const checkEmailInput = v.object({ email });

export const changePasswordInput = v.object({
  currentPassword: currentPassword('Give your current password.'),
  newPassword,
});

export const forgotPasswordInput = v.object({ email });

/** Token of an emailed link. */
const token = v.pipe(
  v.string('The link is not complete. Open it again from the mail.'),
  v.trim(),
  v.minLength(1, 'The link is not complete. Open it again from the mail.'),
  v.maxLength(200, 'The link is not one of ours.'),
  v.description('Token of the emailed link.'),
);

export const resetPasswordInput = v.object({ token, newPassword });

export const undoDeletionInput = v.object({ token });

const purposes = ['reset_password', 'undo_deletion'] as const;
export const checkLinkInput = v.object({
  token,
  purpose: v.pipe(
    v.picklist(purposes, `The purpose must be one of ${purposes.join(', ')}.`),
    v.description('What the link is for.'),
  ),
});
