import { Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { Node } from '../../graphql/types/node';

export enum Stage {
  EXPLORING = 'EXPLORING',
  IDEA = 'IDEA',
  PROTOTYPE = 'PROTOTYPE',
  LAUNCHED = 'LAUNCHED',
  REVENUE = 'REVENUE',
  SCALING = 'SCALING',
}

registerEnumType(Stage, {
  name: 'Stage',
  description: 'How far a person’s startup is.',
  valuesConfig: {
    EXPLORING: { description: 'Looking for a problem worth solving.' },
    IDEA: { description: 'An idea, and talks with those it is for.' },
    PROTOTYPE: { description: 'Something that can be shown and tried.' },
    LAUNCHED: { description: 'People use it.' },
    REVENUE: { description: 'People pay for it.' },
    SCALING: { description: 'Growing what works.' },
  },
});

export enum Need {
  CO_FOUNDER = 'CO_FOUNDER',
  TEAM = 'TEAM',
  CUSTOMERS = 'CUSTOMERS',
  INVESTORS = 'INVESTORS',
  ADVISORS = 'ADVISORS',
  PARTNERS = 'PARTNERS',
  FEEDBACK = 'FEEDBACK',
  PEERS = 'PEERS',
}

registerEnumType(Need, {
  name: 'Need',
  description: 'What a person is looking for.',
  valuesConfig: {
    CO_FOUNDER: { description: 'A co-founder.' },
    TEAM: { description: 'People to hire.' },
    CUSTOMERS: { description: 'First customers.' },
    INVESTORS: { description: 'Investors.' },
    ADVISORS: { description: 'Advisors.' },
    PARTNERS: { description: 'Business partners.' },
    FEEDBACK: { description: 'Feedback on what they build.' },
    PEERS: { description: 'Other founders to talk to.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'A web address on a profile.' })
export class ProfileLink {
  @Field(() => String, { description: 'What it is called; may be empty. At most 40 characters.' })
  label!: string;

  @Field(() => String, { description: 'An http or https address.' })
  url!: string;
}

@InputType({ description: 'A web address on a profile.' })
export class ProfileLinkInput {
  @Field(() => String, { nullable: true, description: 'What it is called; at most 40 characters.' })
  label?: string;

  @Field(() => String, { description: 'An http or https address; without a scheme it means https.' })
  url!: string;
}

@ObjectType({ implements: Node, simpleResolvers: true, description: 'A person as others see them.' })
export class Profile extends Node {
  @Field(() => String, { description: 'Unique handle: 3 to 30 of a-z, 0-9, _, and inner . or -.' })
  username!: string;

  @Field(() => String, { description: 'Name to show; at most 64 characters.' })
  displayName!: string;

  @Field(() => String, { description: 'One line on what the person does; at most 220 characters.' })
  headline!: string;

  @Field(() => String, { nullable: true, description: 'Small square picture for lists, or null for a drawn one.' })
  avatarUrl!: string | null;
}

@InputType({ description: 'What to change of the own profile; fields left out stay.' })
export class UpdateProfileInput {
  @Field(() => String, { nullable: true, description: 'At most 64 characters, not empty.' })
  displayName?: string;

  @Field(() => String, { nullable: true, description: 'At most 220 characters.' })
  headline?: string;

  @Field(() => String, { nullable: true, description: 'At most 2,600 characters.' })
  bio?: string;

  @Field(() => String, { nullable: true, description: 'At most 100 characters.' })
  location?: string;

  @Field(() => [String], {
    nullable: true,
    description: 'At most 20 of at most 40 characters; repeated ones are dropped.',
  })
  skills?: string[];

  @Field(() => Stage, { nullable: true, description: 'How far the startup is; null takes it back.' })
  stage?: Stage | null;

  @Field(() => [Need], { nullable: true, description: 'What you are looking for.' })
  lookingFor?: Need[];

  @Field(() => String, { nullable: true, description: 'The same in your own words; at most 300 characters.' })
  lookingForNote?: string;

  @Field(() => [ProfileLinkInput], { nullable: true, description: 'At most 5.' })
  links?: ProfileLinkInput[];

  @Field(() => String, {
    nullable: true,
    description: 'Address of an uploaded picture for lists and the head of the page; null takes it away.',
  })
  avatarUrl?: string | null;

  @Field(() => String, { nullable: true, description: 'Address of an uploaded wide picture; null takes it away.' })
  coverImageUrl?: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'One thing about a profile that could be better.' })
export class ProfileFinding {
  @Field(() => String, { description: 'The profile’s field.' })
  field!: string;

  @Field(() => String, { description: 'What is the matter, and what to do.' })
  message!: string;
}

@ObjectType({ simpleResolvers: true, description: 'What a check of the own profile found.' })
export class ProfileIntegrity {
  @Field(() => Boolean, { description: 'Nothing is broken.' })
  isSound!: boolean;

  @Field(() => [ProfileFinding], { description: 'What is not filled in yet; only its owner can.' })
  missing!: ProfileFinding[];

  @Field(() => [ProfileFinding], { description: 'What is broken: recoverProfile repairs it.' })
  broken!: ProfileFinding[];
}

@ObjectType({ simpleResolvers: true, description: 'The signed-in person.' })
export class Viewer {
  @Field(() => ID, { description: 'The same id as the profile’s.' })
  id!: string;

  @Field(() => String, { description: 'Address for sign-in and mail; shown to nobody else.' })
  email!: string;

  @Field(() => Profile, { description: 'The own profile.' })
  profile!: Profile;
}
