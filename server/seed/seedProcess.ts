import { fork } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { ConfigError } from '../core/config';

/**
 * Seeds the missing demo community in a child process. Rendering its pictures leaves 120 MB in the allocator's arenas,
 * which are released only when a process exits.
 * @param program path of the server's bundle
 * @param signal kills the child process, and its transaction rolls back
 * @throws ConfigError with the error message of the child process
 */
export async function seedInChildProcess(program: string, databaseUrl: string, signal: AbortSignal): Promise<void> {
  const child = fork(program, ['seed', 'missing'], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    signal,
    killSignal: 'SIGKILL',
  });
  const [message, [code]] = await Promise.all([text(child.stderr!), once(child, 'exit')]);
  if (code !== 0) throw new ConfigError(message.trim());
}

/** In the child process: ignores Ctrl-C, which reaches both processes, and exits when the server exits. */
export function exitWithServer(): void {
  for (const name of ['SIGINT', 'SIGTERM']) process.on(name, () => undefined);
  process.once('disconnect', () => process.exit(1));
  process.channel?.unref();
}
