import * as v from 'valibot';
import { pairionLimits } from '../../../shared/contracts/pairion';
import type { Context } from '../../context';
import { viewerId, write } from '../../context';
import { AppError, badInput, forbidden, notFound } from '../../core/errors';
import { newId } from '../../core/ids';
import { boundedText, isId, validate } from '../../core/validation';
import { sql, type WriteTransaction } from '../../database/write';
import { lockPair } from '../network/network.pair';
import { deleteUnreadNotifications, notify } from '../notification/notification.service';
import { countUse } from '../quotas';
import { trialChanged } from './pairion.events';
import { day } from './pairion.inputs';
import { utcDay } from './pairion.policy';
import { trialQuota } from './pairion.quotas';
import { today } from './pairion.seeker';

const text = (name: string, max: number) =>
  v.pipe(boundedText(name, max), v.minLength(1, `Enter ${name.toLowerCase()}.`));
const dayMs = 86_400_000;

export const trialInput = v.pipe(
  v.object({
    goal: text('The goal', pairionLimits.goal),
    startsOn: day('First day.'),
    endsOn: day('Last day.'),
    ownTask: text('Your task', pairionLimits.task),
    otherTask: text('Their task', pairionLimits.task),
  }),
  v.forward(
    v.check(({ startsOn, endsOn }) => endsOn > startsOn, 'The end must be after the start.'),
    ['endsOn'],
  ),
  v.forward(
    v.check(
      ({ startsOn, endsOn }) => Date.parse(endsOn) - Date.parse(startsOn) <= pairionLimits.trialDays * dayMs,
      `A trial project can take up to ${pairionLimits.trialDays} days.`,
    ),
    ['endsOn'],
  ),
);

export const trialAnswerInput = v.object({
  continues: v.pipe(v.boolean('Answer true or false.'), v.description('You go on.')),
});

type Match = { id: string; oneId: string; otherId: string };

/** Locks a match of the viewer, and both people. @param name what the error names @throws AppError NOT_FOUND, also across a block */
async function lockMatch(tx: WriteTransaction, viewer: string, id: string, name = 'Match'): Promise<Match> {
  const query = sql<Match>`select id, one_id as "oneId", other_id as "otherId" from pairion_match where id = ${id} and ${viewer}::uuid in (one_id, other_id)`;
  const match = isId(id) ? await tx.row(query) : undefined;
  if (!match) throw notFound(name);
  await lockPair(tx, viewer, otherOf(match, viewer), { name });
  return match;
}

const emitTrial = (tx: WriteTransaction, { id, oneId, otherId }: Match, trialId: string) => {
  for (const personId of [oneId, otherId]) tx.emit(trialChanged(personId, trialId, id));
};

type Trial = {
  id: string;
  proposerId: string;
  isAccepted: boolean;
  isOver: boolean;
  /** Answers to go on. */
  continuing: number;
};

/** Locks a trial project of the viewer, and both people. @throws AppError NOT_FOUND */
async function lockTrial(tx: WriteTransaction, viewer: string, id: string): Promise<{ trial: Trial; match: Match }> {
  const query = sql<{ matchId: string }>`select match_id as "matchId" from pairion_trial where id = ${id}`;
  const unlocked = isId(id) ? await tx.row(query) : undefined;
  if (!unlocked) throw notFound('Trial project');
  const match = await lockMatch(tx, viewer, unlocked.matchId, 'Trial project');
  // A new proposal may have replaced it meanwhile.
  const trial = await tx.row<Trial>(sql`
    select id, proposer_id as "proposerId", accepted_at is not null as "isAccepted", ends_on < ${sql.raw(utcDay)} as "isOver",
      (select count(*)::int from pairion_trial_answer a where a.trial_id = t.id and a.continues) as continuing
    from pairion_trial t where id = ${id} for update`);
  if (!trial) throw notFound('Trial project');
  return { trial, match };
}

const otherOf = ({ oneId, otherId }: Match, viewer: string): string => (oneId === viewer ? otherId : oneId);

/** Notifies the other person of a trial project. */
const notifyOther = (tx: WriteTransaction, kind: string, match: Match, viewer: string, trialId: string) =>
  notify(tx, { kind, recipientId: otherOf(match, viewer), actorId: viewer, subjectId: trialId });

