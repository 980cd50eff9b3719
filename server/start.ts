import { mkdir } from 'node:fs/promises';
import type { Pool } from 'pg';
import { createApp, type RunningApp } from './app';
import type { Config } from './core/config';
import type { Logger } from './core/logger';
import { startEmbeddedPostgres } from './database/embedded/embeddedPostgres';
import { migrate } from './migrate';
import { loadOrCreateSecret } from './core/secrets';

/** `isUnused`: the database is embedded and has no accounts. */
export type StartedApp = RunningApp & { databaseUrl: string; isUnused: boolean };

/** Starts the database, applies migrations and creates the application. It does not listen yet. */
export async function startApp(config: Config, log: Logger): Promise<StartedApp> {
  await mkdir(config.dataDir, { recursive: true });
  const embedded = config.databaseUrl ? undefined : await startEmbeddedPostgres({ dataDir: config.dataDir, log });
  try {
    const databaseUrl = config.databaseUrl ?? embedded!.url;
    const applied = await migrate(databaseUrl);
    if (applied.length > 0) log.info({ applied }, 'migrations applied');
    const secret = config.jwtSecret ?? (await loadOrCreateSecret(config.dataDir, 'jwt'));
    const running = await createApp({ config, log, databaseUrl, secret });
    return {
      ...running,
      databaseUrl,
      isUnused: embedded !== undefined && (await hasNoAccounts(running.app.pool)),
      async close() {
        await running.close();
        await embedded?.stop();
      },
    };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

/** Seeding is atomic: after a start that was killed while seeding there are no accounts, and the next start seeds again. */
async function hasNoAccounts(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ empty: boolean }>('select not exists (select from account) as empty');
  return rows[0]!.empty;
}
