import { useState } from 'react';

export interface PageLoad {
  isLoading: boolean;
  /** The error of the last attempt; null without one. */
  failure: { error: unknown } | null;
  /** Loads a page of a list; ignored while one is loading. Never rejects. */
  load: (read: () => Promise<unknown>) => Promise<void>;
}

/** State of loading the next page of a list. */
export function usePageLoad(): PageLoad {
  const [isLoading, setLoading] = useState(false);
  const [failure, setFailure] = useState<PageLoad['failure']>(null);

  async function load(read: () => Promise<unknown>) {
    if (isLoading) return;
    setLoading(true);
    setFailure(null);
    try {
      await read();
    } catch (error) {
      setFailure({ error });
    }
    setLoading(false);
  }

  return { isLoading, failure, load };
}
