import { del, get, set } from 'idb-keyval';
import { storeFile } from '../../../api/storeFile';
import type { OutboxFile } from './outboxStore';

/** What is needed to upload the files of unsent messages again: the server forgets an upload that was not sent within an hour. */
export interface OutboxFiles {
  /** Keeps the files of a message, in their order. Where nothing can be stored, they last as long as their uploads. */
  keep(clientId: string, files: readonly File[]): Promise<unknown>;
  /** @returns where they are now; null when they were not kept, or the storage does not take them */
  uploadAgain(clientId: string): Promise<readonly OutboxFile[] | null>;
  drop(clientId: string): Promise<unknown>;
}

const ignore = () => undefined;

/** How the outbox names a file that was uploaded. */
export const describeFile = ({ name, type }: File, url: string): OutboxFile => ({
  url,
  name,
  isImage: type.startsWith('image/'),
});

/** Kept in the browser's own database, which takes files. */
export function browserFiles(userId: string): OutboxFiles {
  const keyOf = (clientId: string) => `outbox:${userId}:${clientId}`;
  return {
    keep: (clientId, files) => set(keyOf(clientId), files).catch(ignore),
    async uploadAgain(clientId) {
      const files = (await get<readonly File[]>(keyOf(clientId)).catch(ignore)) ?? [];
      const urls = await Promise.all(files.map((file) => storeFile(file, 'chat', {})));
      const stored = files.flatMap((file, index) => (urls[index] ? describeFile(file, urls[index]) : []));
      return stored.length > 0 && stored.length === files.length ? stored : null;
    },
    drop: (clientId) => del(keyOf(clientId)).catch(ignore),
  };
}
