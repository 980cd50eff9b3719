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
        subject: 'Reset your Venturion password',
        paragraphs: [
          `Hi ${person.username},`,
          `We got a request to reset your password. This link works once and expires in ${resetMinutes} minutes.`,
        ],
        action: { label: 'Choose a new password', url: `${app.config.publicUrl}/password-reset?token=${token}` },
        note: 'If you didn’t request this, you can ignore this email. Your password won’t change.',
      }),
  );
}

/** Job: emails the owner that the password was changed, in case another person did it. */
export async function mailPasswordChanged(app: App, { accountId }: { accountId: string }): Promise<void> {
  const person = await findRecipient(app, 'id', accountId);
  if (!person || person.deletedAt) return;
  await app.mailer.send(person.email, {
    subject: 'Your Venturion password was changed',
    paragraphs: [`Hi ${person.username},`, 'Your password was changed, and you were logged out on your other devices.'],
    action: { label: 'This wasn’t me', url: `${app.config.publicUrl}/forgot-password` },
    note: 'If you made this change, you don’t need to do anything.',
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
      subject: 'Your Venturion account will be deleted',
      paragraphs: [
        `Hi ${person.username},`,
        `Your account has been deactivated, and your profile, posts and comments are hidden. Everything will be permanently erased on ${day.format(until)}.`,
        'Changed your mind? You can restore your account and everything in it until then.',
      ],
      action: { label: 'Keep my account', url: `${app.config.publicUrl}/login?undo-deletion=${token}` },
      note: 'If you still want to delete your account, you don’t need to do anything.',
    }),
  );
}
