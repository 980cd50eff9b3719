import { request } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPost, registerPeople, type Person } from '../../support/people/people';
import { startTestServer, type TestServer } from '../../support/server/server';

let server: TestServer;
let ana: Person;

beforeAll(async () => {
  server = await startTestServer();
  [ana] = (await registerPeople(server, 'ana')) as [Person];
  await buildPost(ana, { content: 'compressible '.repeat(200) });
});
afterAll(() => server.close());

/** An answer as it is on the wire. */
const read = (path: string, encoding: string | undefined, method = 'GET') =>
  new Promise<{ headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    const headers = { authorization: `Bearer ${ana.token}`, ...(encoding && { 'accept-encoding': encoding }) };
    request(server.url + path, { method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ headers: response.headers, body: Buffer.concat(chunks) }));
    })
      .on('error', reject)
      .end();
  });

const feed = '/api/posts?page=1&limit=10';

it('compresses JSON for clients that accept gzip', async () => {
  const plain = await read(feed, undefined);
  expect(plain.headers).toMatchObject({ vary: 'Accept-Encoding', 'content-length': String(plain.body.length) });
  expect(plain.headers).not.toHaveProperty('content-encoding');
  const { headers, body } = await read(feed, 'br, gzip;q=0.8');
  expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
  expect(headers['content-length']).toBe(String(body.length));
  expect(body.length).toBeLessThan(plain.body.length / 3);
  expect(JSON.parse(gunzipSync(body).toString())).toEqual(JSON.parse(plain.body.toString()));
});

it('sends as it is what is small, and all to clients that exclude gzip', async () => {
  for (const [path, encoding] of [
    ['/api/profile', 'gzip'],
    [feed, 'identity'],
    [feed, 'gzip;q=0, identity'],
  ] as const) {
    const { headers, body } = await read(path, encoding);
    expect(headers, `${path} ${encoding}`).not.toHaveProperty('content-encoding');
    JSON.parse(body.toString());
  }
});
