import type { Context } from '../../context';
import { viewerId } from '../../context';
import { isId } from '../../core/validation';
import { badInput, notFound } from '../../core/errors';
import { sql, type WriteTransaction } from '../../database/write';
import { hiddenFrom } from '../../visibility/people';

/**
 * Validates that an id is of a person other than the viewer.
 * @param selfMessage message of the error for the viewer's own id
 * @throws AppError NOT_FOUND, BAD_USER_INPUT naming `id`
 */
export function validatePair(
  ctx: Context,
  personId: string,
  selfMessage: string,
): { viewer: string; personId: string } {
  const viewer = viewerId(ctx);
  if (!isId(personId)) throw notFound('Person');
  if (personId.toLowerCase() === viewer) throw badInput({ id: selfMessage });
  return { viewer, personId: personId.toLowerCase() };
}

/**
 * Locks two people in the order of their ids, so that changes between them are sequential and cannot deadlock.
 * @param options.allowHidden accepts a person who is hidden from the viewer
 * @param options.name what the error names
 * @throws AppError NOT_FOUND when a person does not exist or is hidden from the viewer
 */
export async function lockPair(
  tx: WriteTransaction,
  viewer: string,
  personId: string,
  { allowHidden = false, name = 'Person' } = {},
): Promise<void> {
  const locked = await tx.rows<{ id: string }>(
    sql`select id from profile where id in (${viewer}, ${personId}) order by id for no key update`,
  );
  if (locked.length < 2) throw notFound(name);
  if (allowHidden) return;
  const hidden = await tx.row(
    sql`select me.id from (select ${viewer}::uuid as id) me where ${personId}::uuid in (${sql.raw(hiddenFrom('me.id'))})`,
  );
  if (hidden) throw notFound(name);
}

/** SQL condition: the connection is between these two, in either direction. Matches its unique index. */
export const connectionBetween = (one: string, other: string) =>
  sql`least(requester_id, recipient_id) = least(${one}::uuid, ${other}::uuid) and greatest(requester_id, recipient_id) = greatest(${one}::uuid, ${other}::uuid)`;

/** Whether two people are connected. */
export const areConnected = async (tx: WriteTransaction, one: string, other: string): Promise<boolean> =>
  (await tx.row(sql`select id from connection where status = 'accepted' and ${connectionBetween(one, other)}`)) !==
  undefined;

/** Adds to the stored counts of one person for a relation to another, who is not counted while their deletion is pending. */
export const addToCounts = (
  tx: WriteTransaction,
  id: string,
  other: string,
  by: { connections?: number; followers?: number; following?: number },
) =>
  tx.rows(sql`
    update profile set connection_count = connection_count + ${by.connections ?? 0}, follower_count = follower_count + ${by.followers ?? 0},
      following_count = following_count + ${by.following ?? 0} where id = ${id} and not (select hidden from profile where id = ${other})`);

/** Adds to the connection counts of both people. */
export async function addToConnectionCounts(
  tx: WriteTransaction,
  one: string,
  other: string,
  by: 1 | -1,
): Promise<void> {
  await addToCounts(tx, one, other, { connections: by });
  await addToCounts(tx, other, one, { connections: by });
}
