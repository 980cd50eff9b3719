/** What a new password needs, as the server judges it. */
export const passwordRules = '8 to 128 characters, and not one of the common ones.';
