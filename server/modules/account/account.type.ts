import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { accountLimits } from '../../../shared/contracts/account';
import { DateTime } from '../../graphql/types/scalars';

const { username, password } = accountLimits;

export const newPasswordDescription = `${password.min} to ${password.max} characters, not a common password.`;

@ObjectType({ simpleResolvers: true, description: 'The signed-in person.' })
export class SessionUser {
  @Field(() => ID, { description: 'The person’s id.' })
  id!: string;

  @Field(() => String, { description: 'The person’s username.' })
  username!: string;

  @Field(() => String, { description: 'The person’s email address.' })
  email!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'A new or refreshed session. Its refresh token is in a cookie for /api/auth/refresh.',
})
export class SessionPayload {
  @Field(() => SessionUser, { description: 'The signed-in person.' })
  user!: SessionUser;

  @Field(() => String, { description: 'Bearer token, valid for 15 minutes.' })
  accessToken!: string;
}

@InputType({ description: 'A new account.' })
export class RegisterInput {
  @Field(() => String, { description: 'Email address; trimmed and lowercased.' })
  email!: string;

  @Field(() => String, {
    description: `${username.min} to ${username.max} of a-z, 0-9, _, and inner . or -; trimmed and lowercased.`,
  })
  username!: string;

  @Field(() => String, { description: newPasswordDescription })
  password!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A device on which you are signed in.' })
export class Session {
  @Field(() => ID, { description: 'The session’s id.' })
  id!: string;

  @Field(() => String, { description: 'Browser and operating system, when known: "Firefox on Linux".' })
  device!: string;

  @Field(() => String, { description: 'IP address of its last use.' })
  address!: string;

  @Field(() => DateTime, { description: 'When it signed in.' })
  createdAt!: string;

  @Field(() => DateTime, { description: 'When it last refreshed its token.' })
  lastUsedAt!: string;

  @Field(() => Boolean, { description: 'It is the session of this request.' })
  isCurrent!: boolean;
}
