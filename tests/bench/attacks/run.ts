import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { administer, withDatabase } from '../../support/server/administer';
import { createBuiltServer } from '../../support/server/builtServer';
import { makeDataDir, startTestCluster } from '../../support/server/cluster';
import { findFreePort } from '../../support/server/freePort';
import { countEqual, signUp, type Attack, type Target } from './harness';
import { createPeople, peopleEnv, startReader } from './startReader';

const modules = import.meta.glob<{ attack: Attack }>('./[0-9]*.ts', { eager: true });
const attacks = Object.values(modules)
  .map((module) => module.attack)
  .toSorted((a, b) => a.number - b.number);

const quietMs = 5_000;
const attackerPriority = 10;
/** The reader's p95 during an attack stays under this multiple of its quiet value. */
const maxRatio = 3;

function residentMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024);
}

const p95 = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? Number.NaN;

/** @returns whether the server withstood it */
async function runAttack(attack: Attack, clusterUrl: string): Promise<boolean> {
  console.log(`\n${attack.number}. ${attack.title}`);
  const name = `attack_${randomBytes(6).toString('hex')}`;
  const databaseUrl = withDatabase(clusterUrl, name);
  await administer(clusterUrl, `create database ${name}`);
  const dataDir = await makeDataDir('attack');
  const bypassKey = randomBytes(24).toString('hex');
  const server = createBuiltServer({
    PORT: String(await findFreePort()),
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    RATE_LIMIT_BYPASS_KEY: bypassKey,
    SEED_DEMO: 'true',
    LOG_LEVEL: 'silent',
    ...peopleEnv,
    ...attack.env,
  });
  await server.start();
  const pid = server.pid();
  const bypass = { 'x-ratelimit-bypass': bypassKey };
  const target: Target = {
    url: server.url,
    databaseUrl,
    dataDir,
    bypass,
    signUp: () => signUp(server.url, bypass),
    memoryMb: () => residentMb(pid),
  };
  await attack.prepare?.(target);
  const reader = startReader(server.url, createPeople(50));
  let peakMb = 0;
  const sampling = setInterval(() => (peakMb = Math.max(peakMb, server.isRunning() ? target.memoryMb() : 0)), 200);
  try {
    await sleep(1_000);
    reader.takeSamples();
    await sleep(quietMs);
    const quiet = p95(reader.takeSamples().map(({ ms }) => ms));
    const before = target.memoryMb();
    // Of this thread alone: an attacker's machine does not take the processors of the server and of the reader.
    setPriority(attackerPriority);
    const figures = await attack.run(target).catch((error: Error) => ({ failure: error.message }));
    setPriority(0);
    const samples = reader.takeSamples();
    const during = p95(samples.map(({ ms }) => ms));
    const errors = samples.filter(({ result }) => result !== 'ok').map(({ result }) => result);
    const isAlive = server.isRunning();
    const isWithstood = isAlive && errors.length === 0 && during < quiet * maxRatio && !('failure' in figures);
    console.log(
      `   reader p95 ${quiet.toFixed(1)} ms quiet, ${during.toFixed(1)} ms under attack (${samples.length} reads)`,
    );
    console.log(`   memory ${before} MB before, ${peakMb} MB at most`);
    if (errors.length > 0) console.log(`   reader's errors: ${countEqual(errors)}`);
    for (const [label, value] of Object.entries(figures)) console.log(`   ${label}: ${value}`);
    console.log(`   ${isWithstood ? 'withstood' : isAlive ? 'NOT WITHSTOOD' : 'THE SERVER ENDED'}`);
    return isWithstood;
  } finally {
    clearInterval(sampling);
    await reader.stop();
    await server.end('SIGKILL');
    await administer(clusterUrl, `drop database ${name} with (force)`);
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Attacks to run; all when empty. Each has a server and a database of its own. */
const numbers = process.argv.slice(2).map(Number);
const selected = attacks.filter(({ number }) => numbers.length === 0 || numbers.includes(number));
const cluster = await startTestCluster('attacks');
try {
  const results: boolean[] = [];
  for (const attack of selected) results.push(await runAttack(attack, cluster.url));
  process.exitCode = results.length > 0 && results.every(Boolean) ? 0 : 1;
} finally {
  await cluster.stop();
}
