import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../core/config';
import type { Logger } from '../core/logger';
import { newId } from '../core/ids';
import { memoizeWithTtl } from '../core/memoizeWithTtl';
import { renderEmail, type Email } from './emailTemplate';

/** Sends emails: by SMTP, or into files under DATA_DIR/mail when no SMTP server is configured. */
export type Mailer = {
  /**
   * Sends an email. Resolves also when the mail server rejects it permanently, for example because the mailbox does not
   * exist: a retry cannot succeed.
   * @throws Error after a temporary failure: the caller retries later
   */
  send(to: string, email: Email): Promise<void>;
  /** Deletes email files older than `days`, because their links contain tokens. Does nothing with an SMTP server. */
  deleteOlderThan(days: number, signal: AbortSignal): Promise<void>;
};

const timeouts = { dnsTimeout: 8_000, connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 15_000 };

/** Loaded with the first email, because the library takes 4 MB of memory. */
const loadLibrary = () => import('nodemailer');

/** The recipient is an object, so that nodemailer does not parse the address as a list. */
const toMessage = (from: string, to: string, email: Email) => ({
  from,
  to: { name: '', address: to },
  // Suppresses automatic replies (RFC 3834).
  headers: { 'Auto-Submitted': 'auto-generated' },
  ...renderEmail(email),
});

/** Whether the server rejected this recipient or message with a permanent error, not the connection or the sign-in. */
const isPermanentRejection = ({ command, responseCode }: { command?: string; responseCode?: number }) =>
  (command === 'RCPT TO' || command === 'DATA') && responseCode !== undefined && responseCode >= 500;

/** Creates the mailer that the configuration selects. */
export function createMailer(config: Config, log: Logger): Mailer {
  const from = config.mailFrom;
  if (config.smtpUrl) {
    const url = config.smtpUrl;
    const openTransport = memoizeWithTtl(Infinity, async () =>
      (await loadLibrary()).createTransport({ url, ...timeouts }),
    );
    return {
      async send(to, email) {
        try {
          const transport = await openTransport();
          await transport.sendMail(toMessage(from, to, email));
        } catch (error) {
          if (!isPermanentRejection(error as { command?: string; responseCode?: number })) throw error;
          log.warn({ error, subject: email.subject }, 'mail: rejected permanently');
        }
      },
      deleteOlderThan: async () => undefined,
    };
  }
  const openTransport = memoizeWithTtl(Infinity, async () =>
    (await loadLibrary()).createTransport({ streamTransport: true, buffer: true }),
  );
  const folder = join(config.dataDir, 'mail');
  return {
    async send(to, email) {
      const transport = await openTransport();
      const { message: file } = await transport.sendMail(toMessage(from, to, email));
      const path = join(folder, `${newId()}.eml`);
      await mkdir(folder, { recursive: true });
      await writeFile(`${path}.part`, file as Buffer, { flush: true, mode: 0o600 });
      await rename(`${path}.part`, path);
      log.info({ to, subject: email.subject, path }, 'mail: SMTP_URL is not set, email written to a file');
    },
    async deleteOlderThan(days, signal) {
      const oldest = Date.now() - days * 86_400_000;
      for (const name of await readdir(folder).catch(() => [])) {
        signal.throwIfAborted();
        const path = join(folder, name);
        const file = await stat(path).catch(() => undefined);
        if (file?.isFile() && file.mtimeMs < oldest) await rm(path, { force: true });
      }
    },
  };
}
