import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../context';
import { viewerId } from '../../context';
import { PageArguments } from '../../graphql/types/node';
import { readList } from '../list';
import { readProfile } from '../profile/profile.service';
import { Profile } from '../profile/profile.type';
import { setBlock } from './block.service';
import { answerConnection, removeConnection, requestConnection } from './connection.service';
import { dismissSuggestion, setFollow, setMute } from './follow.service';
import { readPath, type Path } from './network.path';
import { countMutual, countReceived, networkLists, readCounts } from './network.reads';
import { readRelation, type Relation as RelationRow } from './network.relation';
import {
  ConnectionPath,
  ConnectionRequestConnection,
  ProfileConnection,
  Relation,
  SuggestionConnection,
} from './network.type';

const person = { description: 'The person’s id.' };
const whose = { nullable: true, description: 'Whose; yours when left out.' };

@Resolver(() => Profile)
export class NetworkResolver {
  @Query(() => ProfileConnection, { description: 'People with an accepted connection to a person, latest first.' })
  connections(
    @Ctx() ctx: Context,
    @Args(() => PageArguments) page: PageArguments,
    @Arg('personId', () => ID, whose) personId?: string,
  ): Promise<unknown> {
    return readList(ctx, networkLists.connections, { ...page, personId });
  }

  @Query(() => ProfileConnection, { description: 'People who follow a person, latest first.' })
  followers(
    @Ctx() ctx: Context,
    @Args(() => PageArguments) page: PageArguments,
    @Arg('personId', () => ID, whose) personId?: string,
  ): Promise<unknown> {
    return readList(ctx, networkLists.followers, { ...page, personId });
  }

  @Query(() => ProfileConnection, { description: 'People whom a person follows, latest first.' })
  following(
    @Ctx() ctx: Context,
    @Args(() => PageArguments) page: PageArguments,
    @Arg('personId', () => ID, whose) personId?: string,
  ): Promise<unknown> {
    return readList(ctx, networkLists.following, { ...page, personId });
  }

  @Query(() => ProfileConnection, { description: 'People connected to both you and another person.' })
  mutualConnections(
    @Ctx() ctx: Context,
    @Args(() => PageArguments) page: PageArguments,
    @Arg('personId', () => ID, person) personId: string,
  ): Promise<unknown> {
    return readList(ctx, networkLists.mutualConnections, { ...page, personId });
  }

  @Query(() => ConnectionPath, {
    nullable: true,
    description: 'The shortest way between two people, of at most three steps; null when they are farther apart.',
  })
  connectionPath(
    @Ctx() ctx: Context,
    @Arg('toId', () => ID, { description: 'Where it ends.' }) toId: string,
    @Arg('fromId', () => ID, { nullable: true, description: 'Where it begins; with you when left out.' })
    fromId?: string,
  ): Promise<Path | null> {
    return readPath(ctx, fromId ?? viewerId(ctx), toId);
  }

  @Query(() => ConnectionRequestConnection, {
    description: 'Requests to connect that wait for your answer, latest first.',
  })
  receivedRequests(@Ctx() ctx: Context, @Args(() => PageArguments) page: PageArguments): Promise<unknown> {
    return readList(ctx, networkLists.receivedRequests, page);
  }

  @Query(() => Int, { description: 'How many requests wait for your answer.' })
  receivedRequestCount(@Ctx() ctx: Context): Promise<number> {
    return countReceived(ctx);
  }

  @Query(() => ConnectionRequestConnection, {
    description: 'Your requests to connect that wait for an answer, latest first.',
  })
  sentRequests(@Ctx() ctx: Context, @Args(() => PageArguments) page: PageArguments): Promise<unknown> {
    return readList(ctx, networkLists.sentRequests, page);
  }

  @Query(() => SuggestionConnection, { description: 'People you may want to know, best first, each with the reason.' })
  suggestions(@Ctx() ctx: Context, @Args(() => PageArguments) page: PageArguments): Promise<unknown> {
    return readList(ctx, networkLists.suggestions, page);
  }

  @Query(() => ProfileConnection, { description: 'People you have blocked, latest first.' })
  blockedPeople(@Ctx() ctx: Context, @Args(() => PageArguments) page: PageArguments): Promise<unknown> {
    return readList(ctx, networkLists.blockedPeople, page);
  }

  @Query(() => ProfileConnection, { description: 'People you have muted, latest first.' })
  mutedPeople(@Ctx() ctx: Context, @Args(() => PageArguments) page: PageArguments): Promise<unknown> {
    return readList(ctx, networkLists.mutedPeople, page);
  }

