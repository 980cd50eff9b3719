import { readdir } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { countEqual, mustFail, rest, upload, type Account, type Attack } from './harness';

const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
let sender: Account;

/** Each attachment used to be copied, also for messages that were refused. */
export const attack: Attack = {
  number: 4,
  title: 'one PDF attached under ten spellings to 200 messages, most of which are refused',
  async prepare({ signUp }) {
    sender = await signUp();
  },
  async run(target) {
    const stranger = await target.signUp();
    const started = await rest(target, sender, '/api/messages/conversations', { json: { recipientId: stranger.id } });
    const { id } = started.body.data.conversation;
    const url = await upload(target, sender, pdf, { folder: 'chat', contentType: 'application/pdf' });
    const attachments = Array.from({ length: 10 }, (_, n) => (n === 0 ? url : `${url}?${n}`));
    const before = await countFiles(target.dataDir);
    const statuses: number[] = [];
    for (let round = 0; round < 10; round++) {
      const calls = Array.from({ length: 20 }, () =>
        rest(target, sender, `/api/messages/conversations/${id}/messages`, { json: { attachments } }),
      );
      statuses.push(...(await Promise.all(calls)).map(({ status }) => status));
    }
    await sleep(2_000);
    const gained = (await countFiles(target.dataDir)) - before;
    mustFail(gained > 1, `${gained} files were stored.`);
    return { statuses: countEqual(statuses), 'files gained': gained };
  },
};

async function countFiles(dataDir: string): Promise<number> {
  const names = await Promise.all(
    ['media', 'files'].map((folder) =>
      readdir(`${dataDir}/${folder}`, { recursive: true, withFileTypes: true }).catch(() => []),
    ),
  );
  return names.flat().filter((entry) => entry.isFile()).length;
}
