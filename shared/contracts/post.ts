/** The counts after a change. */
export type PostCounts = { id: string; likeCount: number; commentCount: number; shareCount: number };

declare module './events' {
  interface EventPayloads {
    /** A public post was published. Carries no content: clients request the number of posts that are new for them. */
    'post.created': { id: string };
    'post.counted': PostCounts;
    /** Text, picture or visibility changed: subscribers refetch the post, if they may see it. */
    'post.edited': { id: string };
    'post.deleted': { id: string };
  }
}

/** Lengths in graphemes. */
export const postLimits = { content: 3_000, imageAlt: 1_500, reportReason: 1_000 } as const;
