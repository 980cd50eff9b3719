import { pairionLimits } from '../../../shared/contracts/pairion';
import type { MatchProfile } from '../../../shared/matching/profile';
import { shownHalfLifeDays } from '../../../shared/matching/rank';
import { isEligible } from '../../../shared/matching/score';
import type { Context } from '../../context';
import { viewerId, write } from '../../context';
import { conflict, notFound } from '../../core/errors';
import { statement } from '../../database/read';
import { sql, type WriteTransaction } from '../../database/write';
import { validatePair } from '../network/network.pair';
import { countUse } from '../quotas';
import { isUndecided, isOpen, pairionLooking, wasShown } from './pairion.policy';
import { bestOf, readCandidates, readLimits, readPool, type Candidate, type Limit } from './pairion.pool';
import { draftOf, type StoredProfile } from './pairion.profile';
import { decisionQuota } from './pairion.quotas';
import { readSeeker, today, type Basis } from './pairion.seeker';

/** Counts the showings of people, decayed until now. */
export const countShowings = (tx: WriteTransaction, ids: readonly string[]): Promise<unknown> =>
  tx.rows(sql`
    update pairion_profile set shown_at = now(),
      shown = 1 + shown * power(0.5, extract(epoch from now() - shown_at) / 86400 / ${shownHalfLifeDays})
    where person_id = any(${ids}::uuid[])`);

/**
 * Locks a person and the people of a set, in the order of the ids, so that two sets do not deadlock.
 * @returns the candidates of the day, if there are any
 */
export async function lockDailySet(
  tx: WriteTransaction,
  personId: string,
  ids: readonly string[],
): Promise<string[] | undefined> {
  await tx.rows(
    sql`select from pairion_profile where person_id = any(${[...ids, personId]}::uuid[]) order by person_id for no key update`,
  );
  const stored = await tx.row<{ ids: string[] }>(
    sql`select candidate_ids as ids from pairion_daily_set where person_id = ${personId} and day = ${today()}::date`,
  );
  return stored?.ids;
}

/** Stores candidates of the day, which replace earlier ones, and what they were chosen by. */
async function storeSet(tx: WriteTransaction, personId: string, ids: readonly string[], basis: Basis): Promise<void> {
  const added = await tx.row<{ ids: string[] }>(sql`
    with before as (select shown_ids from pairion_daily_set where person_id = ${personId} and day = ${today()}::date),
    stored as (
      insert into pairion_daily_set as s (person_id, day, candidate_ids, shown_ids)
      values (${personId}, ${today()}::date, ${ids}::uuid[], ${ids}::uuid[])
      on conflict (person_id, day) do update set candidate_ids = excluded.candidate_ids,
        shown_ids = array(select distinct id from unnest(s.shown_ids || excluded.candidate_ids) id) returning person_id)
    select array(select unnest(${ids}::uuid[]) except select unnest(shown_ids) from before) as ids from stored`);
  await countShowings(tx, added!.ids);
  await storeBasis(tx, personId, basis);
}

/** Stores what candidates were chosen by. */
export async function storeBasis(tx: WriteTransaction, personId: string, basis: Basis): Promise<void> {
  await tx.rows(
    sql`update pairion_profile set basis = ${JSON.stringify(basis)}::jsonb, chosen_at = now() where person_id = ${personId}`,
  );
}

/** Stores the first candidates of a day. Of several calls the first decides. It counts as activity. @returns the stored ids */
async function storeFirstSet(
  tx: WriteTransaction,
  personId: string,
  ids: readonly string[],
  basis: Basis,
): Promise<readonly string[]> {
  const before = await lockDailySet(tx, personId, ids);
  if (before) return before;
  await storeSet(tx, personId, ids, basis);
  await tx.rows(sql`
    update pairion_profile set active_at = now(), reminded_at = null, number = nextval('pairion_number') where person_id = ${personId}`);
  return ids;
}

/** Replaces the candidates of the day, unless there are none yet. @returns those before */
export async function replaceSet(
  tx: WriteTransaction,
  personId: string,
  ids: readonly string[],
  basis: Basis,
): Promise<string[] | undefined> {
  const before = await lockDailySet(tx, personId, ids);
  if (before) await storeSet(tx, personId, ids, basis);
  else await storeBasis(tx, personId, basis);
  return before;
}

export type Candidates = { candidates: Candidate[]; limits: Limit[] | null };

