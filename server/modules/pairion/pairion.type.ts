import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { pairionLimits } from '../../../shared/contracts/pairion';
import { DateTime, Json } from '../../graphql/types/scalars';
import { Profile, Stage } from '../profile/profile.type';
import {
  ActivityPeriod,
  Commitment,
  DealTerm,
  FounderRole,
  InvitationStatus,
  PairionStatus,
  RemoteWish,
  ReplyRate,
} from './pairion.enums';

const nullable = { nullable: true } as const;

@ObjectType({ simpleResolvers: true, description: 'What others see of a co-founder profile.' })
export class PairionCard {
  @Field(() => FounderRole, { description: 'Role.' })
  role!: string;
  @Field(() => [String], { description: 'Skills that the person has.' })
  skillsHave!: readonly string[];
  @Field(() => [String], { description: 'Skills that the person needs.' })
  skillsNeed!: readonly string[];
  @Field(() => Int, { description: 'Hours of a week.' })
  hoursPerWeek!: number;
  @Field(() => String, { ...nullable, description: 'Day from which the person is available; null is now.' })
  availableFrom!: string | null;
  @Field(() => Int, { description: 'Hours from UTC.' })
  timeZone!: number;
  @Field(() => String, { description: 'Place; may be empty.' })
  location!: string;
  @Field(() => RemoteWish, { description: 'Where the person wants to work.' })
  remote!: string;
  @Field(() => Stage, { description: 'Stage to start from.' })
  stage!: string;
  @Field(() => [String], { description: 'Industries.' })
  industries!: readonly string[];
  @Field(() => Commitment, { description: 'Commitment.' })
  commitment!: string;
  @Field(() => Float, { ...nullable, description: 'Least share expected, in percent.' })
  equityMin!: number | null;
  @Field(() => Float, { ...nullable, description: 'Largest share expected, in percent.' })
  equityMax!: number | null;
  @Field(() => [String], { description: 'How the person works, in a few words each.' })
  style!: readonly string[];
  @Field(() => ReplyRate, {
    ...nullable,
    description: `Share of answered invitations, from ${pairionLimits.replyLeast} on.`,
  })
  replyRate!: string | null;
  @Field(() => ActivityPeriod, { description: 'When the person was active last.' })
  lastActive!: string;
}

@ObjectType({ simpleResolvers: true, description: 'Points of one preference. All lines add up to the score.' })
export class PairionBreakdownLine {
  @Field(() => String, {
    description: 'Preference; MUTUAL is what the other direction takes off, INDIFFERENT the score without preferences.',
  })
  key!: string;
  @Field(() => Int, { description: 'Points.' })
  points!: number;
  @Field(() => Int, { description: 'Largest number of points.' })
  of!: number;
  @Field(() => String, { description: 'Why, in one sentence.' })
  reason!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A person who may be a co-founder.' })
export class PairionCandidate {
  @Field(() => Profile, { description: 'The person.' })
  user!: unknown;
  @Field(() => PairionCard, { description: 'The person’s co-founder profile.' })
  card!: PairionCard;
  @Field(() => Int, { description: 'The lower of mine and theirs, 0 to 100.' })
  score!: number;
  @Field(() => Int, { description: 'How well they meet your preferences.' })
  mine!: number;
  @Field(() => Int, { description: 'How well you meet theirs.' })
  theirs!: number;
  @Field(() => [PairionBreakdownLine], { description: 'Points that add up to the score.' })
  breakdown!: PairionBreakdownLine[];
  @Field(() => [String], { description: 'What fits, in sentences.' })
  fits!: string[];
  @Field(() => [String], { description: 'What to talk about.' })
  talkAbout!: string[];
  @Field(() => String, { ...nullable, description: 'The conflict that would matter most.' })
  conflict!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'How many people a must-have excludes.' })
export class PairionLimit {
  @Field(() => String, { description: 'Preference.' })
  preference!: string;
  @Field(() => Int, { description: `People who would pass without it, counted up to ${pairionLimits.limitPeople}.` })
  people!: number;
}

@ObjectType({ simpleResolvers: true, description: 'Candidates of the day.' })
export class PairionCandidates {
  @Field(() => [PairionCandidate], { description: 'The best first.' })
  candidates!: PairionCandidate[];
  @Field(() => [PairionLimit], {
    ...nullable,
    description: 'When they are few: which must-haves exclude how many people.',
  })
  limits!: PairionLimit[] | null;
}

@ObjectType({ simpleResolvers: true, description: 'An invitation to found together.' })
export class PairionInvitation {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;
  @Field(() => Profile, { description: 'The other person.' })
  user!: unknown;
  @Field(() => Boolean, { description: 'You sent it.' })
  isSent!: boolean;
  @Field(() => String, { description: 'Note; may be empty.' })
  note!: string;
  @Field(() => InvitationStatus, { description: 'State.' })
  status!: string;
  @Field(() => DateTime, { description: 'When it was sent.' })
  createdAt!: string;
  @Field(() => DateTime, { description: 'When it expires unless it is answered.' })
  expiresAt!: string;
  @Field(() => PairionCandidate, {
    ...nullable,
    description: 'Card and score of the other person; null unless it waits and the person looks or talks.',
  })
  candidate!: PairionCandidate | null;
}

