/** Counts as they stand after a change. */
export type PostCounts = { id: string; likeCount: number; commentCount: number; shareCount: number };

declare module './events' {
  interface EventPayloads {
    /** A public post came into the feed. Carries no content: clients ask how many are new for them. */
    'post.created': { id: string };
    'post.counted': PostCounts;
    /** Text, picture or visibility changed: readers fetch the post again, as far as they may. */
    'post.edited': { id: string };
    'post.deleted': { id: string };
  }
}

/** Lengths in graphemes. */
export const postLimits = { content: 3_000, imageAlt: 1_500, reportReason: 1_000 } as const;
