import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { ensureBuilt } from './builds.mjs';
import { findDrift } from './generated.mjs';
import { checkNode, root } from './node.mjs';
import { checkSchema } from './schemaFile.mjs';
import { endRunning, runTool } from './tools.mjs';

const vitestReport = join(root, 'test-results/vitest.json');
const playwrightReport = join(root, 'test-results/playwright.json');

async function mustPass(running, message) {
  const result = await running;
  if (result !== 0) throw new Error(message);
}

async function checkGenerated() {
  await ensureBuilt({ only: ['server'] });
  await checkSchema('dist/server/main.js');
  const drifted = await findDrift(() => runTool('codegen', ['--config', 'codegen.ts', '--errors-only']));
  if (drifted.length > 0)
    throw new Error(`Generated files were out of date; commit what "npm run codegen" made of ${drifted.join(', ')}.`);
}

/** Two reporters: lines for people, and a file to count from. */
const runVitest = () =>
  runTool('vitest', [
    'run',
    '-c',
    'tests/vitest.config.ts',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${vitestReport}`,
  ]);
const runPlaywright = () => runTool('playwright', ['test', '-c', 'tests/e2e/playwright.config.ts']);

const steps = [
  ['browser', async () => void (process.env.CHROMIUM_PATH = await findBrowser())],
  ['types', () => mustPass(runTool('tsc', ['--noEmit']), 'There are type errors.')],
  ['lint', () => mustPass(runTool('oxlint', []), 'There are lint errors.')],
  ['generated files', checkGenerated],
  ['build', () => ensureBuilt()],
  ['unit and API tests', () => mustPass(runVitest(), 'Unit or API tests failed.')],
  ['browser tests', () => mustPass(runPlaywright(), 'Browser tests failed.')],
];

const readReport = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined);

/** Adds up what the reports of this run say. */
function countTests() {
  const units = readReport(vitestReport);
  const journeys = readReport(playwrightReport)?.stats;
  return {
    passed: (units?.numPassedTests ?? 0) + (journeys ? journeys.expected + journeys.flaky : 0),
    failed: (units?.numFailedTests ?? 0) + (journeys?.unexpected ?? 0),
    skipped: (units?.numPendingTests ?? 0) + (units?.numTodoTests ?? 0) + (journeys?.skipped ?? 0),
  };
}

checkNode();
for (const path of [vitestReport, playwrightReport]) rmSync(path, { force: true });
let isInterrupted = false;
// The tools hear the terminal's Ctrl-C themselves and end what they started; they are waited for.
process.on('SIGINT', () => (isInterrupted = true));
process.on('SIGTERM', () => {
  isInterrupted = true;
  endRunning();
});

let problem;
for (const [name, step] of steps) {
  console.log(`\n== ${name}`);
  try {
    await step();
  } catch (error) {
    problem = `Stopped at ${name}: ${error.message}`;
  }
  if (isInterrupted) process.exit(130);
  if (problem) break;
}

const { passed, failed, skipped } = countTests();
if (problem) console.log(`\n${problem}`);
process.exitCode = problem ? 1 : 0;
// A run that stopped early failed at something, be it not a test.
console.log(`${passed} passed, ${problem ? Math.max(failed, 1) : failed} failed, ${skipped} skipped`);