/**
 * Proposes a trial project to a match. A new proposal replaces one that was not accepted.
 * @throws AppError NOT_FOUND, BAD_USER_INPUT naming the field, CONFLICT while one runs, RATE_LIMITED
 */
export async function proposeTrial(ctx: Context, matchId: string, input: unknown): Promise<void> {
  const viewer = viewerId(ctx);
  const { goal, startsOn, endsOn, ownTask, otherTask } = validate(trialInput, input);
  if (endsOn < today()) throw badInput({ endsOn: 'The end can’t be in the past.' });
  await write(ctx, async (tx) => {
    const match = await lockMatch(tx, viewer, matchId);
    const running = await tx.row(sql`
      select id from pairion_trial where match_id = ${matchId} and accepted_at is not null and ends_on >= ${sql.raw(utcDay)}`);
    if (running) throw new AppError('CONFLICT', 'You have a trial project with this person already.');
    await removeProposals(tx, match);
    const id = newId();
    await tx.rows(sql`
      insert into pairion_trial (id, match_id, proposer_id, goal, starts_on, ends_on, task_one, task_other)
      values (${id}, ${matchId}, ${viewer}, ${goal}, ${startsOn}::date, ${endsOn}::date, ${ownTask}, ${otherTask})`);
    emitTrial(tx, match, id);
    await notifyOther(tx, 'pairion.trialProposed', match, viewer, id);
    await countUse(ctx, tx, trialQuota);
  });
}

/** Deletes proposals that nobody accepted, with their notifications. */
async function removeProposals(tx: WriteTransaction, match: Match): Promise<void> {
  const removed = await tx.rows<{ id: string; proposerId: string }>(sql`
    delete from pairion_trial where match_id = ${match.id} and accepted_at is null returning id, proposer_id as "proposerId"`);
  for (const { id, proposerId } of removed)
    await deleteUnreadNotifications(tx, {
      kinds: ['pairion.trialProposed'],
      recipientId: otherOf(match, proposerId),
      subjectIds: [id],
    });
}

/** Accepts a proposed trial project. Safe to repeat. @throws AppError NOT_FOUND, FORBIDDEN for one's own proposal, CONFLICT when it is over */
export async function acceptTrial(ctx: Context, id: string): Promise<void> {
  const viewer = viewerId(ctx);
  await write(ctx, async (tx) => {
    const { trial, match } = await lockTrial(tx, viewer, id);
    if (trial.isAccepted) return;
    if (trial.proposerId === viewer) throw forbidden('Only the other person can accept this trial project.');
    if (trial.isOver) throw new AppError('CONFLICT', 'This trial project is over.');
    await tx.rows(sql`update pairion_trial set accepted_at = now() where id = ${id}`);
    emitTrial(tx, match, id);
    await notifyOther(tx, 'pairion.trialAccepted', match, viewer, id);
    await countUse(ctx, tx, trialQuota);
  });
}

/**
 * Answers privately whether to go on after a trial project. The other sees it only when both go on. The event is sent to both in
 * that case only, so that it does not reveal an answer.
 * @throws AppError NOT_FOUND, BAD_USER_INPUT, CONFLICT before the end, and for a change after both said that they go on
 */
export async function answerTrial(ctx: Context, id: string, input: unknown): Promise<void> {
  const viewer = viewerId(ctx);
  const { continues } = validate(trialAnswerInput, input);
  await write(ctx, async (tx) => {
    const { trial, match } = await lockTrial(tx, viewer, id);
    if (!trial.isAccepted || !trial.isOver)
      throw new AppError('CONFLICT', 'You can answer once the trial project is over.');
    if (trial.continuing === 2) {
      if (continues) return;
      throw new AppError('CONFLICT', 'You’ve both said that you go on.');
    }
    await tx.rows(sql`
      insert into pairion_trial_answer (trial_id, person_id, continues) values (${id}, ${viewer}, ${continues})
      on conflict (trial_id, person_id) do update set continues = excluded.continues`);
    const answers = await tx.row<{ both: boolean }>(
      sql`select count(*) = 2 as both from pairion_trial_answer where trial_id = ${id} and continues`,
    );
    if (answers!.both) emitTrial(tx, match, id);
    await countUse(ctx, tx, trialQuota);
  });
}
