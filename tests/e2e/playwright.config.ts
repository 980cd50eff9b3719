import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';

const root = join(import.meta.dirname, '../..');

/** Browser journeys against the built server; each worker starts one, see fixtures.ts. */
export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: join(root, 'test-results/e2e'),
  globalSetup: join(import.meta.dirname, 'globalSetup.ts'),
  workers: Number(process.env.E2E_WORKERS ?? 2),
  retries: 0,
  // Slow machines take their time; no test is about time.
  timeout: 180_000,
  expect: { timeout: 20_000, toPass: { timeout: 20_000 } },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: join(root, 'test-results/playwright.json') }]],
  use: {
    ...devices['Desktop Chrome'],
    // A trace of every test costs a third of the processor time: record one with `--trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      // Without CHROMIUM_PATH it is Playwright's own.
      executablePath: process.env.CHROMIUM_PATH,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
    },
  },
});
