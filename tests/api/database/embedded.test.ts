import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { chmod, lstat, mkdir, mkdtemp, readdir, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { Client } from 'pg';
import { build } from 'vite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../../server/database/embedded/embeddedPostgres';

const isRoot = process.getuid?.() === 0;
const lines: string[] = [];
const log = {
  info: (line: string) => lines.push(line),
  warn: (line: string) => lines.push(line),
  error: (line: string) => lines.push(line),
};

type Owner = ChildProcessByStdio<null, Readable, null>;

/** Making a cluster waits for the disk more than once. */
vi.setConfig({ testTimeout: 60_000 });

let dataDir: string;
const running: EmbeddedPostgres[] = [];
const owners: Owner[] = [];

async function start(): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir, log });
  running.push(postgres);
  return postgres;
}

async function query<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** The module under test as plain JavaScript, for servers in separate processes; packages are resolved from there. */
const bundle = join(import.meta.dirname, '../../../node_modules/.cache/venturion-embedded-test');

const ownerProgram = `
  import { startEmbeddedPostgres } from './embeddedPostgres.js';
  const log = { info() {}, warn() {}, error() {} };
  try {
    const { url, stop } = await startEmbeddedPostgres({ dataDir: process.argv[2], log });
    process.on('SIGTERM', () => stop().then(() => process.exit(0)));
    console.log(url);
  } catch (error) {
    console.log(error.message);
  }`;

/** Another server on the same folder; it is ended with the test. */
function spawnOwner(): Owner {
  const owner = spawn(process.execPath, [join(bundle, 'owner.js'), dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  owners.push(owner);
  return owner;
}

const firstLine = async (owner: Owner) => String((await once(owner.stdout, 'data'))[0]).trim();

const postmasterPid = async () =>
  Number((await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]);

beforeAll(async () => {
  const root = join(import.meta.dirname, '../../..');
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    build: { ssr: 'server/database/embedded/embeddedPostgres.ts', outDir: bundle, target: 'node24' },
  });
  await writeFile(join(bundle, 'owner.js'), ownerProgram);
});

afterAll(() => rm(bundle, { recursive: true }));

beforeEach(async () => {
  lines.length = 0;
  dataDir = await mkdtemp(join(tmpdir(), 'venturion-embedded-'));
  await chmod(dataDir, 0o755);
});

afterEach(async () => {
  for (const postgres of running.splice(0)) await postgres.stop();
  for (const owner of owners.splice(0)) {
    if (owner.kill()) await once(owner, 'exit');
  }
  await rm(dataDir, { recursive: true, force: true });
});

