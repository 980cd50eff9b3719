import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../context';
import { undoDays } from './account.erase';
import { logIn, register } from './account.service';
import { newPasswordDescription, RegisterInput, Session, SessionPayload } from './account.type';
import { deleteAccount, undoDeletion } from './deletion.service';
import { changePassword, requestPasswordReset, resetPassword } from './password.service';
import { logOut } from './session.service';
import { readSessions, revokeOtherSessions, revokeSession } from './sessionList.service';

@Resolver()
export class AccountResolver {
  @Mutation(() => SessionPayload, { description: 'Creates an account and signs in.' })
  register(
    @Ctx() ctx: Context,
    @Arg('input', () => RegisterInput, { description: 'The new account.' }) input: RegisterInput,
  ): Promise<SessionPayload> {
    return register(ctx, input);
  }

  @Mutation(() => SessionPayload, { description: 'Signs in.' })
  login(
    @Ctx() ctx: Context,
    @Arg('username', () => String, { description: 'Username or email address.' }) username: string,
    @Arg('password', () => String, { description: 'The password.' }) password: string,
  ): Promise<SessionPayload> {
    return logIn(ctx, { username, password });
  }

  @Mutation(() => Boolean, { description: 'Ends the current session.' })
  logout(@Ctx() ctx: Context): Promise<boolean> {
    return toTrue(logOut(ctx));
  }

  @Query(() => [Session], { description: 'Your sessions: the current one, then the others, most recently used first.' })
  sessions(@Ctx() ctx: Context): Promise<Session[]> {
    return readSessions(ctx);
  }

  @Mutation(() => Boolean, { description: 'Ends one of your sessions.' })
  revokeSession(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'The session’s id.' }) id: string,
  ): Promise<boolean> {
    return toTrue(revokeSession(ctx, id));
  }

  @Mutation(() => Int, { description: 'Ends all of your sessions except the current one. Returns their number.' })
  revokeOtherSessions(@Ctx() ctx: Context): Promise<number> {
    return revokeOtherSessions(ctx);
  }

  @Mutation(() => Boolean, { description: 'Changes the password and ends your other sessions.' })
  changePassword(
    @Ctx() ctx: Context,
    @Arg('currentPassword', () => String, { description: 'The current password.' }) currentPassword: string,
    @Arg('newPassword', () => String, { description: newPasswordDescription })
    newPassword: string,
  ): Promise<boolean> {
    return toTrue(changePassword(ctx, { currentPassword, newPassword }));
  }

  @Mutation(() => Boolean, {
    description:
      'Emails a link to reset the password if an account has this address. The result is the same if none has.',
  })
  requestPasswordReset(
    @Ctx() ctx: Context,
    @Arg('email', () => String, { description: 'The account’s email address.' }) email: string,
  ): Promise<boolean> {
    return toTrue(requestPasswordReset(ctx, { email }));
  }

  @Mutation(() => Boolean, { description: 'Sets a new password with an emailed link and ends all sessions.' })
  resetPassword(
    @Ctx() ctx: Context,
    @Arg('token', () => String, { description: 'The token of the link. It works once, for an hour.' }) token: string,
    @Arg('newPassword', () => String, { description: newPasswordDescription })
    newPassword: string,
  ): Promise<boolean> {
    return toTrue(resetPassword(ctx, { token, newPassword }));
  }

  @Mutation(() => Boolean, {
    description: `Deletes your account. It is hidden and signed out at once and erased after ${undoDays} days; until then an emailed link undoes it.`,
  })
  deleteAccount(@Ctx() ctx: Context): Promise<boolean> {
    return toTrue(deleteAccount(ctx));
  }

  @Mutation(() => Boolean, { description: 'Undoes the deletion of an account with an emailed link.' })
  undoAccountDeletion(
    @Ctx() ctx: Context,
    @Arg('token', () => String, { description: 'The token of the link.' }) token: string,
  ): Promise<boolean> {
    return toTrue(undoDeletion(ctx, { token }));
  }
}

const toTrue = async (work: Promise<void>): Promise<boolean> => {
  await work;
  return true;
};
