import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { connectionOf } from '../../graphql/types/node';
import { DateTime } from '../../graphql/types/scalars';
import { Need, Profile, Stage } from '../profile/profile.type';

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
  description: 'State of a connection between two people.',
  valuesConfig: {
    PENDING: { description: 'Requested and not answered yet.' },
    ACCEPTED: { description: 'The two are connected.' },
    REJECTED: { description: 'The request was declined.' },
  },
});

@ObjectType({
  simpleResolvers: true,
  description: 'A connection between you and another person, or a request for one.',
})
export class ViewerConnection {
  @Field(() => ID, { description: 'The connection’s id.' })
  id!: string;

  @Field(() => ConnectionState, { description: 'State of the connection.' })
  status!: ConnectionState;

  @Field(() => ID, { description: 'Id of the person who sent the request.' })
  requesterId!: string;

  @Field(() => ID, { description: 'Id of the person who received the request.' })
  recipientId!: string;

  @Field(() => String, { description: 'Note of the request; may be empty.' })
  message!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The day, such as 2026-12-31, from which you may repeat your declined request; null when you may repeat it already, and for other requests.',
  })
  canAskAgainFrom!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'Your relation to another person.' })
export class Relation {
  @Field(() => ViewerConnection, { nullable: true, description: 'Your connection or request; null without one.' })
  connection!: ViewerConnection | null;

  @Field(() => Boolean, { description: 'Whether you follow this person.' })
  isFollowing!: boolean;

  @Field(() => Boolean, { description: 'Whether this person follows you.' })
  isFollower!: boolean;

  @Field(() => Boolean, {
    description: 'Whether you have muted this person: they are left out of your feeds and notifications.',
  })
  hasMuted!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'A pending request to connect.' })
export class ConnectionRequest {
  @Field(() => ID, { description: 'The connection’s id.' })
  id!: string;

  @Field(() => Profile, {
    description: 'The other person: the sender of a received request, the recipient of a sent one.',
  })
  person!: Profile;

  @Field(() => String, { description: 'Note of the request; may be empty.' })
  message!: string;

  @Field(() => DateTime, { description: 'When it was sent.' })
  createdAt!: string;
}

const requests = connectionOf(ConnectionRequest, 'ConnectionRequest');
/** A page of requests to connect. */
export const ConnectionRequestConnection = requests.ItemConnection;

@ObjectType({ simpleResolvers: true, description: 'A person you may know, with the reasons for the suggestion.' })
export class Suggestion {
  @Field(() => ID, { description: 'The person’s id.' })
  id!: string;

  @Field(() => Profile, { description: 'The person.' })
  person!: Profile;

  @Field(() => Int, { description: 'Number of connections that you share, within the connections that were searched.' })
  sharedConnectionCount!: number;

  @Field(() => [String], { description: 'Skills that you share.' })
  sharedSkills!: string[];

  @Field(() => [Need], { description: 'Needs that you share.' })
  sharedNeeds!: Need[];

  @Field(() => String, { nullable: true, description: 'The part of the location that you share, such as the city.' })
  sharedLocation!: string | null;

  @Field(() => Stage, { nullable: true, description: 'The stage that you share.' })
  sharedStage!: Stage | null;
}

const suggestions = connectionOf(Suggestion, 'Suggestion');
/** A page of suggestions. */
export const SuggestionConnection = suggestions.ItemConnection;

@ObjectType({
  simpleResolvers: true,
  description: 'A shortest path between two people over accepted connections.',
})
export class ConnectionPath {
  @Field(() => Int, { description: 'Number of steps: 0 for the same person, 1 for connected people, at most 3.' })
  degree!: number;

  @Field(() => [Profile], { description: 'The people on the path, including both ends.' })
  people!: Profile[];
}
