import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { graphqlBodies } from './graphqlBodies.ts';

const placeholder = '<!--start-->';
/** Modules that every page of the signed-in area needs. */
const shell = ['shell/routing/MemberRoutes.tsx', 'shell/SignedIn.tsx'];
/** Pages of visitors have no shell. */
const publicPage = /^features\/(account|landing|legal)\//;

/**
 * Puts the start script into the HTML, so that it runs before any file is loaded, with the names of the files that each
 * page needs. In development it is a module like any other.
 * @param root folder of the client
 */
export const startScript = (root: string): Plugin => ({
  name: 'start-script',
  transformIndexHtml: {
    order: 'post',
    async handler(html, { bundle }) {
      if (!html.includes(placeholder)) return html;
      const script = bundle
        ? `<script>${await bundleScript(root, filesByPage(root, bundle, html))}</script>`
        : '<script type="module" src="/start.ts"></script>';
      return html.replace(placeholder, () => script);
    },
  },
});

async function bundleScript(root: string, files: Record<string, string[]>): Promise<string> {
  const output = await build({
    configFile: false,
    root,
    logLevel: 'error',
    define: { START_FILES: JSON.stringify(files) },
    plugins: [graphqlBodies()],
    build: { write: false, lib: { entry: join(root, 'start.ts'), formats: ['iife'], name: 'start' } },
  });
  const [{ output: chunks }] = output as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput];
  return chunks[0].code.replaceAll('</', '<\\/').trim();
}

/** The files of each page's module, by its path under the client folder, besides those that the HTML names. */
function filesByPage(root: string, bundle: Rolldown.OutputBundle, html: string): Record<string, string[]> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const byModule = new Map(chunks.flatMap((chunk) => chunk.moduleIds.map((id) => [id, chunk] as const)));

  function collect(fileName: string, files: Set<string>): void {
    if (files.has(fileName)) return;
    files.add(fileName);
    for (const imported of byName.get(fileName)?.imports ?? []) collect(imported, files);
  }

  function filesOf(module: string): string[] {
    const files = new Set<string>();
    const chunk = byModule.get(join(root, module));
    if (!chunk) throw new Error(`No chunk contains client/${module}, which client/startPages.ts names.`);
    collect(chunk.fileName, files);
    return [...files];
  }

  const source = readFileSync(join(root, 'startPages.ts'), 'utf8');
  const pages = [...source.matchAll(/page: '([^']+)'/g)].map(([, page]) => page!);
  return Object.fromEntries(
    pages.map((page) => {
      const modules = publicPage.test(page) ? [page] : [...shell, page];
      const files = [...new Set(modules.flatMap(filesOf))].filter((file) => !html.includes(file));
      return [page, files.map((file) => `/${file}`)];
    }),
  );
}
