import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { defineConfig, devices } from '@playwright/test';

const root = join(import.meta.dirname, '../..');
const url = 'http://127.0.0.1:4173';

/** Workers read this file too, and must not make another folder or key: they inherit the first one's environment. */
function prepareServer(): { DATA_DIR: string; RATE_LIMIT_BYPASS_KEY: string } {
  const { E2E_DATA_DIR, E2E_BYPASS_KEY } = process.env;
  if (E2E_DATA_DIR && E2E_BYPASS_KEY) return { DATA_DIR: E2E_DATA_DIR, RATE_LIMIT_BYPASS_KEY: E2E_BYPASS_KEY };
  const dataDir = mkdtempSync(join(tmpdir(), 'venturion-e2e-'));
  // Temporary folders are closed; as root PostgreSQL runs under another account.
  chmodSync(dataDir, 0o755);
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  Object.assign(process.env, { E2E_DATA_DIR: dataDir, E2E_BYPASS_KEY: randomBytes(24).toString('hex') });
  return prepareServer();
}

const server = prepareServer();
/** What a developer may have set for the own server does not reach the tested one. */
const unset = Object.fromEntries(
  [
    'DATABASE_URL',
    'JWT_SECRET',
    'PUSHER_APP_ID',
    'PUSHER_KEY',
    'PUSHER_SECRET',
    'PUSHER_CLUSTER',
    'PUSHER_HOST',
    'SEED_DEMO',
    'TRUST_PROXY',
    'HOST',
  ].flatMap((name) => [
    [name, ''],
    [`${name}_FILE`, ''],
  ]),
);

/** Browser journeys against the built server, on an empty database of its own. */
export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: join(root, 'test-results/e2e'),
  workers: 1,
  retries: 0,
  // Slow machines take their time; no test is about time.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: join(root, 'test-results/playwright.json') }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: url,
    trace: 'retain-on-failure',
    extraHTTPHeaders: { 'x-ratelimit-bypass': server.RATE_LIMIT_BYPASS_KEY },
    launchOptions: {
      // Without CHROMIUM_PATH it is Playwright's own.
      executablePath: process.env.CHROMIUM_PATH,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
    },
  },
  webServer: {
    command: `"${process.execPath}" dist/server/main.js`,
    cwd: root,
    url: `${url}/readyz`,
    env: { ...unset, ...server, PORT: '4173', PUBLIC_URL: url, LOG_LEVEL: 'warn', SEED_DEMO: 'false' },
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    timeout: 60_000,
  },
});
