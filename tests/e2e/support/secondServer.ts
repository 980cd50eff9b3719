import { createBuiltServer, type BuiltServer } from '../../support/server/builtServer';
import { findFreePort } from '../../support/server/freePort';
import type { E2eServer } from '../fixtures';

/** Prepares another process on a server's database and secrets, for a test to end: sessions of one are valid at both. */
export const createSecondServer = async ({ databaseUrl, dataDir, bypassKey }: E2eServer): Promise<BuiltServer> =>
  createBuiltServer({
    PORT: String(await findFreePort()),
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    RATE_LIMIT_BYPASS_KEY: bypassKey,
  });
