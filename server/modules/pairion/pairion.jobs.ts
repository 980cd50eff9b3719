import { pairionLimits } from '../../../shared/contracts/pairion';
import type { App } from '../../context';
import { sql, writeTransaction, type WriteTransaction } from '../../database/write';
import { notifyWithoutActor } from '../notification/notification.service';
import { replaceSet, storeBasis } from './candidate.service';
import { candidatesChanged } from './pairion.events';
import { canNotify, utcDay } from './pairion.policy';
import { bestOf, readPool } from './pairion.pool';
import { enqueueRecompute, readSeeker, today } from './pairion.seeker';
import { proposeToStrong } from './strongCandidates';

const batchSize = 100;

const inTransaction = <T>(app: App, work: (tx: WriteTransaction) => Promise<T>): Promise<T> =>
  writeTransaction(app.orm.em, app.relay.wake, work);

async function runBatches(app: App, signal: AbortSignal, runBatch: (tx: WriteTransaction) => Promise<number>) {
  for (let count = batchSize; count === batchSize;) {
    signal.throwIfAborted();
    count = await inTransaction(app, runBatch);
  }
}

/**
 * Job: chooses a person's candidates again after a change of the profile, at most every ten minutes. Notifies of a new strong
 * one, at most daily: the person, and those whose strong candidate the person is now.
 */
export async function recomputeCandidates(app: App, { personId }: { personId: string }): Promise<void> {
  const seeker = await readSeeker(app.reader, personId);
  if (!seeker) return;
  if (seeker.dueAt) return inTransaction(app, (tx) => enqueueRecompute(tx, personId, seeker.dueAt));
  const { me, basis } = seeker.next;
  if (seeker.isPaused) {
    // A set of the day is chosen again after the pause, by what the profile is then.
    if (seeker.hasBasis && !seeker.ids) await inTransaction(app, (tx) => storeBasis(tx, personId, basis));
    return;
  }
  const best = bestOf(await readPool(app.reader, personId, me, today()), pairionLimits.candidates);
  await inTransaction(app, async (tx) => {
    const ids = best.map((candidate) => candidate.personId);
    const strong = best.filter(({ pair }) => pair.score >= pairionLimits.strongScore).map((one) => one.personId);
    // Before the first candidates were shown, nothing is stored.
    const before = seeker.hasBasis ? await replaceSet(tx, personId, ids, basis) : undefined;
    if (before) {
      tx.emit(candidatesChanged(personId));
      if (strong.some((id) => !before.includes(id))) await notifyOfStrong(tx, personId);
    }
    for (const { id, hasSet } of await proposeToStrong(tx, personId, strong)) {
      if (hasSet) tx.emit(candidatesChanged(id));
      await notifyOfStrong(tx, id);
    }
  });
}

/** Notifies a person of a strong candidate, unless that happened within the last day. */
async function notifyOfStrong(tx: WriteTransaction, personId: string): Promise<void> {
  const due = await tx.row(sql`
    update pairion_profile p set notified_at = now() where person_id = ${personId} and ${sql.raw(canNotify('p'))} returning person_id`);
  if (due) await notifyWithoutActor(tx, { kind: 'pairion.strongMatch', recipientId: personId, subjectId: personId });
}

/** Scheduled job: asks people whose profile is about to fade whether they still look, once for each period without activity. */
export const remindStale = (app: App, _payload: unknown, signal: AbortSignal): Promise<void> =>
  runBatches(app, signal, async (tx) => {
    const due = await tx.rows<{ personId: string }>(sql`
      update pairion_profile set reminded_at = now() where person_id in (
        select person_id from pairion_profile where is_listed and reminded_at is null
          and active_at < now() - make_interval(days => ${pairionLimits.reminderDays}) order by active_at limit ${batchSize} for update skip locked)
      returning person_id as "personId"`);
    for (const { personId } of due)
      await notifyWithoutActor(tx, { kind: 'pairion.stillLooking', recipientId: personId, subjectId: personId });
    return due.length;
  });

/** Scheduled job: asks both people of a trial project that is over whether they go on. */
export const endTrials = (app: App, _payload: unknown, signal: AbortSignal): Promise<void> =>
  runBatches(app, signal, async (tx) => {
    const due = await tx.rows<{ id: string; people: string[] }>(sql`
      update pairion_trial t set ended_at = now() from pairion_match m where m.id = t.match_id and t.id in (
        select id from pairion_trial where accepted_at is not null and ended_at is null and ends_on < ${sql.raw(utcDay)}
        order by ends_on limit ${batchSize} for update skip locked)
      returning t.id, array[m.one_id, m.other_id] as people`);
    for (const { id, people } of due)
      for (const recipientId of people)
        await notifyWithoutActor(tx, { kind: 'pairion.trialEnded', recipientId, subjectId: id });
    return due.length;
  });

/** Scheduled job: deletes candidates of past days. */
export const deleteOldSets = (app: App, _payload: unknown, signal: AbortSignal): Promise<void> =>
  runBatches(app, signal, async (tx) => {
    const deleted = await tx.rows(sql`
      delete from pairion_daily_set where ctid in (
        select ctid from pairion_daily_set where day < ${sql.raw(utcDay)} - 1 limit ${batchSize}) returning day`);
    return deleted.length;
  });
