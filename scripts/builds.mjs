import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './node.mjs';
import { runTool } from './tools.mjs';

const shared = ['shared', 'package-lock.json', 'tsconfig.json'];

/** The two bundles, what each is made of and the file that shows it is there. */
const bundles = [
  { name: 'client', sources: ['client', ...shared], proof: 'dist/client/index.html' },
  { name: 'server', sources: ['server', 'migrations', ...shared], proof: 'dist/server/main.js' },
];

const stampOf = (bundle) => join(root, `dist/.${bundle.name}-stamp`);

/** Paths, sizes and change times of all sources: a few milliseconds, and deleted or older files count too. */
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

function isFresh(bundle, print) {
  return (
    existsSync(join(root, bundle.proof)) &&
    existsSync(stampOf(bundle)) &&
    readFileSync(stampOf(bundle), 'utf8') === print
  );
}

/** The stamp is taken before the build, so that what is edited meanwhile is built the next time. */
async function build(bundle, print, logLevel) {
  rmSync(stampOf(bundle), { force: true });
  const result = await runTool('vite', ['build', '-c', `${bundle.name}/vite.config.ts`, '--logLevel', logLevel]);
  if (result !== 0) throw new Error(`The ${bundle.name} does not build.`);
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(stampOf(bundle), print);
}

/**
 * Builds, side by side, the bundles that are missing or older than their sources.
 * @param only names of the bundles wanted; all when left out
 * @param force builds them in any case, and says what the bundler has to remark
 * @throws Error naming the bundle that does not build; the reason has been printed
 */
export async function ensureBuilt({ only = ['client', 'server'], force = false } = {}) {
  const wanted = bundles.filter(({ name }) => only.includes(name));
  const stale = wanted
    .map((bundle) => ({ bundle, print: fingerprint(bundle) }))
    .filter(({ bundle, print }) => force || !isFresh(bundle, print));
  if (stale.length === 0) return;
  console.log(`Building the ${stale.map(({ bundle }) => bundle.name).join(' and the ')} …`);
  const results = await Promise.allSettled(
    stale.map(({ bundle, print }) => build(bundle, print, force ? 'warn' : 'error')),
  );
  const failed = results.find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
}
