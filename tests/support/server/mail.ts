import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { waitForJobs } from './jobs';
import type { TestServer } from './server';

/** A real SMTP server that stores what it accepts. */
export type MailServer = {
  port: number;
  /** For SMTP_URL. */
  url: string;
  /** What was accepted, oldest first, with the recipients of the envelope. */
  mails: (Email & { recipients: string[] })[];
  close(): Promise<void>;
};

/** @param options.port one that a closed mail server had; options.accept delays the response, or rejects by an error */
export async function startMailServer({
  port = 0,
  accept,
  ...options
}: SMTPServerOptions & { port?: number; accept?: () => Promise<void> } = {}): Promise<MailServer> {
  const mails: MailServer['mails'] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    ...options,
    async onData(stream, session, done) {
      const mail = await PostalMime.parse(Buffer.concat(await stream.toArray()));
      await accept?.();
      mails.push({ ...mail, recipients: session.envelope.rcptTo.map(({ address }) => address) });
      done();
    },
  });
  // Tests disconnect clients in the middle of a command on purpose.
  smtp.on('error', () => undefined);
  smtp.listen(port, '127.0.0.1');
  await once(smtp.server, 'listening');
  const { port: used } = smtp.server.address() as AddressInfo;
  return {
    port: used,
    url: `smtp://127.0.0.1:${used}`,
    mails,
    close: () => new Promise((resolve) => smtp.close(() => resolve())),
  };
}

/** Waits until all queued emails are sent. @returns the emails to an address, oldest first */
export async function readEmailsTo(server: TestServer, { mails }: MailServer, address: string): Promise<Email[]> {
  await waitForJobs(server);
  return mails.filter(({ recipients }) => recipients.includes(address));
}

/** The one link of a mail. */
export const extractLink = (mail: Email | undefined): URL =>
  new URL(/https?:\S+/.exec(mail?.text ?? '')?.[0] ?? 'no link:');

/** The token in a mail's link. */
export const extractToken = (mail: Email | undefined): string => [...extractLink(mail).searchParams.values()][0] ?? '';

/** Files that a server without SMTP_URL wrote, oldest first. */
export async function readEmailFiles(server: TestServer): Promise<{ path: string; mail: Email }[]> {
  await waitForJobs(server);
  const folder = join(server.app.config.dataDir, 'mail');
  const paths = (await readdir(folder)).toSorted().map((name) => join(folder, name));
  return Promise.all(paths.map(async (path) => ({ path, mail: await PostalMime.parse(await readFile(path)) })));
}
