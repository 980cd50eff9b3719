import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import PostalMime from 'postal-mime';
import type { E2eServer } from '../fixtures';

/** Waits for an email to this address, which the server writes into a file. @returns the URL of its link */
export async function waitForEmailLink({ dataDir }: E2eServer, address: string, subject: string): Promise<string> {
  const folder = join(dataDir, 'mail');
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
