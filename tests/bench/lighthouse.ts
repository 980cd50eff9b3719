/**
 * Lighthouse's mobile profile on the demo, median of five runs for each page:
 *   npm run bench:lighthouse
 * Exits with 1 when a median misses its goal. CHROMIUM_PATH names the browser, PAGES some of the pages, RUNS their runs,
 * REPORTS a folder for Lighthouse's JSON. Simulated throttling multiplies the processor's time, which the benchmark index
 * of Lighthouse tells only in part: compare figures of one machine, which does nothing else.
 */
import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findFreePort } from '../support/server/freePort.ts';
import { createBuiltServer } from '../support/server/builtServer.ts';

type Result = {
  environment: { benchmarkIndex: number };
  categories: { performance: { score: number | null } };
  audits: Record<string, { numericValue?: number }>;
};
type Run = { score: number; lcp: number; cls: number; tbt: number; fcp: number; benchmarkIndex: number };

/** Installed by npm on demand: as a dependency it would add 47 packages to every install. */
const lighthouse = 'lighthouse@13.5.0';
const maxReportBytes = 64 * 1_024 * 1_024;

const runs = Number(process.env.RUNS ?? 5);
const goals: Record<string, number> = { '/': 98, '/home': 90, '/messages': 90, '/user/bob': 90 };
const limits = { lcp: 2_500, cls: 0.02, tbt: 200 };
const pages = process.env.PAGES?.split(',') ?? Object.keys(goals);

const reports = process.env.REPORTS;
if (reports) mkdirSync(reports, { recursive: true });
const isWindows = process.platform === 'win32';

const median = (values: number[]) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]!;

/** Runs Lighthouse in a new tab of the browser at `port`. It clears the cache first and keeps cookies. @throws Error with Lighthouse's reason */
async function runLighthouse(url: string, port: number): Promise<string> {
  const options = ['--output=json', '--quiet', '--only-categories=performance', '--disable-full-page-screenshot'];
  const command = ['exec', '--yes', `--package=${lighthouse}`, '--', 'lighthouse', url, `--port=${port}`, ...options];
  // npm is a script on Windows, which only a shell runs.
  const settings = { maxBuffer: maxReportBytes, shell: isWindows };
  return new Promise((resolve, reject) => {
    execFile('npm', command, settings, (error, stdout, stderr) => {
      if (error) reject(new Error(`Lighthouse could not measure ${url}: ${stderr.trim()}`));
      else resolve(stdout);
    });
  });
}

/** Measures once. Now and then Lighthouse loses the start of its trace; another attempt has it. */
async function measure(url: string, port: number, name: string): Promise<Run> {
  const stdout = await runLighthouse(url, port).catch(() => runLighthouse(url, port));
  const { categories, audits, environment }: Result = JSON.parse(stdout);
  if (reports) writeFileSync(join(reports, `${name}.json`), stdout);
  const read = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    score: Math.round((categories.performance.score ?? 0) * 100),
    fcp: read('first-contentful-paint'),
    lcp: read('largest-contentful-paint'),
    cls: read('cumulative-layout-shift'),
    tbt: read('total-blocking-time'),
    benchmarkIndex: environment.benchmarkIndex,
  };
}

const dataDir = mkdtempSync(join(tmpdir(), 'venturion-bench-'));
// PostgreSQL runs as another user when the benchmark runs as root, and must reach its files.
chmodSync(dataDir, 0o755);
const bypass = 'rate limits do not apply to the benchmark';
const password = process.env.DEMO_PASSWORD ?? 'founders-meet-here';
const server = createBuiltServer({
  PORT: String(await findFreePort()),
  DATA_DIR: dataDir,
  SEED_DEMO: 'true',
  RATE_LIMIT_BYPASS_KEY: bypass,
});
await server.start();
const port = await findFreePort();
const context = await chromium.launchPersistentContext(join(dataDir, 'browser'), {
  executablePath: process.env.CHROMIUM_PATH,
  args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
});

let hasMissed = false;
try {
  // Signed in, the landing page offers the feed; visitors are measured first.
  for (const path of pages.toSorted((one, other) => Number(other === '/') - Number(one === '/'))) {
    if (path !== '/') {
      const response = await context.request.post(`${server.url}/api/auth/login`, {
        headers: { 'x-ratelimit-bypass': bypass },
        data: { username: 'alice', password },
      });
      if (!response.ok()) throw new Error(`Sign-in failed: ${response.status()} ${await response.text()}`);
    }
    const results: Run[] = [];
    for (let run = 0; run < runs; run++)
      results.push(await measure(server.url + path, port, `${path.replaceAll('/', '_')}-${run}`));
    const medianOf = (key: keyof Run) => median(results.map((result) => result[key]));
    const goal = goals[path] ?? 90;
    const isMissed =
      medianOf('score') < goal || Object.entries(limits).some(([key, limit]) => medianOf(key as keyof Run) > limit);
    hasMissed ||= isMissed;
    console.log(
      `${path.padEnd(12)} ${medianOf('score')} of ${goal} (${results.map(({ score }) => score).join(' ')}), ` +
        `FCP ${(medianOf('fcp') / 1_000).toFixed(2)} s, LCP ${(medianOf('lcp') / 1_000).toFixed(2)} s, ` +
        `CLS ${medianOf('cls').toFixed(3)}, TBT ${Math.round(medianOf('tbt'))} ms, ` +
        `benchmark index ${Math.round(medianOf('benchmarkIndex'))}${isMissed ? '  missed' : ''}`,
    );
  }
} finally {
  await context.close();
  await server.end('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
}
process.exitCode = hasMissed ? 1 : 0;
