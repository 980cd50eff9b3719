/**
 * The feed of 20 posts through GraphQL and REST beside a bare node:http + pg limit that returns the same, in one run:
 *   npm run bench:feed
 * At one connection the three take turns every few dozen requests, so the machine's drift falls on all alike; the lower
 * quartile of their turns is compared. At 32 connections each is loaded for some seconds in turn.
 */
import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { Agent, request } from 'node:http';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { fillFeed } from './feedData.ts';

const ports = { product: 4461, limit: 4462 };
const rounds = Number(process.env.ROUNDS ?? 5);
const seconds = Number(process.env.SECONDS ?? 3);
const posts = Number(process.env.POSTS ?? 100_000);
const dataDir = mkdtempSync(join(tmpdir(), 'venturion-bench-'));
// PostgreSQL runs as another user when the benchmark runs as root, and must reach its files.
chmodSync(dataDir, 0o755);
const secret = 'a secret for the benchmark alone, 0123456789';
const bypass = 'rate limits do not apply to the benchmark';
const children: ChildProcess[] = [];

/** A request that is repeated for the measurement. */
type Target = { url: string; method?: 'GET' | 'POST'; headers: Record<string, string>; body?: string };
type Targets = Record<'limit' | 'graphql' | 'rest', Target>;
const targetNames = (targets: Targets) => Object.keys(targets) as (keyof Targets)[];
const emptySeries = (): Record<keyof Targets, number[]> => ({ limit: [], graphql: [], rest: [] });

const start = (args: string[], env: Record<string, string> = {}): ChildProcess => {
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
  });
  children.push(child);
  return child;
};

