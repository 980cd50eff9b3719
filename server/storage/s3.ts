import { openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import type { Config } from '../config';
import { isPublicKey, signedSeconds, storageDown, type Store } from './store';

type S3 = NonNullable<Config['s3']>;

/** A call that gets no answer for this long has failed. */
const timeoutMs = 8_000;

/** Files in a bucket of an S3-compatible service, such as R2. Pictures come from S3_PUBLIC_URL, or through us under /media. */
export function createS3Store({ endpoint, bucket, accessKeyId, secretAccessKey, region, publicUrl }: S3): Store {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 1 });
  const addressOf = (key: string) => new URL(`${endpoint}/${bucket}/${key}`);

  /** @returns null for a file that is not there */
  async function ask(method: string, key: string, init: RequestInit = {}): Promise<Response | null> {
    let answer: Response;
    try {
      answer = await client.fetch(addressOf(key).href, { method, signal: AbortSignal.timeout(timeoutMs), ...init });
    } catch (cause) {
      throw storageDown(cause);
    }
    if (answer.ok) return answer;
    await answer.body?.cancel();
    if (answer.status === 404) return null;
    throw storageDown(new Error(`${method} ${key}: the storage answered ${answer.status}`));
  }

  const put = async (key: string, body: Blob | Buffer<ArrayBuffer>, type: string, headers: Record<string, string> = {}) => {
    const answer = await ask('PUT', key, {
      body,
      headers: { 'content-type': type, ...(isPublicKey(key) && { 'cache-control': 'public, max-age=31536000, immutable' }), ...headers },
    });
    if (!answer) throw storageDown(new Error(`the bucket ${bucket} is missing`));
    await answer.body?.cancel();
  };

  async function presign(method: string, key: string, query: Record<string, string>, headers?: Record<string, string>): Promise<string> {
    const url = addressOf(key);
    url.search = new URLSearchParams({ 'X-Amz-Expires': String(signedSeconds), ...query }).toString();
    return (await client.sign(url.href, { method, headers, aws: { signQuery: true, allHeaders: true } })).url;
  }

  return {
    put: (key, data, type) => put(key, data as Buffer<ArrayBuffer>, type),
    // Files may be larger than memory: signed without their content, which https protects.
    putFile: async (key, path, type) => put(key, await openAsBlob(path), type, { 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' }),
    async open(key) {
      const answer = await ask('GET', key, { signal: AbortSignal.timeout(60_000) });
      if (!answer) return null;
      const bytes = Number(answer.headers.get('content-length'));
      const type = answer.headers.get('content-type') ?? 'application/octet-stream';
      return { stream: Readable.fromWeb(answer.body as ReadableStream), bytes, type };
    },
    exists: async (key) => (await ask('HEAD', key)) !== null,
    async remove(key) {
      await (await ask('DELETE', key))?.body?.cancel();
    },
    urlOf: (key) => `${publicUrl ?? '/media'}/${key}`,
    uploadUrl: (key, { type, bytes }) => presign('PUT', key, {}, { 'content-type': type, ...(bytes !== undefined && { 'content-length': String(bytes) }) }),
    downloadUrl: (key, { filename }) => presign('GET', key, { 'response-content-disposition': `attachment; filename="${filename}"` }),
    origins: { uploads: new URL(endpoint).origin, pictures: publicUrl && new URL(publicUrl).origin },
  };
}
