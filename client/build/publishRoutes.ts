import { resolve } from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import type { FeatureRoute } from '../shell/feature';

/** Reads the paths of all pages, discovered as in the browser. */
export async function readPaths(): Promise<{ publicPaths: string[]; memberPaths: string[] }> {
  const shell = resolve(import.meta.dirname, '../shell');
  const open = await runnerImport<{ publicRoutes: readonly FeatureRoute[] }>(resolve(shell, 'publicRoutes.ts'));
  const member = await runnerImport<{ memberRoutes: readonly FeatureRoute[] }>(resolve(shell, 'registry.ts'));
  return {
    publicPaths: open.module.publicRoutes.map(({ path }) => path),
    memberPaths: member.module.memberRoutes.map(({ path }) => path),
  };
}

/** Crawlers may read the public pages and what they are drawn with. The other pages show visitors a sign-in only. */
const robotsText = (publicPaths: readonly string[]): string =>
  [
    'User-agent: *',
    ...publicPaths.map((path) => `Allow: ${path}$`),
    'Allow: /assets/',
    'Allow: /images/',
    'Disallow: /',
    '',
  ].join('\n');

/** A path with an optional parameter at its end is two pages for the server: "/jobs/:jobId?". */
const toPatterns = (path: string): string[] =>
  path.endsWith('?') ? [path.slice(0, path.lastIndexOf('/')), path.slice(0, -1)] : [path];

/**
 * Writes routes.json and robots.txt from the features' routes. The server reads routes.json to answer 404 for other addresses.
 */
export const publishRoutes = (): Plugin => ({
  name: 'publish-routes',
  apply: 'build',
  async generateBundle() {
    const { publicPaths, memberPaths } = await readPaths();
    const patterns = [...publicPaths, ...memberPaths].flatMap(toPatterns);
    this.emitFile({ type: 'asset', fileName: 'routes.json', source: JSON.stringify(patterns) });
    this.emitFile({ type: 'asset', fileName: 'robots.txt', source: robotsText(publicPaths) });
  },
});
