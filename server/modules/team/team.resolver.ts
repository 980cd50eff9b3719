import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { searchLimits } from '../../../shared/contracts/search';
import { teamLimits } from '../../../shared/contracts/team';
import type { Context } from '../../context';
import type { Connection } from '../../database/list';
import { PageArguments } from '../../graphql/types/node';
import { readList } from '../list';
import { Deleted } from '../post/post.type';
import { TeamFacets, TeamFilterInput } from './filter.type';
import { acceptInvitation, inviteMember, removeMember } from './member.service';
import { createRole, deleteRole, updateRole } from './role.service';
import { TeamSort } from './team.enums';
import { readTeamFacets } from './team.facets';
import { CreateRoleInput, CreateTeamInput, UpdateRoleInput, UpdateTeamInput } from './team.inputTypes';
import { readRole, readRoleProposals, readTeam, teamLists } from './team.reads';
import { readRoleFit, readRoleFits } from './team.ranking';
import { createTeam, deleteTeam, updateTeam } from './team.service';
import { RoleProposal, Team, TeamConnection, TeamFit, TeamRole } from './team.type';

const idArg = { description: 'The team’s id.' };
const roleArg = { description: 'The role’s id.' };
const personArg = { description: 'The person’s id.' };
const queryArg = {
  nullable: true,
  description: `Words, "quoted phrases", -exclusions and from:username; at most ${searchLimits.query} characters.`,
} as const;
const filterArg = { nullable: true, description: 'Filters.' } as const;

@Resolver(() => Team)
export class TeamResolver {
  @Query(() => TeamConnection, { description: 'Open teams that match words and filters; all without either.' })
  teams(
    @Ctx() ctx: Context,
    @Args(() => PageArguments) page: PageArguments,
    @Arg('query', () => String, queryArg) query?: string,
    @Arg('filter', () => TeamFilterInput, filterArg) filter?: TeamFilterInput,
    @Arg('sort', () => TeamSort, { nullable: true, description: 'Default NEWEST.' }) sort?: TeamSort,
  ): Promise<Connection<Team>> {
    return readList(ctx, teamLists.teams, { ...page, query, filter, sort });
  }

  @Query(() => TeamFacets, { description: 'Filters of teams, with the number of matching teams for each value.' })
  teamFacets(
    @Ctx() ctx: Context,
    @Arg('query', () => String, queryArg) query?: string,
    @Arg('filter', () => TeamFilterInput, filterArg) filter?: TeamFilterInput,
  ): Promise<TeamFacets> {
    return readTeamFacets(ctx, { query, filter });
  }

  @Query(() => TeamConnection, { description: 'Open teams that match the search box, newest first.' })
  searchTeams(
    @Ctx() ctx: Context,
    @Arg('query', () => String, { description: 'The search. A blank query matches nothing.' }) query: string,
    @Args(() => PageArguments) page: PageArguments,
  ): Promise<Connection<Team>> {
    return readList(ctx, teamLists.searchTeams, { ...page, query });
  }

  @Query(() => TeamConnection, { description: 'Teams that you own, are on or are invited to, latest first.' })
  ownTeams(@Ctx() ctx: Context, @Args(() => PageArguments) page: PageArguments): Promise<Connection<Team>> {
    return readList(ctx, teamLists.ownTeams, page);
  }

  @Query(() => Team, { nullable: true, description: 'One team. NOT_FOUND also when it is hidden from you.' })
  team(@Ctx() ctx: Context, @Arg('id', () => ID, idArg) id: string): Promise<Team> {
    return readTeam(ctx, id);
  }

  @Query(() => TeamFit, { description: 'How well a role fits you, by your profile and co-founder profile.' })
  roleFit(@Ctx() ctx: Context, @Arg('id', () => ID, roleArg) id: string): Promise<TeamFit> {
    return readRoleFit(ctx, id);
  }

  @Query(() => [TeamFit], {
    description: 'How well each open role of a team fits you, by your profile and co-founder profile.',
  })
  roleFits(@Ctx() ctx: Context, @Arg('teamId', () => ID, idArg) teamId: string): Promise<TeamFit[]> {
    return readRoleFits(ctx, teamId);
  }

