// @vitest-environment happy-dom
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { beginStartup, isStartingUp, trackStartup } from './startup';
import { usePainted } from './usePainted';

afterEach(cleanup);

it('is true at once outside of the start', () => {
  expect(renderHook(usePainted).result.current).toBe(true);
});

it('is false until the first content is painted, and does not wait for its queries', async () => {
  beginStartup();
  const endQuery = trackStartup();
  const { result } = renderHook(usePainted);
  expect(result.current).toBe(false);
  await waitFor(() => expect(result.current).toBe(true));
  expect(isStartingUp()).toBe(true);
  endQuery();
  await waitFor(() => expect(isStartingUp()).toBe(false));
});
