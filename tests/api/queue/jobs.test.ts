import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { writeTransaction, type WriteTransaction } from '../../../server/database/write';
import type { App } from '../../../server/context';
import { enqueue as enqueueIn } from '../../../server/queue/enqueue';
import type { Jobs as JobsOf } from '../../../server/queue/job';
import { mergeModules } from '../../../server/modules/module';
import { recoverJobs } from '../../../server/queue/recoverJobs';
import { JobRunner } from '../../../server/queue/jobRunner';
import { startTestServer, type TestServer } from '../../support/server/server';

type Jobs = JobsOf<App>;

let server: TestServer;
const runners: JobRunner<App>[] = [];

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
afterEach(async () => {
  await Promise.all(runners.splice(0).map((runner) => runner.stop()));
  await server.sql(`delete from graphile_worker._private_jobs`);
});

/** Another worker on the same queue, as in another process, with its own jobs. */
async function startRunner(jobs: Jobs): Promise<JobRunner<App>> {
  const runner = new JobRunner(server.app, jobs, server.app.pool, server.app.log);
  runners.push(runner);
  await runner.start();
  return runner;
}

const inTransaction = (work: (tx: WriteTransaction) => Promise<unknown>) =>
  writeTransaction(server.app.orm.em, server.app.relay.wake, work);
const enqueue = (name: string, payload: object = {}, options: { key?: string; runAt?: Date } = {}) =>
  inTransaction((tx) => enqueueIn(tx, name, payload, options));
const ofTask = 'task_id = (select id from graphile_worker._private_tasks where identifier = $1)';
const rows = (name: string) =>
  server.sql(
    `select payload, attempts, locked_by, last_error, run_at <= now() + interval '20 seconds' as is_soon from graphile_worker._private_jobs where ${ofTask}`,
    [name],
  );
const setJob = (name: string, changes: string) =>
  server.sql(`update graphile_worker._private_jobs set ${changes} where ${ofTask}`, [name]);
const minutely: Jobs['x'] = { maxSeconds: 60, run: async () => undefined };

/** A job that records its payloads. */
function noting(maxSeconds = 60): { ran: unknown[]; job: Jobs['x'] } {
  const ran: unknown[] = [];
  return { ran, job: { ...minutely, maxSeconds, run: async (_app, payload) => void ran.push(payload) } };
}

/** A job that runs until it is released. */
function createBlockedJob(): { ran: AbortSignal[]; finished: () => number; release: () => void; job: Jobs['x'] } {
  const [ran, gate] = [[] as AbortSignal[], Promise.withResolvers<void>()];
  let finished = 0;
  const run = async (_app: unknown, _payload: unknown, signal: AbortSignal) => {
    ran.push(signal);
    await gate.promise;
    finished++;
  };
  return { ran, finished: () => finished, release: gate.resolve, job: { ...minutely, run } };
}

it('runs while every worker of another queue is busy', async () => {
  const slow = createBlockedJob();
  const quick = noting();
  const queue = { name: 'slow', concurrency: 2 };
  await startRunner({ 'test.slow': { ...slow.job, queue }, 'test.quick': quick.job });
  for (let n = 0; n < 5; n++) await enqueue('test.slow');
  await vi.waitFor(() => expect(slow.ran).toHaveLength(2));
  await enqueue('test.quick', { n: 1 });
  await vi.waitFor(() => expect(quick.ran).toEqual([{ n: 1 }]));
  expect([slow.ran.length, slow.finished()]).toEqual([2, 0]);
  slow.release();
  await vi.waitFor(() => expect(slow.finished()).toBe(5), 10_000);
});

it('is in the default queue, where mail is, only when it is short', () => {
  const inDefaultQueue = Object.entries(mergeModules('jobs')).filter(([, { queue }]) => queue === undefined);
  expect(inDefaultQueue.map(([name]) => name)).toContain('account.mailPasswordReset');
  expect(inDefaultQueue.filter(([, { maxSeconds }]) => maxSeconds > 60)).toEqual([]);
});

