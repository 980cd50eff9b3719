import { accountErrors, accountLimits, usernamePattern } from '../../../../shared/contracts/account';
import { countGraphemes } from '../../../../shared/graphemes';

const { username: usernameLimits, password: passwordLimits } = accountLimits;

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Returns the error of a value, if it has one. The server validates the same again, and more. */
export type FieldRule = (value: string) => string | undefined;

export const emailRule: FieldRule = (value) => (emailPattern.test(value.trim()) ? undefined : accountErrors.email);

export const usernameRule: FieldRule = (value) => {
  const name = value.trim().toLowerCase();
  if (name.length < usernameLimits.min) return accountErrors.usernameTooShort;
  if (name.length > usernameLimits.max) return accountErrors.usernameTooLong;
  return usernamePattern.test(name) ? undefined : accountErrors.usernameCharacters;
};

export const newPasswordRule: FieldRule = (value) => {
  const length = countGraphemes(value, passwordLimits.max + 1);
  if (length < passwordLimits.min) return accountErrors.passwordTooShort;
  return length > passwordLimits.max ? accountErrors.passwordTooLong : undefined;
};
