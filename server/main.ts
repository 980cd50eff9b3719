import closeWithGrace from 'close-with-grace';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { ConfigError, readConfig, type Config } from './core/config';
import { createLogger, type Logger } from './core/logger';
import { EmbeddedPostgresError } from './database/embedded/embeddedPostgres';
import { buildGraphqlSchema } from './graphql/schema';
import { demoLogin, seedDemo } from './seed/demo';
import { startApp, type Started } from './start';

const say = (text: string) => process.stdout.write(`${text}\n`);

/** Faults that the operator can mend get one plain line, no stack. */
function explain(error: unknown, config?: Config): string {
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
  endWell(started, log);
  const wantsDemo = config.seedDemo ?? started.isUnused;
  if (wantsDemo) await seedDemo(started.app);
  say(`\n  Venturion is ready: ${config.publicUrl}`);
  if (wantsDemo) say(`  Demo sign-in: ${demoLogin.username} / ${demoLogin.password}`);
  say('');
}

/** Ctrl-C, SIGTERM and faults nobody caught: finish what was accepted, then go. */
function endWell(started: Started, log: Logger): void {
  closeWithGrace({ delay: 9_000, logger: false, skip: ['unhandledRejection'] }, async ({ signal, err }) => {
    if (err) log.fatal({ err }, 'stopping after a fault');
    else log.info({ signal }, 'stopping');
    await started.close();
  });
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'a promise was rejected and nobody listened'));
}

async function seed(config: Config, log: Logger): Promise<void> {
  const started = await startApp(config, log);
  await seedDemo(started.app, { fresh: true });
  await started.close();
  say(`Seeded. Demo sign-in: ${demoLogin.username} / ${demoLogin.password}`);
}

/** Prints the GraphQL schema: the contract that clients generate their types from. */
const schema = () => say(printSchema(lexicographicSortSchema(buildGraphqlSchema())));

let config: Config | undefined;
try {
  if (process.argv[2] === 'schema') schema();
  else {
    config = readConfig();
    await (process.argv[2] === 'seed' ? seed : serve)(config, createLogger(config.logLevel));
  }
} catch (error) {
  process.stderr.write(`${explain(error, config)}\n`);
  process.exit(1);
}
