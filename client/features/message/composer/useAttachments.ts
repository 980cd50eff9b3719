import { useEffect, useRef, useState } from 'react';
import { messageLimits } from '../../../../shared/contracts/message';
import { uploadToStorage } from '../../../api/uploadToStorage';
import type { UploadedFile } from '../outbox/outbox';
import { toOutboxFile } from '../outbox/outboxFileStore';
import { validateAttachment } from './validateAttachment';

/** A file of the new message: uploading, uploaded (with `url`) or failed. */
export interface NewAttachment {
  id: number;
  file: File;
  /** Uploaded share, 0 to 1. */
  progress: number;
  url?: string;
  isFailed?: boolean;
}

export type Attachments = ReturnType<typeof useAttachments>;

let lastId = 0;

/** Attachments of the new message. Each file is validated and uploaded as soon as it is selected. */
export function useAttachments() {
  const [all, setAll] = useState<readonly NewAttachment[]>([]);
  const [errors, setErrors] = useState<readonly string[]>([]);
  const uploads = useRef(new Map<number, AbortController>());

  useEffect(() => {
    const running = uploads.current;
    return () => running.forEach((controller) => controller.abort());
  }, []);

  const update = (id: number, changes: Partial<NewAttachment>) =>
    setAll((files) => files.map((each) => (each.id === id ? { ...each, ...changes } : each)));

  async function upload(id: number, file: File) {
    const controller = new AbortController();
    uploads.current.set(id, controller);
    update(id, { progress: 0, isFailed: false });
    const url = await uploadToStorage(file, 'chat', {
      signal: controller.signal,
      onProgress: (progress) => update(id, { progress }),
    });
    if (!controller.signal.aborted) update(id, url === null ? { isFailed: true } : { url, progress: 1 });
  }

  return {
    all,
    /** Validation errors of the files selected last. */
    errors,
    isReady: all.every(({ url }) => url !== undefined),
    /** The uploaded files, for the outbox. */
    files: all.flatMap(({ url, file }): UploadedFile[] => (url ? [{ ...toOutboxFile(file, url), file }] : [])),

    async add(files: readonly File[]) {
      const accepted = files.slice(0, messageLimits.files - all.length);
      const results = await Promise.all(accepted.map(validateAttachment));
      const tooMany =
        files.length > accepted.length ? [`You can attach up to ${messageLimits.files} files to a message.`] : [];
      setErrors([
        ...accepted.flatMap(({ name }, index) => (results[index] ? [`${name}: ${results[index]}`] : [])),
        ...tooMany,
      ]);
      for (const file of accepted.filter((_, index) => !results[index])) {
        const id = ++lastId;
        setAll((current) => [...current, { id, file, progress: 0 }]);
        void upload(id, file);
      }
    },

    retry({ id, file }: NewAttachment) {
      void upload(id, file);
    },

    remove(id: number) {
      uploads.current.get(id)?.abort();
      setAll((files) => files.filter((each) => each.id !== id));
      setErrors([]);
    },

    clear() {
      setAll([]);
      setErrors([]);
    },
  };
}
