import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../core/config';
import type { Logger } from '../core/logger';
import { newId } from '../core/ids';
import { memoizeWithTtl } from '../core/memoizeWithTtl';
import { renderEmail, type Email } from './emailTemplate';

/** Sends mail: by SMTP, or into files under DATA_DIR/mail when no server is configured. */
export type Mailer = {
  /**
   * Resolves once the mail is on its way, or was refused for good: a mailbox that does not exist is no reason to ask again.
   * @throws Error when the mail server did not take it now: try again later
   */
  send(to: string, letter: Email): Promise<void>;
  /** Removes what this mailer keeps of mails older than so many days: they have links in them. Nothing where a server sends them. */
  removeOld(days: number, signal: AbortSignal): Promise<void>;
};

const timeouts = { dnsTimeout: 8_000, connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 15_000 };

/** The first email loads the library, which takes 4 MB of memory. */
const loadLibrary = () => import('nodemailer');

/** Given as an object, the address is never read as a list of several, or as anything but an address. */
const message = (from: string, to: string, letter: Email) => ({
  from,
  to: { name: '', address: to },
  // Nobody's holiday notice should answer it (RFC 3834).
  headers: { 'Auto-Submitted': 'auto-generated' },
  ...renderEmail(letter),
});

/** The server took the connection and us, but not this recipient or this message, now or ever. */
const isRefusedForGood = ({ command, responseCode }: { command?: string; responseCode?: number }) =>
  (command === 'RCPT TO' || command === 'DATA') && responseCode !== undefined && responseCode >= 500;

/** The mailer that the operator chose. */
export function createMailer(config: Config, log: Logger): Mailer {
  const from = config.mailFrom;
  if (config.smtpUrl) {
    const url = config.smtpUrl;
    const openTransport = memoizeWithTtl(Infinity, async () =>
      (await loadLibrary()).createTransport({ url, ...timeouts }),
    );
    return {
      async send(to, letter) {
        try {
          const transport = await openTransport();
          await transport.sendMail(message(from, to, letter));
        } catch (error) {
          if (!isRefusedForGood(error as { command?: string; responseCode?: number })) throw error;
          log.warn({ error, subject: letter.subject }, 'mail: refused for good');
        }
      },
      removeOld: async () => undefined,
    };
  }
  const openTransport = memoizeWithTtl(Infinity, async () =>
    (await loadLibrary()).createTransport({ streamTransport: true, buffer: true }),
  );
  const folder = join(config.dataDir, 'mail');
  return {
    async send(to, letter) {
      const transport = await openTransport();
      const { message: file } = await transport.sendMail(message(from, to, letter));
      const path = join(folder, `${newId()}.eml`);
      await mkdir(folder, { recursive: true });
      await writeFile(`${path}.part`, file as Buffer, { flush: true, mode: 0o600 });
      await rename(`${path}.part`, path);
      log.info({ to, subject: letter.subject, path }, 'mail: no SMTP_URL, so it is in a file');
    },
    async removeOld(days, signal) {
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
