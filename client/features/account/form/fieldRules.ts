import { accountLimits } from '../../../../shared/contracts/account';
import { countGraphemes } from '../../../../shared/countGraphemes';

const { username: usernameLimits, password: passwordLimits } = accountLimits;

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const usernamePattern = /^[a-z0-9_](?:[a-z0-9_.-]*[a-z0-9_])?$/;

/** Returns the error of a value, if it has one. The server validates the same again, and more. */
export type FieldRule = (value: string) => string | undefined;

export const emailRule: FieldRule = (value) =>
  emailPattern.test(value.trim()) ? undefined : 'Enter an email address, such as name@example.com.';

export const usernameRule: FieldRule = (value) => {
  const name = value.trim().toLowerCase();
  if (name.length < usernameLimits.min) return `A username has at least ${usernameLimits.min} characters.`;
  if (name.length > usernameLimits.max) return `A username has at most ${usernameLimits.max} characters.`;
  return usernamePattern.test(name) ? undefined : 'A username has only a-z, 0-9 and _, with . or - inside.';
};

export const newPasswordRule: FieldRule = (value) => {
  const length = countGraphemes(value, passwordLimits.max + 1);
  if (length < passwordLimits.min) return `A password has at least ${passwordLimits.min} characters.`;
  return length > passwordLimits.max ? `A password has at most ${passwordLimits.max} characters.` : undefined;
};
