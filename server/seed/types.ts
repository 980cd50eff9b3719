import type { MessageChangeKind } from '../../shared/contracts/message';
import type { MatchProfile } from '../../shared/matching/profile';
import type { JobSeniority, JobType, SalaryPeriod } from '../modules/job/job.enums';
import type { Link, Need, Stage } from '../modules/profile/profile.inputs';
import type { TeamRemote } from '../modules/team/team.enums';

/** Features of a drawn face, see faces.ts. */
export type Face = {
  hair: 'short' | 'long' | 'bun' | 'curly' | 'none' | 'scarf';
  hairColour: string;
  skin: string;
  shirt: string;
  ground: string;
  glasses?: true;
  beard?: true;
};

/** Names of the drawn covers, see pictures/covers.ts. */
export type CoverName = 'appointments' | 'lanes' | 'sea' | 'hills' | 'weave';

/** A person of the demo community. Without a face or a cover the interface shows its placeholder. */
export type CastMember = {
  username: string;
  name: string;
  headline: string;
  bio: string;
  location: string;
  joinedDaysAgo: number;
  face?: Face;
  cover?: CoverName;
  skills: string[];
  stage?: Stage;
  lookingFor: Need[];
  lookingForNote?: string;
  links?: Link[];
};

export type SeedReply = [by: string, text: string];
export type SeedComment = [by: string, text: string, replies?: SeedReply[]];

/** Names of the drawn pictures, see pictures/index.ts. */
export type PictureName = 'churn' | 'funnel' | 'pricing' | 'whiteboard' | 'cash' | 'cohorts';

/** Names of the sample stories, see news.ts. */
export type StoryName =
  | 'backups'
  | 'seed'
  | 'invoices'
  | 'vesting'
  | 'hiring'
  | 'ports'
  | 'schools'
  | 'prices'
  | 'sensors'
  | 'fuel';

/** A message, with the usernames of those who reacted by emoji. */
export type SeedMessage = [by: string, text: string, reactions?: Record<string, string>];

/** A line of a conversation's history. `person` is the username of the person who was added or matched. */
export type SeedChange = { by: string; change: MessageChangeKind; person?: string; title?: string };

/** A conversation that started `ageHours` before now. `members` are usernames, the owner of a group first; `unread` counts alice's unread messages. */
export type SeedConversation = {
  members: string;
  title?: string;
  ageHours: number;
  isRequest?: true;
  unread?: number;
  messages: (SeedMessage | SeedChange)[];
};

/**
 * A post with its comments, written `ageHours` before now. `originalText` is the first version of an edited post, `helpful`
 * the index of the comment marked as helpful, and `shares` the `name` of the shared post.
 */
export type SeedPost = {
  by: string;
  ageHours: number;
  text: string;
  name?: string;
  picture?: PictureName;
  /** The story that it discusses. */
  story?: StoryName;
  originalText?: string;
  isPrivate?: true;
  shares?: string;
  helpful?: number;
  comments?: SeedComment[];
};

/** A job with its applications, created `ageHours` before now. Pay is `[min, max, currency, period]`, equity in percent. */
export type SeedJob = {
  by: string;
  ageHours: number;
  isDraft?: true;
  title: string;
  company: string;
  location: string;
  remote?: true;
  timeZones?: [from: number, to: number];
  type: JobType;
  seniority?: JobSeniority;
  skills: string[];
  salary?: [min: number, max: number, currency: string, period: SalaryPeriod];
  equity?: [min: number, max: number];
  description: string;
  applyUrl?: string;
  applications: { by: string; note: string; ageHours: number }[];
};

export type SeedTeam = {
  by: string;
  ageHours: number;
  name: string;
  pitch: string;
  stage: Stage;
  location: string;
  remote: TeamRemote;
  isPaused?: true;
  members: { by: string; title: string }[];
  roles: {
    title: string;
    description: string;
    skills: string[];
    hours: number;
    equity?: [min: number, max: number];
    salary?: [min: number, max: number, currency: string, period: SalaryPeriod];
    remote: TeamRemote;
    applications: { by: string; note: string; ageHours: number }[];
  }[];
};

/** A co-founder profile. The stated place, skills and stage are those of the person; `style` has an answer for each scene, in order. */
export type SeedPairionProfile = Pick<MatchProfile, 'role' | 'skillsNeed' | 'timeZone' | 'remote' | 'industries'> &
  Partial<
    Pick<
      MatchProfile,
      | 'skillsHave'
      | 'stage'
      | 'hoursPerWeek'
      | 'commitment'
      | 'equityMin'
      | 'equityMax'
      | 'preferences'
      | 'dealTerms'
      | 'runwayMonths'
    >
  > & { by: string; activeHoursAgo: number; style: string };

export type SeedMatch = {
  /** The inviting person, then the one who accepted. They have a conversation. */
  members: [one: string, other: string];
  ageHours: number;
  trial: { proposedHoursAgo: number; goal: string; ownTask: string; otherTask: string };
};
