/**
 * Memory of the server's process (RSS, without PostgreSQL) with the demo: idle, under load and after a collection:
 *   npm run bench:memory
 * Exits with 1 when a figure is above its goal. The inspector reads the figures, so the server runs unchanged.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';

const port = 4463;
const url = `http://127.0.0.1:${port}`;
const idleSeconds = Number(process.env.IDLE_SECONDS ?? 30);
const loadSeconds = Number(process.env.SECONDS ?? 60);
const goalMb = { idle: 220, collected: 300 };
const dataDir = mkdtempSync(join(tmpdir(), 'venturion-bench-'));
// PostgreSQL runs as another user when the benchmark runs as root, and must reach its files.
chmodSync(dataDir, 0o755);
const bypass = 'rate limits do not apply to the benchmark';

const env = {
  ...process.env,
  PORT: String(port),
  HOST: '127.0.0.1',
  PUBLIC_URL: url,
  DATABASE_URL: '',
  DATA_DIR: dataDir,
  JWT_SECRET: 'a secret for the benchmark alone, 0123456789',
  RATE_LIMIT_BYPASS_KEY: bypass,
  SEED_DEMO: 'true',
  LOG_LEVEL: 'error',
  NODE_ENV: 'production',
};

type Inspector = {
  /** Sends a command of the Chrome DevTools Protocol. @throws Error with the message of a rejected command */
  send(method: string, params?: Record<string, unknown>): Promise<Record<string, any>>;
  close(): void;
};
type Server = { child: ChildProcess; inspector: Inspector };
type Figures = { rss: number; heapTotal: number; heapUsed: number; external: number };
type Row = Figures & { label: string; goal: number | undefined };

async function connectInspector(address: string): Promise<Inspector> {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const pending = new Map<number, PromiseWithResolvers<Record<string, any>>>();
  let lastId = 0;
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error } = JSON.parse(String(data));
    const request = pending.get(id);
    pending.delete(id);
    if (error) request?.reject(new Error(error.message));
    else request?.resolve(result);
  });
  return {
    send(method, params = {}) {
      const request = Promise.withResolvers<Record<string, any>>();
      pending.set(++lastId, request);
      socket.send(JSON.stringify({ id: lastId, method, params }));
      return request.promise;
    },
    close: () => socket.close(),
  };
}

/** Resolves with the first match in the output of a process. @throws Error when the process exits first */
function waitForOutput(child: ChildProcess, stream: 'stdout' | 'stderr', pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    child[stream]!.on('data', (chunk: Buffer) => {
      output += String(chunk);
      const match = pattern.exec(output);
      if (match) resolve(match[0]);
    });
    child.once('exit', (code) => reject(new Error(`The server exited with code ${code}.\n${output}`)));
  });
}

async function startServer(): Promise<Server> {
  // The V8 option is that of npm start and the Dockerfile.
  const options = ['--max-semi-space-size=16', '--inspect=127.0.0.1:0'];
  const child = spawn(process.execPath, [...options, 'dist/server/main.js'], { env });
  const [address] = await Promise.all([
    waitForOutput(child, 'stderr', /ws:\S+/),
    waitForOutput(child, 'stdout', /Venturion is ready/),
  ]);
  return { child, inspector: await connectInspector(address) };
}

async function stopServer({ child, inspector }: Server): Promise<void> {
  inspector.close();
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
}

async function measure({ inspector }: Server, label: string, goal?: number): Promise<Row> {
  const { result } = await inspector.send('Runtime.evaluate', {
    expression: 'process.memoryUsage()',
    returnByValue: true,
  });
  return { label, goal, ...(result.value as Figures) };
}

const feedQuery = `query Feed { feed(mode: LATEST, first: 20) { edges { cursor node { ...Card sharedPost { ...Card } } } pageInfo { hasNextPage endCursor } } }
  fragment Card on Post {
    id content isPublic isEdited isShare createdAt editedAt likeCount commentCount shareCount viewerHasLiked viewerHasBookmarked viewerCanEdit viewerCanShare
    author { id username displayName headline avatarUrl } image { url width height srcSet placeholder alt } }`;

/** Loads the feed of the signed-in demo user at 32 connections. @returns requests per second */
async function loadFeed(): Promise<number> {
  const json = { 'content-type': 'application/json', 'x-ratelimit-bypass': bypass };
  const login = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ username: 'alice', password: 'founders-meet-here' }),
  });
  const { accessToken } = (await login.json()) as { accessToken: string };
  const { requests, non2xx, errors } = await autocannon({
    url: `${url}/graphql`,
    method: 'POST',
    headers: { ...json, authorization: `Bearer ${accessToken}` },
    body: JSON.stringify({ query: feedQuery }),
    connections: 32,
    duration: loadSeconds,
  });
  if (non2xx || errors) throw new Error(`Feed: ${non2xx} responses without status 2xx, ${errors} errors`);
  return requests.average;
}

const toMb = (bytes: number) => Math.round(bytes / 1024 / 1024);

function print(rows: Row[]): void {
  const toLine = (cells: string[]) =>
    `  ${cells[0]!.padEnd(36)}${cells
      .slice(1)
      .map((cell) => cell.padStart(10))
      .join('')}`;
  console.log(toLine(['MB', 'RSS', 'goal', 'heap', 'used', 'external']));
  for (const { label, goal, rss, heapTotal, heapUsed, external } of rows)
    console.log(
      toLine([label, ...[toMb(rss), goal ?? '-', toMb(heapTotal), toMb(heapUsed), toMb(external)].map(String)]),
    );
}

let server: Server | undefined;
try {
  const rows: Row[] = [];
  server = await startServer();
  await sleep(idleSeconds * 1_000);
  rows.push(await measure(server, 'idle after the first start', goalMb.idle));
  await stopServer(server);
  server = await startServer();
  await sleep(idleSeconds * 1_000);
  rows.push(await measure(server, 'idle after a restart', goalMb.idle));
  const requestsPerSecond = await loadFeed();
  rows.push(await measure(server, `after ${loadSeconds} s of feed load`));
  await sleep(idleSeconds * 1_000);
  rows.push(await measure(server, `idle ${idleSeconds} s after the load`, goalMb.idle));
  await server.inspector.send('HeapProfiler.collectGarbage');
  rows.push(await measure(server, 'after a collection', goalMb.collected));
  print(rows);
  console.log(`  feed: ${requestsPerSecond.toFixed(0)} requests/s at 32 connections`);
  if (rows.some(({ rss, goal }) => goal !== undefined && toMb(rss) > goal)) process.exitCode = 1;
} finally {
  if (server && server.child.exitCode === null) await stopServer(server);
  rmSync(dataDir, { recursive: true, force: true });
}
