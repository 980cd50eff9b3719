// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  addShortcuts,
  findShortcut,
  syncSingleKeysAcrossTabs,
  setSingleKeys,
  getShortcutLists,
  singleKeysOn,
  useShortcuts,
} from './store';

const shortcut = (keys: string, run: () => void = () => {}) => ({ keys, label: keys, group: 'Test', run });

describe('shortcuts', () => {
  it('the latest registration of a key takes precedence until it is removed', () => {
    const shell = vi.fn<() => void>();
    const page = vi.fn<() => void>();
    const removeShell = addShortcuts([shortcut('j', shell)]);
    const removePage = addShortcuts([shortcut('j', page)]);
    findShortcut('j')?.();
    removePage();
    findShortcut('j')?.();
    removeShell();
    expect(findShortcut('j')).toBeUndefined();
    expect([page.mock.calls.length, shell.mock.calls.length]).toEqual([1, 1]);
  });

  it('runs the handler of the latest render and unregisters on unmount', () => {
    const first = vi.fn<() => void>();
    const second = vi.fn<() => void>();
    const { rerender, unmount } = renderHook(({ run }) => useShortcuts([shortcut('l', run)]), {
      initialProps: { run: first },
    });
    rerender({ run: second });
    findShortcut('l')?.();
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
    unmount();
    expect(findShortcut('l')).toBeUndefined();
  });

  it('lists keys without a handler, and does not override others with them', () => {
    const open = vi.fn<() => void>();
    const removeShell = addShortcuts([shortcut('Enter', open)]);
    const { unmount } = renderHook(() => useShortcuts([{ keys: 'Enter', label: 'Open', group: 'Test' }]));
    expect(getShortcutLists().flat()).toContainEqual(expect.objectContaining({ label: 'Open' }));
    findShortcut('Enter')?.();
    expect(open).toHaveBeenCalledOnce();
    removeShell();
    expect(findShortcut('Enter')).toBeUndefined();
    unmount();
  });

  it('follows other tabs in switching single keys, until it unsubscribes', () => {
    const stop = syncSingleKeysAcrossTabs();
    const change = (value: string | null) => {
      if (value) localStorage.setItem('shortcuts', value);
      else localStorage.removeItem('shortcuts');
      window.dispatchEvent(new StorageEvent('storage', { key: 'shortcuts' }));
    };
    change('off');
    expect(singleKeysOn()).toBe(false);
    change(null);
    expect(singleKeysOn()).toBe(true);
    stop();
    change('off');
    expect(singleKeysOn()).toBe(true);
    localStorage.clear();
  });

  it('stores that single keys are off', () => {
    setSingleKeys(false);
    expect([singleKeysOn(), localStorage.getItem('shortcuts')]).toEqual([false, 'off']);
    setSingleKeys(true);
    expect([singleKeysOn(), localStorage.getItem('shortcuts')]).toEqual([true, null]);
  });
});
