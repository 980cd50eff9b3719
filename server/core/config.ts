import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import * as v from 'valibot';

const text = v.pipe(v.string(), v.trim(), v.minLength(1, 'must not be empty'));
const port = v.pipe(
  text,
  v.regex(/^\d+$/, 'must be a whole number'),
  v.transform(Number),
  v.maxValue(65_535, 'must be at most 65535'),
);
const flag = v.pipe(
  text,
  v.picklist(['true', 'false'], 'must be true or false'),
  v.transform((value) => value === 'true'),
);
const secret = v.pipe(text, v.minLength(32, 'must have 32 characters or more'));
const httpUrl = v.pipe(
  text,
  v.check((value) => /^https?:$/.test(URL.parse(value)?.protocol ?? ''), 'must be an http or https URL'),
  v.transform((value) => value.replace(/\/+$/, '')),
);
const postgresUrl = v.pipe(
  text,
  v.check((value) => /^postgres(ql)?:$/.test(URL.parse(value)?.protocol ?? ''), 'must be a postgres:// URL'),
);

const smtpUrl = v.pipe(
  text,
  v.check((value) => /^smtps?:$/.test(URL.parse(value)?.protocol ?? ''), 'must be an smtp:// or smtps:// URL'),
);

const addresses = v.pipe(
  text,
  v.transform((value) => value.split(',').map((address) => address.trim())),
  v.everyItem(
    (address) =>
      isIP(address.replace(/\/\d{1,3}$/, '')) > 0 || ['loopback', 'linklocal', 'uniquelocal'].includes(address),
    'must be addresses with commas, each an IP, a CIDR range, loopback, linklocal or uniquelocal',
  ),
);

const hostPorts = v.pipe(
  text,
  v.transform((value) => value.split(',').map((entry) => entry.trim().toLowerCase())),
  v.everyItem(
    (entry) => /^(\[[0-9a-f:.]+\]|[a-z0-9._-]+):\d{1,5}$/.test(entry),
    'must be host:port entries with commas, such as feeds.example:8080 or [fd00::1]:80',
  ),
);

const feedUrls = v.pipe(
  text,
  v.transform((value) => value.split(',').map((entry) => entry.trim())),
  v.everyItem((entry) => /^https?:$/.test(URL.parse(entry)?.protocol ?? ''), 'must be http or https URLs with commas'),
  v.maxLength(100, 'must be at most 100 URLs'),
);
const refreshSeconds = v.pipe(
  text,
  v.regex(/^\d+$/, 'must be a whole number'),
  v.transform(Number),
  v.check((seconds) => seconds === 0 || (seconds >= 60 && seconds <= 86_400), 'must be 0 (never) or 60 to 86400'),
);
const timeoutSeconds = v.pipe(
  text,
  v.regex(/^\d+$/, 'must be a whole number'),
  v.transform(Number),
  v.minValue(1, 'must be at least 1'),
  v.maxValue(600, 'must be at most 600'),
);

const variables = v.object({
  PORT: v.optional(port, '4000'),
  HOST: v.optional(text, '0.0.0.0'),
  PUBLIC_URL: v.optional(httpUrl),
  DATABASE_URL: v.optional(postgresUrl),
  DATA_DIR: v.optional(text, '.data'),
  JWT_SECRET: v.optional(secret),
  PUSHER_APP_ID: v.optional(text),
  PUSHER_KEY: v.optional(text),
  PUSHER_SECRET: v.optional(text),
  PUSHER_CLUSTER: v.optional(text, 'mt1'),
  PUSHER_HOST: v.optional(v.pipe(text, v.regex(/^[a-z0-9.-]+(:\d+)?$/i, 'must be a host, with a port if need be'))),
  SEED_DEMO: v.optional(flag),
  RATE_LIMIT_BYPASS_KEY: v.optional(secret),
  LOG_LEVEL: v.optional(
    v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be a pino level'),
    'info',
  ),
  TRUST_PROXY: v.optional(addresses),
  S3_ENDPOINT: v.optional(httpUrl),
  S3_BUCKET: v.optional(text),
  S3_ACCESS_KEY_ID: v.optional(text),
  S3_SECRET_ACCESS_KEY: v.optional(text),
  S3_REGION: v.optional(text, 'auto'),
  S3_PUBLIC_URL: v.optional(httpUrl),
  SMTP_URL: v.optional(smtpUrl),
  MAIL_FROM: v.optional(text),
  OUTBOUND_ALLOW: v.optional(hostPorts),
  NEWS_FEEDS: v.optional(feedUrls),
  NEWS_REFRESH_SECONDS: v.optional(refreshSeconds, '900'),
  FUNDING_OPEN: v.optional(flag, 'false'),
  LLM_BASE_URL: v.optional(httpUrl),
  LLM_MODEL: v.optional(text),
  LLM_API_KEY: v.optional(text),
  LLM_TIMEOUT_SECONDS: v.optional(timeoutSeconds, '120'),
});

