import { resolve } from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import type { Feature, FeatureRoute } from '../shell/feature';

/** Reads the pages of all features, discovered as in the browser. */
export async function readRoutes(): Promise<Pick<FeatureRoute, 'path' | 'area'>[]> {
  const registry = resolve(import.meta.dirname, '../shell/registry.ts');
  const { module } = await runnerImport<{ features: readonly Feature[] }>(registry);
  return module.features.flatMap(({ routes = [] }) => routes.map(({ path, area }) => ({ path, area })));
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
    const routes = await readRoutes();
    const publicPaths = routes.filter(({ area }) => area === 'public').map(({ path }) => path);
    const patterns = routes.flatMap(({ path }) => toPatterns(path));
    this.emitFile({ type: 'asset', fileName: 'routes.json', source: JSON.stringify(patterns) });
    this.emitFile({ type: 'asset', fileName: 'robots.txt', source: robotsText(publicPaths) });
  },
});
