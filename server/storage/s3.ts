import { openAsBlob } from 'node:fs';
import { PassThrough, Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import type { Config } from '../core/config';
import type { OwnUrls } from './ownUrls';
import { isPublicKey, signedUrlSeconds, storageUnavailable, type Store } from './store';

type S3 = NonNullable<Config['s3']>;

/** Time until the response headers arrive. Shorter than the time-outs of our own clients. */
const timeoutMs = 8_000;

/** Time-out of an upload, at half a megabyte per second. */
const uploadTimeoutMs = (bytes: number) => timeoutMs + Math.ceil(bytes / 500);

/** Time-out of a whole download. */
const downloadTimeoutMs = 60_000;

const contentLength = ({ headers }: Response): number => Number(headers.get('content-length'));

/** Converts a response body to a stream. It fails with AppError UNAVAILABLE when it is cut off or times out. */
function toStream({ body }: Response): Readable {
  const source = Readable.fromWeb(body as ReadableStream);
  const stream = new PassThrough();
  const timeout = setTimeout(
    () => source.destroy(new Error('the download from the storage timed out')),
    downloadTimeoutMs,
  );
  source.on('error', (cause) => stream.destroy(storageUnavailable(cause))).pipe(stream);
  stream.on('close', () => {
    clearTimeout(timeout);
    source.destroy();
  });
  return stream;
}

/** A picture of a public post is cached only shortly: the post can become private. */
const publicCaching = (key: string) =>
  key.startsWith('posts/') ? 'public, max-age=600' : 'public, max-age=31536000, immutable';

/** `ms` is the time-out until the response headers arrive. */
type RequestOptions = { body?: Blob | Buffer<ArrayBuffer>; headers?: Record<string, string>; ms?: number };

/** File store in a bucket of an S3-compatible service. Pictures are served from S3_PUBLIC_URL, or by this server under /media. */
export function createS3Store(
  { endpoint, bucket, accessKeyId, secretAccessKey, region, publicUrl }: S3,
  ownUrls: OwnUrls,
): Store {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
  const objectUrl = (key: string) => `${endpoint}/${bucket}/${key}`;

  /**
   * Sends a request, and retries once after a server error. Signs and sends in two steps: a Request made from another
   * Request loses its abort signal when the first one is garbage-collected.
   */
  async function send(
    method: string,
    key: string,
    { body, headers, ms = timeoutMs }: RequestOptions,
  ): Promise<Response> {
    for (let attempt = 1; ; attempt++) {
      const controller = new AbortController();
      const timeout = setTimeout(() => controller.abort(new Error('the request to the storage timed out')), ms);
      try {
        const response = await fetch(await client.sign(objectUrl(key), { method, body, headers }), {
          signal: controller.signal,
        });
        if (response.status < 500 || attempt === 2) return response;
        await response.body?.cancel();
      } catch (cause) {
        throw storageUnavailable(cause);
      } finally {
        clearTimeout(timeout);
      }
    }
  }

  /**
   * Sends a request and checks its status.
   * @returns null when the file does not exist
   * @throws AppError UNAVAILABLE for any other error, also when the whole bucket is missing
   */
  async function request(method: string, key: string, options: RequestOptions = {}): Promise<Response | null> {
    const response = await send(method, key, options);
    if (response.ok) return response;
    await response.body?.cancel();
    const isMissing = response.status === 404 && method !== 'PUT' && (await send('HEAD', '', {})).status !== 404;
    if (isMissing) return null;
    throw storageUnavailable(new Error(`${method} ${bucket}/${key}: the storage responded with ${response.status}`));
  }

  async function put(key: string, body: Blob | Buffer<ArrayBuffer>, bytes: number, type: string): Promise<void> {
    const headers = {
      'content-type': type,
      ...(isPublicKey(key) && { 'cache-control': publicCaching(key) }),
    };
    const response = await request('PUT', key, { body, headers, ms: uploadTimeoutMs(bytes) });
    await response?.body?.cancel();
  }

  async function presign(
    method: string,
    key: string,
    query: Record<string, string>,
    headers?: Record<string, string>,
  ): Promise<string> {
    const url = new URL(objectUrl(key));
    url.search = new URLSearchParams({ 'X-Amz-Expires': String(signedUrlSeconds), ...query }).toString();
    return (await client.sign(url.href, { method, headers, aws: { signQuery: true, allHeaders: true } })).url;
  }

  return {
    put: (key, data, type) => put(key, data as Buffer<ArrayBuffer>, data.length, type),
    async putFile(key, path, type) {
      const file = await openAsBlob(path);
      await put(key, file, file.size, type);
    },
    async open(key) {
      // No compression: content-length must be the length of the file.
      const response = await request('GET', key, { headers: { 'accept-encoding': 'identity' } });
      return response && { bytes: contentLength(response), stream: toStream(response) };
    },
    async size(key) {
      const response = await request('HEAD', key);
      return response && contentLength(response);
    },
    async remove(key) {
      await (await request('DELETE', key))?.body?.cancel();
    },
    publicUrl: (key) => `${(isPublicKey(key) && publicUrl) || '/media'}/${key}`,
    async uploadUrl(key, options) {
      const { type, bytes } = options;
      // A signed PUT of S3 without a length accepts a file of any length, so this server receives the file.
      if (bytes === undefined) return ownUrls.signUpload(key, options);
      return presign('PUT', key, {}, { 'content-type': type, 'content-length': String(bytes) });
    },
    downloadUrl: (key, { filename }) =>
      presign('GET', key, { 'response-content-disposition': `attachment; filename="${filename}"` }),
    origins: { uploads: new URL(endpoint).origin, pictures: publicUrl && new URL(publicUrl).origin },
    verify: (...request) => ownUrls.verify(...request),
  };
}
