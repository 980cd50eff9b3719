import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { DateTime } from '../../graphql/types/scalars';

@ObjectType({ simpleResolvers: true, description: 'Who signed in.' })
export class SessionUser {
  @Field(() => ID, { description: 'The person’s id.' })
  id!: string;

  @Field(() => String, { description: 'The person’s username.' })
  username!: string;

  @Field(() => String, { description: 'The person’s address.' })
  email!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'A started session. Its refresh token is in a cookie for /api/auth/refresh.',
})
export class SessionPayload {
  @Field(() => SessionUser, { description: 'Who signed in.' })
  user!: SessionUser;

  @Field(() => String, { description: 'Bearer token, good for 15 minutes.' })
  accessToken!: string;
}

@InputType({ description: 'A new account.' })
export class RegisterInput {
  @Field(() => String, { description: 'Address for sign-in and mail; trimmed and lowercased.' })
  email!: string;

  @Field(() => String, { description: '3 to 30 of a-z, 0-9, _, and inner . or -; trimmed and lowercased.' })
  username!: string;

  @Field(() => String, { description: '8 to 128 characters, and not a common one.' })
  password!: string;
}

@ObjectType({ simpleResolvers: true, description: 'One device where you are signed in.' })
export class Session {
  @Field(() => ID, { description: 'The session’s id.' })
  id!: string;

  @Field(() => String, { description: 'Browser and system, as far as the browser told: "Firefox on Linux".' })
  device!: string;

  @Field(() => String, { description: 'Internet address of its last use.' })
  address!: string;

  @Field(() => DateTime, { description: 'When it signed in.' })
  createdAt!: string;

  @Field(() => DateTime, { description: 'When it last refreshed its token.' })
  lastUsedAt!: string;

  @Field(() => Boolean, { description: 'The session that asks.' })
  isCurrent!: boolean;
}
