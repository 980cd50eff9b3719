import { isComplete } from '../../shared/matching/missing';
import { scenes } from '../../shared/matching/scenes';
import type { StyleAnswer } from '../../shared/matching/profile';
import { pairionLimits } from '../../shared/contracts/pairion';
import { sql, type WriteTransaction } from '../database/write';
import { draftOf, mergeProfile, prefilled } from '../modules/pairion/pairion.profile';
import { tokensOf } from '../modules/pairion/pairion.tokens';
import type { People } from './buildPeople';
import { hoursAfter, hoursBefore } from './clock';
import { insertRows } from './insert';
import { pairionInvitations, pairionMatches, pairionProfiles } from './pairion';
import { cast } from './people';
import type { RandomSource } from './random';
import type { SeedPairionProfile } from './types';

/** Days of a trial project from its proposal to its start, and to its end. */
const [startDays, endDays] = [1, 15];

/** Inserts the co-founder profiles of the cast, an invitation, and a match with a proposed trial project. */
export async function insertPairion(
  tx: WriteTransaction,
  now: Date,
  random: RandomSource,
  people: People,
): Promise<void> {
  for (const seed of pairionProfiles) await insertProfile(tx, now, people, seed);
  await insertRows(
    tx,
    'pairion_invitation',
    pairionInvitations.map(({ from, to, note, ageHours }) => {
      const created_at = hoursBefore(now, ageHours);
      return {
        id: random.uuidAt(created_at),
        sender_id: people.byUsername(from).id,
        recipient_id: people.byUsername(to).id,
        note,
        status: 'PENDING',
        created_at,
        expires_at: hoursAfter(created_at, pairionLimits.invitationDays * 24),
      };
    }),
  );
  for (const { members, ageHours, trial } of pairionMatches) {
    const [inviter, accepter] = members.map((name) => people.byUsername(name).id);
    const [one, other] = [inviter!, accepter!].toSorted();
    const id = random.uuidAt(hoursBefore(now, ageHours));
    await tx.rows(sql`
      insert into pairion_match (id, one_id, other_id, conversation_id, created_at)
      select ${id}, ${one}, ${other}, c.id, ${hoursBefore(now, ageHours)} from conversation c where c.pair = ${`${one} ${other}`}`);
    const proposedAt = hoursBefore(now, trial.proposedHoursAgo);
    await insertRows(tx, 'pairion_trial', [
      {
        id: random.uuidAt(proposedAt),
        match_id: id,
        proposer_id: accepter,
        goal: trial.goal,
        starts_on: hoursAfter(proposedAt, startDays * 24),
        ends_on: hoursAfter(proposedAt, endDays * 24),
        task_one: trial.ownTask,
        task_other: trial.otherTask,
        created_at: proposedAt,
      },
    ]);
  }
}

async function insertProfile(
  tx: WriteTransaction,
  now: Date,
  people: People,
  { by, activeHoursAgo, style, ...fields }: SeedPairionProfile,
): Promise<void> {
  const { id } = people.byUsername(by);
  const { skills, location, stage = null } = cast.find(({ username }) => username === by)!;
  const answers = scenes.map((scene, index) => [scene.id, style[index] as StyleAnswer] as const);
  const profile = mergeProfile(prefilled({ skills, location, stage }), {
    commitment: 'FULL_TIME',
    hoursPerWeek: 40,
    ...fields,
    style: Object.fromEntries(answers),
  });
  const draft = draftOf(profile);
  if (!isComplete(draft)) throw new Error(`The co-founder profile of ${by} isn’t complete.`);
  const activeAt = hoursBefore(now, activeHoursAgo);
  await tx.rows(sql`
    insert into pairion_profile (person_id, card, private, is_complete, tokens, number, active_at, created_at, updated_at)
    values (${id}, ${JSON.stringify(profile.card)}::jsonb, ${JSON.stringify(profile.private)}::jsonb, true,
      ${tokensOf(draft)}::text[], nextval('pairion_number'), ${activeAt}, ${activeAt}, ${activeAt})`);
}
