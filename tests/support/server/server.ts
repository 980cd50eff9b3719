import { chmod, mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, type QueryConfig } from 'pg';
import { pino } from 'pino';
import { expect, vi } from 'vitest';
import { createApp } from '../../../server/app';
import type { App } from '../../../server/context';
import { readConfig } from '../../../server/core/config';
import { modules } from '../../../server/modules/registry';
import { createTestDatabase } from './database';
import { validateRestAnswers } from './restAnswers';

/** Signs the tokens of every test server, so that tests can forge some. */
export const testSecret = 'the secret that signs the tokens of tests';
export const bypassKey = 'tests may call as often as they like';

export type TestServer = {
  url: string;
  port: number;
  app: App;
  databaseUrl: string;
  /** Error lines of the log. A test that provokes one on purpose takes it out. */
  errors: object[];
  /** Rows of a query, past the application. */
  sql<Row extends object = Record<string, any>>(text: string, values?: unknown[]): Promise<Row[]>;
  /** Statements that the application sends while `work` runs, those of the log's relay and of the job runner aside. */
  captureStatements(work: () => Promise<unknown>): Promise<string[]>;
  /** Waits until every committed event is numbered and handed out. */
  waitForRelay(): Promise<void>;
  /**
   * Stops the server and removes its data. Fails when the log has an unexpected error, or when an answer differs from the
   * OpenAPI document.
   */
  close(): Promise<void>;
};

type Options = {
  /** Another server's database, to be the second process on it. */
  databaseUrl?: string;
  /** Environment variables. */
  env?: Record<string, string>;
};

/** The 31st of February. At some minutes of each hour a scheduled job would run in the middle of a test. */
const never = '0 0 31 2 *';
for (const { jobs = {} } of modules) for (const job of Object.values(jobs)) if (job.cron) job.cron = never;

/** The whole application on a fresh database, a temporary folder and a free port. */
export async function startTestServer({ databaseUrl: shared, env }: Options = {}): Promise<TestServer> {
  const database = shared === undefined ? await createTestDatabase() : undefined;
  const databaseUrl = shared ?? database!.url;
  const dataDir = await mkdtemp(join(tmpdir(), 'venturion-server-'));
  await chmod(dataDir, 0o755);
  const issues: object[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => void issues.push(JSON.parse(line)) });
  const config = readConfig({
    DATA_DIR: dataDir,
    RATE_LIMIT_BYPASS_KEY: bypassKey,
    PUBLIC_URL: 'http://venturion.test',
    // No calls to the feeds of the default list.
    NEWS_REFRESH_SECONDS: '0',
    ...env,
  });
  const { app, http, listen, close } = await createApp({ config, log, databaseUrl, secret: testSecret });
  const restAnswers = validateRestAnswers(http);
  await listen(0, '127.0.0.1');
  const { port } = http.server.address() as AddressInfo;
  const sql = async (text: string, values: unknown[] = []) => (await app.pool.query(text, values)).rows;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    app,
    databaseUrl,
    errors: issues,
    sql,
    captureStatements: recordStatements,
    async waitForRelay() {
      await vi.waitFor(async () => {
        const [state] = await sql(
          `select (select count(*) from event where seq is null)::int as waiting, seq::text as head from event_cursor where name = 'head'`,
        );
        expect(state).toEqual({ waiting: 0, head: app.relay.head });
      }, 5_000);
    },
    async close() {
      await close();
      await database?.drop();
      await rm(dataDir, { recursive: true, force: true });
      expect(issues).toEqual([]);
      expect(restAnswers.mismatches).toEqual([]);
    },
  };
}

/** The relay and the job runner look for work on their own account, at any time. */
const relayStatement =
  /graphile_worker|event_unnumbered|event_read|event_number|unlisted_subscribers|pg_advisory_xact_lock|^(begin|commit|notify .*)$/;

async function recordStatements(work: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(Client.prototype, 'query');
  try {
    await work();
    const statements = query.mock.calls.map(([first]: unknown[]) =>
      typeof first === 'string' ? { text: first } : (first as QueryConfig),
    );
    return statements.map(({ name, text }) => name ?? text).filter((statement) => !relayStatement.test(statement));
  } finally {
    query.mockRestore();
  }
}
