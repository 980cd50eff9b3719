import { readFileSync } from 'node:fs';

/** Each with the exit code of a program that it ended. */
const signals = { SIGINT: 130, SIGTERM: 143 };
const echoMs = 500;
const pollMs = 500;

/** Who started us. A shell may sit between npm and us and outlive it; Linux tells who started the shell. */
function lineage() {
  const parent = process.ppid;
  try {
    const [, command, rest] = /\((.*)\) (.*)/s.exec(readFileSync(`/proc/${parent}/stat`, 'utf8'));
    if (/^(sh|dash|ash|bash|zsh|busybox)$/.test(command)) return `${parent} ${rest.split(' ')[1]}`;
  } catch {
    // Not on Linux: the parent alone has to do.
  }
  return `${parent}`;
}

/**
 * Makes signals sent through npm mean the same as signals sent to us. Call it before anything listens to signals.
 * - On Ctrl-C the terminal and npm may each send one; the second of the pair is dropped, so that it does not mean "at once".
 * - npm ends at once on SIGTERM and may leave us alone; when our parent is gone we end too.
 */
export function followParent() {
  let lastAt = -Infinity;
  const { emit } = process;
  process.emit = function emitOnce(event, ...rest) {
    if (!Object.hasOwn(signals, event)) return emit.call(this, event, ...rest);
    if (performance.now() - lastAt < echoMs) return true;
    lastAt = performance.now();
    if (process.listenerCount(event) === 1) process.exit(signals[event]);
    return emit.call(this, event, ...rest);
  };
  // Without a listener of ours the second signal would end us at once while a library exchanges its listeners.
  for (const signal of Object.keys(signals)) process.on(signal, () => undefined);

  const started = lineage();
  const timer = setInterval(() => {
    if (lineage() === started) return;
    clearInterval(timer);
    if (lastAt === -Infinity) process.kill(process.pid, 'SIGTERM');
  }, pollMs);
  timer.unref();
}
