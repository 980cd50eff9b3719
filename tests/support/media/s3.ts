import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { findSignatureError } from './signatureV4';

type S3rver = {
  configureBuckets(): Promise<unknown>;
  callback(): RequestListener;
  store: {
    listObjects(bucket: string, options: object): Promise<{ objects: { key: string }[] }>;
    putObject(object: { bucket: string; key: string }): Promise<{ size: number }>;
    getResourcePath(bucket: string, key: string, resource: 'object'): string;
  };
};
const S3rver = createRequire(import.meta.url)('s3rver') as new (options: object) => S3rver;

const [bucket, keyId] = ['venturion', 'S3RVER'];

export type S3Server = {
  /** Environment variables that select it. */
  env: Record<string, string>;
  url: string;
  /** Keys of everything stored. */
  keys(): Promise<string[]>;
  /** Method and path of every request since the last look. */
  requests(): string[];
  /** Sets how it responds from now on. */
  setState(state: S3State): Promise<void>;
  close(): Promise<void>;
};

/** `stumbling`: the next upload fails. Deletions of earlier tests run in the background and don't count. */
export type S3State = 'well' | 'closed' | 'silent' | 'cut' | 'failing' | 'stumbling' | 'withoutBucket';

/** An S3-compatible server that demands good signatures. With a public address its pictures can be read there by everyone. */
export async function startS3({ isPublic = false } = {}): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'venturion-s3-'));
  const s3rver = new S3rver({ directory, silent: true, configureBuckets: [{ name: bucket }] });
  await s3rver.configureBuckets();
  answerOnceWritten(s3rver.store);
  // Or it takes a folder away with the last file in it, also while another is being written there.
  for (const folder of ['incoming', 'exports', 'posts', 'profile']) {
    await mkdir(join(directory, bucket, folder), { recursive: true });
    await writeFile(join(directory, bucket, folder, 'keep'), '');
  }
  const handleRequest = s3rver.callback();
  let state: S3State = 'well';
  let receivedRequests: string[] = [];

  const isOpen = ({ method, url }: IncomingMessage) => isPublic && method === 'GET' && url!.startsWith('/public/');
  const http = createServer((request, response) => {
    receivedRequests.push(`${request.method} ${request.url!.split('?')[0]}`);
    if (state === 'silent') return;
    if (state === 'failing' || (state === 'stumbling' && request.method === 'PUT')) {
      if (state === 'stumbling') state = 'well';
      return void request.resume().on('end', () => response.writeHead(503).end());
    }
    if (state === 'cut')
      return void response.writeHead(200, { 'content-length': '1000' }).write('half', () => response.destroy());
    const open = isOpen(request);
    const rejection = open
      ? undefined
      : findSignatureError(request as Required<Pick<IncomingMessage, 'method' | 'url' | 'headers'>>, keyId);
    if (rejection) return void response.writeHead(403).end(`<Error><Code>${rejection}</Code></Error>`);
    if (open) request.url = request.url!.replace('/public/', `/${bucket}/`);
    if (state === 'withoutBucket') request.url = request.url!.replace(`/${bucket}/`, '/no-such-bucket/');
    handleRequest(request, response);
  });
  const listen = (port: number) => new Promise<void>((resolve) => http.listen(port, '127.0.0.1', resolve));
  const stop = () =>
    new Promise<void>((resolve) => {
      http.close(() => resolve());
      http.closeAllConnections();
    });
  await listen(0);
  const { port } = http.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;

  return {
    url,
    env: {
      S3_ENDPOINT: url,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: keyId,
      S3_SECRET_ACCESS_KEY: keyId,
      ...(isPublic && { S3_PUBLIC_URL: `${url}/public` }),
    },
    keys: async () =>
      (await s3rver.store.listObjects(bucket, { maxKeys: 100_000 })).objects.map(({ key }) => key).toSorted(),
    requests() {
      const before = receivedRequests;
      receivedRequests = [];
      return before;
    },
    async setState(next) {
      if (state === 'closed' && next !== 'closed') await listen(port);
      if (state !== 'closed' && next === 'closed') await stop();
      state = next;
    },
    async close() {
      if (state !== 'closed') await stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** It takes an object as stored once it is received, when its file may not exist yet. */
function answerOnceWritten(store: S3rver['store']): void {
  const putObject = store.putObject.bind(store);
  store.putObject = async (object) => {
    const stored = await putObject(object);
    const path = store.getResourcePath(object.bucket, object.key, 'object');
    await vi.waitFor(
      async () => {
        if ((await stat(path)).size !== stored.size) throw new Error(`${object.key} is not written yet.`);
      },
      { timeout: 10_000, interval: 5 },
    );
    return stored;
  };
}