/** Variables that are only valid together. */
const requireTogether = (names: readonly (keyof v.InferOutput<typeof variables>)[]) =>
  v.forward(
    v.check(
      (env: v.InferOutput<typeof variables>) => names.every((name) => !env[name] === !env[names[0]!]),
      `${names.slice(0, -1).join(', ')} and ${names.at(-1)} go together: set all or none`,
    ),
    [names[0]!],
  );

const environmentSchema = v.pipe(
  variables,
  requireTogether(['PUSHER_KEY', 'PUSHER_APP_ID', 'PUSHER_SECRET']),
  requireTogether(['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']),
  requireTogether(['LLM_BASE_URL', 'LLM_MODEL']),
  v.forward(
    v.check((env) => !env.LLM_API_KEY || !!env.LLM_BASE_URL, 'needs LLM_BASE_URL and LLM_MODEL'),
    ['LLM_API_KEY'],
  ),
  v.forward(
    v.check((env) => !env.PUSHER_HOST || !!env.PUSHER_KEY, 'needs PUSHER_APP_ID, PUSHER_KEY and PUSHER_SECRET'),
    ['PUSHER_HOST'],
  ),
);

/** A Pusher-compatible server; encrypted unless a port other than 443 is named. */
function parseServer(address: string | undefined): { host: string; port?: string; isSecure: boolean } | undefined {
  if (!address) return undefined;
  const [host, port] = address.split(':') as [string, string?];
  return { host, port, isSecure: port === undefined || port === '443' };
}

/** Every bad variable of the environment at once, one line each. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Settings of the operator. Times are UTC, sizes in bytes, durations named with their unit. */
export type Config = ReturnType<typeof readConfig>;

/**
 * Reads and checks the environment once. `NAME_FILE` gives a variable's value from a file.
 * @throws ConfigError naming every variable that is wrong
 */
export function readConfig(env: NodeJS.ProcessEnv = process.env) {
  const problems: string[] = [];
  const values: Record<string, string> = {};
  for (const name of Object.keys(variables.entries)) {
    const file = env[`${name}_FILE`];
    try {
      const value = file ? readFileSync(file, 'utf8').trim() : env[name];
      if (value) values[name] = value;
    } catch {
      problems.push(`${name}_FILE: cannot read ${file}`);
    }
  }
  const result = v.safeParse(environmentSchema, values);
  for (const issue of result.issues ?? []) problems.push(`${v.getDotPath(issue) ?? 'environment'}: ${issue.message}`);
  if (problems.length > 0 || !result.success) {
    throw new ConfigError(['The configuration is invalid:', ...problems.map((problem) => `  ${problem}`)].join('\n'));
  }
  const set = result.output;
  const publicUrl = set.PUBLIC_URL ?? `http://localhost:${set.PORT}`;
  return Object.freeze({
    port: set.PORT,
    host: set.HOST,
    publicUrl,
    databaseUrl: set.DATABASE_URL,
    dataDir: resolve(set.DATA_DIR),
    jwtSecret: set.JWT_SECRET,
    pusher: set.PUSHER_KEY
      ? {
          appId: set.PUSHER_APP_ID!,
          key: set.PUSHER_KEY,
          secret: set.PUSHER_SECRET!,
          cluster: set.PUSHER_CLUSTER,
          server: parseServer(set.PUSHER_HOST),
        }
      : undefined,
    s3: set.S3_ENDPOINT
      ? {
          endpoint: set.S3_ENDPOINT,
          bucket: set.S3_BUCKET!,
          accessKeyId: set.S3_ACCESS_KEY_ID!,
          secretAccessKey: set.S3_SECRET_ACCESS_KEY!,
          region: set.S3_REGION,
          publicUrl: set.S3_PUBLIC_URL,
        }
      : undefined,
    smtpUrl: set.SMTP_URL,
    mailFrom: set.MAIL_FROM ?? `Venturion <no-reply@${new URL(publicUrl).hostname}>`,
    seedDemo: set.SEED_DEMO,
    rateLimitBypassKey: set.RATE_LIMIT_BYPASS_KEY,
    logLevel: set.LOG_LEVEL,
    trustProxy: set.TRUST_PROXY,
    newsFeeds: set.NEWS_FEEDS,
    newsRefreshSeconds: set.NEWS_REFRESH_SECONDS,
    outboundAllow: set.OUTBOUND_ALLOW ?? [],
    isFundingOpen: set.FUNDING_OPEN,
    languageModel: set.LLM_BASE_URL
      ? {
          url: set.LLM_BASE_URL,
          name: set.LLM_MODEL!,
          apiKey: set.LLM_API_KEY,
          timeoutSeconds: set.LLM_TIMEOUT_SECONDS,
        }
      : undefined,
  });
}