/**
 * Reads the viewer's candidates of the day, at most 10. The first read of a day chooses them; later ones leave out who was
 * decided about or became hidden. When there are few, it says which must-haves exclude most people.
 * @throws AppError CONFLICT while the profile is incomplete or paused
 */
export async function readDailyCandidates(ctx: Context, limit: number): Promise<Candidates> {
  const viewer = viewerId(ctx);
  const { reader } = ctx.app;
  const seeker = await readSeeker(reader, viewer);
  if (!seeker || seeker.isPaused)
    throw conflict({ profile: 'Complete your co-founder profile, and set it to looking, to see candidates.' });
  const me = seeker.ids ? seeker.me : seeker.next.me;
  let candidates: Candidate[];
  if (seeker.ids) candidates = await readCandidates(reader, viewer, me, seeker.ids, today());
  else {
    candidates = bestOf(await readPool(reader, viewer, me, today()), pairionLimits.candidates);
    const ids = candidates.map(({ personId }) => personId);
    const stored = await write(ctx, (tx) => storeFirstSet(tx, viewer, ids, seeker.next.basis));
    if (stored.join() !== ids.join()) candidates = await readCandidates(reader, viewer, me, stored, today());
  }
  const isFew = (seeker.ids ?? candidates).length < pairionLimits.candidates;
  return { candidates: candidates.slice(0, limit), limits: isFew ? await readLimits(reader, viewer, me) : null };
}

/**
 * @throws AppError NOT_FOUND unless the person was shown to the viewer lately, still looks, and the must-haves of both pass
 */
export async function requireCandidate(tx: WriteTransaction, viewer: string, personId: string): Promise<void> {
  // The conditions name the viewer as $1, which is the first parameter here.
  const row = await tx.row<StoredProfile & { basis: Basis }>(sql`
    select p.card, p.private, p.status, coalesce(own.basis, json_build_object('card', own.card, 'private', own.private)::jsonb) as basis
    from (select ${viewer}::uuid as id) viewer join pairion_profile own on own.person_id = viewer.id
      and own.is_complete and own.status <> 'PAUSED'
    join pairion_profile p on p.person_id = ${personId}
    where ${sql.raw(pairionLooking('p'))} and ${sql.raw(wasShown('p.person_id'))} and ${sql.raw(isOpen('p.person_id'))}`);
  if (!row || !isEligible(draftOf({ ...row.basis, status: 'LOOKING' }) as MatchProfile, draftOf(row) as MatchProfile))
    throw notFound('Candidate');
}

/** Saves a person for later, or removes them from the saved ones. Safe to repeat. Only the viewer sees it. */
export async function setSaved(ctx: Context, personId: string, isSaved: boolean): Promise<void> {
  await decide(ctx, 'pairion_save', personId, isSaved);
}

/** Passes on a person, who is not proposed any more, or undoes it. Safe to repeat. Only the viewer sees it. */
export async function setPassed(ctx: Context, personId: string, isPassed: boolean): Promise<void> {
  await decide(ctx, 'pairion_pass', personId, isPassed);
}

async function decide(ctx: Context, table: 'pairion_pass' | 'pairion_save', id: string, isSet: boolean): Promise<void> {
  const { viewer, personId } = validatePair(ctx, id, 'You can’t match with yourself.');
  await write(ctx, async (tx) => {
    if (isSet) await requireCandidate(tx, viewer, personId);
    await tx.rows(
      isSet
        ? sql`insert into ${sql.table(table)} (person_id, other_id) values (${viewer}, ${personId}) on conflict do nothing`
        : sql`delete from ${sql.table(table)} where person_id = ${viewer} and other_id = ${personId}`,
    );
    await countUse(ctx, tx, decisionQuota);
  });
}

/** Reads the people whom the viewer saved and has not decided about otherwise. */
export async function readSaved(ctx: Context): Promise<Candidate[]> {
  const viewer = viewerId(ctx);
  const seeker = await readSeeker(ctx.app.reader, viewer);
  if (!seeker || seeker.isPaused) return [];
  const query = statement(
    'pairion_saved',
    () => `select s.other_id as id from pairion_save s where s.person_id = $1 and ${isUndecided('s.other_id')}
           order by s.created_at desc, s.other_id limit 100`,
  );
  const rows = await ctx.app.reader.rows<{ id: string }>(query, [viewer]);
  const ids = rows.map(({ id }) => id);
  return readCandidates(ctx.app.reader, viewer, seeker.me, ids, today());
}