  @Query(() => [RoleProposal], { description: 'Drafts of roles that your own analysis lacks.' })
  roleProposals(
    @Ctx() ctx: Context,
    @Arg('analysisId', () => ID, { description: 'The analysis’s id.' }) analysisId: string,
  ): Promise<RoleProposal[]> {
    return readRoleProposals(ctx, analysisId);
  }

  @Mutation(() => Team, { description: 'Creates an open team. You are its owner and first member.' })
  async createTeam(
    @Ctx() ctx: Context,
    @Arg('input', () => CreateTeamInput, { description: 'The new team.' }) input: CreateTeamInput,
  ): Promise<Team> {
    return readTeam(ctx, await createTeam(ctx, input));
  }

  @Mutation(() => Team, { description: 'Updates your own team; opens, pauses or closes it.' })
  async updateTeam(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, idArg) id: string,
    @Arg('input', () => UpdateTeamInput, { description: 'The changes.' }) input: UpdateTeamInput,
  ): Promise<Team> {
    await updateTeam(ctx, id, input);
    return readTeam(ctx, id);
  }

  @Mutation(() => Deleted, { description: 'Deletes your own team with its roles and their applications.' })
  async deleteTeam(@Ctx() ctx: Context, @Arg('id', () => ID, idArg) id: string): Promise<Deleted> {
    await deleteTeam(ctx, id);
    return { id };
  }

  @Mutation(() => TeamRole, { description: 'Adds a role to your own team.' })
  async createRole(
    @Ctx() ctx: Context,
    @Arg('teamId', () => ID, idArg) teamId: string,
    @Arg('input', () => CreateRoleInput, { description: 'The new role.' }) input: CreateRoleInput,
  ): Promise<TeamRole> {
    return readRole(ctx, await createRole(ctx, teamId, input));
  }

  @Mutation(() => TeamRole, { description: 'Updates a role of your own team; opens, fills or closes it.' })
  async updateRole(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, roleArg) id: string,
    @Arg('input', () => UpdateRoleInput, { description: 'The changes.' }) input: UpdateRoleInput,
  ): Promise<TeamRole> {
    await updateRole(ctx, id, input);
    return readRole(ctx, id);
  }

  @Mutation(() => Deleted, { description: 'Deletes a role of your own team with its applications.' })
  async deleteRole(@Ctx() ctx: Context, @Arg('id', () => ID, roleArg) id: string): Promise<Deleted> {
    await deleteRole(ctx, id);
    return { id };
  }

  @Mutation(() => Team, {
    description: 'Invites a person to your own team. For somebody who is there already, it changes the title.',
  })
  async inviteToTeam(
    @Ctx() ctx: Context,
    @Arg('teamId', () => ID, idArg) teamId: string,
    @Arg('userId', () => ID, personArg) userId: string,
    @Arg('title', () => String, {
      nullable: true,
      description: `What the person does, up to ${teamLimits.memberTitle} characters.`,
    })
    title?: string,
  ): Promise<Team> {
    await inviteMember(ctx, teamId, { userId, title });
    return readTeam(ctx, teamId);
  }

  @Mutation(() => Team, { description: 'Accepts your invitation to a team. Safe to repeat.' })
  async acceptTeamInvitation(@Ctx() ctx: Context, @Arg('teamId', () => ID, idArg) teamId: string): Promise<Team> {
    await acceptInvitation(ctx, teamId);
    return readTeam(ctx, teamId);
  }

  @Mutation(() => Deleted, {
    description:
      'Removes a member from your own team or revokes an invitation; with your own id, leaves a team or declines its invitation.',
  })
  async removeTeamMember(
    @Ctx() ctx: Context,
    @Arg('teamId', () => ID, idArg) teamId: string,
    @Arg('userId', () => ID, personArg) userId: string,
  ): Promise<Deleted> {
    await removeMember(ctx, teamId, userId);
    return { id: userId };
  }
}
