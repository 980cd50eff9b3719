import { hash, verify } from '@node-rs/argon2';

/** Hashes with argon2id and the library's defaults, which follow OWASP: 19 MiB, 2 passes. */
export const hashPassword = (password: string): Promise<string> => hash(password);

let decoyHash: Promise<string> | undefined;

/** Verifies a password. An unknown account (null) takes as long as a known one. */
export async function matchesPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await (decoyHash ??= hash('no account has this password'))), password);
  return matches && passwordHash !== null;
}
