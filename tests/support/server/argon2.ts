/**
 * Replaces @node-rs/argon2 in API tests, which sign up hundreds of people: the same algorithm at its least cost. The cost of
 * production is tested beside server/modules/account/password.ts.
 */
import { hash as hashAtCost } from '@node-rs/argon2/index.js';

export { verify } from '@node-rs/argon2/index.js';

export const hash = (password: string): Promise<string> => hashAtCost(password, { memoryCost: 8, timeCost: 1 });
