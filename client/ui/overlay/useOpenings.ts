import { useState } from 'react';

/** Counts how often a dialog was opened. As the key of its content, each opening starts afresh. */
export function useOpenings(open: boolean): number {
  const [last, setLast] = useState({ open, count: 0 });
  if (open !== last.open) setLast({ open, count: open ? last.count + 1 : last.count });
  return last.count;
}
