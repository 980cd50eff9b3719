import { pairionLimits } from '../../../shared/contracts/pairion';
import { isComplete } from '../../../shared/matching/missing';
import type { MatchProfile } from '../../../shared/matching/profile';
import { statement, type Reader } from '../../database/read';
import { sql, type WriteTransaction } from '../../database/write';
import { enqueue } from '../../queue/enqueue';
import { draftOf, type StoredProfile } from './pairion.profile';

/** The day of candidates, in UTC. */
export const today = (): string => new Date().toISOString().slice(0, 10);

/** Card and private part of a profile when candidates were chosen by it. */
export type Basis = Pick<StoredProfile, 'card' | 'private'>;

type Row = StoredProfile & { basis: Basis | null; isRecent: boolean; dueAt: string | null; ids: string[] | null };

/** A person for whom others are scored. */
export type Seeker = {
  /**
   * What others are scored by: the profile as it was when candidates were chosen last. So the scores of a changed profile
   * appear after some minutes only, and a person cannot find out what others prefer by changing it again and again.
   */
  me: MatchProfile;
  isPaused: boolean;
  /** What the next candidates are chosen by. */
  next: { me: MatchProfile; basis: Basis };
  /** When the next candidates may be chosen, if that is later than now. */
  dueAt: Date | null;
  /** False while nothing was shown to the person yet. */
  hasBasis: boolean;
  /** Candidates of the day; null before the first read. */
  ids: string[] | null;
};

const scored = (basis: Basis) => draftOf({ ...basis, status: 'LOOKING' }) as MatchProfile;

/** Reads a person's complete profile for matching. @returns null when it is not complete */
export async function readSeeker(reader: Reader, personId: string): Promise<Seeker | null> {
  const query = statement(
    'pairion_seeker',
    () => `select own.card, own.private, own.status, own.basis, daily.candidate_ids as ids,
             own.chosen_at + interval '${pairionLimits.recomputeMinutes} minutes' as "dueAt",
             coalesce(own.chosen_at > now() - interval '${pairionLimits.recomputeMinutes} minutes', false) as "isRecent"
           from pairion_profile own
           left join pairion_daily_set daily on daily.person_id = own.person_id and daily.day = $2::date where own.person_id = $1`,
  );
  const [row] = await reader.rows<Row>(query, [personId, today()]);
  if (!row || !isComplete(draftOf(row))) return null;
  const { card, private: own, status, basis, isRecent, dueAt, ids } = row;
  const next = isRecent && basis ? basis : { card, private: own };
  return {
    me: scored(basis ?? next),
    isPaused: status === 'PAUSED',
    next: { me: scored(next), basis: next },
    dueAt: isRecent ? new Date(dueAt!) : null,
    hasBasis: basis !== null,
    ids,
  };
}

/** Minutes in which further changes are collected. */
const collectMinutes = 2;

/** Enqueues the choice of new candidates. Further changes do not put it off. @param dueAt when it may run at the earliest */
export const enqueueRecompute = (tx: WriteTransaction, personId: string, dueAt: Date | null): Promise<void> =>
  enqueue(
    tx,
    'pairion.recompute',
    { personId },
    {
      key: `pairion ${personId}`,
      // A Date is cut to milliseconds.
      runAt: new Date(Math.max(Date.now() + collectMinutes * 60_000, dueAt ? dueAt.getTime() + 1 : 0)),
      keepsRunAt: true,
    },
  );

/** When a person's next candidates may be chosen. Null: now. */
export async function readDueAt(tx: WriteTransaction, personId: string): Promise<Date | null> {
  const row = await tx.row<{ at: string | Date }>(sql`
    select chosen_at + make_interval(mins => ${pairionLimits.recomputeMinutes}) as at from pairion_profile
    where person_id = ${personId} and chosen_at is not null`);
  return row ? new Date(row.at) : null;
}
