// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ownDeletions } from './ownDeletions';
import { useRefetchAfterReconnect } from './useRefetchAfterReconnect';

let reconnect: () => void;
vi.mock('../../live/useAfterReconnect', () => ({
  useAfterReconnect: (run: () => void) => {
    reconnect = run;
  },
}));
afterEach(() => {
  cleanup();
  ownDeletions.clear();
});

it('refetches after a reconnection, but nothing of an analysis that this tab deletes', () => {
  const refetch = vi.fn(() => Promise.resolve());
  renderHook(() => useRefetchAfterReconnect('a1', refetch));
  reconnect();
  expect(refetch).toHaveBeenCalledTimes(1);
  ownDeletions.add('a1');
  reconnect();
  expect(refetch).toHaveBeenCalledTimes(1);
});
