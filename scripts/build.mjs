import { ensureBuilt } from './builds.mjs';
import { checkNode } from './node.mjs';

checkNode();
await ensureBuilt({ force: true }).catch((error) => {
  console.error(error.message);
  process.exit(1);
});
