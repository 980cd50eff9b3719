import type { Commitment, FounderRole, PreferenceKey, RemoteWish } from '../../../shared/matching/profile';
import type { RequiredField } from '../../../shared/matching/missing';
import type { ActivityPeriod, InvitationStatus, PairionStatus, ReplyRate } from '../../__generated__/types';

type Options<Value> = readonly { value: Value; label: string; description?: string }[];

export const roles: Options<FounderRole> = [
  { value: 'TECHNICAL', label: 'Technical', description: 'Builds the product' },
  { value: 'PRODUCT', label: 'Product', description: 'Decides what’s built' },
  { value: 'DESIGN', label: 'Design', description: 'Designs it' },
  { value: 'SALES', label: 'Sales', description: 'Sells it' },
  { value: 'OPERATIONS', label: 'Operations', description: 'Runs the company' },
  { value: 'DOMAIN', label: 'Domain', description: 'Knows the field' },
];

export const commitments: Options<Commitment> = [
  { value: 'FULL_TIME', label: 'Full time', description: 'This is your main work' },
  { value: 'PART_TIME', label: 'Part time', description: 'Beside something else' },
  { value: 'EXPLORING', label: 'Exploring', description: 'Not decided yet' },
];

export const remoteWishes: Options<RemoteWish> = [
  { value: 'YES', label: 'Remote', description: 'From anywhere' },
  { value: 'HYBRID', label: 'Hybrid', description: 'Partly on site' },
  { value: 'NO', label: 'On site', description: 'In one place' },
];

export const statuses: Options<PairionStatus> = [
  { value: 'LOOKING', label: 'Looking', description: 'Others see you as a candidate.' },
  { value: 'TALKING', label: 'Talking', description: 'Only your matches see you. You still see candidates.' },
  { value: 'PAUSED', label: 'Paused', description: 'Nobody sees you, and you see no candidates.' },
];

export const preferenceLabels: Readonly<Record<PreferenceKey, string>> = {
  role: 'Role',
  skills: 'Skills',
  commitment: 'Commitment',
  hours: 'Hours a week',
  style: 'Working style',
  stage: 'Stage',
  industries: 'Industries',
  timeZone: 'Time zone',
  remote: 'Remote or on site',
  location: 'Place',
  equity: 'Shares',
};

/** What is compared when a preference has no wish of its own. */
export const preferenceDefaults: Readonly<Record<PreferenceKey, string>> = {
  role: 'Another role than yours.',
  skills: 'The skills that you need.',
  commitment: 'The same commitment as yours.',
  hours: 'About as many hours as you.',
  style: 'Compared by your answers to the scenes.',
  stage: 'The same stage as yours.',
  industries: 'Your industries.',
  timeZone: 'Up to three hours apart.',
  remote: 'The same as you.',
  location: 'Your city or country.',
  equity: 'What both expect adds up to 100% at most.',
};

const lineLabels: Readonly<Record<string, string>> = {
  ...preferenceLabels,
  MUTUAL: 'Their direction',
  INDIFFERENT: 'No preferences',
};

export const lineLabel = (key: string): string => lineLabels[key] ?? key;

export const fieldLabels: Readonly<Record<RequiredField, string>> = {
  role: 'Your role',
  skillsHave: 'Skills you have',
  skillsNeed: 'Skills you need',
  hoursPerWeek: 'Hours a week',
  timeZone: 'Time zone',
  remote: 'Remote or on site',
  stage: 'Stage',
  commitment: 'Commitment',
  style: 'At least five scenes',
};

export const activityPeriods: Readonly<Record<ActivityPeriod, string>> = {
  THIS_WEEK: 'This week',
  THIS_MONTH: 'This month',
  EARLIER: 'Over a month ago',
};

export const replyRates: Readonly<Record<ReplyRate, string>> = {
  HIGH: 'Answers most invitations',
  MEDIUM: 'Answers about half of the invitations',
  LOW: 'Answers few invitations',
};

export const invitationStatuses: Readonly<Record<InvitationStatus, string>> = {
  PENDING: 'Waiting',
  ACCEPTED: 'Accepted',
  DECLINED: 'Declined',
  WITHDRAWN: 'Withdrawn',
  EXPIRED: 'Expired',
};

const labelOf = <Value extends string>(options: Options<Value>, value: Value): string =>
  options.find((option) => option.value === value)?.label ?? value;

export const roleLabel = (role: FounderRole): string => labelOf(roles, role);
export const commitmentLabel = (commitment: Commitment): string => labelOf(commitments, commitment);
export const remoteLabel = (remote: RemoteWish): string => labelOf(remoteWishes, remote);

/** "UTC+2", "UTC−5". */
export const timeZoneLabel = (hours: number): string =>
  hours === 0 ? 'UTC' : `UTC${hours < 0 ? '−' : '+'}${Math.abs(hours)}`;
