import * as v from 'valibot';
import { pageLimits } from '../../shared/contracts/paging';
import { badInput } from './errors';

/** A page of a keyset-ordered list: `first` rows after an opaque cursor. */
export type PageArgs = { first: number; after?: string | null };

/** @throws AppError BAD_USER_INPUT naming `first` when it is not 1 to 50 */
export function parsePageSize(first: number | null | undefined): number {
  const size = first ?? pageLimits.default;
  if (!Number.isInteger(size) || size < 1 || size > pageLimits.max)
    throw badInput({ first: `first must be 1 to ${pageLimits.max}.` });
  return size;
}

/** Makes an opaque cursor of the values a list is ordered by. */
export const encodeCursor = (keys: readonly string[]): string =>
  Buffer.from(JSON.stringify(keys)).toString('base64url');

export const invalidCursor = () => badInput({ after: 'after isn’t a cursor of this list.' });

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
