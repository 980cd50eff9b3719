import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { databaseUrl } from './connections';

export type SecondServer = {
  url: string;
  /** Resolves when it can be used. */
  start(): Promise<void>;
  /** Resolves when the process is gone. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
};

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Another process on the tested server's database and secrets, for a test to end: who is signed in there is signed in here. */
export async function createSecondServer(): Promise<SecondServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    PORT: String(port),
    PUBLIC_URL: url,
    DATABASE_URL: databaseUrl(),
    DATA_DIR: process.env.E2E_DATA_DIR,
    RATE_LIMIT_BYPASS_KEY: process.env.E2E_BYPASS_KEY,
    SEED_DEMO: 'false',
    LOG_LEVEL: 'warn',
  };
  let child: ChildProcess;
  return {
    url,
    async start() {
      child = spawn(process.execPath, ['dist/server/main.js'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
      await new Promise<void>((resolve, reject) => {
        child.stdout!.on('data', (chunk: Buffer) => chunk.includes('Venturion is ready') && resolve());
        child.once('exit', (code) => reject(new Error(`The second server ended with ${code}.`)));
      });
    },
    async end(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill(signal);
      await gone;
    },
  };
}
