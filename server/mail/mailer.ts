import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '../config';
import type { Logger } from '../core/logger';
import { newId } from '../core/ids';
import { writeLetter, type Letter } from './letter';

/** Sends mail: by SMTP, or into files under DATA_DIR/mail when no server is configured. */
export type Mailer = {
  /** @throws Error when the mail server did not take it: try again later */
  send(to: string, letter: Letter): Promise<void>;
};

const timeouts = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 15_000 };

export function createMailer(config: Config, log: Logger): Mailer {
  const from = config.mailFrom;
  if (config.smtpUrl) {
    const transport = createTransport({ url: config.smtpUrl, ...timeouts });
    return { send: async (to, letter) => void (await transport.sendMail({ from, to, ...writeLetter(letter) })) };
  }
  const transport = createTransport({ streamTransport: true, buffer: true });
  const folder = join(config.dataDir, 'mail');
  return {
    async send(to, letter) {
      const { message } = await transport.sendMail({ from, to, ...writeLetter(letter) });
      const path = join(folder, `${newId()}.eml`);
      await mkdir(folder, { recursive: true });
      await writeFile(`${path}.part`, message as Buffer, { flush: true, mode: 0o600 });
      await rename(`${path}.part`, path);
      log.info({ to, subject: letter.subject, path }, 'mail: no SMTP_URL, so it is in a file');
    },
  };
}
