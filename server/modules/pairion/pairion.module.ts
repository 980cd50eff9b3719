import { personVisible } from '../../visibility/people';
import type { Module } from '../module';
import { deleteInvitationsAcrossBlock } from './invitation.service';
import { deleteOldSets, endTrials, recomputeCandidates, remindStale } from './pairion.jobs';
import { matchVisible } from './pairion.policy';
import { PairionResolver } from './pairion.resolver';
import { pairionRoutes } from './pairion.routes';

const group = 'Co-founder matching';

/** Notifications about the recipient's own profile. */
const aboutOwnProfile = {
  group,
  hasNoActor: true,
  visible: (n: string) => `${n}.subject_id = ${n}.recipient_id`,
  path: () => `'/pairion'`,
} as const;

/** Notifications about a trial project of a match whom the recipient may see. */
const aboutTrial = {
  group,
  visible: (n: string) =>
    `exists (select from pairion_trial t join pairion_match m on m.id = t.match_id where t.id = ${n}.subject_id and ${matchVisible('m')})`,
  path: () => `'/pairion?tab=matches'`,
  about: (n: string) => `(select goal from pairion_trial where id = ${n}.subject_id)`,
} as const;

export const pairionModule: Module = {
  resolvers: [PairionResolver],
  routes: pairionRoutes,
  onBlocked: deleteInvitationsAcrossBlock,
  jobs: {
    'pairion.recompute': { maxSeconds: 60, run: recomputeCandidates },
    'pairion.remindStale': { maxSeconds: 60, cron: '53 7 * * *', run: remindStale },
    'pairion.endTrials': { maxSeconds: 60, cron: '3 8 * * *', run: endTrials },
    'pairion.deleteOldSets': { maxSeconds: 60, cron: '13 4 * * *', run: deleteOldSets },
  },
  notifications: {
    'pairion.invited': {
      group,
      label: 'Invitations',
      description: 'When someone invites you to talk about founding together.',
      verb: 'invited you to talk about founding together',
      visible: (n) =>
        `exists (select from pairion_invitation i where i.id = ${n}.subject_id and i.recipient_id = ${n}.recipient_id and ${personVisible('i.sender_id')})`,
      path: () => `'/pairion?tab=invitations'`,
      about: (n) => `(select note from pairion_invitation where id = ${n}.subject_id)`,
    },
    'pairion.matched': {
      group,
      label: 'Matches',
      description: 'When someone accepts your invitation.',
      verb: 'accepted your co-founder invitation',
      visible: (n) => `exists (select from pairion_match m where m.id = ${n}.subject_id and ${matchVisible('m')})`,
      path: (n) =>
        `(select coalesce('/messages?conversation=' || conversation_id, '/pairion?tab=matches') from pairion_match where id = ${n}.subject_id)`,
    },
    'pairion.strongMatch': {
      ...aboutOwnProfile,
      label: 'Strong candidates',
      description: 'When there’s a new candidate who fits very well, at most daily.',
      verb: 'There’s a new co-founder candidate who fits very well',
    },
    'pairion.stillLooking': {
      ...aboutOwnProfile,
      label: 'Still looking?',
      description: 'Before your profile stops being shown because you weren’t active.',
      verb: 'Are you still looking for a co-founder?',
    },
    'pairion.trialProposed': {
      ...aboutTrial,
      label: 'Proposed trial projects',
      description: 'When a match proposes a trial project.',
      verb: 'proposed a trial project',
    },
    'pairion.trialAccepted': {
      ...aboutTrial,
      label: 'Accepted trial projects',
      description: 'When a match accepts your trial project.',
      verb: 'accepted your trial project',
    },
    'pairion.trialEnded': {
      ...aboutTrial,
      hasNoActor: true,
      label: 'Finished trial projects',
      description: 'When a trial project is over and you can say whether you go on.',
      verb: 'Your trial project is over. Do you want to go on?',
    },
  },
  personalData: {
    pairion_profile:
      'select card, private, basis, status, is_complete, active_at, chosen_at, created_at, updated_at from pairion_profile where person_id = $1',
    pairion_passes: 'select other_id, created_at from pairion_pass where person_id = $1 order by created_at',
    pairion_saves: 'select other_id, created_at from pairion_save where person_id = $1 order by created_at',
    pairion_candidates: 'select day, candidate_ids, shown_ids from pairion_daily_set where person_id = $1 order by day',
    pairion_invitations:
      'select id, sender_id, recipient_id, note, status, created_at, expires_at, answered_at from pairion_invitation where $1 in (sender_id, recipient_id) order by id',
    pairion_matches:
      'select id, one_id, other_id, conversation_id, created_at from pairion_match where $1 in (one_id, other_id) order by id',
    pairion_trials: `select t.id, t.match_id, t.proposer_id, t.goal, t.starts_on, t.ends_on, t.task_one, t.task_other, t.accepted_at, t.created_at,
        (select continues from pairion_trial_answer a where a.trial_id = t.id and a.person_id = $1) as own_answer
      from pairion_trial t join pairion_match m on m.id = t.match_id where $1 in (m.one_id, m.other_id) order by t.id`,
  },
};
