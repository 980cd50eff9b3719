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

function notify(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const getShortcutLists = () => lists;

/** Finds the handler of the keys. Later registrations take precedence, so a page overrides the shell. */
export function findShortcut(keys: string): (() => void) | undefined {
  const owns = (each: Shortcut) => each.keys === keys && each.run !== undefined;
  return lists.findLast((list) => list.some(owns))?.find(owns)?.run;
}

/** Registers shortcuts. @returns a function that unregisters them */
export function addShortcuts(list: readonly Shortcut[]): () => void {
  lists = [...lists, list];
  notify();
  return () => {
    lists = lists.filter((each) => each !== list);
    notify();
  };
}

function setHelp(open: boolean): void {
  isHelpOpen = open;
  notify();
}

export const openShortcutHelp = () => setHelp(true);

export function useShortcutHelp() {
  return {
    isOpen: useSyncExternalStore(subscribe, () => isHelpOpen),
    setOpen: setHelp,
    lists: useSyncExternalStore(subscribe, getShortcutLists),
  };
}

/**
 * Single-key shortcuts interfere with speech input and some assistive software, so they can be switched off for good.
 */
export function setSingleKeys(on: boolean): void {
  areSingleKeysOn = on;
  try {
    if (on) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, 'off');
  } catch {
    // Without storage the setting lasts until the page unloads.
  }
  notify();
}

export const singleKeysOn = () => areSingleKeysOn;

/** Follows changes of the setting in other tabs. @returns a function that unsubscribes */
export function syncSingleKeysAcrossTabs(): () => void {
  const handleStorage = (event: StorageEvent) => {
    if (event.key !== STORAGE_KEY && event.key !== null) return;
    areSingleKeysOn = readStored();
    notify();
  };
  window.addEventListener('storage', handleStorage);
  return () => window.removeEventListener('storage', handleStorage);
}

export function useSingleKeys(): [boolean, (on: boolean) => void] {
  return [useSyncExternalStore(subscribe, singleKeysOn), setSingleKeys];
}

/** Registers shortcuts while the component is mounted. They are registered again only when keys or labels change. */
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
    // The list is new on every render; its identity rarely changes.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
    [identity],
  );
}
