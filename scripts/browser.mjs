import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './tools.mjs';

/** The headless shell comes first: it draws no browser window, which saves processor time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
];

function commonPaths() {
  if (process.platform === 'win32') {
    const roots = [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA].filter(
      Boolean,
    );
    return roots.flatMap((folder) => [
      join(folder, 'Google/Chrome/Application/chrome.exe'),
      join(folder, 'Microsoft/Edge/Application/msedge.exe'),
    ]);
  }
  if (process.platform === 'darwin') {
    return ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
      (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
    );
  }
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin'];
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/**
 * Whether the program starts: on some systems the path is a script that only prints how to install the browser. Not run on
 * Windows, where it would open a window.
 */
function canRun(path) {
  if (!existsSync(path)) return false;
  return (
    process.platform === 'win32' || spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0
  );
}

async function search() {
  const { chromium } = await import('@playwright/test');
  return [...commonPaths(), chromium.executablePath()].find(canRun);
}

const isRootOnDebian = () =>
  process.getuid?.() === 0 &&
  existsSync('/etc/os-release') &&
  /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));

async function install() {
  console.log('Installing Chromium for the browser tests …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  if ((await run('apt-get', ['-qq', 'update'], { env })) !== 0) return;
  for (const name of ['chromium-headless-shell', 'chromium'])
    if ((await run('apt-get', ['-qq', 'install', '-y', '--no-install-recommends', name], { env })) === 0) return;
}

/**
 * Finds the browser for the browser tests: CHROMIUM_PATH, an installed browser, or Playwright's own. As root on Debian it
 * installs one.
 * @returns path of the browser
 * @throws Error with a one-line message about what to install
 */
export async function findBrowser() {
  const configured = process.env.CHROMIUM_PATH;
  if (configured) {
    if (canRun(configured)) return configured;
    throw new Error(`CHROMIUM_PATH is ${configured}, which does not run.`);
  }
  let browser = await search();
  if (!browser && isRootOnDebian()) {
    await install();
    browser = await search();
  }
  if (browser) return browser;
  throw new Error(
    'The browser tests need Chromium or Chrome: install one, run "npx playwright install --with-deps chromium", or set CHROMIUM_PATH.',
  );
}
