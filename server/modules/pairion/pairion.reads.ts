import { pairionLimits } from '../../../shared/contracts/pairion';
import { missingFields } from '../../../shared/matching/missing';
import { matchingVersion } from '../../../shared/matching/score';
import { scenes } from '../../../shared/matching/scenes';
import type { StyleAnswer } from '../../../shared/matching/profile';
import type { Context } from '../../context';
import { viewerId } from '../../context';
import { statement } from '../../database/read';
import { personVisible } from '../../visibility/people';
import { readPartners, type Candidate } from './pairion.pool';
import { matchVisible, utcDay } from './pairion.policy';
import { draftOf } from './pairion.profile';
import { readSeeker, today } from './pairion.seeker';
import { readOwnProfile } from './pairion.service';

/** Matches that are read at most, the latest first. */
const maxMatches = 100;

/** Invitations that are read at most in each direction, the latest first: all that can wait are among them. */
const maxInvitations = 150;

/** The viewer's whole profile, with what it lacks. */
export async function readProfileOf(ctx: Context) {
  const own = await readOwnProfile(ctx);
  const draft = draftOf(own);
  return {
    ...draft,
    status: own.status,
    missing: missingFields(draft),
    isSaved: own.isSaved,
    isStale: own.isStale,
    fromProfile: own.fromProfile,
    fromAnalysis: own.fromAnalysis,
    matchingVersion,
  };
}

export type OwnPairionProfile = Awaited<ReturnType<typeof readProfileOf>>;

/** Answers of the scenes in words. */
const styleRead = (style: Readonly<Record<string, StyleAnswer>>): string[] =>
  scenes.flatMap(({ id, read }) => (style[id] ? [read[style[id]]] : []));

/** SQL: reply rate of a person in words; null below the least number of invitations. Those that wait do not count. */
const replyRate = (id: string): string => `(
  select case when count(*) < ${pairionLimits.replyLeast} then null
    when count(answered_at) >= 0.8 * count(*) then 'HIGH' when count(answered_at) >= 0.4 * count(*) then 'MEDIUM' else 'LOW' end
  from (select answered_at from pairion_invitation r where r.recipient_id = ${id} and r.status <> 'WITHDRAWN'
    and r.created_at > now() - interval '${pairionLimits.replyDays} days' and (r.answered_at is not null or r.expires_at <= now())
    order by r.id desc limit 100) received)`;

/** SQL: when a person was active last, in words. */
const lastActive = (activeAt: string): string => `(
  case when ${activeAt} > now() - interval '7 days' then 'THIS_WEEK'
    when ${activeAt} > now() - interval '30 days' then 'THIS_MONTH' else 'EARLIER' end)`;

type Habits = { replyRate: string | null; lastActive: string };

/** Reads what cards show beside the profile. */
async function readHabits(ctx: Context, ids: readonly string[]): Promise<Map<string, Habits>> {
  const query = statement(
    'pairion_habits',
    () => `select p.person_id as id, ${replyRate('p.person_id')} as "replyRate", ${lastActive('p.active_at')} as "lastActive"
           from pairion_profile p where p.person_id = any($1::uuid[])`,
  );
  const rows = await ctx.app.reader.rows<Habits & { id: string }>(query, [ids]);
  return new Map(rows.map(({ id, ...habits }) => [id, habits]));
}

/** A candidate as its viewer sees it: the card and the score, nothing private of the other. */
const show = ({ them, pair }: Candidate, habits: Habits) => {
  const { eligible: _eligible, ...score } = pair;
  return {
    ...score,
    card: {
      role: them.role,
      skillsHave: them.skillsHave,
      skillsNeed: them.skillsNeed,
      hoursPerWeek: them.hoursPerWeek,
      availableFrom: them.availableFrom,
      timeZone: them.timeZone,
      location: them.location,
      remote: them.remote,
      stage: them.stage,
      industries: them.industries,
      commitment: them.commitment,
      equityMin: them.equityMin,
      equityMax: them.equityMax,
      style: styleRead(them.style),
      ...habits,
    },
  };
};

export type ShownCandidate = ReturnType<typeof show>;

/** Candidates as their viewer sees them. */
export async function showCandidates(
  ctx: Context,
  candidates: readonly Candidate[],
): Promise<(ShownCandidate & { personId: string })[]> {
  if (candidates.length === 0) return [];
  const habits = await readHabits(
    ctx,
    candidates.map(({ personId }) => personId),
  );
  return candidates.flatMap((one) => {
    const own = habits.get(one.personId);
    return own ? [{ personId: one.personId, ...show(one, own) }] : [];
  });
}

