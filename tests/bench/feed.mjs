/**
 * The feed of 20 posts through GraphQL and REST beside a bare node:http + pg limit, in one run:
 *   npm run bench:feed
 * Rounds take turns, so the machine's drift falls on all alike; the median round of each counts.
 */
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { fillFeed } from './feedData.mjs';

const ports = { product: 4461, limit: 4462 };
const rounds = Number(process.env.ROUNDS ?? 7);
const seconds = Number(process.env.SECONDS ?? 4);
const posts = Number(process.env.POSTS ?? 100_000);
const dataDir = mkdtempSync(join(tmpdir(), 'venturion-bench-'));
// PostgreSQL runs as a user of its own when the benchmark runs as root, and must reach its files.
chmodSync(dataDir, 0o755);
const secret = 'a secret for the benchmark alone, 0123456789';
const bypass = 'rate limits do not apply to the benchmark';
const children = [];

const start = (args, env = {}) => {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, ...env } });
  children.push(child);
  return child;
};

async function waitFor(url) {
  for (let tries = 0; tries < 300; tries++) {
    if (await fetch(url).then((response) => response.status < 500, () => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} did not come up`);
}

const feedQuery = `query Feed { feed(mode: LATEST, first: 20) { edges { cursor node {
  id content isPublic isEdited isShare createdAt editedAt likeCount commentCount shareCount
  viewerHasLiked viewerHasBookmarked viewerCanEdit viewerCanShare sharedPost { id }
  author { id username displayName headline avatarUrl } image { url width height srcSet placeholder alt } } } pageInfo { hasNextPage endCursor } } }`;

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

async function measure(target, connections) {
  const result = await autocannon({ ...target, connections, duration: seconds });
  if (result.non2xx || result.errors) throw new Error(`${target.url}: ${result.non2xx} refused, ${result.errors} failed`);
  return result.requests.average;
}

async function compare(targets, connections) {
  const figures = Object.fromEntries(Object.keys(targets).map((name) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (const [name, target] of Object.entries(targets)) figures[name].push(await measure(target, connections));
  }
  console.log(`\n${connections} connection${connections > 1 ? 's' : ''}, ${posts} posts, ${rounds} rounds of ${seconds} s`);
  for (const [name, values] of Object.entries(figures)) {
    const ratios = values.map((value, round) => value / figures.limit[round]);
    console.log(`  ${name.padEnd(8)} ${median(values).toFixed(0).padStart(6)} requests/s   ${median(ratios).toFixed(2)} of the limit (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)})`);
  }
}

try {
  const env = { PORT: String(ports.product), HOST: '127.0.0.1', DATA_DIR: dataDir, JWT_SECRET: secret, RATE_LIMIT_BYPASS_KEY: bypass, SEED_DEMO: 'false', LOG_LEVEL: 'error', NODE_ENV: 'production' };
  start(['dist/server/main.js'], env);
  const product = `http://127.0.0.1:${ports.product}`;
  await waitFor(`${product}/readyz`);
  const json = { 'content-type': 'application/json', 'x-ratelimit-bypass': bypass };
  const registered = await fetch(`${product}/api/auth/register`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email: 'viewer@bench.test', username: 'viewer', password: 'a password for the bench' }),
  }).then((response) => response.json());
  const state = JSON.parse(readFileSync(join(dataDir, 'postgres.json'), 'utf8'));
  const databaseUrl = process.env.DATABASE_URL ?? `postgres://venturion:${state.password}@127.0.0.1:${state.port}/venturion`;
  await fillFeed(databaseUrl, { people: 10_000, posts, viewer: registered.user.id });
  start(['tests/bench/limit.mjs', databaseUrl, secret, String(ports.limit)]);
  const headers = { ...json, authorization: `Bearer ${registered.accessToken}` };
  const limit = `http://127.0.0.1:${ports.limit}`;
  for (let tries = 0; tries < 50 && !(await fetch(limit, { headers }).then((r) => r.ok, () => false)); tries++) await new Promise((resolve) => setTimeout(resolve, 100));
  const targets = {
    limit: { url: limit, headers },
    graphql: { url: `${product}/graphql`, method: 'POST', headers, body: JSON.stringify({ query: feedQuery }) },
    rest: { url: `${product}/api/posts?limit=20`, headers },
  };
  for (const target of Object.values(targets)) await autocannon({ ...target, connections: 4, duration: 2 });
  await compare(targets, 1);
  await compare(targets, 32);
} finally {
  for (const child of children.toReversed()) {
    child.kill('SIGTERM');
    await new Promise((resolve) => child.once('exit', resolve));
  }
  rmSync(dataDir, { recursive: true, force: true });
}
