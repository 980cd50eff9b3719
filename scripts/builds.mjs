import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './node.mjs';
import { runTool } from './tools.mjs';

const shared = ['shared', 'package-lock.json', 'tsconfig.json'];

/** The two bundles, with their sources and a file that exists after a build. */
const bundles = [
  { name: 'client', sources: ['client', ...shared], output: 'dist/client/index.html' },
  { name: 'server', sources: ['server', 'migrations', ...shared], output: 'dist/server/main.js' },
];

const stampPath = (bundle) => join(root, `dist/.${bundle.name}-stamp`);

/** Hash of paths, sizes and change times of all sources. It takes milliseconds and detects deleted and older files too. */
function fingerprint({ sources }) {
  const hash = createHash('sha256');
  const add = (path) => {
    const entry = statSync(path, { throwIfNoEntry: false });
    if (entry?.isDirectory()) for (const name of readdirSync(path).toSorted()) add(join(path, name));
    else if (entry) hash.update(`${path}\0${entry.size}\0${entry.mtimeMs}\n`);
  };
  for (const source of sources) add(join(root, source));
  return hash.digest('hex');
}

function isFresh(bundle, sourceHash) {
  return (
    existsSync(join(root, bundle.output)) &&
    existsSync(stampPath(bundle)) &&
    readFileSync(stampPath(bundle), 'utf8') === sourceHash
  );
}

/** Builds a bundle. The hash is from before the build, so that edits made during it cause the next one. */
async function build(bundle, sourceHash, logLevel) {
  rmSync(stampPath(bundle), { force: true });
  const result = await runTool('vite', ['build', '-c', `${bundle.name}/vite.config.ts`, '--logLevel', logLevel]);
  if (result !== 0) throw new Error(`The ${bundle.name} does not build.`);
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(stampPath(bundle), sourceHash);
}

/**
 * Builds the bundles that are missing or stale, in parallel.
 * @param only names of the bundles; all when omitted
 * @param force builds them in any case, and prints the bundler's warnings
 * @throws Error naming the bundle that does not build; the bundler has printed the reason
 */
export async function ensureBuilt({ only = ['client', 'server'], force = false } = {}) {
  const selected = bundles.filter(({ name }) => only.includes(name));
  const stale = selected
    .map((bundle) => ({ bundle, sourceHash: fingerprint(bundle) }))
    .filter(({ bundle, sourceHash }) => force || !isFresh(bundle, sourceHash));
  if (stale.length === 0) return;
  console.log(`Building the ${stale.map(({ bundle }) => bundle.name).join(' and the ')} …`);
  const results = await Promise.allSettled(
    stale.map(({ bundle, sourceHash }) => build(bundle, sourceHash, force ? 'warn' : 'error')),
  );
  const failed = results.find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
}
