import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { administer, withDatabase } from '../../support/server/administer';
import { createBuiltServer } from '../../support/server/builtServer';
import { makeDataDir, startTestCluster } from '../../support/server/cluster';
import { findFreePort } from '../../support/server/freePort';
import { countEqual, signUp } from '../attacks/harness';

const seconds = 8;
const maxAcceptedMs = 1_000;
const query = `query Feed { feed(mode: LATEST, first: 20) { edges { cursor node {
  id content createdAt likeCount commentCount viewerHasLiked author { id username displayName avatarUrl } } }
  pageInfo { hasNextPage endCursor } } }`;
/** As many people at once. More requests than that wait in the generator, which is not counted. */
const maxSockets = 1_000;
const agent = new Agent({ keepAlive: true, maxSockets });

type Answer = { ms: number; status: number | string; retryAfter?: string };

const send = (url: string, headers: Record<string, string>) =>
  new Promise<Answer>((resolve) => {
    let sentAt = performance.now();
    const finish = (status: number | string, retryAfter?: string) =>
      resolve({ ms: performance.now() - sentAt, status, retryAfter });
    const call = request(`${url}/graphql`, { method: 'POST', headers, agent, timeout: 20_000 }, (response) => {
      response.resume();
      response.on('end', () => finish(response.statusCode!, response.headers['retry-after']));
    });
    call.once('socket', () => (sentAt = performance.now()));
    call.on('timeout', () => call.destroy(new Error('time-out')));
    call.on('error', (error) => finish(error.message));
    call.end(JSON.stringify({ query }));
  });

/** Sends at a fixed rate. @returns the answers of people who are signed in, and of visitors */
async function sendAtRate(
  url: string,
  perSecond: number,
  signedIn: Record<string, string>,
  visitor: Record<string, string>,
) {
  const pending: { isVisitor: boolean; answer: Promise<Answer> }[] = [];
  const startedAt = performance.now();
  while (performance.now() - startedAt < seconds * 1_000) {
    const due = Math.floor(((performance.now() - startedAt) / 1_000) * perSecond);
    while (pending.length < due) {
      const isVisitor = pending.length % 5 === 0;
      pending.push({ isVisitor, answer: send(url, isVisitor ? visitor : signedIn) });
    }
    await sleep(2);
  }
  const offered = Math.round(pending.length / seconds);
  const answersOf = (isVisitors: boolean) =>
    Promise.all(pending.filter(({ isVisitor }) => isVisitor === isVisitors).map(({ answer }) => answer));
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
});
try {
  await server.start();
  const bypass = { 'x-ratelimit-bypass': bypassKey };
  const { token } = await signUp(server.url, bypass);
  const visitor = { 'content-type': 'application/json', ...bypass };
  const signedIn = { ...visitor, authorization: `Bearer ${token}` };
  const load = {
    url: `${server.url}/graphql`,
    method: 'POST',
    headers: signedIn,
    body: JSON.stringify({ query }),
  } as const;
  await autocannon({ ...load, connections: 8, duration: 3 });
  const { requests } = await autocannon({ ...load, connections: 32, duration: 5 });
  const capacity = requests.average;
  console.log(`capacity: ${Math.round(capacity)} reads a second`);
  for (const factor of [1, 2, 5]) {
    const { offered, ...answers } = await sendAtRate(server.url, capacity * factor, signedIn, visitor);
    const accepted = answers.signedIn.filter(({ status }) => status === 200).map(({ ms }) => ms);
    const p95 = quantile(accepted, 0.95);
    console.log(`\n${factor} times: ${offered} a second`);
    console.log(`   signed in: ${countEqual(answers.signedIn.map(({ status }) => status))}`);
    console.log(`   visitors: ${countEqual(answers.visitors.map(({ status }) => status))}`);
    console.log(`   accepted: p50 ${quantile(accepted, 0.5).toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`);
    const all = [...answers.signedIn, ...answers.visitors];
    const shed = all.filter(({ status }) => status === 503);
    const isRight = all.every(({ status }) => [200, 401, 503].includes(Number(status)));
    const isAnnounced = shed.every(({ retryAfter }) => Number(retryAfter) > 0);
    if (!(isRight && isAnnounced && p95 <= maxAcceptedMs)) process.exitCode = 1;
    const health = await fetch(`${server.url}/healthz`);
    console.log(`   health check: ${health.status}`);
    await sleep(3_000);
  }
} finally {
  agent.destroy();
  await server.end('SIGKILL');
  await administer(cluster.url, `drop database ${name} with (force)`);
  await rm(dataDir, { recursive: true, force: true });
  await cluster.stop();
}
