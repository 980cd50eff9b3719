import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { pairionLimits } from '../../../shared/contracts/pairion';
import type { Context } from '../../context';
import { notFound } from '../../core/errors';
import { Json } from '../../graphql/types/scalars';
import { readProfiles } from '../profile/profile.reads';
import { readDailyCandidates, readSaved, setPassed, setSaved } from './candidate.service';
import { answerInvitation, invite, withdrawInvitation } from './invitation.service';
import { readInvitations, readMatches, readProfileOf, showCandidates } from './pairion.reads';
import { saveProfile } from './pairion.service';
import { PairionCandidate, PairionCandidates, PairionInvitation, PairionMatch, PairionProfile } from './pairion.type';
import { acceptTrial, answerTrial, proposeTrial } from './trial.service';

/** Adds the people to rows and to the candidates in them, in one statement. Those who are hidden by now are left out. */
async function withUsers<Row extends { personId: string; candidate?: object | null }>(
  ctx: Context,
  rows: readonly Row[],
) {
  if (rows.length === 0) return [];
  const users = await readProfiles(
    ctx,
    rows.map(({ personId }) => personId),
  );
  return rows.flatMap((row, index) => {
    const user = users[index];
    return user ? [{ ...row, user, candidate: row.candidate ? { ...row.candidate, user } : null }] : [];
  });
}

const invitations = async (ctx: Context): Promise<PairionInvitation[]> =>
  withUsers(ctx, await readInvitations(ctx)) as Promise<PairionInvitation[]>;
const matches = async (ctx: Context): Promise<PairionMatch[]> =>
  withUsers(ctx, await readMatches(ctx)) as Promise<PairionMatch[]>;

async function invitationOf(ctx: Context, id: string): Promise<PairionInvitation> {
  const invitation = (await invitations(ctx)).find((one) => one.id === id);
  if (!invitation) throw notFound('Invitation');
  return invitation;
}

const personArg = { description: 'The person’s id.' };
const invitationArg = { description: 'The invitation’s id.' };
const trialArg = { description: 'The trial project’s id.' };

@Resolver()
export class PairionResolver {
  @Query(() => PairionProfile, {
    description: 'Your co-founder profile. Before the first save it is prefilled from what you stated elsewhere.',
  })
  async pairionProfile(@Ctx() ctx: Context): Promise<PairionProfile> {
    return readProfileOf(ctx);
  }

  @Mutation(() => PairionProfile, {
    description: 'Saves changes of your co-founder profile. Fields that are left out stay.',
  })
  async savePairionProfile(
    @Ctx() ctx: Context,
    @Arg('input', () => Json, { description: 'Fields as the profile has them; null clears one.' }) input: unknown,
  ): Promise<PairionProfile> {
    await saveProfile(ctx, input);
    return readProfileOf(ctx);
  }

  @Query(() => PairionCandidates, { description: `Your candidates of the day, at most ${pairionLimits.candidates}.` })
  async pairionCandidates(
    @Ctx() ctx: Context,
    @Arg('limit', () => Int, { nullable: true, description: 'How many.' }) limit?: number,
  ): Promise<PairionCandidates> {
    const most = Math.min(Math.max(limit ?? pairionLimits.candidates, 1), pairionLimits.candidates);
    const { candidates, limits } = await readDailyCandidates(ctx, most);
    return { candidates: await withUsers(ctx, await showCandidates(ctx, candidates)), limits };
  }

  @Query(() => [PairionCandidate], { description: 'People whom you saved, the latest first.' })
  async savedPairionCandidates(@Ctx() ctx: Context): Promise<PairionCandidate[]> {
    return withUsers(ctx, await showCandidates(ctx, await readSaved(ctx)));
  }

  @Mutation(() => Boolean, { description: 'Passes on a candidate, or undoes it. Only you see it. Safe to repeat.' })
  async setPairionPass(
    @Ctx() ctx: Context,
    @Arg('userId', () => ID, personArg) userId: string,
    @Arg('passed', () => Boolean, { description: 'The wanted state.' }) passed: boolean,
  ): Promise<boolean> {
    await setPassed(ctx, userId, passed);
    return true;
  }

  @Mutation(() => Boolean, {
    description: 'Saves a candidate for later, or removes them. Only you see it. Safe to repeat.',
  })
  async setPairionSave(
    @Ctx() ctx: Context,
    @Arg('userId', () => ID, personArg) userId: string,
    @Arg('saved', () => Boolean, { description: 'The wanted state.' }) saved: boolean,
  ): Promise<boolean> {
    await setSaved(ctx, userId, saved);
    return true;
  }

  @Mutation(() => PairionInvitation, {
    description: 'Invites a candidate. Inviting somebody who invited you accepts theirs.',
  })
  async invitePairionCandidate(
    @Ctx() ctx: Context,
    @Arg('userId', () => ID, personArg) userId: string,
    @Arg('note', () => String, { nullable: true, description: `Note, up to ${pairionLimits.note} characters.` })
    note?: string,
  ): Promise<PairionInvitation> {
    return invitationOf(ctx, await invite(ctx, userId, { note }));
  }

  @Query(() => [PairionInvitation], { description: 'Invitations that you sent and received, the latest first.' })
  async pairionInvitations(@Ctx() ctx: Context): Promise<PairionInvitation[]> {
    return invitations(ctx);
  }

  @Mutation(() => PairionInvitation, { description: 'Accepts or declines an invitation. Safe to repeat.' })
  async answerPairionInvitation(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, invitationArg) id: string,
    @Arg('accept', () => Boolean, { description: 'Accepts it, or declines it.' }) accept: boolean,
  ): Promise<PairionInvitation> {
    await answerInvitation(ctx, id, accept ? 'ACCEPTED' : 'DECLINED');
    return invitationOf(ctx, id);
  }

  @Mutation(() => PairionInvitation, { description: 'Withdraws your invitation. Safe to repeat.' })
  async withdrawPairionInvitation(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, invitationArg) id: string,
  ): Promise<PairionInvitation> {
    await withdrawInvitation(ctx, id);
    return invitationOf(ctx, id);
  }

  @Query(() => [PairionMatch], { description: 'Your matches, the latest first.' })
  async pairionMatches(@Ctx() ctx: Context): Promise<PairionMatch[]> {
    return matches(ctx);
  }

  @Mutation(() => [PairionMatch], { description: 'Proposes a trial project to a match. Returns all matches.' })
  async proposePairionTrial(
    @Ctx() ctx: Context,
    @Arg('matchId', () => ID, { description: 'The match’s id.' }) matchId: string,
    @Arg('input', () => Json, { description: 'goal, startsOn, endsOn, ownTask and otherTask.' }) input: unknown,
  ): Promise<PairionMatch[]> {
    await proposeTrial(ctx, matchId, input);
    return matches(ctx);
  }

  @Mutation(() => [PairionMatch], { description: 'Accepts a trial project. Returns all matches.' })
  async acceptPairionTrial(@Ctx() ctx: Context, @Arg('id', () => ID, trialArg) id: string): Promise<PairionMatch[]> {
    await acceptTrial(ctx, id);
    return matches(ctx);
  }

  @Mutation(() => [PairionMatch], {
    description: 'Answers privately whether you go on after a trial project. Returns all matches.',
  })
  async answerPairionTrial(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, trialArg) id: string,
    @Arg('continues', () => Boolean, { description: 'You go on.' }) continues: boolean,
  ): Promise<PairionMatch[]> {
    await answerTrial(ctx, id, { continues });
    return matches(ctx);
  }
}
