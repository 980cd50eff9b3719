import { mkdir } from 'node:fs/promises';
import type { Pool } from 'pg';
import { createApp, type RunningApp } from './app';
import type { Config } from './core/config';
import type { Logger } from './core/logger';
import { startEmbeddedPostgres } from './database/embedded/embeddedPostgres';
import { migrate } from './migrate';
import { loadOrCreateSecret } from './core/secrets';

/** `isUnused`: an embedded database that nobody has signed up in. */
export type Started = RunningApp & { isUnused: boolean };

/** Brings up the database, its migrations and the application, without listening yet. */
export async function startApp(config: Config, log: Logger): Promise<Started> {
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
      isUnused: embedded !== undefined && (await hasNobody(running.app.pool)),
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

/** A start that was cut off before the demo community was complete leaves nobody, and the next one tries again. */
async function hasNobody(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ empty: boolean }>('select not exists (select from account) as empty');
  return rows[0]!.empty;
}
