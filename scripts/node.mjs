import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Takes up what people keep in `.env`; what is set already wins. */
export function loadEnv() {
  const path = join(root, '.env');
  if (existsSync(path)) process.loadEnvFile(path);
}

const oldest = [22, 19];

/** Ends with one plain line when Node is too old or the packages are missing. */
export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const isOld = major < oldest[0] || (major === oldest[0] && minor < oldest[1]);
  let problem;
  if (!existsSync(join(root, 'node_modules/.package-lock.json')))
    problem = 'The packages are not installed: run "npm ci" first.';
  else if (isOld)
    problem = `Node ${process.versions.node} is too old: run this through npm (npm start, npm test, npm run …), which brings Node 24 along.`;
  if (!problem) return;
  console.error(problem);
  process.exit(1);
}
