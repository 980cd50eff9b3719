import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Loads `.env`. Variables that are already set take precedence. */
export function loadEnv() {
  const path = join(root, '.env');
  if (existsSync(path)) process.loadEnvFile(path);
}

const minVersion = [22, 19];

/** Exits with a one-line message when Node is too old or the packages are missing. */
export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const isOld = major < minVersion[0] || (major === minVersion[0] && minor < minVersion[1]);
  let problem;
  if (!existsSync(join(root, 'node_modules/.package-lock.json')))
    problem = 'The packages are not installed: run "npm ci" first.';
  else if (isOld)
    problem = `Node ${process.versions.node} is too old: run this through npm (npm start, npm test, npm run …), which brings Node 24 along.`;
  if (!problem) return;
  console.error(problem);
  process.exit(1);
}
