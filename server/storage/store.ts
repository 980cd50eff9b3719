import type { Readable } from 'node:stream';
import { AppError } from '../core/errors';

/** A stored file, to be read once or destroyed. A stream that fails was cut off by the storage. */
export type StoredFile = { stream: Readable; bytes: number };

/**
 * Where files are kept: the local disk, or an S3-compatible service. Keys are `folder/name`, made by the server.
 * Pictures in public folders have an address for everyone; all else is reached by signed addresses only.
 * Every method throws AppError UNAVAILABLE while the storage cannot be reached.
 */
export type Store = {
  /** Keeps a file, whole or not at all. */
  put(key: string, data: Buffer, type: string): Promise<void>;
  /** Keeps a file of the local disk, and leaves that one where it is. */
  putFile(key: string, path: string, type: string): Promise<void>;
  /** @returns null when there is no such file */
  open(key: string): Promise<StoredFile | null>;
  /** Length of a file in bytes, or null when there is no such file. */
  size(key: string): Promise<number | null>;
  /** Safe to repeat. */
  remove(key: string): Promise<void>;
  /** Address of a picture in a public folder. */
  urlOf(key: string): string;
  /** Address that takes one PUT of this type, for ten minutes. @param bytes exact length, where it is known */
  uploadUrl(key: string, options: { type: string; bytes?: number; origin: string }): Promise<string>;
  /** Address that gives a file as a download, for ten minutes. */
  downloadUrl(key: string, options: { filename: string; origin: string }): Promise<string>;
  /** Origins that pages reach besides our own: uploads go to one, pictures come from the other. */
  origins: { uploads?: string; pictures?: string };
  /** Checks an address that this server gave out for itself; none when the storage checks its own. */
  verify?(method: 'GET' | 'PUT', key: string, query: URLSearchParams): boolean;
};

/** What everyone may fetch: re-encoded pictures of the two public folders, and nothing else that lies there. */
export const isPublicKey = (key: string): boolean => /^(profile|posts)\/[0-9a-f-]{36}(-\d{1,5})?\.webp$/.test(key);

export const signedSeconds = 600;

/** What callers hear when a file cannot be kept or fetched just now. */
export const storageDown = (cause: unknown): AppError =>
  Object.assign(
    new AppError('UNAVAILABLE', 'Files cannot be stored or fetched right now. Try again in a moment.', {
      retryAfterSeconds: 5,
    }),
    { cause },
  );
