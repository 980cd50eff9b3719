import * as v from 'valibot';
import { badInput } from './errors';

export const defaultPageSize = 10;
export const maxPageSize = 50;

/** A page of a keyset-ordered list: `first` rows after an opaque cursor. */
export type PageArgs = { first: number; after?: string | null };

/** @throws AppError BAD_USER_INPUT naming `first` when it is not 1 to 50 */
export function parsePageSize(first: number | null | undefined, field = 'first'): number {
  const size = first ?? defaultPageSize;
  if (!Number.isInteger(size) || size < 1 || size > maxPageSize)
    throw badInput({ [field]: `${field} must be 1 to ${maxPageSize}.` });
  return size;
}

/** Makes an opaque cursor of the values a list is ordered by. */
export const encodeCursor = (keys: readonly string[]): string =>
  Buffer.from(JSON.stringify(keys)).toString('base64url');

export const invalidCursor = () => badInput({ after: 'after is not a cursor of this list.' });

/**
 * Reads a cursor made by encodeCursor.
 * @throws AppError BAD_USER_INPUT naming `after`
 */
export function decodeCursor<TKeys extends v.GenericSchema>(cursor: string, keys: TKeys): v.InferOutput<TKeys> {
  try {
    return v.parse(keys, JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
  } catch {
    throw invalidCursor();
  }
}
