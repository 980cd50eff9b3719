/**
 * Checks the licences of all packages in package-lock.json and fails with a list of those that are not allowed.
 * Run: node scripts/licenses.mjs
 *
 * Development packages count as well: the client bundle is built from them. Licences of packages that reach neither the
 * server nor the bundle are listed as exceptions below, each with its reason.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Permissive licences, compatible with Apache-2.0. */
const allowed = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  '0BSD',
  'CC0-1.0',
  'Unlicense',
  'BlueOak-1.0.0',
  'PostgreSQL',
  'Python-2.0',
  'Zlib',
]);

/**
 * Packages with another licence, or with none in their metadata. `licence` must equal the licence in the metadata, or be
 * undefined when there is none. `isBuildOnly` fails when a production dependency needs the package.
 */
const exceptions = [
  // libvips is dynamically linked into sharp: the library file can be replaced, as the LGPL requires. It is not modified.
  { name: /^@img\/sharp-libvips-/, licence: 'LGPL-3.0-or-later' },
  // The same library, in packages that contain sharp as well.
  { name: /^@img\/sharp-win32-/, licence: 'Apache-2.0 AND LGPL-3.0-or-later' },
  { name: /^@img\/sharp-wasm32$/, licence: 'Apache-2.0 AND LGPL-3.0-or-later AND MIT' },
  // A font. The OFL permits bundling it with software under any licence.
  { name: /^@fontsource-variable\/instrument-sans$/, licence: 'OFL-1.1' },
  // Unmodified, from the registry, and not part of the bundle: CSS compiler of Vite and Tailwind.
  { name: /^lightningcss(-|$)/, licence: 'MPL-2.0', isBuildOnly: true },
  // Unmodified, from the registry, and not part of the bundle: accessibility checks in browser tests.
  { name: /^(axe-core|@axe-core\/playwright)$/, licence: 'MPL-2.0', isBuildOnly: true },
  // Browser statistics, read by a transpiler during code generation.
  { name: /^caniuse-lite$/, licence: 'CC-BY-4.0', isBuildOnly: true },
  // Command line of markdown-it. The bundle imports the library only.
  { name: /^argparse$/, licence: 'PSF-2.0', isBuildOnly: true },
  // Helpers of the S3 and load-test servers of the tests, without a licence in their metadata. All are MIT by their README or LICENSE.
  { name: /^(busboy|dicer|streamsearch|only|humanize-number)$/, licence: undefined, isBuildOnly: true },
];

/** Evaluates an SPDX expression: OR needs one allowed side, AND needs both. Rejects nested expressions. */
const isAllowed = (expression) =>
  expression
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((side) => side.split(' AND ').every((licence) => allowed.has(licence)));

/** Names, versions and licences of the lock file. Licences missing there are read from the installed packages. */
function readPackages() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(packages)
    .filter(([path, { link }]) => path !== '' && !link)
    .map(([path, { version, license, dev }]) => {
      const manifest = join(root, path, 'package.json');
      const installed =
        !license && existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')).license : undefined;
      return { name: path.split('node_modules/').at(-1), version, license: license ?? installed, isDev: dev === true };
    });
}

const usedExceptions = new Set();

function findIssue({ name, license, isDev }) {
  if (license !== undefined && isAllowed(String(license))) return undefined;
  const exception = exceptions.find((each) => each.name.test(name) && each.licence === license);
  if (!exception) return license ?? 'no licence stated';
  usedExceptions.add(exception);
  return exception.isBuildOnly && !isDev
    ? `${license ?? 'no licence stated'}, allowed for build-only packages`
    : undefined;
}

const packages = readPackages();
const issues = packages.flatMap((each) => {
  const issue = findIssue(each);
  return issue ? [`${each.name}@${each.version}: ${issue}`] : [];
});
for (const { name } of exceptions.filter((each) => !usedExceptions.has(each)))
  issues.push(`${name}: this exception is no longer needed`);

if (issues.length > 0) console.error(`Licences that are not allowed:\n  ${[...new Set(issues)].join('\n  ')}`);
else console.log(`${packages.length} packages, all with allowed licences.`);
process.exitCode = issues.length > 0 ? 1 : 0;
