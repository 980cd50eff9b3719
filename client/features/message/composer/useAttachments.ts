import { useEffect, useRef, useState } from 'react';
import { storeFile } from '../../../api/storeFile';
import type { ChosenFile } from '../outbox/outbox';
import { describeFile } from '../outbox/outboxFiles';
import { findAttachmentIssue } from './attachmentIssues';

/** Files of one message. */
export const MOST_FILES = 10;

/** A file that is to be sent: on its way to the storage, there, or stopped. */
export interface Attachment {
  id: number;
  file: File;
  /** 0 to 1. */
  part: number;
  url?: string;
  isFailed?: boolean;
}

export type Attachments = ReturnType<typeof useAttachments>;

let made = 0;

/** Files that go with the next message. Each is uploaded as soon as it is chosen. */
export function useAttachments() {
  const [all, setAll] = useState<readonly Attachment[]>([]);
  const [faults, setFaults] = useState<readonly string[]>([]);
  const uploads = useRef(new Map<number, AbortController>());

  useEffect(() => {
    const running = uploads.current;
    return () => running.forEach((upload) => upload.abort());
  }, []);

  const change = (id: number, part: Partial<Attachment>) =>
    setAll((files) => files.map((each) => (each.id === id ? { ...each, ...part } : each)));

  async function upload(id: number, file: File) {
    const control = new AbortController();
    uploads.current.set(id, control);
    change(id, { part: 0, isFailed: false });
    const url = await storeFile(file, 'chat', { signal: control.signal, onProgress: (part) => change(id, { part }) });
    if (!control.signal.aborted) change(id, url === null ? { isFailed: true } : { url, part: 1 });
  }

  return {
    all,
    /** Why files that were chosen last are not among them. */
    faults,
    isReady: all.every(({ url }) => url !== undefined),
    /** The uploaded files as the outbox takes them. */
    files: all.flatMap(({ url, file }): ChosenFile[] => (url ? [{ ...describeFile(file, url), file }] : [])),

    async add(files: readonly File[]) {
      const chosen = files.slice(0, MOST_FILES - all.length);
      const found = await Promise.all(chosen.map(findAttachmentIssue));
      const tooMany = files.length > chosen.length ? [`A message has at most ${MOST_FILES} files.`] : [];
      setFaults([
        ...chosen.flatMap(({ name }, index) => (found[index] ? [`${name}: ${found[index]}`] : [])),
        ...tooMany,
      ]);
      for (const file of chosen.filter((_, index) => !found[index])) {
        const id = ++made;
        setAll((known) => [...known, { id, file, part: 0 }]);
        void upload(id, file);
      }
    },

    retry({ id, file }: Attachment) {
      void upload(id, file);
    },

    remove(id: number) {
      uploads.current.get(id)?.abort();
      setAll((files) => files.filter((each) => each.id !== id));
      setFaults([]);
    },

    clear() {
      setAll([]);
      setFaults([]);
    },
  };
}
