import { accountLimits } from '../../../../shared/contracts/account';

const { min, max } = accountLimits.password;

/** Hint under fields for a new password. */
export const passwordRules = `${min} to ${max} characters. Avoid common passwords.`;
