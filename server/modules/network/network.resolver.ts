import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../context';
import { viewerId } from '../../context';
import type { Connection } from '../../database/list';
import { PageArguments } from '../../graphql/types/node';
import { readList } from '../list';
import { readProfile } from '../profile/profile.reads';
import { Profile, type FullProfile, type ProfileCard } from '../profile/profile.type';
import { setBlock } from './block.service';
import { answerConnection, removeConnection, requestConnection } from './connection.service';
import { dismissSuggestion, setFollow, setMute } from './follow.service';
import { readConnectionPath } from './network.path';
import { countMutualConnections, countReceivedRequests, networkLists, readRelationCounts } from './network.reads';
import { readViewerRelation, type ViewerRelation } from './network.relation';
import {
  ConnectionPath,
  ConnectionRequestConnection,
  ProfileConnection,
  Relation,
  SuggestionConnection,
  type ConnectionRequest,
  type Suggestion,
} from './network.type';

const person = { description: 'The person’s id.' };
const ownedBy = { nullable: true, description: 'The person’s id; your own when omitted.' };
const connectionOrPerson = { description: 'Id of the connection or of the other person.' };

@Resolver(() => Profile)
export class NetworkResolver {
  @Query(() => ProfileConnection, { description: 'People with an accepted connection to a person, latest first.' })
  connections(
    @Ctx() ctx: Context,
    @Args(() => PageArguments) page: PageArguments,
    @Arg('personId', () => ID, ownedBy) personId?: string,
  ): Promise<Connection<ProfileCard>> {
    return readList(ctx, networkLists.connections, { ...page, personId });
  }

  @Query(() => ProfileConnection, { description: 'People who follow a person, latest first.' })
  followers(
    @Ctx() ctx: Context,
    @Args(() => PageArguments) page: PageArguments,
    @Arg('personId', () => ID, ownedBy) personId?: string,
  ): Promise<Connection<ProfileCard>> {
    return readList(ctx, networkLists.followers, { ...page, personId });
  }

  @Query(() => ProfileConnection, { description: 'People that a person follows, latest first.' })
  following(
    @Ctx() ctx: Context,
    @Args(() => PageArguments) page: PageArguments,
    @Arg('personId', () => ID, ownedBy) personId?: string,
  ): Promise<Connection<ProfileCard>> {
    return readList(ctx, networkLists.following, { ...page, personId });
  }

  @Query(() => ProfileConnection, { description: 'People connected to both you and another person.' })
  mutualConnections(
    @Ctx() ctx: Context,
    @Args(() => PageArguments) page: PageArguments,
    @Arg('personId', () => ID, person) personId: string,
  ): Promise<Connection<ProfileCard>> {
    return readList(ctx, networkLists.mutualConnections, { ...page, personId });
  }

  @Query(() => ConnectionPath, {
    nullable: true,
    description: 'A shortest path of at most three steps between two people; null when there is none.',
  })
  connectionPath(
    @Ctx() ctx: Context,
    @Arg('toId', () => ID, { description: 'Id of the person at the end.' }) toId: string,
    @Arg('fromId', () => ID, { nullable: true, description: 'Id of the person at the start; your own when omitted.' })
    fromId?: string,
  ): Promise<ConnectionPath | null> {
    return readConnectionPath(ctx, fromId ?? viewerId(ctx), toId);
  }

  @Query(() => ConnectionRequestConnection, {
    description: 'Pending requests to connect that you received, latest first.',
  })
  receivedRequests(
    @Ctx() ctx: Context,
    @Args(() => PageArguments) page: PageArguments,
  ): Promise<Connection<ConnectionRequest>> {
    return readList(ctx, networkLists.receivedRequests, page);
  }

  @Query(() => Int, { description: 'Number of pending requests to connect that you received.' })
  receivedRequestCount(@Ctx() ctx: Context): Promise<number> {
    return countReceivedRequests(ctx);
  }

  @Query(() => ConnectionRequestConnection, {
    description: 'Pending requests to connect that you sent, latest first.',
  })
  sentRequests(
    @Ctx() ctx: Context,
    @Args(() => PageArguments) page: PageArguments,
  ): Promise<Connection<ConnectionRequest>> {
    return readList(ctx, networkLists.sentRequests, page);
  }

  @Query(() => SuggestionConnection, { description: 'People you may know, best match first, with the reasons.' })
  suggestions(@Ctx() ctx: Context, @Args(() => PageArguments) page: PageArguments): Promise<Connection<Suggestion>> {
    return readList(ctx, networkLists.suggestions, page);
  }

  @Query(() => ProfileConnection, { description: 'People you have blocked, latest first.' })
  blockedPeople(@Ctx() ctx: Context, @Args(() => PageArguments) page: PageArguments): Promise<Connection<ProfileCard>> {
    return readList(ctx, networkLists.blockedPeople, page);
  }

  @Query(() => ProfileConnection, { description: 'People you have muted, latest first.' })
  mutedPeople(@Ctx() ctx: Context, @Args(() => PageArguments) page: PageArguments): Promise<Connection<ProfileCard>> {
    return readList(ctx, networkLists.mutedPeople, page);
  }

