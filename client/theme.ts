import { useSyncExternalStore } from 'react';

export type Theme = 'light' | 'dark';
/** `system` means that no theme was chosen: the operating system's setting applies. */
export type ThemeChoice = Theme | 'system';

const STORAGE_KEY = 'theme';
const CANVAS: Record<Theme, string> = { light: '#f3f7f4', dark: '#0d120f' };

const listeners = new Set<() => void>();
/** Fallback when the browser blocks local storage. */
let unstoredChoice: ThemeChoice = 'system';

function systemPrefersDark(): MediaQueryList {
  return window.matchMedia('(prefers-color-scheme: dark)');
}

/** What the person chose, from local storage; `system` when nothing usable is stored. */
function readThemeChoice(): ThemeChoice {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return unstoredChoice;
  }
}

/** The theme to show: the stored one, otherwise the operating system's, and dark where there is no browser. */
export function readTheme(): Theme {
  if (typeof window === 'undefined') return 'dark';
  const choice = readThemeChoice();
  if (choice !== 'system') return choice;
  return systemPrefersDark().matches ? 'dark' : 'light';
}

function applyTheme(): void {
  const theme = readTheme();
  document.documentElement.dataset.theme = theme;
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', CANVAS[theme]);
  for (const listener of listeners) listener();
}

/** Stores the choice and shows it at once; `system` clears it. When storage is blocked, it lasts until the page is closed. */
function setThemeChoice(choice: ThemeChoice): void {
  unstoredChoice = choice;
  try {
    if (choice === 'system') localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, choice);
  } catch {
    // Storage is blocked: unstoredChoice applies until the page unloads.
  }
  applyTheme();
}

/** Applies theme changes of the operating system and of other tabs, also after a restore from the back/forward cache. Call once, at start. */
export function subscribeTheme(): () => void {
  const handleStorage = (event: StorageEvent) => {
    if (event.key === STORAGE_KEY || event.key === null) applyTheme();
  };
  const system = systemPrefersDark();
  system.addEventListener('change', applyTheme);
  window.addEventListener('storage', handleStorage);
  window.addEventListener('pageshow', applyTheme);
  applyTheme();
  return () => {
    system.removeEventListener('change', applyTheme);
    window.removeEventListener('storage', handleStorage);
    window.removeEventListener('pageshow', applyTheme);
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The theme shown, the choice behind it, and the two ways to change it. */
export function useTheme() {
  const theme = useSyncExternalStore(subscribe, readTheme, () => 'dark' as const);
  const choice = useSyncExternalStore(subscribe, readThemeChoice, () => 'system' as const);
  return {
    theme,
    choice,
    setChoice: setThemeChoice,
    toggle: () => setThemeChoice(theme === 'dark' ? 'light' : 'dark'),
  };
}
