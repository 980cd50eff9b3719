import { defineConfig } from 'vitest/config';

const root = `${import.meta.dirname}/..`;

/** Units sit beside their source; API tests drive the server over HTTP on a real PostgreSQL. */
export default defineConfig({
  root,
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{shared,server,client}/**/*.test.{ts,tsx}', 'tests/lint/**/*.test.ts'],
          environment: 'node',
          // A context per file costs less than a thread per file, and isolates as well.
          pool: 'vmThreads',
          maxWorkers: 2,
          setupFiles: ['tests/support/unitSetup.ts'],
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          globalSetup: ['tests/support/server/globalSetup.ts'],
          // Importing the server costs more than most tests: a worker imports it once. Each file starts its own servers.
          isolate: false,
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
