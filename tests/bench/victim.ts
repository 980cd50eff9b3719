/** The built server with its own database: started as an operator would, and killed as no operator would. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export const bypass = 'rate limits do not apply to the benchmark';

/** One that ended meanwhile needs no signal. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** @param port where it listens */
export function createVictim(port: number) {
  const dataDir = mkdtempSync(join(tmpdir(), 'venturion-soak-'));
  // PostgreSQL runs as another user when the test runs as root, and must reach its files.
  chmodSync(dataDir, 0o755);
  const env = {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    RATE_LIMIT_BYPASS_KEY: bypass,
    SEED_DEMO: 'false',
    LOG_LEVEL: 'error',
    NODE_ENV: 'production',
  };
  /** Errors that the server logged. */
  const issues: string[] = [];
  let child: ChildProcess | undefined;
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
      ({ ok }) => ok,
      () => false,
    );

  async function untilReady() {
    for (const end = Date.now() + 60_000; !(await isReady());) {
      if (Date.now() > end) throw new Error(`the server is not ready after a minute:\n${issues.slice(-5).join('\n')}`);
      await pause(100);
    }
  }

  async function start() {
    child = spawn(process.execPath, ['dist/server/main.js'], { stdio: ['ignore', 'pipe', 'pipe'], env });
    for (const stream of [child.stdout!, child.stderr!])
      stream.on('data', (lines: Buffer) =>
        issues.push(
          ...String(lines)
            .split('\n')
            .filter((line) => /"level":[56]0/.test(line)),
        ),
      );
    await untilReady();
  }

  async function end(name: NodeJS.Signals) {
    const exited = once(child!, 'exit');
    child!.kill(name);
    await exited;
  }

  /** Of PostgreSQL; undefined while it has none. */
  function postmaster(): number | undefined {
    try {
      return Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
    } catch {
      return undefined;
    }
  }

  async function freeze(pids: number[], ms: number) {
    for (const pid of pids) signal(pid, 'SIGSTOP');
    await pause(ms);
    for (const pid of pids) signal(pid, 'SIGCONT');
    await untilReady();
  }

  return {
    issues,
    start,
    /** The address of the embedded database. */
    databaseUrl() {
      const state = JSON.parse(readFileSync(join(dataDir, 'postgres.json'), 'utf8')) as {
        password: string;
        port: number;
      };
      return `postgres://venturion:${state.password}@127.0.0.1:${state.port}/venturion`;
    },
    /** SIGKILL, and a new start. */
    async killServer() {
      await end('SIGKILL');
      await start();
    },
    /** SIGKILL of PostgreSQL: the server itself brings it back. */
    async killDatabase() {
      const killed = postmaster();
      process.kill(killed!, 'SIGKILL');
      while ([killed, undefined].includes(postmaster())) await pause(50);
      await untilReady();
    },
    /** SIGSTOP, and SIGCONT after so many milliseconds. */
    freezeServer: (ms: number) => freeze([child!.pid!], ms),
    freezeDatabase(ms: number) {
      const parent = postmaster()!;
      const children = readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8').trim().split(' ').map(Number);
      return freeze([parent, ...children], ms);
    },
    async stop() {
      if (child?.exitCode === null && child.signalCode === null) await end('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A TCP proxy to `target` that can reset connections, or stall them without closing. */
export async function createWire(target: number) {
  type Pair = readonly [Socket, Socket];
  const pairs = new Set<Pair>();
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    const pair: Pair = [near, far];
    pairs.add(pair);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('error', () => {});
      from.on('close', () => (to.destroy(), pairs.delete(pair)));
      from.pipe(to);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  /** Every so many-th connection. */
  const each = (every: number, act: (pair: Pair) => void) => [...pairs].filter((_, n) => n % every === 0).forEach(act);
  return {
    port: (server.address() as AddressInfo).port,
    cut: (every: number) => each(every, (pair) => pair.forEach((socket) => socket.resetAndDestroy())),
    stall: (every: number) => each(every, (pair) => pair.forEach((socket) => socket.unpipe().pause())),
    close: () => (each(1, (pair) => pair.forEach((socket) => socket.destroy())), server.close()),
  };
}
