import { useEffect, useRef, useState } from 'react';
import { storeFile } from '../../../api/storeFile';
import { findImageFault } from '../../../ui/imageFile';
import { useToast } from '../../../ui/Toast';
import type { ChosenFile } from '../outbox/outbox';
import { describeFile } from '../outbox/outboxFiles';

const MOST_FILES = 10;
const MOST_BYTES = 10 * 1024 * 1024;
const pdf = 'application/pdf';

/** A file that is to be sent: on its way to the storage, there, or stopped. */
export interface Attachment {
  id: number;
  file: File;
  /** 0 to 1. */
  part: number;
  url?: string;
  isFailed?: boolean;
}

function findFault(file: File): string | undefined {
  if (file.type !== pdf) return findImageFault(file);
  if (file.size === 0) return 'This file is empty. Choose another one.';
  return file.size > MOST_BYTES ? 'This file is over 10 MB. Choose a smaller one.' : undefined;
}

let made = 0;

/** Files that go with the next message. Each is uploaded as soon as it is chosen. */
export function useAttachments() {
  const toast = useToast();
  const [all, setAll] = useState<readonly Attachment[]>([]);
  const uploads = useRef(new Map<number, AbortController>());

  useEffect(() => {
    const running = uploads.current;
    return () => running.forEach((upload) => upload.abort());
  }, []);

  const change = (id: number, part: Partial<Attachment>) => setAll((files) => files.map((each) => (each.id === id ? { ...each, ...part } : each)));

  async function upload(id: number, file: File) {
    const control = new AbortController();
    uploads.current.set(id, control);
    change(id, { part: 0, isFailed: false });
    const url = await storeFile(file, 'chat', { signal: control.signal, onProgress: (part) => change(id, { part }) });
    if (!control.signal.aborted) change(id, url === null ? { isFailed: true } : { url, part: 1 });
  }

  return {
    all,
    isReady: all.every(({ url }) => url !== undefined),
    /** The uploaded files as the outbox takes them. */
    files: all.flatMap(({ url, file }): ChosenFile[] => (url ? [{ ...describeFile(file, url), file }] : [])),

    add(files: readonly File[]) {
      for (const file of files.slice(0, MOST_FILES - all.length)) {
        const fault = findFault(file);
        if (fault) toast.show(`${file.name}: ${fault}`, { failed: true });
        else {
          const id = ++made;
          setAll((known) => [...known, { id, file, part: 0 }]);
          void upload(id, file);
        }
      }
      if (all.length + files.length > MOST_FILES) toast.show(`A message has at most ${MOST_FILES} files.`, { failed: true });
    },

    retry({ id, file }: Attachment) {
      void upload(id, file);
    },

    remove(id: number) {
      uploads.current.get(id)?.abort();
      setAll((files) => files.filter((each) => each.id !== id));
    },

    clear: () => setAll([]),
  };
}
