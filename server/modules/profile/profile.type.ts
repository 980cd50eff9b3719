import { Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { accountLimits } from '../../../shared/contracts/account';
import { profileLimits } from '../../../shared/contracts/profile';
import { formatCount } from '../../core/formatCount';
import { Node } from '../../graphql/types/node';
import type { Image } from '../media/media.type';

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
  description: 'Stage of a person’s startup.',
  valuesConfig: {
    EXPLORING: { description: 'Looking for a problem to solve.' },
    IDEA: { description: 'An idea, and talks with possible customers.' },
    PROTOTYPE: { description: 'A prototype that people can try.' },
    LAUNCHED: { description: 'People are using it.' },
    REVENUE: { description: 'People are paying for it.' },
    SCALING: { description: 'Growing a working business.' },
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

@ObjectType({ simpleResolvers: true, description: 'A link on a profile.' })
export class ProfileLink {
  @Field(() => String, {
    description: `Label of the link, at most ${profileLimits.linkLabel} characters; may be empty.`,
  })
  label!: string;

  @Field(() => String, { description: 'An http or https URL.' })
  url!: string;
}

@InputType({ description: 'A link on a profile.' })
export class ProfileLinkInput {
  @Field(() => String, {
    nullable: true,
    description: `Label of the link, at most ${profileLimits.linkLabel} characters.`,
  })
  label?: string;

  @Field(() => String, { description: 'An http or https URL. Without a scheme it is https.' })
  url!: string;
}

@ObjectType({ implements: Node, simpleResolvers: true, description: 'A person as others see them.' })
export class Profile extends Node {
  @Field(() => String, {
    description: `Unique handle of ${accountLimits.username.min} to ${accountLimits.username.max} characters: a-z, 0-9, _, and inner . or -.`,
  })
  username!: string;

  @Field(() => String, { description: `Display name, at most ${profileLimits.displayName} characters.` })
  displayName!: string;

  @Field(() => String, {
    description: `One line about what the person does, at most ${profileLimits.headline} characters.`,
  })
  headline!: string;

  @Field(() => String, { nullable: true, description: 'Small square picture for lists; null shows a drawn one.' })
  avatarUrl!: string | null;
}

/** The fields of a person that are read with everything they wrote. */
export type ProfileCard = Pick<Profile, 'id' | 'username' | 'displayName' | 'headline' | 'avatarUrl'>;

/** The further fields of a profile. Field resolvers load them for cards. */
export type ProfileDetails = {
  bio: string;
  location: string;
  skills: string[];
  stage: Stage | null;
  lookingFor: Need[];
  lookingForNote: string;
  links: ProfileLink[];
  coverImageUrl: string | null;
  avatar: Image | null;
  cover: Image | null;
  createdAt: string;
};

export type FullProfile = ProfileCard & ProfileDetails;

@InputType({ description: 'Changes of your own profile. Omitted fields stay as they are.' })
export class UpdateProfileInput {
  @Field(() => String, { nullable: true, description: `At most ${profileLimits.displayName} characters, not empty.` })
  displayName?: string;

  @Field(() => String, { nullable: true, description: `At most ${profileLimits.headline} characters.` })
  headline?: string;

  @Field(() => String, { nullable: true, description: `At most ${formatCount(profileLimits.bio)} characters.` })
  bio?: string;

  @Field(() => String, { nullable: true, description: `At most ${profileLimits.location} characters.` })
  location?: string;

  @Field(() => [String], {
    nullable: true,
    description: `At most ${profileLimits.skills} skills of at most ${profileLimits.skill} characters. Duplicates are removed.`,
  })
  skills?: string[];

  @Field(() => Stage, { nullable: true, description: 'Stage of the startup; null removes it.' })
  stage?: Stage | null;

  @Field(() => [Need], { nullable: true, description: 'What you are looking for.' })
  lookingFor?: Need[];

  @Field(() => String, {
    nullable: true,
    description: `Free text about what you are looking for, at most ${profileLimits.lookingForNote} characters.`,
  })
  lookingForNote?: string;

  @Field(() => [ProfileLinkInput], { nullable: true, description: `At most ${profileLimits.links} links.` })
  links?: ProfileLinkInput[];

  @Field(() => String, {
    nullable: true,
    description: 'URL of an uploaded square picture; null removes it.',
  })
  avatarUrl?: string | null;

  @Field(() => String, { nullable: true, description: 'URL of an uploaded wide picture; null removes it.' })
  coverImageUrl?: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'One issue of a profile.' })
export class ProfileFinding {
  @Field(() => String, { description: 'The field of the profile.' })
  field!: string;

  @Field(() => String, { description: 'The issue and what to do about it.' })
  message!: string;
}

@ObjectType({ simpleResolvers: true, description: 'Result of an integrity check of your own profile.' })
export class ProfileIntegrity {
  @Field(() => Boolean, { description: 'Nothing is broken.' })
  isSound!: boolean;

  @Field(() => [ProfileFinding], { description: 'Fields that are empty. Only you can fill them in.' })
  missing!: ProfileFinding[];

  @Field(() => [ProfileFinding], { description: 'Fields that are broken. recoverProfile repairs them.' })
  broken!: ProfileFinding[];
}

@ObjectType({ simpleResolvers: true, description: 'The signed-in person.' })
export class Viewer {
  @Field(() => ID, { description: 'The id of the profile too.' })
  id!: string;

  @Field(() => String, { description: 'Email address; visible to nobody else.' })
  email!: string;

  @Field(() => Profile, { description: 'Your own profile.' })
  profile!: Profile;
}
