import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { test as base } from '@playwright/test';
import { administer, withDatabase } from '../support/server/administer';
import { createBuiltServer } from '../support/server/builtServer';
import { makeDataDir } from '../support/server/cluster';
import { findFreePort } from '../support/server/freePort';
import { setBypassKey } from './support/rateLimits';

export { expect } from '@playwright/test';

/** The built server that one worker's tests run against. */
export type E2eServer = {
  url: string;
  databaseUrl: string;
  /** Where it stores media and emails. */
  dataDir: string;
  /** Value of the header that passes the rate limits. */
  bypassKey: string;
};

/** Tests of one worker share a server and a database; workers share no data. */
export const test = base.extend<{ closeContexts: void }, { server: E2eServer }>({
  server: [
    // Playwright reads the names of the fixtures from this pattern.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const clusterUrl = process.env.E2E_DATABASE_URL!;
      const name = `e2e_${randomBytes(6).toString('hex')}`;
      const databaseUrl = withDatabase(clusterUrl, name);
      const dataDir = await makeDataDir('e2e-server');
      await administer(clusterUrl, `create database ${name}`);
      const bypassKey = randomBytes(24).toString('hex');
      const server = createBuiltServer({
        PORT: String(await findFreePort()),
        DATABASE_URL: databaseUrl,
        DATA_DIR: dataDir,
        RATE_LIMIT_BYPASS_KEY: bypassKey,
      });
      await server.start();
      setBypassKey(bypassKey);
      await use({ url: server.url, databaseUrl, dataDir, bypassKey });
      await server.end('SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ server }, use) => use(server.url),
  // A page that a test leaves open keeps running and slows down later tests. Depends on `context` to end before it does.
  closeContexts: [
    async ({ browser, context }, use) => {
      await use();
      const contexts = [context, ...browser.contexts().filter((other) => other !== context)];
      // A route handler may still be waiting for the server: its error belongs to no test.
      const routed = [...contexts, ...contexts.flatMap((context) => context.pages())];
      await Promise.all(routed.map((target) => target.unrouteAll({ behavior: 'ignoreErrors' })));
      await Promise.all(contexts.map((context) => context.close()));
    },
    { auto: true },
  ],
});
