import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { Shortcut } from '../feature';

const STORAGE_KEY = 'shortcuts';

let lists: readonly (readonly Shortcut[])[] = [];
let isHelpOpen = false;
let areSingleKeysOn = readStored();
const listeners = new Set<() => void>();

function readStored(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== 'off';
  } catch {
    return true;
  }
}

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const getShortcutLists = () => lists;

/** What these keys do; a page's own wins over the shell's, the latest over earlier ones. */
export function findShortcut(keys: string): (() => void) | undefined {
  const owns = (each: Shortcut) => each.keys === keys && each.run !== undefined;
  return lists.findLast((list) => list.some(owns))?.find(owns)?.run;
}

/** Adds shortcuts until the returned function is called. */
export function addShortcuts(list: readonly Shortcut[]): () => void {
  lists = [...lists, list];
  tell();
  return () => {
    lists = lists.filter((each) => each !== list);
    tell();
  };
}

function setHelp(open: boolean): void {
  isHelpOpen = open;
  tell();
}

export const openShortcutHelp = () => setHelp(true);

export function useShortcutHelp() {
  return {
    isOpen: useSyncExternalStore(subscribe, () => isHelpOpen),
    setOpen: setHelp,
    lists: useSyncExternalStore(subscribe, getShortcutLists),
  };
}

/** Single keys get in the way of speech input and some assistive software: they can be switched off, and stay off. */
export function setSingleKeys(on: boolean): void {
  areSingleKeysOn = on;
  try {
    if (on) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, 'off');
  } catch {
    // It lasts until the page is left.
  }
  tell();
}

export const singleKeysOn = () => areSingleKeysOn;

/** Keeps the choice in step with other tabs. */
export function syncSingleKeysAcrossTabs(): () => void {
  const handleStorage = (event: StorageEvent) => {
    if (event.key !== STORAGE_KEY && event.key !== null) return;
    areSingleKeysOn = readStored();
    tell();
  };
  window.addEventListener('storage', handleStorage);
  return () => window.removeEventListener('storage', handleStorage);
}

export function useSingleKeys(): [boolean, (on: boolean) => void] {
  return [useSyncExternalStore(subscribe, singleKeysOn), setSingleKeys];
}

/** The shortcuts of a page or part, for as long as it is shown. Only a change of keys or labels registers them anew. */
export function useShortcuts(list: readonly Shortcut[]): void {
  const latest = useRef(list);
  useEffect(() => {
    latest.current = list;
  });
  const identity = JSON.stringify(list.map(({ keys, label, group }) => [keys, label, group]));
  useEffect(
    () =>
      addShortcuts(
        latest.current.map((shortcut, index) => ({
          ...shortcut,
          run: shortcut.run && (() => latest.current[index]?.run?.()),
        })),
      ),
    // The list is new on every render; what it says seldom is.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
    [identity],
  );
}
