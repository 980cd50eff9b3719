import { accountLimits } from '../../../../shared/contracts/account';

const { min, max } = accountLimits.password;

/** Hint under fields for a new password. */
export const passwordRules = `${min} to ${max} characters, and not one of the common ones.`;
