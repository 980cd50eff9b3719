import { useState } from 'react';
import type { FeedMode } from '../../../__generated__/types';

const STORAGE_KEY = 'feed';

export const feedModes = [
  { value: 'FOR_YOU', label: 'For you' },
  { value: 'FOLLOWING', label: 'Following' },
  { value: 'LATEST', label: 'Latest' },
] as const satisfies readonly { value: FeedMode; label: string }[];

function readStored(): FeedMode {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return feedModes.find(({ value }) => value === stored)?.value ?? 'FOR_YOU';
  } catch {
    return 'FOR_YOU';
  }
}

/** The selected feed. The selection is stored on this device. */
export function useFeedMode(): [FeedMode, (mode: FeedMode) => void] {
  const [mode, setMode] = useState(readStored);
  function selectMode(next: FeedMode) {
    setMode(next);
    try {
      localStorage.setItem(STORAGE_KEY, next);
    } catch {
      // Without storage the selection lasts until the page unloads.
    }
  }
  return [mode, selectMode];
}
