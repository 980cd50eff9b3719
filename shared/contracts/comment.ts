/** Ids only: subscribers fetch the comment, if they may see it. */
export type CommentIds = { id: string; postId: string; parentId: string | null };

declare module './events' {
  interface EventPayloads {
    'comment.created': CommentIds;
    'comment.deleted': CommentIds;
    /** The current number of likes. */
    'comment.counted': { id: string; postId: string; likeCount: number };
    /** The post's author marked, or unmarked, the helpful answer. */
    'comment.marked': { postId: string; helpfulCommentId: string | null };
  }
}

/** Lengths in graphemes. */
export const commentLimits = { content: 1_250 } as const;
