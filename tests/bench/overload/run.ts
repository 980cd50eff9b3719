import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setPriority } from 'node:os';
import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { administer, withDatabase } from '../../support/server/administer';
import { createBuiltServer } from '../../support/server/builtServer';
import { makeDataDir, startTestCluster } from '../../support/server/cluster';
import { findFreePort } from '../../support/server/freePort';
import { countEqual } from '../attacks/harness';
import { createPeople, peopleEnv, startReader } from '../attacks/startReader';

const seconds = 8;
const maxAcceptedMs = 1_000;
const query = `query Feed { feed(mode: LATEST, first: 20) { edges { cursor node {
  id content createdAt likeCount commentCount viewerHasLiked author { id username displayName avatarUrl } } }
  pageInfo { hasNextPage endCursor } } }`;
/** As many people at once. While all of them wait for an answer, nothing is sent. */
const maxSockets = 1_000;
const agent = new Agent({ keepAlive: true, maxSockets, maxFreeSockets: maxSockets });

type Answer = { status: number | string; retryAfter?: string };

const json = { 'content-type': 'application/json' };

const send = (url: string, headers: Record<string, string>) =>
  new Promise<Answer>((resolve) => {
    const call = request(`${url}/graphql`, { method: 'POST', headers, agent, timeout: 20_000 }, (response) => {
      const { statusCode, headers: sent } = response.resume();
      response.on('end', () => resolve({ status: statusCode!, retryAfter: sent['retry-after'] }));
    });
    call.on('timeout', () => call.destroy(new Error('time-out')));
    call.on('error', (error) => resolve({ status: error.message }));
    call.end(JSON.stringify({ query }));
  });

/** Opens the connections ahead: an event loop accepts one in each iteration, and the kernel drops what it cannot queue. */
async function openConnections(url: string): Promise<void> {
  const open = () =>
    new Promise<void>((resolve, reject) => {
      const call = request(`${url}/healthz`, { agent }, (response) => response.resume().on('end', resolve));
      call.on('error', reject).end();
    });
  await Promise.all(Array.from({ length: maxSockets }, open));
}

/** Health checks, each over a connection of its own, until it is stopped. @returns their times in milliseconds */
function startHealthChecks(url: string): () => Promise<number[]> {
  const checks: Promise<number>[] = [];
  const timer = setInterval(() => {
    const sentAt = performance.now();
    checks.push(
      fetch(`${url}/healthz`, { headers: { connection: 'close' } }).then((response) =>
        response.ok ? performance.now() - sentAt : Infinity,
      ),
    );
  }, 100);
  return () => (clearInterval(timer), Promise.all(checks));
}

/** Sends at a fixed rate. @returns the answers of people who are signed in, and of visitors */
async function sendAtRate(url: string, perSecond: number, people: Record<string, string>[]) {
  const sent: { isVisitor: boolean; answer: Promise<Answer> }[] = [];
  let [underWay, due] = [0, 0];
  const startedAt = performance.now();
  while (performance.now() - startedAt < seconds * 1_000) {
    for (; due < ((performance.now() - startedAt) / 1_000) * perSecond; due++) {
      if (underWay === maxSockets) continue;
      const isVisitor = due % 5 === 0;
      const { authorization, ...visitor } = people[due % people.length]!;
      const headers = { ...json, ...visitor, ...(!isVisitor && { authorization }) };
      underWay++;
      sent.push({ isVisitor, answer: send(url, headers).finally(() => underWay--) });
    }
    await sleep(2);
  }
  const offered = Math.round(sent.length / seconds);
  const answersOf = (isVisitors: boolean) =>
    Promise.all(sent.filter(({ isVisitor }) => isVisitor === isVisitors).map(({ answer }) => answer));
  return { offered, signedIn: await answersOf(false), visitors: await answersOf(true) };
}

const quantile = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;

const cluster = await startTestCluster('overload');
const name = `overload_${randomBytes(6).toString('hex')}`;
await administer(cluster.url, `create database ${name}`);
const dataDir = await makeDataDir('overload');
const bypassKey = randomBytes(24).toString('hex');
const server = createBuiltServer({
  PORT: String(await findFreePort()),
  DATABASE_URL: withDatabase(cluster.url, name),
  DATA_DIR: dataDir,
  RATE_LIMIT_BYPASS_KEY: bypassKey,
  SEED_DEMO: 'true',
  LOG_LEVEL: 'silent',
  ...peopleEnv,
});
let readers: ReturnType<typeof startReader> | undefined;
try {
  await server.start();
  const people = createPeople(2_000);
  const load = {
    url: `${server.url}/graphql`,
    method: 'POST',
    headers: { ...json, ...people[0], 'x-ratelimit-bypass': bypassKey },
    body: JSON.stringify({ query }),
  } as const;
  await autocannon({ ...load, connections: 8, duration: 3 });
  const { requests } = await autocannon({ ...load, connections: 32, duration: 5 });
  const capacity = requests.average;
  console.log(`capacity: ${Math.round(capacity)} reads a second`);
  await openConnections(server.url);
  readers = startReader(server.url, createPeople(200), 8);
  // Of this thread alone. The generator would take the share of the server and of the readers of the processors.
  setPriority(10);
  for (const factor of [1, 2, 5]) {
    readers.takeSamples();
    const stopHealthChecks = startHealthChecks(server.url);
    const { offered, ...answers } = await sendAtRate(server.url, capacity * factor, people);
    const healthMs = await stopHealthChecks();
    const samples = readers.takeSamples();
    const accepted = samples.filter(({ result }) => result === 'ok').map(({ ms }) => ms);
    const p95 = quantile(accepted, 0.95);
    console.log(`\n${factor} times: ${offered} a second`);
    console.log(`   signed in: ${countEqual(answers.signedIn.map(({ status }) => status))}`);
    console.log(`   visitors: ${countEqual(answers.visitors.map(({ status }) => status))}`);
    console.log(`   readers: ${countEqual(samples.map(({ result }) => result))}`);
    console.log(`   readers' accepted: p50 ${quantile(accepted, 0.5).toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`);
    const all = [...answers.signedIn, ...answers.visitors];
    const shed = all.filter(({ status }) => status === 503);
    const isRight = all.every(({ status }) => [200, 401, 503].includes(Number(status)));
    const isAnnounced = shed.every(({ retryAfter }) => Number(retryAfter) > 0);
    if (!(isRight && isAnnounced && p95 <= maxAcceptedMs)) process.exitCode = 1;
    console.log(`   health checks over new connections: p95 ${quantile(healthMs, 0.95).toFixed(0)} ms`);
    await sleep(2_000);
  }
} finally {
  await readers?.stop();
  agent.destroy();
  await server.end('SIGKILL');
  await administer(cluster.url, `drop database ${name} with (force)`);
  await rm(dataDir, { recursive: true, force: true });
  await cluster.stop();
}
