import { sql, type WriteTransaction } from '../../database/write';
import { connectionsOf } from '../../visibility/people';
import { notify } from '../notification/notification.service';

/** People whom one text notifies. */
const maxNotified = 20;

type MentionSource = {
  kind: 'post.mentioned' | 'comment.mentioned';
  actorId: string;
  /** The post or comment with the mentions. */
  subjectId: string;
  /** The post itself, or the post of the comment. */
  postId: string;
  /** Usernames that the text mentions. */
  mentions: readonly string[];
  /** Usernames that the text mentioned before an edit: these people have been notified. */
  before?: readonly string[];
  /** Ids of people who are notified of the same post or comment by another kind. */
  except?: readonly string[];
};

/** Notifies the people whom a text mentions and who may see the post. */
export async function notifyMentioned(
  tx: WriteTransaction,
  { kind, actorId, subjectId, postId, mentions, before = [], except = [] }: MentionSource,
): Promise<void> {
  const notified = new Set(before);
  const names = mentions.filter((name) => !notified.has(name)).slice(0, maxNotified);
  if (names.length === 0) return;
  const people = await tx.rows<{ id: string }>(sql`
    select p.id from profile p join post on post.id = ${postId}
    where p.username = any(${names}) and p.id <> all(${except}::uuid[])
      and (post.is_public or p.id = post.author_id or p.id in (${sql.raw(connectionsOf('post.author_id'))}))`);
  for (const { id } of people) await notify(tx, { kind, recipientId: id, actorId, subjectId });
}
