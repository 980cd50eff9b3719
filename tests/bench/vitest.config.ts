import { defineConfig } from 'vitest/config';
import base from '../vitest.config.ts';

/** Measurements that look into the server: `npm run bench:network`. */
export default defineConfig({
  ...base,
  test: {
    include: ['tests/bench/**/*.bench.ts'],
    globalSetup: ['tests/support/server/globalSetup.ts'],
    testTimeout: 900_000,
    hookTimeout: 900_000,
    fileParallelism: false,
    disableConsoleIntercept: true,
  },
});
