import { pairionLimits } from '../../../shared/contracts/pairion';
import { sql, type WriteTransaction } from '../../database/write';
import { countShowings, lockDailySet } from './candidate.service';
import { canNotify, inboxFull, invitationWaiting, utcDay } from './pairion.policy';
import { today } from './pairion.seeker';

/**
 * Proposes a person to those of whom the person is a strong candidate: a set of the day that has room gets the person, and
 * whoever has no set yet sees the person at the first read. Left out is who saw the person lately or has decided, whose set is
 * full, and who was notified of somebody within a day.
 * @param strong people who are candidates of the person
 * @returns those who see the person today, and whether their set of the day changed
 */
export async function proposeToStrong(
  tx: WriteTransaction,
  personId: string,
  strong: readonly string[],
): Promise<{ id: string; hasSet: boolean }[]> {
  if (strong.length === 0) return [];
  await lockDailySet(tx, personId, strong);
  const free = await tx.rows<{ id: string; hasSet: boolean }>(sql`
    select p.person_id as id, d.day is not null as "hasSet" from pairion_profile p
    left join pairion_daily_set d on d.person_id = p.person_id and d.day = ${today()}::date
    where p.person_id = any(${strong}::uuid[]) and ${sql.raw(canNotify('p'))}
      and (d.day is null or cardinality(d.candidate_ids) < ${pairionLimits.candidates})
      and exists (select from profile own where own.id = ${personId} and not own.hidden and not ${sql.raw(inboxFull('own.id'))})
      and not exists (select from pairion_pass x where x.person_id = p.person_id and x.other_id = ${personId})
      and not exists (
        select from pairion_invitation x
        where x.sender_id = p.person_id and x.recipient_id = ${personId} and ${sql.raw(invitationWaiting('x'))})
      and not exists (
        select from pairion_daily_set x
        where x.person_id = p.person_id and x.day >= ${sql.raw(utcDay)} - 1 and ${personId}::uuid = any(x.shown_ids))`);
  const withSet = free.filter(({ hasSet }) => hasSet).map(({ id }) => id);
  await tx.rows(sql`
    update pairion_daily_set set candidate_ids = candidate_ids || ${personId}::uuid, shown_ids = shown_ids || ${personId}::uuid
    where person_id = any(${withSet}::uuid[]) and day = ${today()}::date`);
  for (const _ of withSet) await countShowings(tx, [personId]);
  return free;
}
