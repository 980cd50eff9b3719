/**
 * A worker process for a test to kill: takes one job, `test.hold`, prints a line, and never finishes the job.
 *   node tests/support/server/jobWorker.ts <database URL>
 */
import pg from 'pg';
import { pino } from 'pino';
import { runnerImport } from 'vite';

const { module } = await runnerImport<typeof import('../../../server/queue/jobRunner')>(
  new URL('../../../server/queue/jobRunner.ts', import.meta.url).pathname,
  { configFile: false, logLevel: 'silent' },
);
const hold = { maxSeconds: 3_600, run: () => new Promise<void>(() => void process.stdout.write('started\n')) };
const pool = new pg.Pool({ connectionString: process.argv[2] });
// A lost connection is opened anew; the runner reports what it cannot repair.
pool.on('error', () => undefined);
await new module.JobRunner({}, { 'test.hold': hold }, pool, pino({ level: 'warn' }, pino.destination(2))).start();
