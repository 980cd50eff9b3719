import { AsyncLocalStorage } from 'node:async_hooks';
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './node.mjs';

/** Path of the script of an installed package's command, to run with the current Node. */
function commandPath(packageName, command) {
  const folder = join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}

const commands = {
  tsc: () => commandPath('typescript', 'tsc'),
  oxlint: () => commandPath('oxlint', 'oxlint'),
  oxfmt: () => commandPath('oxfmt', 'oxfmt'),
  vite: () => commandPath('vite', 'vite'),
  vitest: () => commandPath('vitest', 'vitest'),
  playwright: () => commandPath('@playwright/test', 'playwright'),
  codegen: () => commandPath('@graphql-codegen/cli', 'graphql-codegen'),
};

const running = new Set();

/** Sends SIGTERM to all programs that `run` started. */
export const endRunning = () => running.forEach((child) => child.kill('SIGTERM'));

const captured = new AsyncLocalStorage();

/**
 * Separates the output of programs that run in parallel.
 * @param onOutput called once after `work`, with the output of all its programs
 */
export async function captureOutput(work, onOutput) {
  const chunks = [];
  try {
    await captured.run(chunks, work);
  } finally {
    onOutput(chunks.join(''));
  }
}

/** Runs a program in the repository's folder. @returns its exit code, or the signal that ended it */
export function run(program, args, options = {}) {
  const chunks = captured.getStore();
  return new Promise((resolve, reject) => {
    const stdio = chunks ? ['ignore', 'pipe', 'pipe'] : 'inherit';
    const child = spawn(program, args, { cwd: root, stdio, ...options });
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text) => chunks.push(text));
    running.add(child);
    child.once('error', reject);
    child.once('close', (code, signal) => {
      running.delete(child);
      resolve(code ?? signal);
    });
  });
}

/** Runs an installed tool, for example `runTool('vite', ['build'])`. */
export const runTool = (tool, args, options) => run(process.execPath, [commands[tool](), ...args], options);
