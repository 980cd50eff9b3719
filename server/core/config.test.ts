import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'venturion-config-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Names of the variables that the configuration complains about, in its order. */
function complaints(env: NodeJS.ProcessEnv): string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message
      .split('\n')
      .slice(1)
      .map((line) => line.trim().split(':')[0]!);
  }
}

describe('readConfig', () => {
  it('needs nothing', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      port: 4_000,
      publicUrl: 'http://localhost:4000',
      databaseUrl: undefined,
      jwtSecret: undefined,
      pusher: undefined,
      seedDemo: undefined,
      rateLimitBypassKey: undefined,
    });
    expect(config.dataDir).toMatch(/^\/.*\/\.data$/);
    expect(Object.isFrozen(config)).toBe(true);
  });

  it('reads what is set; empty means unset', () => {
    const config = readConfig({
      PORT: '8080',
      PUBLIC_URL: 'https://venturion.example/',
      DATABASE_URL: 'postgresql://me@db/venturion',
      JWT_SECRET: 's'.repeat(32),
      PUSHER_APP_ID: '1',
      PUSHER_KEY: 'k',
      PUSHER_SECRET: 'x',
      SEED_DEMO: 'true',
      TRUST_PROXY: '10.0.0.1, 10.0.0.2',
      RATE_LIMIT_BYPASS_KEY: '',
    });
    expect(config).toMatchObject({
      port: 8_080,
      publicUrl: 'https://venturion.example',
      databaseUrl: 'postgresql://me@db/venturion',
      pusher: { appId: '1', key: 'k', secret: 'x', cluster: 'mt1', server: undefined },
      seedDemo: true,
      trustProxy: ['10.0.0.1', '10.0.0.2'],
      rateLimitBypassKey: undefined,
    });
  });

  it('lists every variable that is wrong, at once', () => {
    const wrong = {
      PORT: 'http',
      PUBLIC_URL: 'venturion.example',
      DATABASE_URL: 'mysql://x',
      JWT_SECRET: 'short',
      SEED_DEMO: 'yes',
      RATE_LIMIT_BYPASS_KEY: 'x'.repeat(31),
      LOG_LEVEL: 'loud',
    };
    expect(complaints(wrong).toSorted()).toEqual(Object.keys(wrong).toSorted());
    for (const [name, value] of Object.entries(wrong)) expect(complaints({ [name]: value })).toEqual([name]);
    for (const PORT of ['65536', '-1', '1.5', ' ', '4e3'])
      expect(new Set(complaints({ PORT })), PORT).toEqual(new Set(['PORT']));
  });

  it('takes hosted Pusher whole or not at all', () => {
    for (const half of [
      { PUSHER_KEY: 'k' },
      { PUSHER_APP_ID: '1' },
      { PUSHER_SECRET: 'x' },
      { PUSHER_KEY: 'k', PUSHER_APP_ID: '1' },
      { PUSHER_APP_ID: '1', PUSHER_SECRET: 'x' },
    ]) {
      expect(complaints(half), JSON.stringify(half)).toContain('PUSHER_KEY');
    }
    expect(complaints({ PUSHER_HOST: 'hub.example:8080' })).toContain('PUSHER_HOST');
  });

  it('never repeats a secret in its complaint', () => {
    expect(() => readConfig({ JWT_SECRET: 'hunter2' })).toThrow(/^(?!.*hunter2)/s);
  });

  it('reads any variable from a file, and says which file it cannot read', () => {
    const path = join(folder, 'secret');
    writeFileSync(path, `${'f'.repeat(40)}\n`);
    expect(readConfig({ JWT_SECRET_FILE: path }).jwtSecret).toBe('f'.repeat(40));
    expect(readConfig({ JWT_SECRET_FILE: path, JWT_SECRET: 's'.repeat(32) }).jwtSecret).toBe('f'.repeat(40));
    writeFileSync(path, 'short');
    expect(complaints({ JWT_SECRET_FILE: path })).toEqual(['JWT_SECRET']);
    expect(complaints({ JWT_SECRET_FILE: join(folder, 'none'), PORT: 'x' }).toSorted()).toEqual([
      'JWT_SECRET_FILE',
      'PORT',
    ]);
  });
});
