import type { EventDraft, Topic } from '../../events/event';

/** Counts as they stand after a change. */
export type PostCounts = { id: string; likeCount: number; commentCount: number; shareCount: number };

const onPost = (id: string): Topic => ({ topic: 'post', topicId: id });

/** A like, comment or share changed the counts. They are absolute, so applying the event twice is harmless. */
export const postCounted = (counts: PostCounts): EventDraft => ({
  type: 'post.counted',
  ...onPost(counts.id),
  data: counts,
});

/**
 * Text, picture description or visibility changed: readers fetch the post again, as far as they may.
 * @param accessChanged who may see it changed too, so its channel is closed and each hearer authorises again
 */
export const postEdited = (id: string, actorId: string, accessChanged: boolean): EventDraft => ({
  type: 'post.edited',
  ...onPost(id),
  actorId,
  data: { id, ...(accessChanged && { access: 'changed' }) },
});

export const postDeleted = (id: string, actorId: string): EventDraft => ({
  type: 'post.deleted',
  ...onPost(id),
  actorId,
  data: { id },
});

/**
 * The same event for everyone who may have the post on screen. A post's own channel ends with the post, or with the right
 * to see it, so that who was away would not learn of either. Only for posts that were public: the id tells nothing new.
 */
export const onFeed = (event: EventDraft): EventDraft => ({ ...event, topic: 'feed', topicId: undefined });

/** A public post came into the feed. Carries no content: readers ask how many are new for them. */
export const postCreated = (id: string, actorId: string): EventDraft => ({
  type: 'post.created',
  topic: 'feed',
  actorId,
  data: { id },
});
