import type { App, Context } from '../../context';
import { createContext, viewerId, write } from '../../context';
import { readConnection } from '../../database/list';
import { sql, writeTransaction } from '../../database/write';
import { selectNotifications } from './notification.lists';
import type { Notification } from './notification.type';
import { enqueue } from '../../queue/enqueue';

/** Maximum of notifications per email. */
const digestSize = 20;

/** Sets whether the viewer receives a daily email digest of unread notifications. */
export async function setDigestSetting(ctx: Context, isOn: boolean): Promise<void> {
  const viewer = viewerId(ctx);
  await write(ctx, (tx) =>
    tx.rows(sql`update profile set mail_digest = ${isOn}, digest_sent_at = now() where id = ${viewer}`),
  );
}

/** Reads whether the viewer receives the daily email digest. */
export async function readDigestSetting(ctx: Context): Promise<boolean> {
  const { rows } = await ctx.app.pool.query<{ mail_digest: boolean }>('select mail_digest from profile where id = $1', [
    viewerId(ctx),
  ]);
  return rows[0]?.mail_digest ?? false;
}

/** People per transaction: when one fails, the batches before it are still enqueued. */
const batchSize = 500;

/** Scheduled job: enqueues one job for each person with the digest on and unread notifications since the last digest. */
export async function enqueueDigests(app: App): Promise<void> {
  for (let lastId: string | undefined = '00000000-0000-0000-0000-000000000000'; lastId;)
    lastId = await enqueueDigestBatch(app, lastId);
}

/** @returns id of the last person of a full batch, undefined after the last batch */
const enqueueDigestBatch = (app: App, after: string): Promise<string | undefined> =>
  writeTransaction(app.orm.em, app.relay.wake, async (tx) => {
    const due = await tx.rows<{ id: string }>(sql`
      select p.id from profile p where p.mail_digest and p.id > ${after} and not p.hidden and coalesce(p.digest_sent_at, p.created_at) < now() - interval '20 hours'
        and exists (select from notification n where n.recipient_id = p.id and n.read_at is null and n.updated_at > coalesce(p.digest_sent_at, p.created_at))
      order by p.id limit ${batchSize}`);
    for (const { id } of due) await enqueue(tx, 'notification.mailDigest', { accountId: id }, { key: `digest ${id}` });
    return due.length === batchSize ? due.at(-1)!.id : undefined;
  });

/** What happened, as a sentence without a full stop. */
const formatAction = ({ actors, actorCount, verb }: Notification): string => {
  if (actorCount === 0) return verb;
  const first = actors[0]?.displayName ?? 'Someone';
  const others = actorCount > 1 ? ` and ${actorCount - 1} ${actorCount === 2 ? 'other' : 'others'}` : '';
  return `${first}${others} ${verb}`;
};

/** Job: emails a person's unread notifications since the last digest, as they are visible to the person now. */
export async function mailDigest(app: App, { accountId }: { accountId: string }): Promise<void> {
  const { rows } = await app.pool.query<{ email: string; since: string }>(
    `select a.email, coalesce(p.digest_sent_at, p.created_at) as since from account a join profile p on p.id = a.id
     where a.id = $1 and p.mail_digest and a.deleted_at is null`,
    [accountId],
  );
  const recipient = rows[0];
  if (!recipient) return;
  const ctx = createContext(app, {
    viewer: { id: accountId, sessionId: '', expiresAt: new Date() },
    requestId: 'digest',
    address: '',
    userAgent: '',
  });
  const { list, values } = selectNotifications(ctx);
  const { edges } = await readConnection(app.reader, list, { first: digestSize }, values);
  const unread = edges
    .map(({ node }) => node)
    .filter(({ isRead, createdAt }) => !isRead && new Date(createdAt) > new Date(recipient.since));
  if (unread.length > 0) {
    await app.mailer.send(recipient.email, {
      subject: unread.length === 1 ? formatAction(unread[0]!) : `${unread.length} new notifications on Venturion`,
      paragraphs: unread.map((item) => `${formatAction(item)}${item.about ? `: ${item.about}` : ''}`),
      action: { label: 'Open Venturion', url: `${app.config.publicUrl}/home` },
      note: 'You’re getting this because daily emails are on. To turn them off, go to Settings.',
    });
  }
  await writeTransaction(app.orm.em, app.relay.wake, (tx) =>
    tx.rows(sql`update profile set digest_sent_at = now() where id = ${accountId}`),
  );
}
