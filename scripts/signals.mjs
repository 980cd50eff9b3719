import { readFileSync } from 'node:fs';

/** Handled signals with the exit code of a program that they end. */
const signals = { SIGINT: 130, SIGTERM: 143 };
const duplicateMs = 500;
const pollMs = 500;

/** Ids of the parent process, and of the shell's parent when the parent is a shell, which can outlive npm. Linux only. */
function readAncestors() {
  const parent = process.ppid;
  try {
    const [, command, rest] = /\((.*)\) (.*)/s.exec(readFileSync(`/proc/${parent}/stat`, 'utf8'));
    if (/^(sh|dash|ash|bash|zsh|busybox)$/.test(command)) return `${parent} ${rest.split(' ')[1]}`;
  } catch {
    // Without /proc only the parent's id is known.
  }
  return `${parent}`;
}

/**
 * Makes signals sent to npm equivalent to signals sent to this process. Call it before any signal listener is added.
 * - On Ctrl-C the terminal and npm may both send a signal. The duplicate is dropped, because a second one forces the exit.
 * - npm exits on SIGTERM and may not forward it. When the parent exits, this process sends itself SIGTERM.
 */
export function followParent() {
  let lastAt = -Infinity;
  const { emit } = process;
  process.emit = function emitOnce(event, ...rest) {
    if (!Object.hasOwn(signals, event)) return emit.call(this, event, ...rest);
    if (performance.now() - lastAt < duplicateMs) return true;
    lastAt = performance.now();
    if (process.listenerCount(event) === 1) process.exit(signals[event]);
    return emit.call(this, event, ...rest);
  };
  // Without any listener a signal ends the process immediately, also while a library replaces its own listeners.
  for (const signal of Object.keys(signals)) process.on(signal, () => undefined);

  const initialAncestors = readAncestors();
  const timer = setInterval(() => {
    if (readAncestors() === initialAncestors) return;
    clearInterval(timer);
    if (lastAt === -Infinity) process.kill(process.pid, 'SIGTERM');
  }, pollMs);
  timer.unref();
}