describe('startEmbeddedPostgres', () => {
  it('creates a cluster once and reuses its data, password and port', async () => {
    const first = await start();
    expect(first.isNew).toBe(true);
    await query(first.url, `create table note (text text); insert into note values ('kept')`);
    const [settings] = await query(
      first.url,
      `select current_setting('server_encoding') as encoding, current_setting('timezone') as timezone, current_setting('fsync') as fsync,
       current_setting('synchronous_commit') as commit, current_setting('listen_addresses') as addresses, upper('é') as accent`,
    );
    expect(settings).toEqual({
      encoding: 'UTF8',
      timezone: 'UTC',
      fsync: 'on',
      commit: 'on',
      addresses: '127.0.0.1',
      accent: 'É',
    });
    expect((await stat(join(dataDir, 'postgres.json'))).mode & 0o777).toBe(0o600);
    await expect(query(first.url.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toMatchObject({ code: '28P01' });
    if (isRoot) expect((await stat(join(dataDir, 'postgres'))).uid).toBeGreaterThan(0);
    await first.stop();
    await expect(query(first.url, 'select 1')).rejects.toThrow(/ECONNREFUSED/);

    const second = await start();
    expect(second.isNew).toBe(false);
    expect(second.url).toBe(first.url);
    expect(await query(second.url, 'select text from note')).toEqual([{ text: 'kept' }]);
  });

  it('restarts a killed PostgreSQL on the same port with all its data', async () => {
    const { url } = await start();
    await query(url, `create table note (text text); insert into note values ('kept')`);
    const killed = await postmasterPid();
    process.kill(killed, 'SIGKILL');
    await vi.waitFor(async () => expect(await query(url, 'select text from note')).toEqual([{ text: 'kept' }]), {
      timeout: 15_000,
      interval: 100,
    });
    expect(await postmasterPid()).not.toBe(killed);
    expect(lines.join('\n')).toContain('PostgreSQL stopped unexpectedly');
    await vi.waitFor(() => expect(lines.join('\n')).toContain('PostgreSQL is back'), { timeout: 15_000 });
    expect(await query(url, `select from pg_locks where locktype = 'advisory' and granted`)).toHaveLength(1);
  });

  it('rejects a second owner and does not affect the first', async () => {
    const { url } = await start();
    await expect(startEmbeddedPostgres({ dataDir, log })).rejects.toThrow(
      `${dataDir} is in use by another Venturion server; stop it or set DATA_DIR`,
    );
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('creates one database for two concurrent first starts', async () => {
    const [one, two] = [spawnOwner(), spawnOwner()];
    const outputs = await Promise.all([firstLine(one), firstLine(two)]);
    expect(outputs.filter((output) => output.includes('is in use by another'))).toHaveLength(1);
    const url = outputs.find((output) => output.startsWith('postgres://'))!;
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect((await readdir(dataDir)).toSorted()).toEqual(['postgres', 'postgres.json', 'postgres.log']);
  });

  it('adopts the PostgreSQL of a server that was killed', async () => {
    const owner = spawnOwner();
    const url = await firstLine(owner);
    await query(url, `create table note (text text); insert into note values ('kept')`);
    const pid = await postmasterPid();
    owner.kill('SIGKILL');
    await once(owner, 'exit');

    const adopted = await start();
    expect(adopted.isNew).toBe(false);
    expect(adopted.url).toBe(url);
    expect(await postmasterPid()).toBe(pid);
    expect(await query(adopted.url, 'select text from note')).toEqual([{ text: 'kept' }]);
  });

  it('starts although the pid file names an unrelated process', async () => {
    const first = await start();
    const pidFile = await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8');
    await first.stop();
    await writeFile(join(dataDir, 'postgres/postmaster.pid'), pidFile.replace(/^\d+/, String(process.pid)));
    const second = await start();
    expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('removes the result of an interrupted initdb', async () => {
    await mkdir(join(dataDir, 'postgres.init-2147483646/base'), { recursive: true });
    await writeFile(join(dataDir, 'postgres.init-2147483646.password'), 'half');
    expect((await start()).isNew).toBe(true);
    expect((await readdir(dataDir)).filter((name) => name.includes('init'))).toEqual([]);
  });

  it('does not replace a database whose password file is missing', async () => {
    await (await start()).stop();
    await rm(join(dataDir, 'postgres.json'));
    await expect(start()).rejects.toThrow(`${join(dataDir, 'postgres.json')} is gone`);
  });

  describe.runIf(isRoot)('as root', () => {
    const outside: string[] = [];

    afterEach(async () => {
      for (const postgres of running.splice(0)) await postgres.stop();
      for (const folder of outside.splice(0)) await rm(folder, { recursive: true, force: true });
    });

    it('stores the cluster of an inaccessible folder elsewhere, behind a symbolic link', async () => {
      await chmod(dataDir, 0o700);
      const first = await start();
      const link = join(dataDir, 'postgres');
      const place = await realpath(link);
      outside.push(dirname(place));
      expect((await lstat(link)).isSymbolicLink()).toBe(true);
      expect(place).toMatch(/^\/var\/lib\/venturion-[0-9a-f]{8}\/postgres-[0-9a-f]{8}$/);
      expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
      await first.stop();

      const second = await start();
      expect(second.isNew).toBe(false);
      expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
      await second.stop();

      await rm(link);
      await rm(join(dataDir, 'postgres.json'));
      expect((await start()).isNew).toBe(true);
      expect(await realpath(link)).not.toBe(place);
    });
  });
});
