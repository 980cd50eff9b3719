import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from './node.mjs';

/**
 * Runs the development server as one process that can be replaced. It has a process group of its own, so that
 * Ctrl-C reaches it once, through stop().
 */
export function createDevServer(env) {
  let child;
  let turn = Promise.resolve();

  const end = async () => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  const start = () => {
    child = spawn(process.execPath, ['--enable-source-maps', join(root, 'scripts/devEntry.mjs')], {
      cwd: root,
      env,
      stdio: 'inherit',
      detached: true,
    });
    child.once('exit', (code) => {
      if (code) console.error('The server stopped; it starts again with the next change.');
    });
  };
  const inTurn = (work) => (turn = turn.then(work));

  return { restart: () => inTurn(() => end().then(start)), stop: () => inTurn(end) };
}
