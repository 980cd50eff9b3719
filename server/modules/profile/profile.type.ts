import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { Node } from '../../graphql/node';

@ObjectType({ implements: Node, simpleResolvers: true, description: 'A person as others see them.' })
export class Profile extends Node {
  @Field(() => String, { description: 'Unique handle: 3 to 30 of a-z, 0-9, _, and inner . or -.' })
  username!: string;

  @Field(() => String, { description: 'Name to show; at most 64 characters.' })
  displayName!: string;

  @Field(() => String, { description: 'One line on what the person does; at most 220 characters.' })
  headline!: string;

  @Field(() => String, { nullable: true, description: 'Picture, or null for a drawn one.' })
  avatarUrl!: string | null;
}

@InputType({ description: 'What to change of the own profile; fields left out stay.' })
export class UpdateProfileInput {
  @Field(() => String, { nullable: true, description: 'At most 64 characters, not empty.' })
  displayName?: string;

  @Field(() => String, { nullable: true, description: 'At most 220 characters.' })
  headline?: string;

  @Field(() => String, { nullable: true, description: 'At most 2,600 characters.' })
  bio?: string;

  @Field(() => String, { nullable: true, description: 'At most 100 characters.' })
  location?: string;
}

@ObjectType({ simpleResolvers: true, description: 'The signed-in person.' })
export class Viewer {
  @Field(() => ID, { description: 'The same id as the profile’s.' })
  id!: string;

  @Field(() => String, { description: 'Address for sign-in and mail; shown to nobody else.' })
  email!: string;

  @Field(() => Profile, { description: 'The own profile.' })
  profile!: Profile;
}
