/**
 * Runs the checks and tests. Stops at the first step that fails; the last line counts the tests.
 *   npm test                           everything that CI runs
 *   npm run test:unit                  unit tests alone: no build, no database, no browser
 *   npm run test:domain -- <domain>    unit, API and browser tests of one domain, such as `message`
 * The domains are the folders in tests/api and tests/e2e. Unit tests belong to a domain by a folder of that name.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { ensureBuilt } from './builds.mjs';
import { findDrift } from './generated.mjs';
import { checkNode, root } from './node.mjs';
import { checkSchema } from './schemaFile.mjs';
import { countTests, removeReports, reportPath } from './testReports.mjs';
import { captureOutput, endRunning, run, runTool } from './tools.mjs';

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
const runVitest = (name, projects, filters) =>
  runTool('vitest', [
    'run',
    '-c',
    'tests/vitest.config.ts',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportPath(name)}`,
    ...(filters.length > 0 ? ['--passWithNoTests', ...filters] : []),
  ]);

const runPlaywright = (filters) => runTool('playwright', ['test', '-c', 'tests/e2e/playwright.config.ts', ...filters]);

const steps = {
  browser: ['browser', async () => void (process.env.CHROMIUM_PATH = await findBrowser())],
  types: ['types', () => mustPass(runTool('tsc', ['--noEmit']), 'There are type errors.')],
  lint: ['lint', () => mustPass(runTool('oxlint', []), 'There are lint errors.')],
  format: [
    'format',
    () => mustPass(runTool('oxfmt', ['--check']), 'Some files are not formatted: run "npm run format".'),
  ],
  licenses: [
    'licences',
    () => mustPass(run(process.execPath, ['scripts/licenses.mjs']), 'A dependency has a licence that is not allowed.'),
  ],
  build: ['build', () => ensureBuilt()],
  generated: ['generated files', checkGenerated],
  unit: (filters = []) => [
    'unit tests',
    () => mustPass(runVitest('unit', ['unit', 'analyst'], filters), 'Unit tests failed.'),
  ],
  api: (filters = []) => ['API tests', () => mustPass(runVitest('api', ['api'], filters), 'API tests failed.')],
  e2e: (filters = []) => ['browser tests', () => mustPass(runPlaywright(filters), 'Browser tests failed.')],
};

const domainsIn = (folder) =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() && entry.name !== 'support' ? [entry.name] : [],
  );

/** @throws Error listing the domains when there is none of this name */
function stagesOfDomain(domain) {
  const domains = [...new Set([...domainsIn('tests/api'), ...domainsIn('tests/e2e')])].toSorted();
  if (!domains.includes(domain)) throw new Error(`Name one domain: ${domains.join(', ')}.`);
  const stages = [[steps.build], [steps.unit([`/${domain}/`])]];
  if (existsSync(join(root, 'tests/api', domain))) stages.push([steps.api([`tests/api/${domain}/`])]);
  if (existsSync(join(root, 'tests/e2e', domain))) stages.push([steps.browser], [steps.e2e([`tests/e2e/${domain}/`])]);
  return stages;
}

/** Stages run one after another; the steps of a stage run side by side. */
function chooseStages([mode, domain]) {
  if (mode === 'unit') return [[steps.unit()]];
  if (mode === 'domain') return stagesOfDomain(domain);
  return [
    [steps.browser],
    [steps.types, steps.lint, steps.format, steps.licenses, steps.build],
    [steps.generated, steps.unit()],
    [steps.api()],
    [steps.e2e()],
  ];
}

const secondsSince = (start) => `${((performance.now() - start) / 1_000).toFixed(1)} s`;

/** @returns what went wrong, if anything */
async function runStep([name, step], isAlone) {
  const start = performance.now();
  if (isAlone) console.log(`\n== ${name}`);
  try {
    if (isAlone) await step();
    else await captureOutput(step, (output) => console.log(`\n== ${name}\n${output.trim()}`));
  } catch (error) {
    return `Stopped at ${name}: ${error.message}`;
  } finally {
    console.log(`-- ${name}: ${secondsSince(start)}`);
  }
}

checkNode();
removeReports();
let isInterrupted = false;
// The tools receive the terminal's Ctrl-C themselves and end what they started; this process waits for them.
process.on('SIGINT', () => (isInterrupted = true));
process.on('SIGTERM', () => {
  isInterrupted = true;
  endRunning();
});

let problem;
try {
  for (const stage of chooseStages(process.argv.slice(2))) {
    const problems = await Promise.all(stage.map((step) => runStep(step, stage.length === 1)));
    problem = problems.find(Boolean);
    if (isInterrupted) process.exit(130);
    if (problem) break;
  }
} catch (error) {
  problem = error.message;
}

const { passed, failed, skipped } = countTests();
if (problem) console.log(`\n${problem}`);
process.exitCode = problem ? 1 : 0;
// A run that stopped early failed at something, be it not a test.
console.log(`${passed} passed, ${problem ? Math.max(failed, 1) : failed} failed, ${skipped} skipped`);
