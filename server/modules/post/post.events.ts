import type { PostCounts } from '../../../shared/contracts/post';
import type { EventDraft, Topic } from '../../database/outbox';

const postTopic = (id: string): Topic => ({ topic: 'post', topicId: id });

/** A like, comment or share changed the counts. They are absolute, so applying the event twice is harmless. */
export const postCounted = (counts: PostCounts): EventDraft<'post.counted'> => ({
  type: 'post.counted',
  ...postTopic(counts.id),
  data: counts,
});

/** @param accessChanged the audience changed too, so the channel is closed and each subscriber authorises again */
export const postEdited = (id: string, actorId: string, accessChanged: boolean): EventDraft<'post.edited'> => ({
  type: 'post.edited',
  ...postTopic(id),
  actorId,
  data: { id, ...(accessChanged && { access: 'changed' }) },
});

export const postDeleted = (id: string, actorId: string): EventDraft<'post.deleted'> => ({
  type: 'post.deleted',
  ...postTopic(id),
  actorId,
  data: { id },
});

/**
 * Copies an event of a post to the feed channel. A post's own channel closes when the post is deleted or becomes
 * invisible, so clients that were offline would miss both. Only for posts that were public: their ids are not secret.
 */
export const withFeedTopic = <Event extends EventDraft>(event: Event): Event => ({
  ...event,
  topic: 'feed',
  topicId: undefined,
});

/** A public post was published. */
export const postCreated = (id: string, actorId: string): EventDraft<'post.created'> => ({
  type: 'post.created',
  topic: 'feed',
  actorId,
  data: { id },
});
