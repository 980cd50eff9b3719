import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../context';
import { logIn, register } from './account.service';
import { RegisterInput, Session, SessionPayload } from './account.type';
import { deleteAccount, undoDeletion } from './deletion.service';
import { changePassword, requestPasswordReset, resetPassword } from './password.service';
import { logOut } from './session.service';
import { readSessions, revokeOtherSessions, revokeSession } from './sessionList.service';

@Resolver()
export class AccountResolver {
  @Mutation(() => SessionPayload, { description: 'Makes an account and signs it in.' })
  register(
    @Ctx() ctx: Context,
    @Arg('input', () => RegisterInput, { description: 'The new account.' }) input: RegisterInput,
  ): Promise<SessionPayload> {
    return register(ctx, input);
  }

  @Mutation(() => SessionPayload, { description: 'Signs in.' })
  login(
    @Ctx() ctx: Context,
    @Arg('username', () => String, { description: 'Username, or e-mail address.' }) username: string,
    @Arg('password', () => String, { description: 'The password.' }) password: string,
  ): Promise<SessionPayload> {
    return logIn(ctx, { username, password });
  }

  @Mutation(() => Boolean, { description: 'Ends the session of the token that this call carries.' })
  logout(@Ctx() ctx: Context): Promise<boolean> {
    return done(logOut(ctx));
  }

  @Query(() => [Session], { description: 'Where you are signed in: this session, then the others, latest used first.' })
  sessions(@Ctx() ctx: Context): Promise<Session[]> {
    return readSessions(ctx);
  }

  @Mutation(() => Boolean, { description: 'Signs one of your devices out.' })
  revokeSession(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'The session’s id.' }) id: string,
  ): Promise<boolean> {
    return done(revokeSession(ctx, id));
  }

  @Mutation(() => Int, { description: 'Signs out all of your devices but this one, and tells how many there were.' })
  revokeOtherSessions(@Ctx() ctx: Context): Promise<number> {
    return revokeOtherSessions(ctx);
  }

  @Mutation(() => Boolean, { description: 'Changes the password and ends your other sessions.' })
  changePassword(
    @Ctx() ctx: Context,
    @Arg('currentPassword', () => String, { description: 'The password of now.' }) currentPassword: string,
    @Arg('newPassword', () => String, { description: '8 to 128 characters, and not a common one.' })
    newPassword: string,
  ): Promise<boolean> {
    return done(changePassword(ctx, { currentPassword, newPassword }));
  }

  @Mutation(() => Boolean, {
    description:
      'Mails a link to choose a new password, if an account has this address. The answer is the same when none has.',
  })
  requestPasswordReset(
    @Ctx() ctx: Context,
    @Arg('email', () => String, { description: 'The account’s address.' }) email: string,
  ): Promise<boolean> {
    return done(requestPasswordReset(ctx, { email }));
  }

  @Mutation(() => Boolean, { description: 'Chooses a new password by a mailed link, and ends every session.' })
  resetPassword(
    @Ctx() ctx: Context,
    @Arg('token', () => String, { description: 'The token of the link; good once, for an hour.' }) token: string,
    @Arg('newPassword', () => String, { description: '8 to 128 characters, and not a common one.' })
    newPassword: string,
  ): Promise<boolean> {
    return done(resetPassword(ctx, { token, newPassword }));
  }

  @Mutation(() => Boolean, {
    description:
      'Deletes your account: hidden everywhere and signed out at once, erased after 14 days. A mailed link undoes it until then.',
  })
  deleteAccount(@Ctx() ctx: Context): Promise<boolean> {
    return done(deleteAccount(ctx));
  }

  @Mutation(() => Boolean, { description: 'Takes the deletion of an account back by the mailed link.' })
  undoAccountDeletion(
    @Ctx() ctx: Context,
    @Arg('token', () => String, { description: 'The token of the link.' }) token: string,
  ): Promise<boolean> {
    return done(undoDeletion(ctx, { token }));
  }
}

const done = async (work: Promise<void>): Promise<boolean> => {
  await work;
  return true;
};