  @Mutation(() => Profile, {
    description:
      'Sends a request to connect. Accepts the other person’s request when one is pending. At most 100 a week. Safe to repeat.',
  })
  async requestConnection(
    @Ctx() ctx: Context,
    @Arg('personId', () => ID, person) personId: string,
    @Arg('message', () => String, { nullable: true, description: 'A note, at most 300 characters.' }) message?: string,
  ): Promise<FullProfile> {
    return readProfile(ctx, 'id', await requestConnection(ctx, { recipientId: personId, message }));
  }

  @Mutation(() => Profile, {
    description: 'Accepts a request to connect; both people follow each other. Safe to repeat.',
  })
  async acceptConnection(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, connectionOrPerson) id: string,
  ): Promise<FullProfile> {
    return readProfile(ctx, 'id', await answerConnection(ctx, id, 'accepted'));
  }

  @Mutation(() => Profile, { description: 'Declines a request to connect. Safe to repeat.' })
  async rejectConnection(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, connectionOrPerson) id: string,
  ): Promise<FullProfile> {
    return readProfile(ctx, 'id', await answerConnection(ctx, id, 'rejected'));
  }

  @Mutation(() => Profile, { description: 'Removes a connection or withdraws a request. Follows are unchanged.' })
  async removeConnection(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, connectionOrPerson) id: string,
  ): Promise<FullProfile> {
    return readProfile(ctx, 'id', await removeConnection(ctx, id));
  }

  @Mutation(() => Profile, { description: 'Follows a person. Safe to repeat.' })
  async followPerson(@Ctx() ctx: Context, @Arg('id', () => ID, person) id: string): Promise<FullProfile> {
    await setFollow(ctx, id, true);
    return readProfile(ctx, 'id', id);
  }

  @Mutation(() => Profile, {
    description: 'Unfollows a person. CONFLICT while you are connected. Safe to repeat.',
  })
  async unfollowPerson(@Ctx() ctx: Context, @Arg('id', () => ID, person) id: string): Promise<FullProfile> {
    await setFollow(ctx, id, false);
    return readProfile(ctx, 'id', id);
  }

  @Mutation(() => Profile, {
    description:
      'Mutes a person: they are left out of your feeds and notifications, and are not notified. Safe to repeat.',
  })
  async mutePerson(@Ctx() ctx: Context, @Arg('id', () => ID, person) id: string): Promise<FullProfile> {
    await setMute(ctx, id, true);
    return readProfile(ctx, 'id', id);
  }

  @Mutation(() => Profile, { description: 'Unmutes a person. Safe to repeat.' })
  async unmutePerson(@Ctx() ctx: Context, @Arg('id', () => ID, person) id: string): Promise<FullProfile> {
    await setMute(ctx, id, false);
    return readProfile(ctx, 'id', id);
  }

  @Mutation(() => Boolean, { description: 'Removes a person from your suggestions permanently. Safe to repeat.' })
  async dismissSuggestion(@Ctx() ctx: Context, @Arg('personId', () => ID, person) personId: string): Promise<boolean> {
    await dismissSuggestion(ctx, personId);
    return true;
  }

  @Mutation(() => Boolean, {
    description:
      'Blocks a person: neither of you sees the other anywhere, and your connection and follows end. Safe to repeat.',
  })
  async blockPerson(@Ctx() ctx: Context, @Arg('id', () => ID, person) id: string): Promise<boolean> {
    await setBlock(ctx, id, true);
    return true;
  }

  @Mutation(() => Boolean, {
    description: 'Unblocks a person. Connection and follows are not restored. Safe to repeat.',
  })
  async unblockPerson(@Ctx() ctx: Context, @Arg('id', () => ID, person) id: string): Promise<boolean> {
    await setBlock(ctx, id, false);
    return true;
  }

  @FieldResolver(() => Int, { description: 'Number of people connected to both you and the person.' })
  mutualConnectionCount(@Ctx() ctx: Context, @Root() { id }: Profile): Promise<number> {
    return countMutualConnections(ctx, id);
  }

  @FieldResolver(() => Int, { description: 'Number of the person’s accepted connections.' })
  async connectionCount(@Ctx() ctx: Context, @Root() { id }: Profile): Promise<number> {
    return (await readRelationCounts(ctx, id)).connectionCount;
  }

  @FieldResolver(() => Int, { description: 'Number of people who follow the person.' })
  async followerCount(@Ctx() ctx: Context, @Root() { id }: Profile): Promise<number> {
    return (await readRelationCounts(ctx, id)).followerCount;
  }

  @FieldResolver(() => Int, { description: 'Number of people that the person follows.' })
  async followingCount(@Ctx() ctx: Context, @Root() { id }: Profile): Promise<number> {
    return (await readRelationCounts(ctx, id)).followingCount;
  }

  @FieldResolver(() => Relation, { nullable: true, description: 'Your relation to this person; null for yourself.' })
  viewerRelation(@Ctx() ctx: Context, @Root() { id }: Profile): Promise<ViewerRelation> | null {
    return id === viewerId(ctx) ? null : readViewerRelation(ctx, id);
  }
}