async function waitFor(url: string): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    if (
      await fetch(url).then(
        (response) => response.status < 500,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} did not come up`);
}

const feedQuery = `query Feed { feed(mode: LATEST, first: 20) { edges { cursor node { ...Card sharedPost { ...Card } } } pageInfo { hasNextPage endCursor } } }
  fragment Card on Post {
    id content isPublic isEdited isShare createdAt editedAt likeCount commentCount shareCount viewerHasLiked viewerHasBookmarked viewerCanEdit viewerCanShare
    author { id username displayName headline avatarUrl } image { url width height srcSet placeholder alt } }`;

const camelCase = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What REST calls otherwise, under the names of GraphQL, and of that only the fields in `like`. */
function narrow(rest: unknown, like: unknown): unknown {
  if (!isObject(rest) || !isObject(like)) return rest;
  const named: Record<string, unknown> = Object.fromEntries(
    Object.entries(rest).map(([name, value]) => [camelCase(name), value]),
  );
  if ('imageDetails' in named) named.image = named.imageDetails;
  return Object.fromEntries(Object.keys(like).map((name) => [name, narrow(named[name], like[name])]));
}

/** Checks that all three return the same posts with the same fields: otherwise their times are not comparable. */
async function checkAnswers({ limit, graphql, rest }: Targets): Promise<void> {
  const read = async ({ url, ...init }: Target): Promise<any> => (await fetch(url, init)).json();
  const expected = await read(limit);
  assert.equal(expected.length, 20);
  // The server executes a repeated operation with another strategy.
  for (let n = 0; n < 3; n++)
    assert.deepEqual(
      (await read(graphql)).data.feed.edges.map(({ node }: { node: unknown }) => node),
      expected,
    );
  assert.deepEqual(
    (await read(rest)).data.posts.map((post: unknown, index: number) => narrow(post, expected[index])),
    expected,
  );
}

const quantile = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)]!;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

const send = ({ url, method = 'GET', headers, body }: Target) =>
  new Promise<void>((resolve, reject) => {
    const length = body !== undefined && { 'content-length': Buffer.byteLength(body) };
    const call = request(url, { method, headers: { ...headers, ...length }, agent }, (response) => {
      response.resume();
      response.on('end', () =>
        response.statusCode === 200 ? resolve() : reject(new Error(`${url} answered ${response.statusCode}`)),
      );
    });
    call.on('error', reject);
    call.end(body);
  });

/** Microseconds of each request, one at a time. */
async function compareTurns(targets: Targets, turns: number, requestsPerTurn: number): Promise<void> {
  const times = emptySeries();
  for (let turn = 0; turn < turns; turn++) {
    for (const name of targetNames(targets)) {
      const target = targets[name];
      const startedAt = process.hrtime.bigint();
      for (let n = 0; n < requestsPerTurn; n++) await send(target);
      times[name].push(Number(process.hrtime.bigint() - startedAt) / 1_000 / requestsPerTurn);
    }
  }
  console.log(`\n1 connection, ${posts} posts, ${turns} turns of ${requestsPerTurn} requests`);
  for (const [name, values] of Object.entries(times)) {
    const [low, middle] = [quantile(values, 0.25), quantile(values, 0.5)];
    console.log(
      `  ${name.padEnd(8)} ${low.toFixed(0).padStart(6)} µs (median ${middle.toFixed(0)})   ${(quantile(times.limit, 0.25) / low).toFixed(2)} of the limit`,
    );
  }
}

async function compareLoad(targets: Targets, connections: number): Promise<void> {
  console.log(`\n${connections} connections, ${posts} posts, ${rounds} rounds of ${seconds} s`);
  const figures = emptySeries();
  for (let round = 0; round < rounds; round++) {
    for (const name of targetNames(targets)) {
      const target = targets[name];
      const { requests, non2xx, errors } = await autocannon({ ...target, connections, duration: seconds });
      if (non2xx || errors) throw new Error(`${target.url}: ${non2xx} refused, ${errors} failed`);
      figures[name].push(requests.average);
    }
  }
  for (const [name, values] of Object.entries(figures)) {
    const best = quantile(values, 0.75);
    console.log(
      `  ${name.padEnd(8)} ${best.toFixed(0).padStart(6)} requests/s   ${(best / quantile(figures.limit, 0.75)).toFixed(2)} of the limit`,
    );
  }
}

try {
  const env = {
    PORT: String(ports.product),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    JWT_SECRET: secret,
    RATE_LIMIT_BYPASS_KEY: bypass,
    SEED_DEMO: 'false',
    LOG_LEVEL: 'error',
    NODE_ENV: 'production',
  };
  start(['dist/server/main.js'], env);
  const product = `http://127.0.0.1:${ports.product}`;
  await waitFor(`${product}/readyz`);
  const json = { 'content-type': 'application/json', 'x-ratelimit-bypass': bypass };
  const registered = await fetch(`${product}/api/auth/register`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email: 'viewer@bench.test', username: 'viewer', password: 'a password for the bench' }),
  }).then((response): Promise<any> => response.json());
  const state = JSON.parse(readFileSync(join(dataDir, 'postgres.json'), 'utf8'));
  const databaseUrl =
    process.env.DATABASE_URL ?? `postgres://venturion:${state.password}@127.0.0.1:${state.port}/venturion`;
  await fillFeed(databaseUrl, { people: 10_000, posts, viewer: registered.user.id });
  start(['tests/bench/limit.ts', databaseUrl, secret, String(ports.limit)]);
  const headers = { ...json, authorization: `Bearer ${registered.accessToken}` };
  const limit = `http://127.0.0.1:${ports.limit}`;
  for (
    let tries = 0;
    tries < 50 &&
    !(await fetch(limit, { headers }).then(
      (r) => r.ok,
      () => false,
    ));
    tries++
  )
    await new Promise((resolve) => setTimeout(resolve, 100));
  const targets: Targets = {
    limit: { url: limit, headers },
    graphql: { url: `${product}/graphql`, method: 'POST', headers, body: JSON.stringify({ query: feedQuery }) },
    rest: { url: `${product}/api/posts?limit=20`, headers },
  };
  await checkAnswers(targets);
  for (const target of Object.values(targets)) await autocannon({ ...target, connections: 4, duration: 2 });
  await compareTurns(targets, Number(process.env.TURNS ?? 80), 40);
  await compareLoad(targets, 32);
} finally {
  for (const child of children.toReversed()) {
    child.kill('SIGTERM');
    await new Promise((resolve) => child.once('exit', resolve));
  }
  rmSync(dataDir, { recursive: true, force: true });
}
