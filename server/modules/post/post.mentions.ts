import { extractEntities } from '../../core/extractEntities';
import { sql, type WriteTransaction } from '../../database/write';
import { connectionsOf } from '../../visibility/people';
import { notify } from '../notification/notification.service';

/** The most people that one text tells of itself. */
const maxMentioned = 20;

type Mentioning = {
  kind: 'post.mentioned' | 'comment.mentioned';
  actorId: string;
  /** The post or comment that mentions. */
  subjectId: string;
  /** The post that it is, or stands below. */
  postId: string;
  content: string;
  /** The words before an edit: who was mentioned there has been told. */
  before?: string;
  /** People who are told of the same thing in another way. */
  except?: readonly string[];
};

/** Tells the people whom a text mentions, as far as they may see the post. */
export async function notifyMentioned(
  tx: WriteTransaction,
  { kind, actorId, subjectId, postId, content, before = '', except = [] }: Mentioning,
): Promise<void> {
  const told = new Set(extractEntities(before).mentions);
  const names = extractEntities(content)
    .mentions.filter((name) => !told.has(name))
    .slice(0, maxMentioned);
  if (names.length === 0) return;
  const people = await tx.rows<{ id: string }>(sql`
    select p.id from profile p join post on post.id = ${postId}
    where p.username = any(${names}) and p.id <> all(${except}::uuid[])
      and (post.is_public or p.id = post.author_id or p.id in (${sql.raw(connectionsOf('post.author_id'))}))`);
  for (const { id } of people) await notify(tx, { kind, recipientId: id, actorId, subjectId });
}
