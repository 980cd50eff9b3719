import { openAsBlob } from 'node:fs';
import { PassThrough, Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import type { Config } from '../core/config';
import { isPublicKey, signedSeconds, storageDown, type Store } from './store';

type S3 = NonNullable<Config['s3']>;

/** A call without an answer for this long has failed: sooner than our own callers give up. */
const timeoutMs = 8_000;

/** How long so many bytes may take on a line of half a megabyte a second. */
const transferMs = (bytes: number) => timeoutMs + Math.ceil(bytes / 500);

/** The longest that a file may take to arrive. */
const readMs = 60_000;

const lengthOf = ({ headers }: Response): number => Number(headers.get('content-length'));

/** A body as a stream: where it is cut off or takes too long, it says so as every other failure of the storage does. */
function streamOf({ body }: Response): Readable {
  const source = Readable.fromWeb(body as ReadableStream);
  const stream = new PassThrough();
  const tooLate = setTimeout(() => source.destroy(new Error('the storage sends too slowly')), readMs);
  source.on('error', (cause) => stream.destroy(storageDown(cause))).pipe(stream);
  stream.on('close', () => {
    clearTimeout(tooLate);
    source.destroy();
  });
  return stream;
}

/** `ms` is the longest time until the storage begins to answer. */
type Asked = { body?: Blob | Buffer<ArrayBuffer>; headers?: Record<string, string>; ms?: number };

/** Files in a bucket of an S3-compatible service, such as R2. Pictures come from S3_PUBLIC_URL, or through us under /media. */
export function createS3Store({ endpoint, bucket, accessKeyId, secretAccessKey, region, publicUrl }: S3): Store {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
  const addressOf = (key: string) => `${endpoint}/${bucket}/${key}`;

  /**
   * Asks the storage, and once more when it stumbles. Signed and sent in two steps, because the time-out of a request made
   * of another request is lost when the first one is thrown away.
   */
  async function call(method: string, key: string, { body, headers, ms = timeoutMs }: Asked): Promise<Response> {
    for (let tries = 1; ; tries++) {
      const silence = new AbortController();
      const tooLate = setTimeout(() => silence.abort(new Error('the storage does not answer')), ms);
      try {
        const answer = await fetch(await client.sign(addressOf(key), { method, body, headers }), {
          signal: silence.signal,
        });
        if (answer.status < 500 || tries === 2) return answer;
        await answer.body?.cancel();
      } catch (cause) {
        throw storageDown(cause);
      } finally {
        clearTimeout(tooLate);
      }
    }
  }

  /** @returns null for a file that is not there; where the whole bucket is missing, nobody knows what was there */
  async function ask(method: string, key: string, asked: Asked = {}): Promise<Response | null> {
    const answer = await call(method, key, asked);
    if (answer.ok) return answer;
    await answer.body?.cancel();
    const isMissing = answer.status === 404 && method !== 'PUT' && (await call('HEAD', '', {})).status !== 404;
    if (isMissing) return null;
    throw storageDown(new Error(`${method} ${bucket}/${key}: the storage answered ${answer.status}`));
  }

  async function put(key: string, body: Blob | Buffer<ArrayBuffer>, bytes: number, type: string): Promise<void> {
    const headers = {
      'content-type': type,
      ...(isPublicKey(key) && { 'cache-control': 'public, max-age=31536000, immutable' }),
    };
    const answer = await ask('PUT', key, { body, headers, ms: transferMs(bytes) });
    await answer?.body?.cancel();
  }

  async function presign(
    method: string,
    key: string,
    query: Record<string, string>,
    headers?: Record<string, string>,
  ): Promise<string> {
    const url = new URL(addressOf(key));
    url.search = new URLSearchParams({ 'X-Amz-Expires': String(signedSeconds), ...query }).toString();
    return (await client.sign(url.href, { method, headers, aws: { signQuery: true, allHeaders: true } })).url;
  }

  return {
    put: (key, data, type) => put(key, data as Buffer<ArrayBuffer>, data.length, type),
    async putFile(key, path, type) {
      const file = await openAsBlob(path);
      await put(key, file, file.size, type);
    },
    async open(key) {
      // As it is, not packed: its length is passed on.
      const answer = await ask('GET', key, { headers: { 'accept-encoding': 'identity' } });
      return answer && { bytes: lengthOf(answer), stream: streamOf(answer) };
    },
    async size(key) {
      const answer = await ask('HEAD', key);
      return answer && lengthOf(answer);
    },
    async remove(key) {
      await (await ask('DELETE', key))?.body?.cancel();
    },
    urlOf: (key) => `${publicUrl ?? '/media'}/${key}`,
    uploadUrl: (key, { type, bytes }) =>
      presign(
        'PUT',
        key,
        {},
        { 'content-type': type, ...(bytes !== undefined && { 'content-length': String(bytes) }) },
      ),
    downloadUrl: (key, { filename }) =>
      presign('GET', key, { 'response-content-disposition': `attachment; filename="${filename}"` }),
    origins: { uploads: new URL(endpoint).origin, pictures: publicUrl && new URL(publicUrl).origin },
  };
}
