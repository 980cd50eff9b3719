declare module './events' {
  interface EventPayloads {
    /** On the channel of the feed, for everybody. */
    'news.stored': { sourceId: string };
  }
}

/** Bounds of a story's texts in characters, and of its lists. */
export const newsLimits = {
  title: 300,
  summary: 600,
  author: 120,
  /** Stories of the short list, when the client names no other number. */
  startupStories: 5,
  /** Posts about one story are counted up to this number. */
  discussions: 1_000,
} as const;
