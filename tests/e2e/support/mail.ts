import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import PostalMime from 'postal-mime';

const folder = join(process.env.E2E_DATA_DIR!, 'mail');

/** Waits for a mail to this address, which the server writes into a file. @returns the address that its link leads to */
export async function linkMailedTo(address: string, subject: string): Promise<string> {
  let text: string | undefined;
  await expect(async () => {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
    const mails = await Promise.all(
      names.toSorted().map(async (name) => PostalMime.parse(await readFile(join(folder, name)))),
    );
    text = mails.findLast((mail) => mail.subject === subject && mail.to?.some((to) => to.address === address))?.text;
    expect(text).toBeDefined();
  }).toPass({ timeout: 20_000 });
  return /https?:\S+/.exec(text!)![0];
}
