import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const root = `${import.meta.dirname}/..`;

/** Slow and busy machines take their time; no test is about time. */
const testTimeout = 120_000;

const analystTests = 'server/modules/pythion/analyst/**/*.test.ts';

/** Files that mostly wait, such as for time-outs and restarts. Started last, one of them would be all that runs at the end. */
const waitingFiles =
  /(database\/(embedded|outage)|ops\/crash|media\/(slowUploads|storageDown|hostileFiles)|queue\/jobs|live\/overload|account\/sessionList)\.test/;

class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- the runner's method, not an array's
    const sorted = await super.sort(files);
    const isWaiting = ({ moduleId }: TestSpecification) => waitingFiles.test(moduleId);
    return [...sorted.filter(isWaiting), ...sorted.filter((file) => !isWaiting(file))];
  }
}

/** Units sit beside their source; API tests drive the server over HTTP on a real PostgreSQL. */
export default defineConfig({
  root,
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    sequence: { sequencer: WaitingFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{shared,server,client}/**/*.test.{ts,tsx}', 'tests/lint/**/*.test.ts'],
          exclude: [analystTests],
          environment: 'node',
          // A context per file costs less than a thread per file, and isolates as well.
          pool: 'vmThreads',
          maxWorkers: 2,
          setupFiles: ['tests/support/unitSetup.ts'],
          testTimeout,
        },
      },
      {
        extends: true,
        test: {
          name: 'analyst',
          include: [analystTests],
          environment: 'node',
          // Pure functions keep nothing that a test could change: a worker imports the rules once, and V8 compiles them once.
          isolate: false,
          maxWorkers: 2,
          testTimeout,
        },
      },
      {
        extends: true,
        resolve: {
          alias: [{ find: /^@node-rs\/argon2$/, replacement: `${root}/tests/support/server/argon2.ts` }],
        },
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          globalSetup: ['tests/support/server/globalSetup.ts'],
          // Importing the server costs more than most tests: a worker imports it once. Each file starts its own servers.
          isolate: false,
          maxWorkers: 4,
          sequence: { groupOrder: 1 },
          testTimeout,
          hookTimeout: testTimeout,
        },
      },
    ],
  },
});
