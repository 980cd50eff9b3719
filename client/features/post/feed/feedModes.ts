import type { FeedMode } from '../../../__generated__/types';

const STORAGE_KEY = 'feed';

export const feedModes = [
  { value: 'FOR_YOU', label: 'For you' },
  { value: 'FOLLOWING', label: 'Following' },
  { value: 'LATEST', label: 'Latest' },
] as const satisfies readonly { value: FeedMode; label: string }[];

/** The feed that was selected last on this device. */
export function readFeedMode(): FeedMode {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return feedModes.find(({ value }) => value === stored)?.value ?? 'FOR_YOU';
  } catch {
    return 'FOR_YOU';
  }
}

export function storeFeedMode(mode: FeedMode): void {
  try {
    localStorage.setItem(STORAGE_KEY, mode);
  } catch {
    // Without storage the selection lasts until the page unloads.
  }
}