  @Mutation(() => Profile, {
    description:
      'Asks a person to connect. Asking back somebody who asked accepts; asking twice changes nothing. At most 100 in a week.',
  })
  async requestConnection(
    @Ctx() ctx: Context,
    @Arg('personId', () => ID, person) personId: string,
    @Arg('message', () => String, { nullable: true, description: 'A note, at most 300 characters.' }) message?: string,
  ): Promise<unknown> {
    return readProfile(ctx, 'id', await requestConnection(ctx, { recipientId: personId, message }));
  }

  @Mutation(() => Profile, { description: 'Accepts a request; from then on both follow each other. Safe to repeat.' })
  async acceptConnection(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'The connection’s id, or the person’s.' }) id: string,
  ): Promise<unknown> {
    return readProfile(ctx, 'id', await answerConnection(ctx, id, 'accepted'));
  }

  @Mutation(() => Profile, { description: 'Declines a request. Safe to repeat.' })
  async rejectConnection(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'The connection’s id, or the person’s.' }) id: string,
  ): Promise<unknown> {
    return readProfile(ctx, 'id', await answerConnection(ctx, id, 'rejected'));
  }

  @Mutation(() => Profile, { description: 'Removes a connection, or withdraws a request. Follows stay.' })
  async removeConnection(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'The connection’s id, or the person’s.' }) id: string,
  ): Promise<unknown> {
    return readProfile(ctx, 'id', await removeConnection(ctx, id));
  }

  @Mutation(() => Profile, { description: 'Follows a person. Safe to repeat.' })
  async followPerson(@Ctx() ctx: Context, @Arg('id', () => ID, person) id: string): Promise<unknown> {
    await setFollow(ctx, id, true);
    return readProfile(ctx, 'id', id);
  }

  @Mutation(() => Profile, {
    description: 'Ceases to follow a person. CONFLICT while you are connected. Safe to repeat.',
  })
  async unfollowPerson(@Ctx() ctx: Context, @Arg('id', () => ID, person) id: string): Promise<unknown> {
    await setFollow(ctx, id, false);
    return readProfile(ctx, 'id', id);
  }

  @Mutation(() => Profile, {
    description: 'Keeps a person out of your feeds and notifications. They are not told. Safe to repeat.',
  })
  async mutePerson(@Ctx() ctx: Context, @Arg('id', () => ID, person) id: string): Promise<unknown> {
    await setMute(ctx, id, true);
    return readProfile(ctx, 'id', id);
  }

  @Mutation(() => Profile, { description: 'Takes a mute back. Safe to repeat.' })
  async unmutePerson(@Ctx() ctx: Context, @Arg('id', () => ID, person) id: string): Promise<unknown> {
    await setMute(ctx, id, false);
    return readProfile(ctx, 'id', id);
  }

  @Mutation(() => Boolean, { description: 'Takes a person out of your suggestions for good. Safe to repeat.' })
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

  @Mutation(() => Boolean, { description: 'Takes a block back. Connection and follows stay gone. Safe to repeat.' })
  async unblockPerson(@Ctx() ctx: Context, @Arg('id', () => ID, person) id: string): Promise<boolean> {
    await setBlock(ctx, id, false);
    return true;
  }

  @FieldResolver(() => Int, { description: 'How many people are connected to both of you.' })
  mutualConnectionCount(@Ctx() ctx: Context, @Root() { id }: Profile): Promise<number> {
    return countMutual(ctx, id);
  }

  @FieldResolver(() => Int, { description: 'How many accepted connections the person has.' })
  async connectionCount(@Ctx() ctx: Context, @Root() { id }: Profile): Promise<number> {
    return (await readCounts(ctx, id)).connectionCount;
  }

  @FieldResolver(() => Int, { description: 'How many people follow the person.' })
  async followerCount(@Ctx() ctx: Context, @Root() { id }: Profile): Promise<number> {
    return (await readCounts(ctx, id)).followerCount;
  }

  @FieldResolver(() => Int, { description: 'How many people the person follows.' })
  async followingCount(@Ctx() ctx: Context, @Root() { id }: Profile): Promise<number> {
    return (await readCounts(ctx, id)).followingCount;
  }

  @FieldResolver(() => Relation, { nullable: true, description: 'How you stand to this person; null for yourself.' })
  viewerRelation(@Ctx() ctx: Context, @Root() { id }: Profile): Promise<RelationRow> | null {
    return id === viewerId(ctx) ? null : readRelation(ctx, id);
  }
}
