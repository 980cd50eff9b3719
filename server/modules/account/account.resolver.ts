import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../context';
import { changePassword, logIn, register } from './account.service';
import { RegisterInput, SessionPayload } from './account.type';
import { logOut } from './session.service';

@Resolver()
export class AccountResolver {
  @Mutation(() => SessionPayload, { description: 'Makes an account and signs it in.' })
  register(@Ctx() ctx: Context, @Arg('input', () => RegisterInput, { description: 'The new account.' }) input: RegisterInput): Promise<SessionPayload> {
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
  async logout(@Ctx() ctx: Context): Promise<boolean> {
    await logOut(ctx);
    return true;
  }

  @Mutation(() => Boolean, { description: 'Changes the password and ends your other sessions.' })
  async changePassword(
    @Ctx() ctx: Context,
    @Arg('currentPassword', () => String, { description: 'The password of now.' }) currentPassword: string,
    @Arg('newPassword', () => String, { description: '8 to 128 characters, and not a common one.' }) newPassword: string,
  ): Promise<boolean> {
    await changePassword(ctx, { currentPassword, newPassword });
    return true;
  }
}
