import { createSigner, createVerifier } from 'fast-jwt';

/** An access token lives this long; the client refreshes when under 5 minutes remain. */
export const accessTokenSeconds = 15 * 60;

type Claims = { sub: string; sid: string; exp: number };

type Speaker = Readonly<{ id: string; sessionId: string; expiresAt: Date }>;

/** Verified tokens are known by themselves: the verifier's own cache hashes each before it looks. */
const knownTokens = 2_000;

/** Signs and checks access tokens: HS256 only, subject is the person's id, `sid` the session. */
export function createAccessTokens(secret: string) {
  const sign = createSigner({ key: secret, algorithm: 'HS256', expiresIn: accessTokenSeconds * 1_000 });
  const verify = createVerifier({ key: secret, algorithms: ['HS256'], requiredClaims: ['sub', 'sid', 'exp'] });
  const known = new Map<string, Speaker>();
  return {
    sign: (accountId: string, sessionId: string): string => sign({ sub: accountId, sid: sessionId }),
    /** @returns who the token speaks for; null when it is missing, forged or expired */
    verify(token: string | undefined): Speaker | null {
      if (!token) return null;
      const verified = known.get(token);
      if (verified && verified.expiresAt.getTime() > Date.now()) return verified;
      try {
        const claims = verify(token) as Claims;
        const speaker = Object.freeze({
          id: claims.sub,
          sessionId: claims.sid,
          expiresAt: new Date(claims.exp * 1_000),
        });
        known.set(token, speaker);
        if (known.size > knownTokens) known.delete(known.keys().next().value!);
        return speaker;
      } catch {
        known.delete(token);
        return null;
      }
    },
  };
}

/** The token of an `Authorization: Bearer …` header. */
export const bearerToken = (header: string | undefined): string | undefined =>
  /^Bearer ([\w.-]+)$/i.exec(header ?? '')?.[1];
