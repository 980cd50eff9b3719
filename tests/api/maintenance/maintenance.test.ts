import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runJob } from '../../support/server/jobs';
import { registerPerson } from '../../support/people/people';
import { startTestServer, type TestServer } from '../../support/server/server';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('removes expired rows and nothing else', async () => {
  const { id } = await registerPerson(server, 'keeper');
  const [session] = await server.sql('select id from session where account_id = $1', [id]);
  const at = (ago: string) => `now() - interval '${ago}'`;
  const make: Record<string, (old: string) => string> = {
    event: (ago) =>
      `insert into event (type, topic, data, created_at, seq) values ('x', 'feed', '{}', ${at(ago)}, 1000000 + floor(random() * 1000000))`,
    session: (ago) =>
      `insert into session (id, account_id, expires_at) values (gen_random_uuid(), '${id}', ${at(ago)})`,
    refresh_token: (ago) =>
      `insert into refresh_token (hash, session_id, created_at, used_at) values (sha256(gen_random_uuid()::text::bytea), '${session!.id}', ${at(ago)}, ${at(ago)})`,
    idempotency_key: (ago) =>
      `insert into idempotency_key (account_id, key, operation, subject_id, created_at) values ('${id}', '${ago}', 'x', '${id}', ${at(ago)})`,
    sign_in_throttle: (ago) => `insert into sign_in_throttle values ('account:${ago}', 1, ${at(ago)}, ${at(ago)})`,
    quota_usage: (ago) => `insert into quota_usage values ('${id}', '${ago}', ${at(ago)}, 1)`,
    account_token: (ago) =>
      `insert into account_token (hash, account_id, purpose, expires_at) values (sha256('${ago}'), '${id}', 'reset_password', ${at(ago)})`,
    'graphile_worker._private_jobs': (ago) =>
      `insert into graphile_worker._private_jobs (task_id, attempts, max_attempts, run_at) select min(id), 3, 3, ${at(ago)} from graphile_worker._private_tasks`,
  };
  const ages: Record<string, [kept: string, old: string]> = {
    event: ['29 days', '31 days'],
    session: ['29 days', '31 days'],
    refresh_token: ['29 days', '31 days'],
    idempotency_key: ['47 hours', '49 hours'],
    sign_in_throttle: ['23 hours', '25 hours'],
    quota_usage: ['7 days', '9 days'],
    account_token: ['-1 minute', '1 minute'],
    'graphile_worker._private_jobs': ['6 days', '8 days'],
  };
  const count = async (table: string) => (await server.sql(`select count(*)::int as n from ${table}`))[0]!.n;
  await server.waitForRelay();
  const expected: Record<string, number> = {};
  for (const [table, [recent, old]] of Object.entries(ages)) {
    await server.sql(make[table]!(recent));
    expected[table] = await count(table);
    await server.sql(make[table]!(old));
    expect(await count(table)).toBe(expected[table]! + 1);
  }
  await runJob(server, 'upkeep.expire');
  for (const table of Object.keys(ages)) expect(await count(table), table).toBe(expected[table]);
});

it('email files are stored for thirty days', async () => {
  const folder = join(server.app.config.dataDir, 'mail');
  await mkdir(folder, { recursive: true });
  const now = Date.now() / 1_000;
  const make = async (name: string, days: number) => {
    await writeFile(join(folder, name), 'Subject: x');
    await utimes(join(folder, name), now, now - days * 86_400);
  };
  for (const [name, days] of [
    ['kept.eml', 29],
    ['old.eml', 31],
    ['half.eml.part', 31],
  ] as const)
    await make(name, days);
  await runJob(server, 'upkeep.expire');
  const left = await readdir(folder);
  expect(left).toContain('kept.eml');
  expect(left.filter((name) => /^(old|half)/.test(name))).toEqual([]);
});
