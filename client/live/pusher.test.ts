// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { listFetchCalls, stubFetch } from '../auth/testing';
import { getImageHosts, setImageHosts } from '../ui/image/imageHosts';
import { fetchLiveSettings, pusherOptions } from './pusher';

afterEach(() => {
  setImageHosts(null);
  vi.unstubAllGlobals();
});

const noAuth = () => undefined;
const at = (href: string) => new URL(href);

test('connects to the hosted service by cluster, encrypted', () => {
  const options = pusherOptions({ key: 'k', cluster: 'mt1' }, noAuth, at('http://localhost:4000'));
  expect(options).toMatchObject({
    cluster: 'mt1',
    forceTLS: true,
    enabledTransports: ['ws', 'wss'],
    activityTimeout: 30_000,
    pongTimeout: 15_000,
    unavailableTimeout: 10_000,
  });
  expect(options).not.toHaveProperty('wsHost');
});

test.each([
  ['http://localhost:4000/home', { wsHost: 'localhost', wsPort: 4000, wssPort: 4000, forceTLS: false }],
  ['https://venturion.example/', { wsHost: 'venturion.example', wsPort: 443, wssPort: 443, forceTLS: true }],
  ['http://venturion.example/', { wsHost: 'venturion.example', wsPort: 80, wssPort: 80, forceTLS: false }],
])('connects to the built-in hub at the page’s origin: %s', (href, expected) => {
  expect(pusherOptions({ key: 'k', cluster: 'mt1', builtIn: true }, noAuth, at(href))).toMatchObject(expected);
});

test.each([
  [
    { wsHost: 'live.example', wsPort: 6001, forceTLS: false },
    { wsHost: 'live.example', wsPort: 6001, wssPort: 6001, forceTLS: false },
  ],
  [{ wsHost: 'live.example' }, { wsHost: 'live.example', wsPort: 443, wssPort: 443, forceTLS: true }],
])('connects to the configured server: %j', (settings, expected) => {
  expect(pusherOptions({ key: 'k', cluster: 'mt1', ...settings }, noAuth, at('http://localhost'))).toMatchObject(
    expected,
  );
});

test('reads the settings and image hosts in one call', async () => {
  const pictures = { publicUrl: 'https://venturion.example', storageUrl: 'https://cdn.example/base' };
  const fetchStub = stubFetch(() => ({
    body: { data: { live: { key: 'k', cluster: 'mt1', builtIn: true }, pictures } },
  }));
  expect(await fetchLiveSettings()).toEqual({ key: 'k', cluster: 'mt1', builtIn: true });
  expect(getImageHosts()).toEqual(pictures);
  expect(listFetchCalls(fetchStub)).toEqual(['GET /api/live/config']);
  stubFetch(() => ({ status: 503 }));
  await expect(fetchLiveSettings()).rejects.toThrow('Failed to fetch live settings');
  expect(getImageHosts()).toEqual(pictures);
});
