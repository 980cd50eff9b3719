import pg from 'pg';
import { runnerImport } from 'vite';

/**
 * A process of its own that takes one job, `test.hold`, says so, and never finishes it: to be killed.
 * Called with the database's address.
 */
const { module } = await runnerImport(new URL('../../../server/queue/jobRunner.ts', import.meta.url).pathname, {
  configFile: false,
  logLevel: 'silent',
});
const hold = { maxSeconds: 3_600, run: () => new Promise(() => void process.stdout.write('at it\n')) };
const pool = new pg.Pool({ connectionString: process.argv[2] });
// A connection that is cut is opened anew; the runner reports what it cannot help.
pool.on('error', () => undefined);
await new module.JobRunner({}, { 'test.hold': hold }, pool, { warn: console.error }).start();
