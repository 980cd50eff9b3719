/** Ids only: subscribers read the comment, as far as they may see it. */
export type CommentIds = { id: string; postId: string; parentId: string | null };

declare module './events' {
  interface EventPayloads {
    'comment.created': CommentIds;
    'comment.deleted': CommentIds;
    /** Likes as they stand now. */
    'comment.counted': { id: string; postId: string; likeCount: number };
    /** The post's author marked, or unmarked, the helpful answer. */
    'comment.marked': { postId: string; helpfulCommentId: string | null };
  }
}

/** Lengths in graphemes. */
export const commentLimits = { content: 1_250 } as const;
