import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signature of a method, a key and all query parameters. */
const createSignature = (secret: string, method: string, key: string, query: URLSearchParams): string =>
  createHmac('sha256', secret).update(`${method} ${key}?${query}`).digest('base64url');

/** Adds `expires`, in seconds since 1970, and `signature` to the query of a URL. @param seconds lifetime of the URL */
export function signQuery(
  secret: string,
  method: string,
  key: string,
  query: URLSearchParams,
  seconds: number,
): URLSearchParams {
  const signed = new URLSearchParams(query);
  signed.set('expires', String(Math.floor(Date.now() / 1_000) + seconds));
  signed.set('signature', createSignature(secret, method, key, signed));
  return signed;
}

/** Whether `signQuery` made this query for this method and key, and it has not expired. */
export function verifyQuery(secret: string, method: string, key: string, query: URLSearchParams): boolean {
  const unsigned = new URLSearchParams(query);
  unsigned.delete('signature');
  const [actual, expected] = [
    Buffer.from(query.get('signature') ?? ''),
    Buffer.from(createSignature(secret, method, key, unsigned)),
  ];
  return (
    actual.length === expected.length &&
    timingSafeEqual(actual, expected) &&
    Number(unsigned.get('expires')) * 1_000 > Date.now()
  );
}