/** Adds the card and score of the other person to rows. Null where the card is not visible, and without an own profile. */
async function withCandidates<Row extends { personId: string }>(
  ctx: Context,
  rows: readonly Row[],
  hasCard: (row: Row) => boolean,
): Promise<(Row & { candidate: ShownCandidate | null })[]> {
  const ids = rows.filter(hasCard).map(({ personId }) => personId);
  const viewer = viewerId(ctx);
  const { reader } = ctx.app;
  const seeker = ids.length > 0 ? await readSeeker(reader, viewer) : null;
  const partners = seeker ? await readPartners(reader, viewer, seeker.me, ids, today()) : [];
  const shown = new Map((await showCandidates(ctx, partners)).map(({ personId, ...one }) => [personId, one]));
  return rows.map((row) => ({ ...row, candidate: hasCard(row) ? (shown.get(row.personId) ?? null) : null }));
}

export type InvitationRow = {
  id: string;
  personId: string;
  isSent: boolean;
  note: string;
  status: string;
  createdAt: string;
  expiresAt: string;
};

/** Reads the viewer's invitations, sent and received, the latest first. Those of hidden people are left out. */
export async function readInvitations(ctx: Context): Promise<(InvitationRow & { candidate: ShownCandidate | null })[]> {
  const other = `(case when i.sender_id = $1::uuid then i.recipient_id else i.sender_id end)`;
  const own = (column: string) =>
    `(select * from pairion_invitation i where i.${column} = $1::uuid and ${personVisible(other)} order by i.id desc limit ${maxInvitations})`;
  const query = statement(
    'pairion_invitations',
    () => `select i.id, ${other} as "personId", i.sender_id = $1 as "isSent", i.note,
             case when i.status = 'PENDING' and i.expires_at <= now() then 'EXPIRED' else i.status end as status,
             to_json(i.created_at)#>>'{}' as "createdAt", to_json(i.expires_at)#>>'{}' as "expiresAt"
           from (${own('sender_id')} union all ${own('recipient_id')}) i
           order by i.id desc`,
  );
  const rows = await ctx.app.reader.rows<InvitationRow>(query, [viewerId(ctx)]);
  return withCandidates(ctx, rows, ({ status }) => status === 'PENDING');
}

export type TrialRow = {
  id: string;
  isOwn: boolean;
  goal: string;
  startsOn: string;
  endsOn: string;
  ownTask: string;
  otherTask: string;
  isAccepted: boolean;
  isOver: boolean;
  viewerContinues: boolean | null;
  /** Whether both go on: known to both only then. */
  bothContinue: boolean;
};

export type MatchRow = {
  id: string;
  personId: string;
  conversationId: string | null;
  createdAt: string;
  trial: TrialRow | null;
};

/**
 * SQL: the latest trial project of a match. A proposal that follows one that is over waits until the viewer has said whether to
 * go on after that.
 */
const trialOf = `select t.id, t.proposer_id = $1::uuid as "isOwn", t.goal, t.starts_on::text as "startsOn", t.ends_on::text as "endsOn",
  case when t.proposer_id = $1::uuid then t.task_one else t.task_other end as "ownTask",
  case when t.proposer_id = $1::uuid then t.task_other else t.task_one end as "otherTask",
  t.accepted_at is not null as "isAccepted", t.ends_on < ${utcDay} as "isOver",
  (select a.continues from pairion_trial_answer a where a.trial_id = t.id and a.person_id = $1::uuid) as "viewerContinues",
  (select count(*) = 2 from pairion_trial_answer a where a.trial_id = t.id and a.continues) as "bothContinue"
  from pairion_trial t where t.match_id = m.id
  order by t.accepted_at is null and exists (select from pairion_trial b where b.match_id = m.id and b.accepted_at is not null and b.ends_on < ${utcDay}
    and not exists (select from pairion_trial_answer a where a.trial_id = b.id and a.person_id = $1::uuid)), t.id desc limit 1`;

/** Reads the viewer's matches, the latest first, each with its latest trial project. */
export async function readMatches(ctx: Context): Promise<(MatchRow & { candidate: ShownCandidate | null })[]> {
  const own = (column: string) =>
    `(select * from pairion_match m where m.${column} = $1::uuid and ${matchVisible('m')} order by m.id desc limit ${maxMatches})`;
  const query = statement(
    'pairion_matches',
    () => `select m.id, case when m.one_id = $1 then m.other_id else m.one_id end as "personId", m.conversation_id as "conversationId",
             to_json(m.created_at)#>>'{}' as "createdAt", (select to_json(trial) from (${trialOf}) trial) as trial
           from (${own('one_id')} union all ${own('other_id')}) m
           order by m.id desc limit ${maxMatches}`,
  );
  const rows = await ctx.app.reader.rows<MatchRow>(query, [viewerId(ctx)]);
  return withCandidates(ctx, rows, () => true);
}