describe('a job', () => {
  it('runs after the commit, and never after a rollback', async () => {
    const { ran, job } = noting();
    await startRunner({ 'test.note': job });
    const undone = inTransaction(async (tx) => {
      await enqueueIn(tx, 'test.note', { n: 1 });
      throw new Error('changed my mind');
    });
    await expect(undone).rejects.toThrow('changed my mind');
    await inTransaction(async (tx) => {
      await enqueueIn(tx, 'test.note', { n: 2 });
      await sleep(200);
      expect(ran).toEqual([]);
    });
    await vi.waitFor(async () => expect([ran, await rows('test.note')]).toEqual([[{ n: 2 }], []]), 10_000);
  });

  it('replaces a queued one of the same key, but not a running one', async () => {
    const later = new Date(Date.now() + 3_600_000);
    for (const n of [1, 2]) await enqueue('test.hold', { n }, { key: 'same', runAt: later });
    expect((await rows('test.hold')).map(({ payload }) => payload)).toEqual([{ n: 2 }]);
    const { ran, release, job } = createBlockedJob();
    await startRunner({ 'test.hold': job });
    await setJob('test.hold', 'run_at = now()');
    await vi.waitFor(() => expect(ran).toHaveLength(1), 10_000);
    await enqueue('test.hold', { n: 3 }, { key: 'same' });
    await vi.waitFor(() => expect(ran).toHaveLength(2), 10_000);
    release();
    await vi.waitFor(async () => expect(await rows('test.hold')).toEqual([]), 10_000);
  });

  it('that fails is retried within twenty seconds, independent of the number of failures', async () => {
    let isBroken = true;
    const run = async () => {
      if (isBroken) throw new Error('not today');
    };
    await enqueue('test.fail');
    await setJob('test.fail', 'attempts = 9');
    await startRunner({ 'test.fail': { ...minutely, run } });
    await vi.waitFor(
      async () =>
        expect(await rows('test.fail')).toMatchObject([
          { attempts: 10, locked_by: null, last_error: 'not today', is_soon: true },
        ]),
      15_000,
    );
    isBroken = false;
    await setJob('test.fail', 'run_at = now()');
    await vi.waitFor(async () => expect(await rows('test.fail')).toEqual([]), 10_000);
  });

  it('that was deferred keeps its time', async () => {
    await enqueue('test.note', {}, { runAt: new Date(Date.now() + 3_600_000) });
    const { ran, job } = noting();
    await startRunner({ 'test.note': job });
    expect([ran, await rows('test.note')]).toMatchObject([[], [{ attempts: 0, is_soon: false }]]);
  });

  it('that exceeds its time limit is aborted and retried', async () => {
    const { ran, release, job } = createBlockedJob();
    await startRunner({ 'test.slow': { ...job, maxSeconds: 0.2 } });
    await enqueue('test.slow');
    await vi.waitFor(
      async () =>
        expect(await rows('test.slow')).toMatchObject([
          { attempts: 1, locked_by: null, last_error: expect.stringContaining('timeout'), is_soon: true },
        ]),
      10_000,
    );
    expect(ran[0]!.aborted).toBe(true);
    release();
  });
});

/** Waits until the heartbeat of a worker is visible. */
const shown = (worker: string) =>
  vi.waitFor(
    async () =>
      expect(await server.sql('select from pg_stat_activity where application_name = $1', [worker])).toHaveLength(1),
    10_000,
  );

