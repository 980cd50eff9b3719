import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { connectionOf } from '../../graphql/types/node';
import { DateTime } from '../../graphql/types/scalars';
import { Need, Profile } from '../profile/profile.type';

const people = connectionOf(Profile, 'Profile');

/** A page of people. */
export const ProfileConnection = people.ItemConnection;
export type ProfileConnection = InstanceType<typeof people.ItemConnection>;

export enum ConnectionState {
  PENDING = 'pending',
  ACCEPTED = 'accepted',
  REJECTED = 'rejected',
}

registerEnumType(ConnectionState, {
  name: 'ConnectionState',
  description: 'How far a connection between two people is.',
  valuesConfig: {
    PENDING: { description: 'Asked for, and not answered yet.' },
    ACCEPTED: { description: 'The two are connected.' },
    REJECTED: { description: 'The request was declined.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'A connection between you and another person, from the request on.' })
export class ViewerConnection {
  @Field(() => ID, { description: 'The connection’s id.' })
  id!: string;

  @Field(() => ConnectionState, { description: 'How far it is.' })
  status!: ConnectionState;

  @Field(() => ID, { description: 'Who asked.' })
  requesterId!: string;

  @Field(() => ID, { description: 'Who was asked.' })
  recipientId!: string;

  @Field(() => String, { description: 'What was said with the request; may be empty.' })
  message!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The day, such as 2026-12-31, from which you may ask again: only of your own request that was declined, and while that day is to come.',
  })
  canAskAgainFrom!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'How you and another person stand.' })
export class Relation {
  @Field(() => ViewerConnection, { nullable: true, description: 'Your connection, or null without one.' })
  connection!: ViewerConnection | null;

  @Field(() => Boolean, { description: 'You follow this person.' })
  isFollowing!: boolean;

  @Field(() => Boolean, { description: 'This person follows you.' })
  isFollower!: boolean;

  @Field(() => Boolean, { description: 'You keep this person out of your feeds and notifications.' })
  hasMuted!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'A request to connect that waits for an answer.' })
export class ConnectionRequest {
  @Field(() => ID, { description: 'The connection’s id.' })
  id!: string;

  @Field(() => Profile, { description: 'The other person: who asked, or who was asked.' })
  person!: Profile;

  @Field(() => String, { description: 'What was said with it; may be empty.' })
  message!: string;

  @Field(() => DateTime, { description: 'When it was sent.' })
  createdAt!: string;
}

const requests = connectionOf(ConnectionRequest, 'ConnectionRequest');
/** A page of requests to connect. */
export const ConnectionRequestConnection = requests.ItemConnection;

@ObjectType({ simpleResolvers: true, description: 'A person you may want to know, and why.' })
export class Suggestion {
  @Field(() => ID, { description: 'The person’s id.' })
  id!: string;

  @Field(() => Profile, { description: 'The person.' })
  person!: Profile;

  @Field(() => Int, { description: 'How many of your connections are theirs too, as far as was looked.' })
  sharedConnectionCount!: number;

  @Field(() => [String], { description: 'Skills that you both have.' })
  sharedSkills!: string[];

  @Field(() => [Need], { description: 'What you both look for.' })
  sharedNeeds!: Need[];
}

const suggestions = connectionOf(Suggestion, 'Suggestion');
/** A page of suggestions. */
export const SuggestionConnection = suggestions.ItemConnection;

@ObjectType({
  simpleResolvers: true,
  description: 'The shortest way from one person to another over accepted connections.',
})
export class ConnectionPath {
  @Field(() => Int, { description: 'Number of steps: 0 for the same person, 1 for connected people, at most 3.' })
  degree!: number;

  @Field(() => [Profile], { description: 'The people along the way, both ends included.' })
  people!: Profile[];
}
