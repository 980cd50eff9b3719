import { sql, type WriteTransaction } from './write';
import { badInput, conflict } from '../core/errors';

/**
 * Makes a create request safe to repeat: the first request with a key creates, later ones return the result of the first.
 * @param subjectId id for the new row
 * @returns the id to return, and whether this request creates the row
 * @throws AppError BAD_USER_INPUT, CONFLICT when the key was used for another operation
 */
export async function claimIdempotencyKey(
  tx: WriteTransaction,
  { accountId, key, operation, subjectId }: { accountId: string; key?: string; operation: string; subjectId: string },
): Promise<{ id: string; isNew: boolean }> {
  if (key === undefined) return { id: subjectId, isNew: true };
  if (key.length === 0 || key.length > 200)
    throw badInput({ 'Idempotency-Key': 'Idempotency-Key must have 1 to 200 characters.' });
  const claimed = await tx.row(sql`
    insert into idempotency_key (account_id, key, operation, subject_id) values (${accountId}, ${key}, ${operation}, ${subjectId})
    on conflict do nothing returning key`);
  if (claimed) return { id: subjectId, isNew: true };
  const earlier = await tx.row<{ operation: string; subject_id: string }>(sql`
    select operation, subject_id from idempotency_key where account_id = ${accountId} and key = ${key}`);
  if (!earlier || earlier.operation !== operation)
    throw conflict({ 'Idempotency-Key': 'This Idempotency-Key was used for another request.' });
  return { id: earlier.subject_id, isNew: false };
}
