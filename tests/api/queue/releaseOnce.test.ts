import { afterAll, beforeAll, expect, it } from 'vitest';
import { releaseOnce } from '../../../server/queue/releaseOnce';
import { startTestServer, type TestServer } from '../../support/server/server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('a connection that is released twice goes back to the pool once', async () => {
  const pool = releaseOnce(server.app.pool);
  const release = await new Promise<() => void>((resolve, reject) =>
    pool.connect((error, _client, done) => (error ? reject(error) : resolve(done))),
  );
  release();
  expect(release).not.toThrow();
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  const client = await pool.connect();
  client.release();
});
