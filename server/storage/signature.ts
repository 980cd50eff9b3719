import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs what an address allows: its method, its key, and all of its query. */
const signatureOf = (secret: string, method: string, key: string, query: URLSearchParams): string =>
  createHmac('sha256', secret).update(`${method} ${key}?${query}`).digest('base64url');

/** Adds `expires`, in seconds since 1970, and `signature` to the query of an address. */
export function signQuery(
  secret: string,
  method: string,
  key: string,
  query: URLSearchParams,
  seconds: number,
): URLSearchParams {
  const signed = new URLSearchParams(query);
  signed.set('expires', String(Math.floor(Date.now() / 1_000) + seconds));
  signed.set('signature', signatureOf(secret, method, key, signed));
  return signed;
}

/** Whether a query is one that signQuery made for this method and key, and still holds. */
export function verifyQuery(secret: string, method: string, key: string, query: URLSearchParams): boolean {
  const asked = new URLSearchParams(query);
  asked.delete('signature');
  const [given, due] = [
    Buffer.from(query.get('signature') ?? ''),
    Buffer.from(signatureOf(secret, method, key, asked)),
  ];
  return (
    given.length === due.length && timingSafeEqual(given, due) && Number(asked.get('expires')) * 1_000 > Date.now()
  );
}
