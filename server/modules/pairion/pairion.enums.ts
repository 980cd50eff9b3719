import type { activityPeriods, invitationStatuses, replyRates } from '../../../shared/contracts/pairion';
import type {
  commitments,
  dealTerms,
  founderRoles,
  pairionStatuses,
  remoteWishes,
} from '../../../shared/matching/profile';
import { dealTermTexts } from '../../../shared/matching/dealTerms';
import { enumOf } from '../../graphql/types/enumOf';

export const FounderRole = enumOf<typeof founderRoles>('FounderRole', 'What a founder does in the company.', {
  TECHNICAL: 'Builds the product.',
  PRODUCT: 'Decides what is built.',
  DESIGN: 'Designs it.',
  SALES: 'Sells it.',
  OPERATIONS: 'Runs the company.',
  DOMAIN: 'Knows the field.',
});

export const RemoteWish = enumOf<typeof remoteWishes>('RemoteWish', 'Where a founder wants to work.', {
  YES: 'From anywhere.',
  HYBRID: 'Partly on site.',
  NO: 'On site.',
});

export const Commitment = enumOf<typeof commitments>('Commitment', 'How much a founder commits.', {
  FULL_TIME: 'Full time.',
  PART_TIME: 'Beside something else.',
  EXPLORING: 'Not decided yet.',
});

export const PairionStatus = enumOf<typeof pairionStatuses>('PairionStatus', 'Availability for co-founder matching.', {
  LOOKING: 'Others see you as a candidate.',
  TALKING: 'You talk with somebody: others do not see you, and you see candidates.',
  PAUSED: 'Others do not see you, and you see no candidates.',
});

export const DealTerm = enumOf<typeof dealTerms>(
  'DealTerm',
  'A term that a founder does not accept.',
  Object.fromEntries(Object.entries(dealTermTexts).map(([term, { label }]) => [term, `${label}.`])) as {
    [Term in (typeof dealTerms)[number]]: string;
  },
);

export const ActivityPeriod = enumOf<typeof activityPeriods>('ActivityPeriod', 'When somebody was active last.', {
  THIS_WEEK: 'Within the last 7 days.',
  THIS_MONTH: 'Within the last 30 days.',
  EARLIER: 'Before that.',
});
export const ReplyRate = enumOf<typeof replyRates>('ReplyRate', 'Share of received invitations that were answered.', {
  HIGH: 'Most of them.',
  MEDIUM: 'About half of them.',
  LOW: 'Few of them.',
});

export const InvitationStatus = enumOf<typeof invitationStatuses>('InvitationStatus', 'State of an invitation.', {
  PENDING: 'It waits for an answer.',
  ACCEPTED: 'The two are a match.',
  DECLINED: 'The recipient declined it.',
  WITHDRAWN: 'The sender withdrew it.',
  EXPIRED: 'Nobody answered in time.',
});