describe('a job of a lost worker', () => {
  const leftBehind = (name: string, worker: string, ago: string) =>
    setJob(name, `attempts = 1, locked_by = '${worker}', locked_at = now() - interval '${ago}'`);

  it('is released when that worker is dead', async () => {
    await enqueue('test.note', { n: 1 });
    await leftBehind('test.note', 'pool-of-the-dead', '6 seconds');
    const { ran, job } = noting(3_600);
    await startRunner({ 'test.note': job });
    await vi.waitFor(() => expect(ran).toEqual([{ n: 1 }]), 10_000);
  });

  it('is executed by another worker when the process is killed', { timeout: 60_000 }, async () => {
    const worker = spawn(
      process.execPath,
      [fileURLToPath(new URL('../../support/server/jobWorker.ts', import.meta.url)), server.databaseUrl],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    try {
      await enqueue('test.hold', { n: 1 });
      await once(worker.stdout, 'data');
      await shown((await rows('test.hold'))[0]!.locked_by);
      const { ran, job } = noting(3_600);
      await startRunner({ 'test.hold': job });
      worker.kill('SIGKILL');
      await vi.waitFor(() => expect(ran).toEqual([{ n: 1 }]), 20_000);
      await vi.waitFor(async () => expect(await rows('test.hold')).toEqual([]), 5_000);
    } finally {
      worker.kill('SIGKILL');
    }
  });

  it('is not released while that worker is one of this process without a connection', async () => {
    const client = await server.app.pool.connect();
    const readWorker = async () =>
      (await client.query(`select locked_by from graphile_worker._private_jobs where ${ofTask}`, ['test.own'])).rows;
    try {
      // Uncommitted, so that the server's own recovery does not see the job.
      await client.query(`begin; select graphile_worker.add_job('test.own', '{}')`);
      await client.query(
        `update graphile_worker._private_jobs set locked_by = 'own', locked_at = now() - interval '6 seconds' where ${ofTask}`,
        ['test.own'],
      );
      const jobs = { 'test.own': noting(3_600).job };
      await recoverJobs(client as unknown as Pool, jobs, ['own']);
      expect(await readWorker()).toEqual([{ locked_by: 'own' }]);
      await recoverJobs(client as unknown as Pool, jobs, []);
      expect(await readWorker()).toEqual([{ locked_by: null }]);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });

  it('is not released while that worker is alive and within the time limit', async () => {
    const [blocked, noted] = [createBlockedJob(), noting()];
    await startRunner({ 'test.hold': blocked.job });
    await enqueue('test.hold');
    await vi.waitFor(() => expect(blocked.ran).toHaveLength(1), 10_000);
    const worker = (await rows('test.hold'))[0]!.locked_by;
    await shown(worker);
    await enqueue('test.note');
    for (const name of ['test.hold', 'test.note']) await leftBehind(name, worker, '50 seconds');
    await startRunner({ 'test.hold': blocked.job, 'test.note': noted.job });
    expect([...(await rows('test.hold')), ...(await rows('test.note'))].map(({ locked_by }) => locked_by)).toEqual([
      worker,
      worker,
    ]);
    await leftBehind('test.note', worker, '66 seconds');
    await startRunner({ 'test.note': noted.job });
    await vi.waitFor(() => expect(noted.ran).toHaveLength(1), 10_000);
    expect(blocked.ran).toHaveLength(1);
    blocked.release();
  });
});

it('a worker whose connections are cut continues and counts as alive', async () => {
  const [blocked, noted] = [createBlockedJob(), noting()];
  await startRunner({ 'test.hold': blocked.job, 'test.note': noted.job });
  await enqueue('test.hold');
  await vi.waitFor(() => expect(blocked.ran).toHaveLength(1), 10_000);
  const worker = (await rows('test.hold'))[0]!.locked_by;
  await shown(worker);
  await server.sql(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  blocked.release();
  await vi.waitFor(() => enqueue('test.note'), 10_000);
  await vi.waitFor(() => expect(noted.ran).toHaveLength(1), 10_000);
  await vi.waitFor(async () => expect(await rows('test.hold')).toEqual([]), 10_000);
  await shown(worker);
  expect(blocked.ran).toHaveLength(1);
});

describe('stopping', () => {
  it('waits for running jobs and starts no others', async () => {
    const { ran, finished, release, job } = createBlockedJob();
    const runner = await startRunner({ 'test.hold': { ...job, queue: { name: 'hold', concurrency: 1 } } });
    for (let n = 0; n < 2; n++) await enqueue('test.hold');
    await vi.waitFor(() => expect(ran).toHaveLength(1), 10_000);
    const stopping = runner.stop();
    setTimeout(release, 300);
    await stopping;
    expect(finished()).toBe(1);
    await vi.waitFor(async () => expect(await rows('test.hold')).toMatchObject([{ attempts: 0 }]), 5_000);
  });

  it('aborts a job that runs for more than five seconds, so that it is retried', async () => {
    const { ran, release, job } = createBlockedJob();
    const runner = await startRunner({ 'test.hold': job });
    await enqueue('test.hold');
    await vi.waitFor(() => expect(ran).toHaveLength(1), 10_000);
    await runner.stop();
    expect(ran[0]!.aborted).toBe(true);
    await vi.waitFor(
      async () => expect(await rows('test.hold')).toMatchObject([{ attempts: 1, locked_by: null, is_soon: true }]),
      5_000,
    );
    release();
  });
});

it('scheduled jobs are registered with the queue', async () => {
  const crontabs = (await server.sql('select identifier from graphile_worker._private_known_crontabs')).map(
    ({ identifier }) => identifier,
  );
  expect(crontabs).toEqual(expect.arrayContaining(['account.eraseDue', 'media.sweep', 'upkeep.expire']));
});
