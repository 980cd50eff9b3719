// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { beginStartup, trackStartup } from '../lib/startup';
import { loadLater } from './loadLater';

vi.mock('../styles/latinExtended.css', () => ({}));

const countManifests = () => document.querySelectorAll('link[rel="manifest"]').length;

it('links the manifest once, after the first content', async () => {
  beginStartup();
  const endQuery = trackStartup();
  const loaded = Promise.all([loadLater(), loadLater()]);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(countManifests()).toBe(0);
  endQuery();
  await loaded;
  expect(countManifests()).toBe(1);
});
