import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs and verifies session ids for the cookie that browsers send with pictures. It is no access token. */
export function createPictureTokens(secret: string) {
  const signatureOf = (sessionId: string) => createHmac('sha256', secret).update(sessionId).digest('base64url');
  return {
    sign: (sessionId: string): string => `${sessionId}.${signatureOf(sessionId)}`,
    /** @returns the session's id; null when the token is missing or forged */
    verify(token: string | undefined): string | null {
      const [sessionId = '', signature = ''] = (token ?? '').split('.');
      const [actual, expected] = [Buffer.from(signature), Buffer.from(signatureOf(sessionId))];
      return actual.length === expected.length && timingSafeEqual(actual, expected) ? sessionId : null;
    },
  };
}
