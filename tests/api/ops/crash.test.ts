import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const main = resolve(import.meta.dirname, '../../../dist/server/main.js');
const bypass = 'crash tests may call as often as they like';

let dataDir: string;
let port: number;
let server: ChildProcess | undefined;

type Ended = { code: number | null; output: string };

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Starts the built server as an operator would. @returns its process, and its end */
function launch(env: Record<string, string> = {}): {
  child: ChildProcess;
  ready(): Promise<void>;
  ended: Promise<Ended>;
} {
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      SEED_DEMO: 'false',
      LOG_LEVEL: 'warn',
      RATE_LIMIT_BYPASS_KEY: bypass,
      ...env,
    },
  });
  let output = '';
  const logged = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk;
        if (output.includes('Venturion is ready')) resolve();
      });
    }
  });
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, output }));
  const failed = async () => {
    throw new Error(`ended: ${JSON.stringify(await ended)}`);
  };
  return { child, ready: () => Promise.race([logged, failed()]), ended };
}

async function start(): Promise<void> {
  const { child, ready } = launch();
  server = child;
  await ready();
}

const call = (path: string, token?: string, body?: object, headers?: object) =>
  fetch(`http://127.0.0.1:${port}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      'content-type': 'application/json',
      'x-ratelimit-bypass': bypass,
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: body && JSON.stringify(body),
  });

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'venturion-crash-'));
  await chmod(dataDir, 0o755);
  port = await freePort();
  await start();
});

afterAll(async () => {
  if (server?.exitCode === null) {
    const exited = once(server, 'exit');
    server.kill('SIGTERM');
    await exited;
  }
  await rm(dataDir, { recursive: true, force: true });
});

test(
  'kill -9 during writes loses no acknowledged post, and retries create no duplicate',
  { timeout: 90_000 },
  async () => {
    const account = { email: 'writer@example.com', username: 'writer', password: 'a password for the crash' };
    const { accessToken } = (await (await call('/api/auth/register', undefined, account)).json()) as {
      accessToken: string;
    };
    const acknowledged = new Map<string, string>();
    let written = 0;
    const write = async (key: string) => {
      const response = await call('/api/posts', accessToken, { content: `Post ${key}` }, { 'idempotency-key': key });
      if (response.status === 201)
        acknowledged.set(key, ((await response.json()) as { data: { post: { id: string } } }).data.post.id);
    };
    for (let crash = 0; crash < 3; crash++) {
      const exited = once(server!, 'exit');
      const before = acknowledged.size;
      const attempted: string[] = [];
      const writers = Array.from({ length: 4 }, async () => {
        while (server!.exitCode === null && server!.signalCode === null) {
          const key = `key-${++written}`;
          attempted.push(key);
          await write(key).catch(() => undefined);
        }
      });
      while (acknowledged.size < before + 20) await new Promise((resolve) => setTimeout(resolve, 5));
      server!.kill('SIGKILL');
      await Promise.all([exited, ...writers]);
      await start();
      for (const key of attempted) {
        const first = acknowledged.get(key);
        await write(key);
        if (first) expect(acknowledged.get(key)).toBe(first);
      }
    }
    const stored = new Map<string, string>();
    for (let page = 1, more = true; more; page++) {
      const response = (await (await call(`/api/posts?limit=50&page=${page}`, accessToken)).json()) as {
        data: { posts: { id: string; content: string }[]; pagination: { has_more: boolean } };
      };
      for (const { id, content } of response.data.posts) {
        expect(stored.has(content)).toBe(false);
        stored.set(content, id);
      }
      more = response.data.pagination.has_more;
    }
    expect(stored).toEqual(new Map([...acknowledged].map(([key, id]) => [`Post ${key}`, id])));
  },
);

test('a second server reports the conflict, exits, and does not affect the first', { timeout: 60_000 }, async () => {
  const sameFolder = await launch({ PORT: String(await freePort()) }).ended;
  expect(sameFolder.code).toBe(1);
  expect(sameFolder.output.trim().split('\n')).toHaveLength(1);
  expect(sameFolder.output).toContain(dataDir);
  const otherDir = await mkdtemp(join(tmpdir(), 'venturion-crash-'));
  await chmod(otherDir, 0o755);
  const samePort = await launch({ DATA_DIR: otherDir, LOG_LEVEL: 'fatal' }).ended;
  await rm(otherDir, { recursive: true, force: true });
  expect(samePort.code).toBe(1);
  expect(samePort.output.trim()).toMatch(new RegExp(`^Port ${port} is in use`));
  expect((await call('/readyz')).status).toBe(200);
});

test('SIGTERM exits cleanly, and the next start has all data', { timeout: 60_000 }, async () => {
  const exited = once(server!, 'exit');
  server!.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
  await start();
  expect((await call('/readyz')).status).toBe(200);
});
