import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Readable } from 'node:stream';
import { AppError } from '../core/errors';

/** A stored file, to be read once. */
export type StoredFile = { stream: Readable; bytes: number; type: string };

/**
 * Where files are kept: the local disk, or an S3-compatible service. Keys are `folder/name`, made by the server.
 * Those of public folders have an address for everyone; all others are reached by signed addresses only.
 * Every method throws AppError UNAVAILABLE while the storage cannot be reached.
 */
export type Store = {
  /** Keeps a file, whole or not at all. */
  put(key: string, data: Buffer, type: string): Promise<void>;
  /** Keeps a file of the local disk, and leaves that one where it is. */
  putFile(key: string, path: string, type: string): Promise<void>;
  /** @returns null when there is no such file */
  open(key: string): Promise<StoredFile | null>;
  exists(key: string): Promise<boolean>;
  /** Safe to repeat. */
  remove(key: string): Promise<void>;
  /** Address of a file in a public folder. */
  urlOf(key: string): string;
  /** Address that takes one PUT of this type, for ten minutes. @param bytes exact length, where it is known */
  uploadUrl(key: string, options: { type: string; bytes?: number; origin: string }): Promise<string>;
  /** Address that gives a file as a download, for ten minutes. */
  downloadUrl(key: string, options: { filename: string; origin: string }): Promise<string>;
  /** Origins that pages reach besides our own: uploads go to one, pictures come from the other. */
  origins: { uploads?: string; pictures?: string };
  /** Checks an address that this server gave out for itself; none when the storage checks its own. */
  verify?(asked: SignedRequest): boolean;
};

const publicFolders = new Set(['profile', 'posts']);
export const isPublicKey = (key: string): boolean => publicFolders.has(key.slice(0, key.indexOf('/'))) && !key.includes('..');

export const signedSeconds = 600;

/** What the address of a file of the local store promises, and until when (seconds since 1970). */
export type SignedRequest = { method: 'GET' | 'PUT'; key: string; detail: string; expires: number; signature: string };

export const signRequest = (secret: string, { method, key, detail, expires }: Omit<SignedRequest, 'signature'>): string =>
  createHmac('sha256', secret).update(JSON.stringify([method, key, detail, expires])).digest('base64url');

export function verifyRequest(secret: string, asked: SignedRequest): boolean {
  const [given, due] = [Buffer.from(asked.signature), Buffer.from(signRequest(secret, asked))];
  return given.length === due.length && timingSafeEqual(given, due) && asked.expires * 1_000 > Date.now();
}

/** What callers hear when a file cannot be kept or fetched just now. */
export const storageDown = (cause: unknown): AppError =>
  Object.assign(new AppError('UNAVAILABLE', 'Files cannot be stored or fetched right now. Try again in a moment.', { retryAfterSeconds: 5 }), { cause });
