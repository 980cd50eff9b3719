import { ensureBuilt } from './builds.mjs';
import { checkNode, loadEnv } from './node.mjs';
import { followParent } from './signals.mjs';

checkNode();
loadEnv();
try {
  await ensureBuilt();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
if (process.env.npm_lifecycle_event) followParent();
await import('../dist/server/main.js');
