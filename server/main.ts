import { fileURLToPath } from 'node:url';
import closeWithGrace from 'close-with-grace';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { ConfigError, readConfig, type Config } from './core/config';
import { releaseMemoryWhenIdle } from './core/idleMemory';
import { createLogger, type Logger } from './core/logger';
import { EmbeddedPostgresError } from './database/embedded/embeddedPostgres';
import { buildGraphqlSchema } from './graphql/schema';
import type { App } from './context';
import { isDemoMissing, seedDemo } from './seed/demo';
import { readDemoLogins } from './seed/demoLogins';
import { exitWithServer, seedInChildProcess } from './seed/seedProcess';
import { startApp, type StartedApp } from './start';

const print = (text: string) => process.stdout.write(`${text}\n`);

/** Error message for the operator. Expected errors, such as a port in use, are one line without a stack. */
function toOperatorMessage(error: unknown, config?: Config): string {
  if (error instanceof ConfigError || error instanceof EmbeddedPostgresError) return error.message;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return `Port ${config?.port} is in use, perhaps by another Venturion. Stop it, or set PORT to another number.`;
  if (code === 'EACCES' && config && config.port < 1024)
    return `Port ${config.port} needs more rights. Set PORT to a number above 1023.`;
  if (config?.databaseUrl && /ECONN|ENOTFOUND|28P01|3D000/.test(`${code} ${message}`))
    return `The database at DATABASE_URL cannot be reached: ${message}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

async function serve(config: Config, log: Logger): Promise<void> {
  const started = await startApp(config, log);
  try {
    await started.listen(config.port, config.host);
  } catch (error) {
    await started.close();
    throw error;
  }
  const stopping = new AbortController();
  shutDownGracefully(started, log, stopping);
  releaseMemoryWhenIdle();
  const shouldSeedDemo = config.seedDemo ?? started.isUnused;
  if (shouldSeedDemo && (await isDemoMissing(started.app))) {
    await seedInChildProcess(fileURLToPath(import.meta.url), started.databaseUrl, stopping.signal).catch((error) => {
      if (!stopping.signal.aborted) throw error;
    });
    if (stopping.signal.aborted) return;
  }
  print(`\n  Venturion is ready: ${config.publicUrl}`);
  if (config.seedDemo !== false) await printDemoLogins(started.app);
  print('');
}

/** Prints how to sign in to the demo community, where it exists. */
async function printDemoLogins(app: App): Promise<void> {
  const logins = await readDemoLogins(app);
  for (const { username, password } of logins) print(`  Demo login: ${username} / ${password}`);
  if (logins.length > 1) print('  Open another browser and log in as the second person to see live updates.');
}

/** Shuts down after Ctrl-C, SIGTERM and uncaught exceptions: drains accepted requests, then exits. */
function shutDownGracefully(started: StartedApp, log: Logger, stopping: AbortController): void {
  closeWithGrace({ delay: 9_000, logger: false, skip: ['unhandledRejection'] }, async ({ signal, err }) => {
    if (err) log.fatal({ err }, 'stopping after an uncaught exception');
    else log.info({ signal }, 'stopping');
    stopping.abort();
    await started.close();
  });
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled promise rejection'));
}

async function seed(config: Config, log: Logger): Promise<void> {
  const fresh = process.argv[3] !== 'missing';
  if (!fresh) exitWithServer();
  const started = await startApp(config, log);
  await seedDemo(started.app, { fresh });
  if (fresh) {
    print('Seeded.');
    await printDemoLogins(started.app);
  }
  await started.close();
}

/** Prints the GraphQL schema, from which clients generate their types. */
const schema = () => print(printSchema(lexicographicSortSchema(buildGraphqlSchema())));

let config: Config | undefined;
try {
  if (process.argv[2] === 'schema') schema();
  else {
    config = readConfig();
    await (process.argv[2] === 'seed' ? seed : serve)(config, createLogger(config.logLevel));
  }
} catch (error) {
  process.stderr.write(`${toOperatorMessage(error, config)}\n`);
  process.exit(1);
}
