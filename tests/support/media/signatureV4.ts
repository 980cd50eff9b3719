import { createHash, createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** What of a request its signature covers. */
export type SignedRequest = { method: string; url: string; headers: IncomingHttpHeaders };

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);

type Claim = {
  credential?: string | null;
  signedHeaders?: string | null;
  signature?: string | null;
  date?: string | null;
  expires: number;
};

/** The signature of a request: in the query of a signed URL or in the Authorization header. */
function readClaim({ headers, query }: { headers: IncomingHttpHeaders; query: URLSearchParams }): Claim {
  const inQuery = query.has('X-Amz-Signature');
  const header = Object.fromEntries(
    [...(headers.authorization ?? '').matchAll(/(\w+)=([^,\s]+)/g)].map(([, name, value]) => [name, value]),
  );
  return inQuery
    ? {
        credential: query.get('X-Amz-Credential'),
        signedHeaders: query.get('X-Amz-SignedHeaders'),
        signature: query.get('X-Amz-Signature'),
        date: query.get('X-Amz-Date'),
        expires: Number(query.get('X-Amz-Expires')),
      }
    : {
        credential: header.Credential,
        signedHeaders: header.SignedHeaders,
        signature: header.Signature,
        date: headers['x-amz-date'] as string | undefined,
        expires: 900,
      };
}

const parseTime = (date: string) =>
  Date.parse(date.replace(/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/, '$1-$2-$3T$4:$5:$6Z'));

/**
 * Checks a request as S3 does, by Signature Version 4 and from Amazon's description of it alone: s3rver takes every one.
 * @param now milliseconds since 1970
 * @returns why it is rejected, or undefined
 */
export function findSignatureError(
  { method, url, headers }: SignedRequest,
  secret: string,
  now = Date.now(),
): string | undefined {
  const [path, search] = url.split('?') as [string, string?];
  const query = new URLSearchParams(search);
  const { credential, signedHeaders, signature, date, expires } = readClaim({ headers, query });
  if (!credential || !signedHeaders || !signature || !date) return 'AccessDenied';
  if (now > parseTime(date) + expires * 1_000) return 'Request has expired';
  query.delete('X-Amz-Signature');
  const sortedQuery = [...query]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted()
    .join('&');
  const names = signedHeaders.split(';');
  const headerLines = names.map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`).join('');
  const canonical = [
    method,
    path,
    sortedQuery,
    headerLines,
    signedHeaders,
    headers['x-amz-content-sha256'] ?? 'UNSIGNED-PAYLOAD',
  ].join('\n');
  const scope = credential.split('/').slice(1);
  const text = ['AWS4-HMAC-SHA256', date, scope.join('/'), createHash('sha256').update(canonical).digest('hex')].join(
    '\n',
  );
  const key = scope.reduce<string | Buffer>((secretKey, part) => hmac(secretKey, part), `AWS4${secret}`);
  return hmac(key, text).toString('hex') === signature ? undefined : 'SignatureDoesNotMatch';
}
