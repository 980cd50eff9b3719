import { randomUUID } from 'node:crypto';
import { createSigner, createVerifier } from 'fast-jwt';

/** Lifetime of an access token; the client refreshes it when under 5 minutes remain. */
export const accessTokenSeconds = 15 * 60;

type Claims = { sub: string; sid: string; exp: number };

type TokenSubject = Readonly<{ id: string; sessionId: string; expiresAt: Date }>;

/** Size of the cache of verified tokens. The verifier's own cache would hash each token before the lookup. */
const maxCachedTokens = 2_000;

/** Signs and verifies access tokens: HS256 only, `sub` is the account's id, `sid` the session's. */
export function createAccessTokens(secret: string) {
  const sign = createSigner({ key: secret, algorithm: 'HS256', expiresIn: accessTokenSeconds * 1_000 });
  const verify = createVerifier({ key: secret, algorithms: ['HS256'], requiredClaims: ['sub', 'sid', 'exp'] });
  const cache = new Map<string, TokenSubject>();
  return {
    /** Every token differs, also from one of the same second: `jti` is random. */
    sign: (accountId: string, sessionId: string): string => sign({ sub: accountId, sid: sessionId, jti: randomUUID() }),
    /** @returns the token's account and session; null when it is missing, forged or expired */
    verify(token: string | undefined): TokenSubject | null {
      if (!token) return null;
      const cached = cache.get(token);
      if (cached && cached.expiresAt.getTime() > Date.now()) return cached;
      try {
        const claims = verify(token) as Claims;
        const subject = Object.freeze({
          id: claims.sub,
          sessionId: claims.sid,
          expiresAt: new Date(claims.exp * 1_000),
        });
        cache.set(token, subject);
        if (cache.size > maxCachedTokens) cache.delete(cache.keys().next().value!);
        return subject;
      } catch {
        cache.delete(token);
        return null;
      }
    },
  };
}

/** Whether an Authorization header has the scheme of access tokens, whatever the token. */
export const isBearer = (header: string | undefined): boolean => /^Bearer\b/i.test(header ?? '');

/** The token of an `Authorization: Bearer …` header. */
export const bearerToken = (header: string | undefined): string | undefined =>
  /^Bearer ([\w.-]+)$/i.exec(header ?? '')?.[1];
