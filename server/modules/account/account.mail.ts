import type { App } from '../../context';
import { statement } from '../../database/read';
import { sql } from '../../database/write';
import { undoDays } from './account.erase';
import { issueEmailToken } from './emailToken';

const resetMinutes = 60;
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

type Recipient = { id: string; email: string; username: string; deletedAt: string | null };

const recipient = (key: 'id' | 'email') =>
  statement(
    `mail_recipient_${key}`,
    () => `select json_build_object('id', a.id, 'email', a.email, 'username', p.username, 'deletedAt', a.deleted_at)::text
           from account a join profile p on p.id = a.id where a.${key} = $1`,
  );

const findRecipient = async (app: App, key: 'id' | 'email', value: string): Promise<Recipient | null> =>
  JSON.parse((await app.reader.value(recipient(key), [value])) ?? 'null');

/** Job: emails a link to reset the password. A deleted account gets the link that undoes the deletion. An unknown address gets nothing. */
export async function mailPasswordReset(app: App, { email }: { email: string }): Promise<void> {
  const person = await findRecipient(app, 'email', email);
  if (!person) return;
  if (person.deletedAt) return mailDeletion(app, { accountId: person.id });
  await issueEmailToken(
    app,
    person.id,
    'reset_password',
    sql`now() + make_interval(mins => ${resetMinutes})`,
    (token) =>
      app.mailer.send(person.email, {
        subject: 'Choose a new password',
        paragraphs: [
          `Hello ${person.username},`,
          `somebody, probably you, asked for a new password for this account. The link works once, for ${resetMinutes} minutes.`,
        ],
        action: { label: 'Choose a new password', url: `${app.config.publicUrl}/password-reset?token=${token}` },
        note: 'If it was not you, do nothing: your password stays as it is.',
      }),
  );
}

/** Job: emails the owner that the password was changed, in case another person did it. */
export async function mailPasswordChanged(app: App, { accountId }: { accountId: string }): Promise<void> {
  const person = await findRecipient(app, 'id', accountId);
  if (!person || person.deletedAt) return;
  await app.mailer.send(person.email, {
    subject: 'Your password was changed',
    paragraphs: [
      `Hello ${person.username},`,
      'the password of your account was changed, and other devices were signed out.',
    ],
    action: { label: 'It was not me', url: `${app.config.publicUrl}/forgot-password` },
    note: 'If it was you, there is nothing to do.',
  });
}

/** Job: emails the owner that the account is deleted, with the link that undoes it. */
export async function mailDeletion(app: App, { accountId }: { accountId: string }): Promise<void> {
  const person = await findRecipient(app, 'id', accountId);
  if (!person?.deletedAt) return;
  const until = new Date(Date.parse(person.deletedAt) + undoDays * 86_400_000);
  if (until.getTime() < Date.now()) return;
  await issueEmailToken(app, person.id, 'undo_deletion', sql`${until.toISOString()}::timestamptz`, (token) =>
    app.mailer.send(person.email, {
      subject: 'Your account is being deleted',
      paragraphs: [
        `Hello ${person.username},`,
        `your account is closed, and nobody sees your profile, posts and comments any more. On ${day.format(until)} everything is erased.`,
        'Until then you can take it back: all will be as it was.',
      ],
      action: { label: 'Keep my account', url: `${app.config.publicUrl}/login?undo-deletion=${token}` },
      note: 'If you want it gone, there is nothing to do.',
    }),
  );
}