@ObjectType({ simpleResolvers: true, description: 'A trial project of a match.' })
export class PairionTrial {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;
  @Field(() => Boolean, { description: 'You proposed it.' })
  isOwn!: boolean;
  @Field(() => String, { description: 'Goal.' })
  goal!: string;
  @Field(() => String, { description: 'First day.' })
  startsOn!: string;
  @Field(() => String, { description: 'Last day.' })
  endsOn!: string;
  @Field(() => String, { description: 'What you do.' })
  ownTask!: string;
  @Field(() => String, { description: 'What the other person does.' })
  otherTask!: string;
  @Field(() => Boolean, { description: 'Both have agreed to it.' })
  isAccepted!: boolean;
  @Field(() => Boolean, { description: 'Its last day is over.' })
  isOver!: boolean;
  @Field(() => Boolean, { ...nullable, description: 'Your private answer whether you go on.' })
  viewerContinues!: boolean | null;
  @Field(() => Boolean, { description: 'Both go on.' })
  bothContinue!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'Two people who want to talk about founding together.' })
export class PairionMatch {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;
  @Field(() => Profile, { description: 'The other person.' })
  user!: unknown;
  @Field(() => ID, { ...nullable, description: 'Their conversation.' })
  conversationId!: string | null;
  @Field(() => DateTime, { description: 'When they matched.' })
  createdAt!: string;
  @Field(() => PairionTrial, { ...nullable, description: 'The latest trial project.' })
  trial!: PairionTrial | null;
  @Field(() => PairionCandidate, {
    ...nullable,
    description: 'Card and score of the other person; null while the person is paused or not active.',
  })
  candidate!: PairionCandidate | null;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Your co-founder profile. Only you see preferences, weights, runway and terms.',
})
export class PairionProfile {
  @Field(() => FounderRole, { ...nullable, description: 'Role.' })
  role!: string | null;
  @Field(() => [String], { description: 'Skills that you have.' })
  skillsHave!: readonly string[];
  @Field(() => [String], { description: 'Skills that you need.' })
  skillsNeed!: readonly string[];
  @Field(() => Int, { ...nullable, description: 'Hours of a week.' })
  hoursPerWeek!: number | null;
  @Field(() => String, { ...nullable, description: 'Day from which you are available; null is now.' })
  availableFrom!: string | null;
  @Field(() => Int, { ...nullable, description: 'Hours from UTC.' })
  timeZone!: number | null;
  @Field(() => String, { description: 'Place; may be empty.' })
  location!: string;
  @Field(() => RemoteWish, { ...nullable, description: 'Where you want to work.' })
  remote!: string | null;
  @Field(() => Stage, { ...nullable, description: 'Stage to start from.' })
  stage!: string | null;
  @Field(() => [String], { description: 'Industries.' })
  industries!: readonly string[];
  @Field(() => Commitment, { ...nullable, description: 'Commitment.' })
  commitment!: string | null;
  @Field(() => Int, { ...nullable, description: 'Months that you can live without pay.' })
  runwayMonths!: number | null;
  @Field(() => Float, { ...nullable, description: 'Least share expected, in percent.' })
  equityMin!: number | null;
  @Field(() => Float, { ...nullable, description: 'Largest share expected, in percent.' })
  equityMax!: number | null;
  @Field(() => Json, { description: 'Answers a or b by scene.' })
  style!: unknown;
  @Field(() => PairionStatus, { description: 'Availability.' })
  status!: string;
  @Field(() => Json, { description: 'Wish and importance by preference.' })
  preferences!: unknown;
  @Field(() => Json, { description: 'Weights from 0 to 10 by preference, where they differ from the defaults.' })
  weights!: unknown;
  @Field(() => [DealTerm], { description: 'Terms that you do not accept.' })
  dealTerms!: readonly string[];
  @Field(() => [String], { description: 'Fields that are needed before others see the profile.' })
  missing!: readonly string[];
  @Field(() => Boolean, { description: 'False while it is only prefilled.' })
  isSaved!: boolean;
  @Field(() => [String], { description: 'Fields that are prefilled from your profile, until the first save.' })
  fromProfile!: readonly string[];
  @Field(() => [String], { description: 'Fields that are prefilled from your newest analysis, until the first save.' })
  fromAnalysis!: readonly string[];
  @Field(() => Boolean, { description: 'You were not active for a while: are you still looking?' })
  isStale!: boolean;
  @Field(() => String, { description: 'Version of the score.' })
  matchingVersion!: string;
}
