import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** Variables that a developer may have set for another server. */
const unset = Object.fromEntries(
  [
    'DATABASE_URL',
    'JWT_SECRET',
    'PUSHER_APP_ID',
    'PUSHER_KEY',
    'PUSHER_SECRET',
    'PUSHER_CLUSTER',
    'PUSHER_HOST',
    'SEED_DEMO',
    'TRUST_PROXY',
    'HOST',
  ].flatMap((name) => [
    [name, ''],
    [`${name}_FILE`, ''],
  ]),
);

export type BuiltServer = {
  url: string;
  /** Resolves when the server accepts requests. @throws Error when the process exits first */
  start(): Promise<void>;
  /** Process id of the server. */
  pid(): number;
  isRunning(): boolean;
  /** Sends a signal and resolves when the process has exited. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
};

/** Prepares dist/server/main.js as a separate process. @param env.PORT the port of 127.0.0.1 to listen on */
export function createBuiltServer(env: Record<string, string> & { PORT: string }): BuiltServer {
  const url = `http://127.0.0.1:${env.PORT}`;
  let child: ChildProcess;
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const killAtExit = () => void child.kill('SIGKILL');
  return {
    url,
    async start() {
      child = spawn(process.execPath, ['dist/server/main.js'], {
        cwd: root,
        env: {
          ...process.env,
          ...unset,
          PUBLIC_URL: url,
          LOG_LEVEL: 'warn',
          SEED_DEMO: 'false',
          NEWS_REFRESH_SECONDS: '0',
          ...env,
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      process.once('exit', killAtExit);
      await new Promise<void>((resolve, reject) => {
        child.stdout!.on('data', (chunk: Buffer) => {
          const text = String(chunk);
          if (text.includes('Venturion is ready')) resolve();
          else if (text.trim() !== '') process.stdout.write(text);
        });
        child.once('exit', (code) => reject(new Error(`The server on port ${env.PORT} exited with code ${code}.`)));
      });
    },
    pid: () => child.pid!,
    isRunning,
    async end(signal) {
      process.off('exit', killAtExit);
      if (!isRunning()) return;
      const exited = once(child, 'exit');
      child.kill(signal);
      await exited;
    },
  };
}
