import { join } from 'node:path';
import { createDevCodegen } from './devCodegen.mjs';
import { createDevServer } from './devServer.mjs';
import { checkNode, loadEnv, root } from './node.mjs';
import { followParent } from './signals.mjs';

checkNode();
loadEnv();
followParent();
process.env.NODE_ENV = 'development';
// An error in one page's packages must not end the development server.
process.on('unhandledRejection', (error) => console.error(error));
const { build, createServer } = await import('vite');

const client = await createServer({ configFile: join(root, 'client/vite.config.ts') });
await client.listen();
const [url] = client.resolvedUrls.local;

// Vite serves the pages, so the server must trust its origin.
const server = createDevServer({ ...process.env, PUBLIC_URL: process.env.PUBLIC_URL || url.replace(/\/$/, '') });
const codegen = createDevCodegen();
for (const event of ['add', 'change', 'unlink']) client.watcher.on(event, codegen.documentChanged);

const bundles = await build({
  configFile: join(root, 'server/vite.config.ts'),
  mode: 'development',
  logLevel: 'warn',
  build: { outDir: 'dist/dev', watch: {} },
});
bundles.on('event', async (event) => {
  if (event.code === 'ERROR') console.error(event.error.message);
  if (event.code !== 'BUNDLE_END') return;
  await event.result.close();
  await server.restart();
  codegen.schemaMayHaveChanged();
});

console.log(
  `\nPages with hot reload: ${url}\nServer, restarted on change: http://localhost:${process.env.PORT || 4000}\nCtrl-C ends both.\n`,
);

async function end() {
  await bundles.close();
  await Promise.all([server.stop(), client.close()]);
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, end);
