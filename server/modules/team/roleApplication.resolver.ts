import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { applicationLimits } from '../../../shared/contracts/application';
import type { Context } from '../../context';
import { formatCount } from '../../core/formatCount';
import type { Connection } from '../../database/list';
import { PageArguments } from '../../graphql/types/node';
import { countApplications, readApplication, type ApplicationCount } from '../application/application.reads';
import {
  apply,
  markApplicationsSeen,
  updateApplication,
  withdrawApplication,
} from '../application/application.service';
import { readList } from '../list';
import { Deleted } from '../post/post.type';
import { RoleApplicationStatus } from './team.enums';
import { roleApplications as kind } from './roleApplication.kind';
import { roleApplicationLists } from './roleApplication.lists';
import { RoleApplication, RoleApplicationConnection, RoleApplicationCount } from './roleApplication.type';

const idArg = { description: 'The application’s id.' };
const roleArg = { description: 'The role’s id.' };

@Resolver(() => RoleApplication)
export class RoleApplicationResolver {
  @Query(() => RoleApplicationConnection, { description: 'Applications for a role of your own team, latest first.' })
  roleApplications(
    @Ctx() ctx: Context,
    @Arg('roleId', () => ID, roleArg) roleId: string,
    @Args(() => PageArguments) page: PageArguments,
    @Arg('status', () => RoleApplicationStatus, { nullable: true, description: 'Only those in this state.' })
    status?: RoleApplicationStatus,
  ): Promise<Connection<RoleApplication>> {
    return readList(ctx, roleApplicationLists.roleApplications, { ...page, roleId, status });
  }

  @Query(() => [RoleApplicationCount], {
    description: 'Number of applications for a role of your own team in every state.',
  })
  roleApplicationCounts(
    @Ctx() ctx: Context,
    @Arg('roleId', () => ID, roleArg) roleId: string,
  ): Promise<ApplicationCount[]> {
    return countApplications(ctx, kind, roleId);
  }

  @Query(() => RoleApplicationConnection, { description: 'Your own applications, latest first.' })
  ownRoleApplications(
    @Ctx() ctx: Context,
    @Args(() => PageArguments) page: PageArguments,
  ): Promise<Connection<RoleApplication>> {
    return readList(ctx, roleApplicationLists.ownRoleApplications, page);
  }

  @Mutation(() => RoleApplication, {
    description: 'Applies for a role. The team’s owner decides. Applying again returns the same application.',
  })
  async applyForRole(
    @Ctx() ctx: Context,
    @Arg('roleId', () => ID, roleArg) roleId: string,
    @Arg('note', () => String, {
      nullable: true,
      description: `What you write to the owner, up to ${formatCount(applicationLimits.note)} characters.`,
    })
    note?: string,
  ): Promise<RoleApplication> {
    const { id } = await apply(ctx, kind, roleId, { note });
    return readApplication(ctx, kind, id);
  }

  @Mutation(() => RoleApplication, {
    description:
      'Sets the state of an application for a role of your own team, your note on it, or your reply. ACCEPTED adds the applicant to the team, fills the role and opens a conversation.',
  })
  async updateRoleApplication(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, idArg) id: string,
    @Arg('status', () => RoleApplicationStatus, { nullable: true, description: 'State that the applicant sees.' })
    status?: RoleApplicationStatus,
    @Arg('privateNote', () => String, {
      nullable: true,
      description: `A note that only you read, up to ${formatCount(applicationLimits.privateNote)} characters.`,
    })
    privateNote?: string,
    @Arg('reply', () => String, {
      nullable: true,
      description: `Words to the applicant, up to ${formatCount(applicationLimits.reply)} characters.`,
    })
    reply?: string,
  ): Promise<RoleApplication> {
    await updateApplication(ctx, id, { status, privateNote, reply }, [kind]);
    return readApplication(ctx, kind, id);
  }

  @Mutation(() => [RoleApplicationCount], {
    description: 'Marks new applications for a role of your own team as seen, because you opened them. Safe to repeat.',
  })
  async markRoleApplicationsSeen(
    @Ctx() ctx: Context,
    @Arg('roleId', () => ID, roleArg) roleId: string,
  ): Promise<ApplicationCount[]> {
    await markApplicationsSeen(ctx, kind, roleId);
    return countApplications(ctx, kind, roleId);
  }

  @Mutation(() => Deleted, { description: 'Withdraws your own application. You may apply again.' })
  async withdrawRoleApplication(@Ctx() ctx: Context, @Arg('id', () => ID, idArg) id: string): Promise<Deleted> {
    await withdrawApplication(ctx, id, [kind]);
    return { id };
  }
}
