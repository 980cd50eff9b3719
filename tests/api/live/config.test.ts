import { expect, it } from 'vitest';
import { visitor } from '../../support/people/people';
import { startTestServer } from '../../support/server/server';

/** The live settings that a page receives, also before sign-in. */
async function fetchConfig(env: Record<string, string>) {
  const server = await startTestServer({ env });
  try {
    return (await visitor(server).rest('/api/live/config')).body.data;
  } finally {
    await server.close();
  }
}

it('is the built-in hub by default', async () => {
  expect(await fetchConfig({ PUBLIC_URL: 'https://venturion.example/' })).toEqual({
    live: { key: 'venturion-live', cluster: 'mt1', builtIn: true },
    pictures: { publicUrl: 'https://venturion.example', storageUrl: null },
  });
});

it('is the configured service, without its secrets', async () => {
  const secrets = {
    PUSHER_SECRET: 'live secret',
    S3_ACCESS_KEY_ID: 'access key',
    S3_SECRET_ACCESS_KEY: 'storage secret',
  };
  const config = await fetchConfig({
    ...secrets,
    PUSHER_APP_ID: 'app-7',
    PUSHER_KEY: 'live-key',
    PUSHER_HOST: 'live.invalid:6001',
    S3_ENDPOINT: 'https://storage.invalid',
    S3_BUCKET: 'pictures',
    S3_PUBLIC_URL: 'https://cdn.example/base/',
  });
  expect(config).toEqual({
    live: { key: 'live-key', cluster: 'mt1', wsHost: 'live.invalid', wsPort: 6001, forceTLS: false },
    pictures: { publicUrl: 'http://venturion.test', storageUrl: 'https://cdn.example/base' },
  });
  for (const secret of Object.values(secrets)) expect(JSON.stringify(config)).not.toContain(secret);
});
