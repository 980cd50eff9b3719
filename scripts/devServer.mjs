import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from './node.mjs';

/**
 * Runs the development server as a child process that can be restarted. It has its own process group, so that Ctrl-C reaches
 * it only through stop().
 */
export function createDevServer(env) {
  let child;
  let lastTask = Promise.resolve();

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
  const serialise = (task) => (lastTask = lastTask.then(task));

  return { restart: () => serialise(() => end().then(start)), stop: () => serialise(end) };
}
