import type { App, Context } from '../../context';
import { createContext, viewerId, write } from '../../context';
import { readConnection } from '../../database/list';
import { sql, writeTransaction } from '../../database/write';
import { selectNotifications } from './notification.lists';
import { enqueue } from '../../queue/enqueue';

/** At most this many lines in one mail. */
const digestSize = 20;

type Line = {
  actors: { displayName: string }[];
  actorCount: number;
  verb: string;
  about: string;
  isRead: boolean;
  createdAt: string;
};

/** Whether the viewer gets what they have not read by mail, once a day. */
export async function setDigest(ctx: Context, isOn: boolean): Promise<void> {
  const viewer = viewerId(ctx);
  await write(ctx, (tx) =>
    tx.rows(sql`update profile set mail_digest = ${isOn}, digest_sent_at = now() where id = ${viewer}`),
  );
}

/** Whether the viewer wants that mail. */
export async function readDigest(ctx: Context): Promise<boolean> {
  const { rows } = await ctx.app.pool.query<{ mail_digest: boolean }>('select mail_digest from profile where id = $1', [
    viewerId(ctx),
  ]);
  return rows[0]?.mail_digest ?? false;
}

/** People for whom one transaction asks: where it is broken off, the others before it still get their mail. */
const batchSize = 500;

/** By the clock: one job for each person who wants the mail and has something unread since the last. */
export async function enqueueDigests(app: App): Promise<void> {
  for (let last: string | undefined = '00000000-0000-0000-0000-000000000000'; last;)
    last = await enqueueDigestBatch(app, last);
}

/** @returns the last person of a full batch, after whom there may be more */
const enqueueDigestBatch = (app: App, after: string): Promise<string | undefined> =>
  writeTransaction(app.orm.em, app.relay.wake, async (tx) => {
    const due = await tx.rows<{ id: string }>(sql`
      select p.id from profile p where p.mail_digest and p.id > ${after} and not p.hidden and coalesce(p.digest_sent_at, p.created_at) < now() - interval '20 hours'
        and exists (select from notification n where n.recipient_id = p.id and n.read_at is null and n.updated_at > coalesce(p.digest_sent_at, p.created_at))
      order by p.id limit ${batchSize}`);
    for (const { id } of due) await enqueue(tx, 'notification.mailDigest', { accountId: id }, { key: `digest ${id}` });
    return due.length === batchSize ? due.at(-1)!.id : undefined;
  });

const nameOf = ({ actors, actorCount }: Line) => {
  const first = actors[0]?.displayName ?? 'Somebody';
  return actorCount > 1 ? `${first} and ${actorCount - 1} ${actorCount === 2 ? 'other' : 'others'}` : first;
};

/** Mails what somebody has not read since the last mail, as they may see it now. */
export async function mailDigest(app: App, { accountId }: { accountId: string }): Promise<void> {
  const { rows } = await app.pool.query<{ email: string; since: string }>(
    `select a.email, coalesce(p.digest_sent_at, p.created_at) as since from account a join profile p on p.id = a.id
     where a.id = $1 and p.mail_digest and a.deleted_at is null`,
    [accountId],
  );
  const person = rows[0];
  if (!person) return;
  const ctx = createContext(app, {
    viewer: { id: accountId, sessionId: '', expiresAt: new Date() },
    requestId: 'digest',
    address: '',
    userAgent: '',
  });
  const { list, values } = selectNotifications(ctx);
  const { edges } = await readConnection<Line>(app.reader, list, { first: digestSize }, values);
  const lines = edges
    .map(({ node }) => node)
    .filter(({ isRead, createdAt }) => !isRead && new Date(createdAt) > new Date(person.since));
  if (lines.length > 0) {
    await app.mailer.send(person.email, {
      subject:
        lines.length === 1 ? `${nameOf(lines[0]!)} ${lines[0]!.verb}` : `${lines.length} things happened at Venturion`,
      paragraphs: lines.map((line) => `${nameOf(line)} ${line.verb}${line.about ? `: ${line.about}` : ''}`),
      action: { label: 'Open Venturion', url: `${app.config.publicUrl}/home` },
      note: 'You asked for this mail in the settings, where you can switch it off.',
    });
  }
  await writeTransaction(app.orm.em, app.relay.wake, (tx) =>
    tx.rows(sql`update profile set digest_sent_at = now() where id = ${accountId}`),
  );
}
