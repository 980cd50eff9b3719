import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Layers of the server from the bottom up, with a file of each. A layer never imports a later one of this list. */
const rooms = {
  core: 'server/core/errors.ts',
  database: 'server/database/read.ts',
  events: 'server/events/relay.ts',
  live: 'server/live/topics.ts',
  context: 'server/context.ts',
  modules: 'server/modules/post/post.service.ts',
  graphql: 'server/graphql/server.ts',
  app: 'server/app.ts',
} as const;

const others: [importer: string, imported: string][] = [
  ['server/visibility/people.ts', rooms.modules],
  ['server/queue/enqueue.ts', rooms.context],
  ['server/mail/mailer.ts', rooms.modules],
  ['server/storage/store.ts', rooms.database],
  ['server/outbound/outbound.ts', rooms.database],
  ['server/queue/enqueue.ts', 'server/outbound/outbound.ts'],
  ['server/modules/post/post.routes.ts', 'server/rest/rest.ts'],
  ['server/modules/post/post.service.ts', 'server/http/health.ts'],
  ['server/graphql/types/node.ts', rooms.modules],
  ['server/rest/contract/describe.ts', rooms.modules],
  ['server/rest/rest.ts', rooms.graphql],
  ['server/http/static.ts', rooms.modules],
  ['client/ui/button/Button.tsx', 'client/http/request.ts'],
  ['client/ui/button/Button.tsx', 'client/features/post/feature.tsx'],
  ['client/features/post/feature.tsx', rooms.core],
  ['shared/searchQuery.ts', rooms.core],
  ['shared/contracts/post.ts', 'client/lib/withJitter.ts'],
];

/** Layers of the client from the bottom up. */
const clientRooms = {
  lib: 'client/lib/withJitter.ts',
  http: 'client/http/request.ts',
  auth: 'client/auth/session.ts',
  api: 'client/api/rest.ts',
  live: 'client/live/liveClient.ts',
  shell: 'client/shell/registry.ts',
  features: 'client/features/post/feature.tsx',
} as const;

const upward = [rooms, clientRooms].flatMap((layers) => {
  const paths = Object.values(layers);
  return paths.flatMap((importer, index) =>
    paths.slice(index + 1).map((imported): [string, string] => [importer, imported]),
  );
});
const paths = Object.values(rooms);
const wrong = [...upward, ...others];
const right: [string, string][] = [
  ...paths.flatMap((importer, index) =>
    paths
      .slice(0, index)
      // The lowest rooms are reached through the ones between.
      .filter((imported) => !(importer === rooms.app && imported === rooms.graphql))
      .map((imported): [string, string] => [importer, imported]),
  ),
  ['server/outbound/outbound.ts', rooms.core],
  [rooms.context, 'server/outbound/outbound.ts'],
  ['server/modules/post/post.type.ts', 'server/graphql/types/node.ts'],
  ['server/modules/post/post.routes.ts', 'server/rest/contract/describe.ts'],
  ['client/features/post/feature.tsx', 'shared/contracts/post.ts'],
  ['client/features/post/feature.tsx', 'client/shell/registry.ts'],
  ['client/live/liveClient.ts', 'client/ui/image/imageHosts.ts'],
  ['client/api/rest.ts', 'client/auth/session.ts'],
];

let folder: string;
const failing = new Set<string>();

/** One file per direction, in the importer's folder. */
const toFile = ([importer, imported]: [string, string]) =>
  join(dirname(importer), `imports-${imported.replaceAll(/[/.]/g, '-')}.ts`);

/** A root file such as server/app.ts is matched by its name, so its direction is checked in the file itself. */
const toTarget = (pair: [string, string]) => (dirname(pair[0]) === 'server' ? pair[0] : toFile(pair));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'venturion-lint-'));
  await copyFile(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  const sources = new Map<string, string>();
  for (const pair of [...wrong, ...right]) {
    const target = toTarget(pair);
    const path = relative(dirname(target), pair[1]).replace(/\.tsx?$/, '');
    const specifier = path.startsWith('.') ? path : `./${path}`;
    sources.set(target, `${sources.get(target) ?? ''}export * from '${specifier}';\n`);
  }
  for (const [path, source] of sources) {
    await mkdir(join(folder, dirname(path)), { recursive: true });
    await writeFile(join(folder, path), source);
  }
  const output = await new Promise<string>((resolve) => {
    const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
    execFile(process.execPath, [oxlint, '--format', 'json'], { cwd: folder, maxBuffer: 1e8 }, (_error, stdout) =>
      resolve(stdout),
    );
  });
  const { diagnostics } = JSON.parse(output) as {
    diagnostics: { code: string; filename: string; message: string; labels: { span: { line: number } }[] }[];
  };
  for (const { code, filename, message } of diagnostics)
    if (code === 'eslint(no-restricted-imports)') failing.add(`${filename} ${/'(.+?)'/.exec(message)![1]}`);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const isReported = (pair: [string, string]) => {
  const target = toTarget(pair);
  const path = relative(dirname(target), pair[1]).replace(/\.tsx?$/, '');
  return failing.has(`${target} ${path.startsWith('.') ? path : `./${path}`}`);
};

describe('lint', () => {
  it.each(wrong)('rejects an import from %s of %s', (...pair) => {
    expect(isReported(pair)).toBe(true);
  });

  it.each(right)('accepts an import from %s of %s', (...pair) => {
    expect(isReported(pair)).toBe(false);
  });
});
