import { ensureBuilt } from './builds.mjs';
import { checkNode, loadEnv, root } from './node.mjs';
import { run } from './tools.mjs';

checkNode();
loadEnv();
try {
  await ensureBuilt();
  const result = await run(process.execPath, [`${root}/dist/server/main.js`, 'seed']);
  process.exitCode = result === 0 ? 0 : 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
