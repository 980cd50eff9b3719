import { del, get, set } from 'idb-keyval';
import { uploadToStorage } from '../../../api/uploadToStorage';
import type { OutboxFile } from './outboxStore';

/** Files of unsent messages, for a second upload: the server deletes an upload that no message uses within an hour. */
export interface OutboxFileStore {
  /** Stores the files of a message. A storage failure is ignored: the first upload may still be valid. */
  save(clientId: string, files: readonly File[]): Promise<unknown>;
  /** @returns the newly uploaded files; null when they are not stored or an upload failed */
  reupload(clientId: string): Promise<readonly OutboxFile[] | null>;
  remove(clientId: string): Promise<unknown>;
}

const ignore = () => undefined;

/** Describes an uploaded file for an outbox entry. */
export const toOutboxFile = ({ name, type }: File, url: string): OutboxFile => ({
  url,
  name,
  isImage: type.startsWith('image/'),
});

/** Stores files in IndexedDB, because localStorage cannot. */
export function createOutboxFileStore(userId: string): OutboxFileStore {
  const storageKey = (clientId: string) => `outbox:${userId}:${clientId}`;
  return {
    save: (clientId, files) => set(storageKey(clientId), files).catch(ignore),
    async reupload(clientId) {
      const files = (await get<readonly File[]>(storageKey(clientId)).catch(ignore)) ?? [];
      const urls = await Promise.all(files.map((file) => uploadToStorage(file, 'chat', {})));
      const stored = files.flatMap((file, index) => (urls[index] ? toOutboxFile(file, urls[index]) : []));
      return stored.length > 0 && stored.length === files.length ? stored : null;
    },
    remove: (clientId) => del(storageKey(clientId)).catch(ignore),
  };
}
