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

/** Names of the variables that the configuration rejects, in its order. */
function invalidVariables(env: NodeJS.ProcessEnv): string[] {
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
  it('has a default for every variable', () => {
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

  it('reads variables, and treats empty ones as unset', () => {
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

  it('lists all invalid variables', () => {
    const wrong = {
      PORT: 'http',
      PUBLIC_URL: 'venturion.example',
      DATABASE_URL: 'mysql://x',
      JWT_SECRET: 'short',
      SEED_DEMO: 'yes',
      RATE_LIMIT_BYPASS_KEY: 'x'.repeat(31),
      LOG_LEVEL: 'loud',
    };
    expect(invalidVariables(wrong).toSorted()).toEqual(Object.keys(wrong).toSorted());
    for (const [name, value] of Object.entries(wrong)) expect(invalidVariables({ [name]: value })).toEqual([name]);
    for (const PORT of ['65536', '-1', '1.5', ' ', '4e3'])
      expect(new Set(invalidVariables({ PORT })), PORT).toEqual(new Set(['PORT']));
  });

  it('requires all variables of hosted Pusher or none', () => {
    for (const half of [
      { PUSHER_KEY: 'k' },
      { PUSHER_APP_ID: '1' },
      { PUSHER_SECRET: 'x' },
      { PUSHER_KEY: 'k', PUSHER_APP_ID: '1' },
      { PUSHER_APP_ID: '1', PUSHER_SECRET: 'x' },
    ]) {
      expect(invalidVariables(half), JSON.stringify(half)).toContain('PUSHER_KEY');
    }
    expect(invalidVariables({ PUSHER_HOST: 'hub.example:8080' })).toContain('PUSHER_HOST');
  });

  it('requires the language model’s address and name together', () => {
    const complete = { LLM_BASE_URL: 'http://127.0.0.1:8080/v1/', LLM_MODEL: 'small' };
    const limits = { apiKey: undefined, timeoutSeconds: 120 };
    expect(readConfig(complete).languageModel).toEqual({ url: 'http://127.0.0.1:8080/v1', name: 'small', ...limits });
    expect(readConfig({}).languageModel).toBeUndefined();
    expect(invalidVariables({ LLM_BASE_URL: complete.LLM_BASE_URL })).toContain('LLM_BASE_URL');
    expect(invalidVariables({ LLM_API_KEY: 'k' })).toContain('LLM_API_KEY');
    for (const LLM_TIMEOUT_SECONDS of ['0', '601', 'soon'])
      expect(invalidVariables({ LLM_TIMEOUT_SECONDS })).toEqual(['LLM_TIMEOUT_SECONDS']);
  });

  it('does not print a secret in its error', () => {
    expect(() => readConfig({ JWT_SECRET: 'hunter2' })).toThrow(/^(?!.*hunter2)/s);
  });

  it('reads a variable from a file, and names a file that it cannot read', () => {
    const path = join(folder, 'secret');
    writeFileSync(path, `${'f'.repeat(40)}\n`);
    expect(readConfig({ JWT_SECRET_FILE: path }).jwtSecret).toBe('f'.repeat(40));
    expect(readConfig({ JWT_SECRET_FILE: path, JWT_SECRET: 's'.repeat(32) }).jwtSecret).toBe('f'.repeat(40));
    writeFileSync(path, 'short');
    expect(invalidVariables({ JWT_SECRET_FILE: path })).toEqual(['JWT_SECRET']);
    expect(invalidVariables({ JWT_SECRET_FILE: join(folder, 'none'), PORT: 'x' }).toSorted()).toEqual([
      'JWT_SECRET_FILE',
      'PORT',
    ]);
  });
});
