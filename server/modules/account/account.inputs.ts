import { dictionary } from '@zxcvbn-ts/language-common';
import * as v from 'valibot';
import { accountErrors, accountLimits, usernamePattern } from '../../../shared/contracts/account';
import { countGraphemes } from '../../../shared/graphemes';

const reservedUsernames = new Set(
  'about account admin administrator api app auth blog everyone funding graphql help home jobs login logout media messages me network news notifications null official pairion playground post privacy profile pythion root search security settings signup staff status support system team terms undefined user venturion www'.split(
    ' ',
  ),
);
const { username: usernameLimits, password: passwordLimits } = accountLimits;
const commonPasswords = new Set(dictionary['passwords-common']);

/** Bounds the cost of hashing. */
const maxPasswordBytes = passwordLimits.max * 10;

/** 3 to 30 of a-z, 0-9, _, and inner . or -. Trimmed and lowercased first. */
export const username = v.pipe(
  v.string('Enter a username.'),
  v.trim(),
  v.toLowerCase(),
  v.minLength(usernameLimits.min, accountErrors.usernameTooShort),
  v.maxLength(usernameLimits.max, accountErrors.usernameTooLong),
  v.regex(usernamePattern, accountErrors.usernameCharacters),
  v.check((name) => !reservedUsernames.has(name), 'This username isn’t available. Try another.'),
  v.description(
    `${usernameLimits.min} to ${usernameLimits.max} of a-z, 0-9, _, and inner . or -. Trimmed and lowercased.`,
  ),
);

const email = v.pipe(
  v.string('Enter your email.'),
  v.trim(),
  v.toLowerCase(),
  v.maxLength(254, 'Emails can have up to 254 characters.'),
  v.email(accountErrors.email),
  v.description('Email address; trimmed and lowercased.'),
);

/** 8 to 128 characters, not trimmed, and not a common password. */
const newPassword = v.pipe(
  v.string('Enter a password.'),
  v.maxLength(maxPasswordBytes, accountErrors.passwordTooLong),
  v.check((text) => countGraphemes(text, passwordLimits.min) >= passwordLimits.min, accountErrors.passwordTooShort),
  v.check(
    (text) =>
      Buffer.byteLength(text) <= maxPasswordBytes && countGraphemes(text, passwordLimits.max + 1) <= passwordLimits.max,
    accountErrors.passwordTooLong,
  ),
  v.check((text) => !commonPasswords.has(text.toLowerCase()), 'This password is too common. Choose another.'),
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
    v.string('Enter your username or email.'),
    v.trim(),
    v.toLowerCase(),
    v.minLength(1, 'Enter your username or email.'),
    v.maxLength(254, 'This is too long for a username or email.'),
    v.description('Username or email address.'),
  ),
  password: currentPassword('Enter your password.'),
});

export const checkEmailInput = v.object({ email });

export const changePasswordInput = v.object({
  currentPassword: currentPassword('Enter your current password.'),
  newPassword,
});

export const forgotPasswordInput = v.object({ email });

/** Token of an emailed link. */
const token = v.pipe(
  v.string('This link is incomplete. Open it again from the email.'),
  v.trim(),
  v.minLength(1, 'This link is incomplete. Open it again from the email.'),
  v.maxLength(200, 'This link isn’t valid.'),
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
