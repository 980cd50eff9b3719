import { useState } from 'react';
import type { FeedMode } from '../../../__generated__/types';
import { readFeedMode, storeFeedMode } from './feedModes';

/** The selected feed. The selection is stored on this device. */
export function useFeedMode(): [FeedMode, (mode: FeedMode) => void] {
  const [mode, setMode] = useState(readFeedMode);
  function selectMode(next: FeedMode) {
    setMode(next);
    storeFeedMode(next);
  }
  return [mode, selectMode];
}
