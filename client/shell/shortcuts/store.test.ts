// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { addShortcuts, findShortcut, setSingleKeys, singleKeysOn, useShortcuts } from './store';

const shortcut = (keys: string, run: () => void = () => {}) => ({ keys, label: keys, group: 'Test', run });

describe('shortcuts', () => {
  it('lets the latest owner of a key have it, and gives it back', () => {
    const shell = vi.fn<() => void>();
    const page = vi.fn<() => void>();
    const removeShell = addShortcuts([shortcut('j', shell)]);
    const removePage = addShortcuts([shortcut('j', page)]);
    findShortcut('j')?.run();
    removePage();
    findShortcut('j')?.run();
    removeShell();
    expect(findShortcut('j')).toBeUndefined();
    expect([page.mock.calls.length, shell.mock.calls.length]).toEqual([1, 1]);
  });

  it('runs the handler of the latest render and goes with its component', () => {
    const first = vi.fn<() => void>();
    const second = vi.fn<() => void>();
    const { rerender, unmount } = renderHook(({ run }) => useShortcuts([shortcut('l', run)]), { initialProps: { run: first } });
    rerender({ run: second });
    findShortcut('l')?.run();
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
    unmount();
    expect(findShortcut('l')).toBeUndefined();
  });

  it('remembers that single keys are off', () => {
    setSingleKeys(false);
    expect([singleKeysOn(), localStorage.getItem('shortcuts')]).toEqual([false, 'off']);
    setSingleKeys(true);
    expect([singleKeysOn(), localStorage.getItem('shortcuts')]).toEqual([true, null]);
  });
});
