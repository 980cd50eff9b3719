// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { subscribeTheme, readTheme, useTheme } from './theme';

const system = { matches: false, listeners: new Set<() => void>() };

function setSystem(theme: 'light' | 'dark') {
  system.matches = theme === 'dark';
  for (const listener of system.listeners) listener();
}

let stop: () => void;

beforeEach(() => {
  localStorage.clear();
  document.head.innerHTML = '<meta name="theme-color">';
  system.matches = false;
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return system.matches;
    },
    addEventListener: (_: string, listener: () => void) => system.listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => system.listeners.delete(listener),
  }));
  stop = subscribeTheme();
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

const shown = () => document.documentElement.dataset.theme;

function barred() {
  throw new DOMException('denied', 'SecurityError');
}

describe('theme', () => {
  it('takes the stored theme before the system’s', () => {
    setSystem('dark');
    localStorage.setItem('theme', 'light');
    expect(readTheme()).toBe('light');
  });

  it('takes the system’s while none, or nonsense, is stored', () => {
    setSystem('dark');
    expect(readTheme()).toBe('dark');
    localStorage.setItem('theme', 'sepia');
    expect(readTheme()).toBe('dark');
  });

  it('is dark where there is no browser', () => {
    const browser = window;
    vi.stubGlobal('window', undefined);
    const theme = readTheme();
    vi.stubGlobal('window', browser);
    expect(theme).toBe('dark');
  });

  it('toggles, stores what it toggled to, and shows it on the page and in the browser’s frame', () => {
    const { result } = renderHook(() => useTheme());
    act(() => result.current.toggle());
    expect(result.current.theme).toBe('dark');
    expect(localStorage.getItem('theme')).toBe('dark');
    expect(shown()).toBe('dark');
    expect(document.querySelector('meta')!.getAttribute('content')).toBe('#0d120f');
    act(() => result.current.toggle());
    expect(result.current.theme).toBe('light');
    expect(localStorage.getItem('theme')).toBe('light');
    expect(shown()).toBe('light');
  });

  it('follows the system until a theme is chosen, and again once the choice is taken back', () => {
    const { result } = renderHook(() => useTheme());
    act(() => setSystem('dark'));
    expect([result.current.theme, result.current.choice, shown()]).toEqual(['dark', 'system', 'dark']);
    act(() => result.current.setChoice('light'));
    act(() => setSystem('light'));
    act(() => setSystem('dark'));
    expect([result.current.theme, result.current.choice, shown()]).toEqual(['light', 'light', 'light']);
    act(() => result.current.setChoice('system'));
    expect([result.current.theme, localStorage.getItem('theme'), shown()]).toEqual(['dark', null, 'dark']);
  });

  it('follows a choice made in another tab', () => {
    const { result } = renderHook(() => useTheme());
    localStorage.setItem('theme', 'dark');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'theme' })));
    expect(result.current.theme).toBe('dark');
    expect(shown()).toBe('dark');
  });

  it('takes up what was chosen while the page was put away', () => {
    localStorage.setItem('theme', 'dark');
    window.dispatchEvent(new Event('pageshow'));
    expect(shown()).toBe('dark');
  });

  it('still changes where storage is barred', () => {
    vi.stubGlobal('localStorage', { getItem: barred, setItem: barred, removeItem: barred });
    const { result } = renderHook(() => useTheme());
    act(() => result.current.setChoice('dark'));
    expect(result.current.theme).toBe('dark');
    act(() => result.current.setChoice('system'));
    expect(result.current.theme).toBe('light');
  });
});
